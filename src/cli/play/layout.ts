import pc from 'picocolors';
import type { NamedLevel } from '../files.ts';
import { visibleLength, wrap, fitted as wrapped } from '../output.ts';
import { namesOf } from './keys.ts';

/** Colours of the game screen, or none. */
export interface Style {
  readonly colour: boolean;
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

export function createStyle(colour: boolean): Style {
  const colours = pc.createColors(colour);
  return { colour, bold: colours.bold, dim: colours.dim, good: colours.green, bad: colours.yellow };
}

export const header = ({ game, name }: NamedLevel, place: string, style: Style): string[] => [
  '',
  `  ${style.bold(name)}   ${style.dim(`${game.name}, ${place}`)}`,
  '',
];

export const board = (drawing: string): string[] => drawing.split('\n').map((line) => `  ${line}`);

/** The parts of the screen, from top to bottom. */
interface Parts {
  readonly top: readonly string[];
  readonly board: readonly string[];
  readonly state: readonly string[];
  readonly keys: readonly string[];
}

/** Sentences in fewer columns are hard to read. */
const leastColumns = 20;

/** The screen in a window: in a low one without blank lines, then without keys; in one that is too small, what it takes. */
export function fitted({ board: drawn, keys, ...parts }: Parts, rows: number, columns: number): string[] {
  const least = Math.max(leastColumns, ...drawn.map(visibleLength));
  const wide = Math.max(columns, least);
  const [top, state] = [inLines(parts.top, wide), inLines(parts.state, wide)];
  const name = top.filter((line) => line !== '');
  const sizes = [
    [...top, ...drawn, '', ...state, '', ...keys],
    [...name, ...drawn, ...state, ...keys],
    [...name, ...drawn, ...state],
  ];
  const fits = least <= columns ? sizes.find((lines) => lines.length <= rows) : undefined;
  if (fits) return fits;
  const needed = `${least} x ${sizes[2]!.length}`;
  return wrap(
    `The window is too small: this level needs ${needed} characters, and there are ${columns} x ${rows}. Make it larger, or press q to quit.`,
    Math.max(10, columns - 1),
  )
    .split('\n')
    .slice(0, rows);
}

/** Sentences broken between words where they are longer than the window is wide. */
export const inLines = (lines: readonly string[], columns: number): string[] =>
  lines.flatMap((line) => wrapped(line, columns).split('\n'));

/** What the keys do now. */
interface Keys {
  readonly watching: boolean;
  /** Where a piece is picked before it moves: the names that are one key. */
  readonly picks: { readonly letters: readonly string[] } | undefined;
}

/** What the keys do, in as many lines as the width needs. */
export function footer({ watching, picks }: Keys, width: number, style: Style): string[] {
  const keys = watching
    ? ['space pause', '← → step', 'any other key: play on from here']
    : [
        'arrows',
        ...(picks ? [`tab or ${picks.letters.length > 0 ? namesOf(picks.letters) : 'w a s d'} pick`] : []),
        'u undo',
        'x again',
        'h hint',
        'r review',
        'g show',
        'n next',
        '? help',
        'q quit',
      ];
  const lines: string[] = [];
  for (const key of keys) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 2 + key.length < width)
      lines[lines.length - 1] = `${last}  ${key}`;
    else lines.push(`  ${key}`);
  }
  return lines.map((line) => style.dim(line));
}
