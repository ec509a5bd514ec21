import type { Generator, Shape } from '../../../core/generator.ts';
import { directions } from '../../../core/grid.ts';
import type { Random } from '../../../core/random.ts';
import { runNow, type Steps } from '../../../core/slices.ts';
import {
  type Cell,
  emptyCell,
  type FoldLevel,
  groupCells,
  groupLetters,
  holeCell,
  mirrored,
} from '../level.ts';
import type { FoldState } from '../rules/rules.ts';
import { type FilledLevel, fillBoard, halvesOf, solvedByCounting } from './fill.ts';
import { canonicalLevel, relettered } from './symmetry.ts';

/** Boards filled for one proposal; one that needs more than counting folds is taken. */
const fillings = 60;
/** At most one cell in so many is a hole; a single hole is always allowed. */
const cellsPerHole = 8;
const countingGames = 12;
/** The share of random plays that may succeed; with more, the level is too easy. */
const mostSolvedByCounting = 7;

export const generator: Generator<FoldLevel, FoldState> = {
  version: 1,
  shape: [
    {
      key: 'rows',
      summary: 'rows of the board',
      least: 3,
      most: 12,
      usual: { easy: [3, 4], medium: [4, 5], hard: [5, 7], expert: [6, 9] },
    },
    {
      key: 'columns',
      summary: 'columns of the board',
      least: 3,
      most: 12,
      usual: { easy: [3, 5], medium: [4, 6], hard: [5, 7], expert: [6, 9] },
    },
    {
      key: 'pieces',
      summary: 'groups that fold',
      pt: 'grupos que se dobram',
      // A single group has no other group in its way.
      least: 2,
      most: 10,
      usual: { easy: [2, 3], medium: [3, 4], hard: [4, 5], expert: [5, 7] },
    },
  ],
  moves: { easy: [3, 6], medium: [6, 9], hard: [8, 13], expert: [12, 20] },

  impossible: ({ rows, columns, pieces }) =>
    rows !== undefined && columns !== undefined && pieces !== undefined && 2 * pieces > rows * columns
      ? {
          en: `${pieces} groups that fold need at least ${2 * pieces} cells, not ${rows * columns}.`,
          pt: `${pieces} grupos que se dobram precisam de pelo menos ${2 * pieces} casas, não de ${rows * columns}.`,
        }
      : undefined,

  shapeOf: ({ rows, columns, cells }) => ({ rows, columns, pieces: groupLetters(cells).length }),

  propose: (random, shape) => runNow(proposing(random, shape)),
  proposeInSteps: proposing,

  vary(random, level) {
    const change = random.pick([unfold, jump, jump, shift, toggleHole]);
    const cells = change(random, level);
    return cells?.includes(emptyCell) ? { ...level, info: {}, cells } : undefined;
  },

  *simpler(level) {
    const make = (cells: string): FoldLevel => ({ ...level, info: {}, cells });
    const letters = groupLetters(level.cells);
    if (letters.length > 1) {
      for (const letter of letters) {
        yield make(level.cells.replaceAll(letter, emptyCell));
        yield make(level.cells.replaceAll(letter, holeCell));
      }
    }
    for (const [at, cell] of [...level.cells].entries())
      if (cell === holeCell) yield make(level.cells.slice(0, at) + emptyCell + level.cells.slice(at + 1));
  },

  canonical: canonicalLevel,
};

function* proposing(random: Random, { rows, columns, pieces = 3 }: Shape): Steps<FoldLevel | undefined> {
  const filled: FilledLevel[] = [];
  for (let made = 0; made < fillings; made += 1) {
    const level = fillBoard(random, rows, columns, pieces);
    yield;
    if (level && level.holes <= Math.max(1, (rows * columns) / cellsPerHole)) filled.push(level);
  }
  // The fewest holes come with plain groups; any of the others is as likely to have odd ones.
  const ordered = random.chance(0.5) ? filled.toSorted((a, b) => a.holes - b.holes) : filled;
  for (const each of ordered) {
    const isBest = !isCounting(random, each) && reachesEveryBorder(each.level);
    yield;
    if (isBest) return { ...each.level, cells: relettered([...each.level.cells]) };
  }
  return undefined;
}

function isCounting(random: Random, level: FilledLevel): boolean {
  let solved = 0;
  for (let game = 0; game < countingGames; game += 1) if (solvedByCounting(random, level)) solved += 1;
  return solved > mostSolvedByCounting;
}

/** A border of holes only would make it a smaller board. */
function reachesEveryBorder({ rows, columns, cells }: FoldLevel): boolean {
  const inUse = [...cells].flatMap((cell, at) => (cell === holeCell ? [] : [at]));
  return (
    inUse.some((at) => at < columns) &&
    inUse.some((at) => at >= (rows - 1) * columns) &&
    inUse.some((at) => at % columns === 0) &&
    inUse.some((at) => at % columns === columns - 1)
  );
}

/** The cells of a level after a change, or undefined where it is not possible. */
type Change = (random: Random, level: FoldLevel) => string | undefined;

/** Starts a group one fold earlier. */
const unfold: Change = (random, level) => {
  const letter = random.pick(groupLetters(level.cells));
  const halves = halvesOf(groupCells(level.cells, letter, level.columns));
  return halves.length === 0 ? undefined : moved(level, letter, random.pick(halves));
};

/** Starts a group at its mirror image after a fold: another path to the same final shapes. */
const jump: Change = (random, level) => {
  const letter = random.pick(groupLetters(level.cells));
  const cells = groupCells(level.cells, letter, level.columns);
  return moved(level, letter, mirrored(cells, random.pick(directions)));
};

const shift: Change = (random, level) => {
  const letter = random.pick(groupLetters(level.cells));
  const cells = groupCells(level.cells, letter, level.columns);
  const [down, right] = random.pick([
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const);
  return moved(
    level,
    letter,
    cells.map(({ row, column }) => ({ row: row + down, column: column + right })),
  );
};

const toggleHole: Change = (random, { cells }) => {
  const places = [...cells].flatMap((cell, at) => (cell === emptyCell || cell === holeCell ? [at] : []));
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  return cells.slice(0, at) + (cells[at] === holeCell ? emptyCell : holeCell) + cells.slice(at + 1);
};

/** A level's cells with a group somewhere else; undefined where something is in the way. */
function moved({ rows, columns, cells }: FoldLevel, letter: string, to: readonly Cell[]): string | undefined {
  const board = [...cells.replaceAll(letter, emptyCell)];
  for (const { row, column } of to) {
    const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
    if (!isInside || board[row * columns + column] !== emptyCell) return undefined;
    board[row * columns + column] = letter;
  }
  return board.join('');
}
