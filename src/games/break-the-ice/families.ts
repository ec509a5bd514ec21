import type { Family } from '../../../bench/solvers/family.ts';
import type { Game } from '../../core/game.ts';
import type { Shape } from '../../core/generator.ts';
import type { Random } from '../../core/random.ts';
import { solveNow } from '../../search/solve.ts';
import { breakTheIce } from './game.ts';
import { generator } from './generator/generator.ts';
import type { IceLevel } from './level.ts';
import { iceSolvers } from './solver/solver.ts';

/** Decides only which levels are taken. */
const thaw = iceSolvers[0]!;
await thaw.load?.();

interface IceShape extends Shape {
  readonly pieces: number;
  /** The fewest moves that solve it. */
  readonly moves: number;
}

const shapes: readonly IceShape[] = [
  { pieces: 8, moves: 2, rows: 4, columns: 4, colours: 2 },
  { pieces: 12, moves: 3, rows: 5, columns: 5, colours: 3 },
  { pieces: 16, moves: 4, rows: 5, columns: 5, colours: 4 },
  { pieces: 20, moves: 5, rows: 5, columns: 6, colours: 4 },
  { pieces: 24, moves: 6, rows: 6, columns: 6, colours: 5 },
  { pieces: 30, moves: 6, rows: 7, columns: 6, colours: 5 },
];

export const iceFamilies: readonly Family[] = [
  {
    id: 'break-the-ice-blocks',
    game: breakTheIce as Game,
    title: 'Break the Ice, by blocks and optimum',
    about:
      'What the generator proposes, played backwards from an empty board, taken when the optimum is the one wanted (found by `thaw`, ' +
      'which here decides only which levels are taken). The default rule: what touches a line breaks with it.',
    sizes: shapes.map((shape) => ({
      name: `${shape.pieces} blocks, ${shape.moves} moves`,
      make: (random) => proposed(random, shape),
    })),
  },
];

function proposed(random: Random, { moves, ...shape }: IceShape): IceLevel | undefined {
  const level = generator.propose(random, shape);
  if (level?.clear !== 'contact') return undefined;
  const found = solveNow(breakTheIce as Game, level, { algorithm: thaw, limits: { depth: moves } });
  return found.optimal && found.cost === moves ? level : undefined;
}
