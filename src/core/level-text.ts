import type { HeaderSpec } from './game.ts';
import { readGuards } from './guards.ts';
import {
  type CellText,
  type HeaderLine,
  type LevelInfo,
  type LevelSource,
  type LevelText,
  maxBoardSide,
} from './level.ts';
import { levelMessage } from './messages.ts';
import type { Place, Problems } from './problem.ts';
import { writeRows } from './sketch.ts';

/** Limits on the input, so that bad files are refused at once. */
export const maxFileBytes = 1024 * 1024;
const maxLevels = 10_000;

/** One level of a file: lines of headers and lines of the board, nothing interpreted yet. */
export interface RawLevel {
  readonly place: Place;
  readonly headers: readonly HeaderLine[];
  readonly rows: readonly (readonly CellText[])[];
}

interface Line {
  readonly text: string;
  readonly number: number;
}

const separator = '---';
const isComment = (line: Line): boolean => line.text.trimStart().startsWith(';');
const isBlank = (line: Line): boolean => line.text.trim() === '';
const startOf = (line: Line): Place => ({ line: line.number, column: 1 });

/** Splits a file into its levels; `example` is the id of a game, for the message about an empty file. */
export function splitLevels(text: string, example: string, problems: Problems): RawLevel[] {
  const start = { line: 1, column: 1 };
  if (new TextEncoder().encode(text).length > maxFileBytes) {
    problems.add(start, levelMessage('file-too-large', { bytes: maxFileBytes }));
    return [];
  }
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index): Line => ({ text: line, number: index + 1 }));
  if (lines.every((line) => isBlank(line) || isComment(line))) {
    problems.add(start, levelMessage('empty-file', { game: example }));
    return [];
  }
  const parts: Line[][] = [[]];
  const firstLines: Place[] = [start];
  for (const line of lines) {
    if (line.text.trim() === separator) {
      parts.push([]);
      firstLines.push({ line: line.number, column: 1 });
    } else parts.at(-1)!.push(line);
  }
  if (parts.length > maxLevels) {
    problems.add(
      firstLines[maxLevels]!,
      levelMessage('too-many-levels', { most: maxLevels, levels: parts.length }),
    );
    return [];
  }
  return parts.flatMap((part, index) => {
    const level = readRawLevel(part, problems);
    if (level) return [level];
    problems.add(firstLines[index]!, levelMessage('empty-level'));
    return [];
  });
}

function readRawLevel(lines: readonly Line[], problems: Problems): RawLevel | undefined {
  let at = 0;
  const skip = (ignorable: (line: Line) => boolean): void => {
    while (at < lines.length && ignorable(lines[at]!)) at += 1;
  };
  skip((line) => isBlank(line) || isComment(line));
  const first = lines[at];
  if (!first) return undefined;

  const headers: HeaderLine[] = [];
  for (; at < lines.length && !isBlank(lines[at]!); at += 1) {
    const line = lines[at]!;
    if (isComment(line)) continue;
    const header = readHeader(line);
    if (header) headers.push(header);
    else problems.add(startOf(line), levelMessage('not-a-header', { text: shorten(line.text) }));
  }
  skip((line) => isBlank(line) || isComment(line));
  const board: Line[] = [];
  for (; at < lines.length && !isBlank(lines[at]!); at += 1) board.push(lines[at]!);
  skip((line) => isBlank(line) || isComment(line));
  const rest = lines[at];
  if (rest) problems.add(startOf(rest), levelMessage('text-after-board'));
  return { place: startOf(first), headers, rows: readCells(board) };
}

function readHeader(line: Line): HeaderLine | undefined {
  const colon = line.text.indexOf(':');
  const key = line.text.slice(0, Math.max(colon, 0)).trim().replace(/\s+/g, ' ');
  if (key === '') return undefined;
  const after = line.text.slice(colon + 1);
  const value = after.trim();
  const valueColumn = colon + 2 + (after.length - after.trimStart().length);
  const place = { line: line.number, column: line.text.length - line.text.trimStart().length + 1 };
  return { key, value, place, valuePlace: { line: line.number, column: valueColumn } };
}

/** White space inside any row means that cells are words; otherwise every character is a cell. */
function readCells(lines: readonly Line[]): CellText[][] {
  const words = lines.some((line) => /\s/.test(line.text.trim()));
  return lines.map((line) =>
    [...line.text.matchAll(words ? /\S+/gu : /\S/gu)].map((match) => ({
      text: match[0],
      place: { line: line.number, column: match.index + 1 },
    })),
  );
}

/**
 * Checks the size of the board and the common headers except `game`, which has been read before. `foreign` returns the id of the
 * game that a header belongs to.
 */
export function readCommon(
  raw: RawLevel,
  own: readonly HeaderSpec[],
  foreign: (key: string) => string | undefined,
  problems: Problems,
): LevelSource {
  checkBoard(raw, problems);
  const info: { -readonly [K in keyof LevelInfo]: LevelInfo[K] } = {};
  const headers: HeaderLine[] = [];
  const seen = new Set<string>();
  for (const header of raw.headers) {
    const { key, value, place, valuePlace } = header;
    if (seen.has(key)) problems.add(place, levelMessage('repeated-header', { header: key }));
    seen.add(key);
    if (value === '') problems.add(valuePlace, levelMessage('empty-header', { header: key }));
    else if (key === 'optimal') {
      if (/^\d{1,9}$/.test(value)) info.optimal = Number(value);
      else problems.add(valuePlace, levelMessage('bad-number', { text: shorten(value) }));
    } else if (isTextHeader(key)) {
      info[key] = value;
      if (key === 'guards') checkGuards(header, raw, problems);
    } else if (matchesHeader(key, own)) headers.push(header);
    else if (key !== 'game') {
      const owner = foreign(key);
      const known = [...commonHeaders, ...own.map((spec) => spec.key)].join(', ');
      problems.add(
        place,
        owner === undefined
          ? levelMessage('unknown-header', { header: shorten(key), known })
          : levelMessage('foreign-header', { header: key, game: owner }),
      );
    }
  }
  return { place: raw.place, info, headers, rows: raw.rows };
}

const textHeaders = ['title', 'author', 'difficulty', 'source', 'generator', 'solution', 'guards'] as const;
const commonHeaders = [
  'game',
  'title',
  'author',
  'optimal',
  'difficulty',
  'source',
  'generator',
  'solution',
  'guards',
] as const;
const isTextHeader = (key: string): key is (typeof textHeaders)[number] =>
  (textHeaders as readonly string[]).includes(key);

/** Whether a key matches a game's own header: the same first word, followed by a name where the header has one. */
export function matchesHeader(key: string, specs: readonly HeaderSpec[]): boolean {
  const words = key.split(' ');
  return specs.some((spec) => {
    const wanted = spec.key.split(' ');
    return wanted[0] === words[0] && wanted.length === words.length;
  });
}

function checkGuards({ value, valuePlace }: HeaderLine, { rows }: RawLevel, problems: Problems): void {
  for (const { text, at, guard } of readGuards(value)) {
    const place = { ...valuePlace, column: valuePlace.column + at };
    if (!guard) problems.add(place, levelMessage('bad-guard', { text: shorten(text) }));
    else if ('cell' in guard && rows[guard.cell.row]?.[guard.cell.column] === undefined)
      problems.add(place, levelMessage('guard-outside', { text: shorten(text) }));
  }
}

function checkBoard(raw: RawLevel, problems: Problems): void {
  const [firstRow] = raw.rows;
  if (!firstRow) {
    problems.add(raw.place, levelMessage('no-board'));
    return;
  }
  const columns = firstRow.length;
  const tooTall = raw.rows[maxBoardSide];
  if (tooTall)
    problems.add(
      placeOf(tooTall),
      levelMessage('board-too-tall', { rows: raw.rows.length, most: maxBoardSide }),
    );
  const tooWide = raw.rows.find((row) => row.length > maxBoardSide);
  if (tooWide)
    problems.add(
      tooWide[maxBoardSide]!.place,
      levelMessage('board-too-wide', { columns: tooWide.length, most: maxBoardSide }),
    );
  for (const row of raw.rows) {
    if (row.length !== columns)
      problems.add(placeOf(row), levelMessage('ragged-row', { cells: row.length, first: columns }));
  }
}

const placeOf = (row: readonly CellText[]): Place => row[0]!.place;

/** Makes quoted text short and printable. */
export const shorten = (text: string): string => {
  const printable = text.replace(/\p{C}/gu, '\uFFFD');
  return printable.length > 40 ? `${printable.slice(0, 39)}…` : printable;
};

/** Writes a level; the same level always gives the same text. */
export function formatLevelText(gameId: string, info: LevelInfo, text: LevelText): string {
  const headers: [string, string][] = [['game', gameId]];
  for (const key of commonHeaders) {
    const value = key === 'game' ? undefined : info[key];
    if (value !== undefined) headers.push([key, String(value)]);
  }
  for (const [key, value] of text.headers) headers.push([key, value]);
  const head = headers.map(([key, value]) => `${key}: ${value}`);
  return `${[...head, '', ...writeRows(text.rows)].join('\n')}\n`;
}

/**
 * What `formatLevelText` writes, read without its board: the values of the common headers, and the text that the same level has
 * without them.
 */
export function glanceAt(text: string): {
  readonly info: ReadonlyMap<string, string>;
  readonly bare: string;
} {
  const end = Math.max(text.indexOf('\n\n'), 0);
  const info = new Map<string, string>();
  const own = text
    .slice(0, end)
    .split('\n')
    .filter((line) => {
      const [key = '', ...value] = line.split(': ');
      if (!(commonHeaders as readonly string[]).includes(key)) return true;
      info.set(key, value.join(': '));
      return key === 'game';
    });
  return { info, bare: own.join('\n') + text.slice(end) };
}
