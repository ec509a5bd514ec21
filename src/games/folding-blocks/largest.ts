import { maxBoardSide as side } from '../../core/level.ts';
import type { FamilySize } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import { emptyCell, type FoldLevel, holeCell } from './level.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The largest legal boards, of every kind that is hard on a search in a way of its own. */
export const largest: readonly FamilySize[] = [
  { name: '26 single cells', make: (random) => scattered(random, 26, 1, 0) },
  { name: '26 groups of 20 cells anywhere, a few holes', make: (random) => scattered(random, 26, 20, 0.02) },
  { name: 'one group of 600 cells anywhere', make: (random) => scattered(random, 1, 600, 0) },
  { name: '4 cells, a third of the board holes', make: (random) => scattered(random, 4, 1, 0.33) },
  { name: 'a letter in every cell', make: (random) => board(() => random.pick(letters)) },
  { name: 'no group', make: () => board(() => emptyCell) },
];

function scattered(random: Random, groups: number, size: number, holes: number): FoldLevel {
  const signs = letters.slice(0, groups).flatMap((letter) => Array<string>(size).fill(letter));
  const cells: string[] = Array.from({ length: side * side }, () =>
    random.chance(holes) ? holeCell : emptyCell,
  );
  const places = random.shuffle(cells.map((_, cell) => cell));
  for (const [index, sign] of signs.entries()) cells[places[index]!] = sign;
  return board((cell) => cells[cell]!);
}

const board = (cellAt: (cell: number) => string): FoldLevel => ({
  info: {},
  rows: side,
  columns: side,
  cells: Array.from({ length: side * side }, (_, cell) => cellAt(cell)).join(''),
});
