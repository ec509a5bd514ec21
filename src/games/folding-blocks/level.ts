import type { Direction } from '../../core/grid.ts';
import type { Level, LevelSource, LevelText } from '../../core/level.ts';
import { shorten } from '../../core/level-text.ts';
import type { Problems } from '../../core/problem.ts';
import { foldMessage } from './messages.ts';

export const emptyCell = '.';
export const holeCell = '#';

/** The letter of a group of cells, `A` to `Z`. */
export const isGroupLetter = (text: string): boolean => /^[A-Z]$/.test(text);

/** The cells at the start, row by row from the top left, one character each: `.` empty, `#` a hole, a letter a group. */
export interface FoldLevel extends Level {
  readonly cells: string;
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The letters of the groups on a board, in alphabetical order. */
export const groupLetters = (cells: string): string[] => [...new Set(cells)].filter(isGroupLetter).sort();

/** The cells of a group, row by row. */
export function groupCells(cells: string, letter: string, columns: number): Cell[] {
  const found: Cell[] = [];
  for (let at = cells.indexOf(letter); at >= 0; at = cells.indexOf(letter, at + 1))
    found.push({ row: Math.floor(at / columns), column: at % columns });
  return found;
}

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The smallest rectangle around some cells, its edges included. */
export function boundingBox(cells: readonly Cell[]): Box {
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

/** The cells mirrored over the edge of their bounding box on the side of the direction. */
export function mirrored(cells: readonly Cell[], direction: Direction): Cell[] {
  const { top, bottom, left, right } = boundingBox(cells);
  const mirror: Readonly<Record<Direction, (cell: Cell) => Cell>> = {
    U: ({ row, column }) => ({ row: 2 * top - row - 1, column }),
    D: ({ row, column }) => ({ row: 2 * bottom - row + 1, column }),
    L: ({ row, column }) => ({ row, column: 2 * left - column - 1 }),
    R: ({ row, column }) => ({ row, column: 2 * right - column + 1 }),
  };
  return cells.map(mirror[direction]);
}

/** Other ways to write a cell, on reading only. */
const aliases: Readonly<Record<string, string>> = { '0': emptyCell, _: holeCell };

export function readLevel(source: LevelSource, problems: Problems): FoldLevel | undefined {
  const before = problems.list.length;
  const level = understoodLevel(source, problems);
  const ragged = source.rows.some((row) => row.length !== level.columns);
  return ragged || problems.list.length > before ? undefined : level;
}

/** The level as far as it is understood, whatever is wrong with it. */
export function understoodLevel(source: LevelSource, problems: Problems): FoldLevel {
  const columns = source.rows[0]?.length ?? 0;
  const cells: string[] = [];
  for (const { text, place } of source.rows.flat()) {
    const cell = Object.hasOwn(aliases, text) ? aliases[text]! : text;
    const isCell = cell === emptyCell || cell === holeCell || isGroupLetter(cell);
    if (!isCell) problems.add(place, foldMessage('bad-cell', { text: shorten(text) }));
    cells.push(isCell ? cell : emptyCell);
  }
  return { info: source.info, rows: source.rows.length, columns, cells: cells.join('') };
}

export function writeLevel(level: FoldLevel): LevelText {
  const rows = Array.from({ length: level.rows }, (_, row) => [
    ...level.cells.slice(row * level.columns, (row + 1) * level.columns),
  ]);
  return { headers: [], rows };
}
