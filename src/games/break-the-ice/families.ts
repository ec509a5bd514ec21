import type { Shape } from '../../core/generator.ts';
import type { LevelFamily } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import { generator } from './generator/generator.ts';
import type { IceLevel } from './level.ts';
import { IceSpace } from './packed/packed.ts';
import { iceRules } from './rules/rules.ts';
import { IceSearch } from './solver/search.ts';

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

export const families: readonly LevelFamily[] = [
  {
    id: 'break-the-ice-blocks',
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
  return level?.clear === 'contact' && optimumIs(moves, level) ? level : undefined;
}

function optimumIs(moves: number, level: IceLevel): boolean {
  const space = new IceSpace(level);
  const start = new Uint32Array(space.words);
  space.pack(iceRules(level).start(), start, 0);
  const search = new IceSearch({ space, start, limits: { depth: moves } });
  for (;;) {
    const status = search.step(1000);
    if (status !== 'running') return status === 'solved' && search.path().length === moves;
  }
}
