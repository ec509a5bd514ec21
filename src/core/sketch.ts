import type { Size } from './grid.ts';
import { type LevelSource, maxBoardSide } from './level.ts';

/** A cell by its place, from 0 at the top left. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * A level that is being drawn: its text taken apart, finished or not. Nothing is lost by that but white space: headers and
 * comments stay as they were written, in their order.
 */
export interface Sketch {
  /** The lines before the board that are not blank. */
  readonly head: readonly string[];
  /** The cells as they are written, all rows equally long. */
  readonly rows: readonly (readonly string[])[];
  /** The lines behind the board that are not blank. */
  readonly tail: readonly string[];
}

const isBlank = (line: string): boolean => line.trim() === '';
const isComment = (line: string): boolean => line.trimStart().startsWith(';');

/**
 * Takes the text of one level apart; undefined where it has no board that could be drawn. Rows that are too short are filled up
 * with `empty`.
 */
export function readSketch(text: string, empty: string): Sketch | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.some((line) => line.trim() === '---')) return undefined;
  let at = 0;
  const head: string[] = [];
  const tail: string[] = [];
  const skip = (into: string[]): void => {
    for (; at < lines.length && (isBlank(lines[at]!) || isComment(lines[at]!)); at += 1)
      if (!isBlank(lines[at]!)) into.push(lines[at]!);
  };
  skip(head);
  for (; at < lines.length && !isBlank(lines[at]!); at += 1) head.push(lines[at]!);
  skip(head);
  const board: string[] = [];
  for (; at < lines.length && !isBlank(lines[at]!); at += 1) board.push(lines[at]!);
  for (; at < lines.length; at += 1) if (!isBlank(lines[at]!)) tail.push(lines[at]!);
  const isSpaced = board.some((line) => /\s/.test(line.trim()));
  const rows = board.map((line) => line.match(isSpaced ? /\S+/gu : /\S/gu) ?? []);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0 || columns > maxBoardSide || rows.length > maxBoardSide) return undefined;
  return { head, tail, rows: rows.map((row) => Array.from({ length: columns }, (_, i) => row[i] ?? empty)) };
}

/** The text of a sketch; reading it gives the same sketch. */
export function writeSketch({ head, rows, tail }: Sketch): string {
  const end = tail.length > 0 ? ['', ...tail] : [];
  return `${[...head, '', ...writeRows(rows), ...end].join('\n')}\n`;
}

/** Rows of cells as lines: side by side where all have one character, else below each other. */
export function writeRows(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.flat().map((cell) => cell.length));
  return rows.map((row) =>
    width === 1
      ? row.join('')
      : row
          .map((cell) => cell.padEnd(width))
          .join(' ')
          .trimEnd(),
  );
}

/**
 * Whether reading what is written gives the same again. It does not for a board of one column with cells of two characters, which
 * no white space would tell apart, nor where the board would be taken for a comment, for headers or for the line between levels.
 */
export function canBeWritten({ head, rows }: Sketch): boolean {
  const columns = rows[0]?.length ?? 0;
  if (columns === 0 || columns > maxBoardSide || rows.length > maxBoardSide) return false;
  if (columns === 1 && rows.some(([cell]) => !isOneCharacter(cell!))) return false;
  const isCut = columns === 3 && writeRows(rows).includes('---');
  return !isCut && !rows[0]![0]!.startsWith(';') && head.some((line) => !isComment(line));
}

/** As the characters of a board are counted. */
export const isOneCharacter = (cell: string): boolean => /^.$/u.test(cell);

export const sizeOf = ({ rows }: Sketch): Size => ({ rows: rows.length, columns: rows[0]!.length });

/** Whether there is such a cell on a board. */
export const isInside = ({ row, column }: CellPlace, { rows, columns }: Size): boolean =>
  row >= 0 && row < rows && column >= 0 && column < columns;

/** All cells of a sketch, row by row. */
export const placesOf = ({ rows }: Sketch): readonly CellPlace[] =>
  rows.flatMap((cells, row) => cells.map((_, column) => ({ row, column })));

export const cellAt = ({ rows }: Sketch, { row, column }: CellPlace): string | undefined =>
  rows[row]?.[column];

/** The value of a header; undefined where there is none. */
export function headerOf({ head }: Sketch, key: string): string | undefined {
  const line = head.find((each) => isHeader(each, key));
  return line?.slice(line.indexOf(':') + 1).trim();
}

/** All headers that are written, in their order. */
export const headersOf = ({ head }: Sketch): readonly { readonly key: string; readonly value: string }[] =>
  head.flatMap((line) => {
    const key = keyOf(line);
    return key === undefined ? [] : [{ key, value: line.slice(line.indexOf(':') + 1).trim() }];
  });

/** The sketch with another value of a header, which stays where it was; a new one comes last. Without a value it goes away. */
export function withHeader(sketch: Sketch, key: string, value: string | undefined): Sketch {
  const { head } = sketch;
  const written = value?.trim().replace(/\s+/g, ' ') ?? '';
  const line = written === '' ? [] : [`${key}: ${written}`];
  const at = head.findIndex((each) => isHeader(each, key));
  if (at < 0) return line.length === 0 ? sketch : { ...sketch, head: [...head, ...line] };
  const others = head.slice(at + 1).filter((each) => !isHeader(each, key));
  const changed = [...head.slice(0, at), ...line, ...others];
  // Without any header, the board would be taken for one.
  return changed.every(isComment) ? sketch : { ...sketch, head: changed };
}

/** A sketch as a game's reader takes it. Its places are not those of the text: it is for readers whose mistakes nobody is told. */
export function sourceOf(sketch: Sketch, isOwn: (key: string) => boolean): LevelSource {
  const place = { line: 0, column: 0 };
  return {
    place,
    info: {},
    headers: headersOf(sketch)
      .filter(({ key }) => isOwn(key))
      .map((header) => ({ ...header, place, valuePlace: place })),
    rows: sketch.rows.map((row) => row.map((text) => ({ text, place }))),
  };
}

const keyOf = (line: string): string | undefined => {
  const colon = line.indexOf(':');
  return isComment(line) || colon < 1 ? undefined : line.slice(0, colon).trim().replace(/\s+/g, ' ');
};

const isHeader = (line: string, key: string): boolean => keyOf(line) === key;
