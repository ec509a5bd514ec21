import { maxBoardSide as side } from '../../core/level.ts';
import type { FamilySize } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import type { Clear, IceLevel } from './level.ts';

/** The largest legal boards, of every kind that is hard on a search in a way of its own. */
export const largest: readonly FamilySize[] = [
  { name: '10 colours, 44 rows', make: (random) => filled(random, 10, 44, 'contact') },
  { name: 'a few towers', make: (random) => towers(random, 3) },
  { name: '26 colours, 63 rows, lines only', make: (random) => filled(random, 26, 63, 'line') },
  { name: '26 colours, full', make: (random) => filled(random, 26, side, 'contact') },
  { name: '2 colours, 32 rows', make: (random) => filled(random, 2, 32, 'contact') },
  { name: '3 colours, one row', make: (random) => filled(random, 3, 1, 'contact') },
  { name: 'a line after most moves', make: () => columnsOf(readyToBreak, 'contact') },
  { name: 'no block', make: (random) => filled(random, 1, 0, 'contact') },
];

const columnsOf = (stackAt: (column: number) => string, clear: Clear): IceLevel => ({
  info: {},
  rows: side,
  columns: side,
  stacks: Array.from({ length: side }, (_, column) => stackAt(column)),
  clear,
});

const filled = (random: Random, colours: number, rows: number, clear: Clear): IceLevel =>
  columnsOf(() => stackOf(random, colours, rows), clear);

const towers = (random: Random, colours: number): IceLevel =>
  columnsOf((column) => (column % 16 === 8 ? stackOf(random, colours, 62) : ''), 'contact');

/** Two of a colour, one of another, and so on upwards; neighbouring columns have other colours. */
const readyToBreak = (column: number): string => ['aab', 'ccd', 'eef'][column % 3]!.repeat(21);

const stackOf = (random: Random, colours: number, height: number): string =>
  Array.from({ length: height }, () => String.fromCharCode(97 + random.below(colours))).join('');
