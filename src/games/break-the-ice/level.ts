import type { CellText, Level, LevelSource, LevelText } from '../../core/level.ts';
import { shorten } from '../../core/level-text.ts';
import type { Place, Problems } from '../../core/problem.ts';
import { iceMessage } from './messages.ts';

/** The kind of breaking: a line breaks with everything of its colour that it touches, or alone. */
export type Clear = 'contact' | 'line';

/** A board of ice blocks, all at rest. */
export interface IceLevel extends Level {
  /** One text a column from the left: the letters of its blocks from the bottom up. */
  readonly stacks: readonly string[];
  readonly clear: Clear;
  /** The par: solved in so many moves earns three stars. */
  readonly moves?: number;
}

const empty = '.';

export function readLevel(source: LevelSource, problems: Problems): IceLevel | undefined {
  const before = problems.list.length;
  const level = understoodLevel(source, problems);
  const ragged = source.rows.some((row) => row.length !== level.columns);
  return ragged || problems.list.length > before ? undefined : level;
}

/** The level as far as it is understood, whatever is wrong with it. Blocks that float have fallen. */
export function understoodLevel(source: LevelSource, problems: Problems): IceLevel {
  const { rows } = source;
  const columns = rows[0]?.length ?? 0;
  const cells = rows.map((row) => row.map((cell) => readCell(cell, problems)));
  const rectangular = rows.every((row) => row.length === columns);
  // With ragged rows the columns are not known.
  if (rectangular) {
    const at = (row: number, column: number): Cell | undefined => cells[row]?.[column];
    checkResting(rows.length, columns, at, problems);
  }
  const clear = readClear(source, problems);
  const moves = readMoves(source, problems);
  const stacks = Array.from({ length: columns }, (_, column) =>
    cells
      .map((row) => row[column]?.letter)
      .filter(isBlock)
      .reverse()
      .join(''),
  );
  const level = { info: source.info, rows: rows.length, columns, stacks, clear };
  return moves === undefined ? level : { ...level, moves };
}

/** A cell as understood: a lower-case letter, empty, or undefined where the text is no cell. */
interface Cell {
  readonly letter: string | undefined;
  readonly place: Place;
}

type CellAt = (row: number, column: number) => Cell | undefined;

function readCell({ text, place }: CellText, problems: Problems): Cell {
  if (/^[a-z]$/i.test(text)) return { letter: text.toLowerCase(), place };
  if (text === empty || text === '_') return { letter: empty, place };
  problems.add(
    place,
    text === '#' ? iceMessage('no-walls') : iceMessage('bad-cell', { text: shorten(text) }),
  );
  return { letter: undefined, place };
}

const isBlock = (letter: string | undefined): boolean => letter !== undefined && letter !== empty;

function checkResting(rows: number, columns: number, at: CellAt, problems: Problems): void {
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = at(row, column)!;
      if (isBlock(cell.letter) && at(row + 1, column)?.letter === empty)
        problems.add(cell.place, iceMessage('floating-block', { block: cell.letter! }));
    }
  }
}

function readClear(source: LevelSource, problems: Problems): Clear {
  let clear: Clear = 'contact';
  for (const { key, value, valuePlace } of source.headers) {
    if (key !== 'clear') continue;
    if (value === 'contact' || value === 'line') clear = value;
    else problems.add(valuePlace, iceMessage('bad-clear', { text: shorten(value) }));
  }
  return clear;
}

function readMoves(source: LevelSource, problems: Problems): number | undefined {
  let moves: number | undefined;
  for (const { key, value, valuePlace } of source.headers) {
    if (key !== 'moves') continue;
    if (/^\d{1,9}$/.test(value) && Number(value) > 0) moves = Number(value);
    else problems.add(valuePlace, iceMessage('bad-moves', { text: shorten(value) }));
  }
  return moves;
}

export function writeLevel(level: IceLevel): LevelText {
  const headers: [string, string][] = [];
  if (level.clear !== 'contact') headers.push(['clear', level.clear]);
  if (level.moves !== undefined) headers.push(['moves', String(level.moves)]);
  const rows = Array.from({ length: level.rows }, (_, row) =>
    level.stacks.map((stack) => stack[level.rows - 1 - row] ?? empty),
  );
  return { headers, rows };
}
