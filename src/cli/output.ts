import pc from 'picocolors';
import { escaped } from '../core/printable.ts';
import { exitCodes } from './exit.ts';

/**
 * The switches that every command has, wherever they stand before a `--`. They are looked up here and not by the parser of commands:
 * its own mistakes are styled by them too.
 */
const switches = new Set(process.argv.slice(2).join('\n').split('\n--\n')[0]!.split('\n'));
/** Errors are JSON too. */
export const wantsJson = switches.has('--json');
/** No progress and no notes. */
const isQuiet = switches.has('--quiet');

/** Colours only on a terminal that has them, unless FORCE_COLOR asks for them; never with --no-color or NO_COLOR. */
function coloured(stream: NodeJS.WriteStream): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: none, TERM: terminal } = process.env;
  if (switches.has('--no-color')) return false;
  if (forced) return forced !== '0' && forced !== 'false';
  return !none && terminal !== 'dumb' && stream.isTTY === true;
}

/** Whether lines of progress are drawn, one over the other. */
export const showsProgress = process.stderr.isTTY === true && process.env['TERM'] !== 'dumb' && !isQuiet;

export const usesColour = coloured(process.stdout);
export const style = pc.createColors(usesColour);
export const errorStyle = pc.createColors(coloured(process.stderr));

/** When results cannot be written the program ends at once, with an exit code for that. */
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // A reader may close the pipe early, as `head` does: no message.
  if (code !== 'EPIPE') printError(`The output cannot be written (${message}).`);
  process.exit(exitCodes.output);
});
/** Errors on standard error are ignored: they change no result. */
process.stderr.on('error', () => {});

/** The width of the terminal that results go to; undefined where it is not known, or there is none. */
export const terminalWidth = (): number | undefined =>
  (process.stdout.isTTY && process.stdout.columns) || undefined;

/** The width of sentences: easy to read, and no wider than the terminal. */
export const textWidth = (): number => Math.min(100, terminalWidth() ?? 100);

/** Prints text as it is: boards, and what programs read. */
export const printExactly = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Prints sentences and tables; a terminal breaks no word and no number of them. */
export const print = (text: string): void => printExactly(fitted(text));

/** Also escapes the control characters that JSON allows but terminals obey. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/[\u007f-\u009f]/g, escaped);
export const printJson = (value: unknown): void => printExactly(jsonText(value));

export const printError = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** What is good to know and changes nothing: `--quiet` leaves it out. */
export const note = (text: string): void => {
  if (!isQuiet) printError(text);
};

/** Groups the digits the same way everywhere: 1,234,567. Node's own way to do it takes 12 ms the first time. */
export const number = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

export const megabytes = (bytes: number): string => {
  const value = bytes / 1024 ** 2;
  return `${value.toFixed(value < 10 ? 1 : 0)} MB`;
};

export const duration = (milliseconds: number): string => {
  if (milliseconds < 1000) return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
  return `${(milliseconds / 1000).toFixed(2)} s`;
};

/** Rows in columns as wide as their widest cell; the last column is not padded, and goes on below itself where it is too long. */
export function table(rows: readonly (readonly string[])[], width = terminalWidth()): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => visibleLength(row[column] ?? ''))),
  );
  const last = widths.length - 1;
  const indent = ' '.repeat(widths.slice(0, last).reduce((sum, each) => sum + each + 2, 0));
  const hanging = (cell: string): string =>
    width !== undefined && width >= indent.length + leastText
      ? wrap(cell, width, indent).slice(indent.length)
      : cell;
  return rows
    .map((row) =>
      row.map((cell, column) => (column === last ? hanging(cell) : pad(cell, widths[column]!))).join('  '),
    )
    .join('\n');
}

/** Text in fewer columns is hard to read. */
const leastText = 20;

const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - visibleLength(text)));

/** Escape codes for colours have no width. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what starts a colour code.
export const visibleLength = (text: string): number => [...text.replace(/\x1b\[[0-9;]*m/g, '')].length;

/** Lines that are longer than the terminal, broken between words; what follows is indented as its line is. */
export const fitted = (text: string, width = terminalWidth()): string =>
  width === undefined
    ? text
    : text
        .split('\n')
        .map((line) => (visibleLength(line) <= width ? line : wrap(line.trimStart(), width, indentOf(line))))
        .join('\n');

const indentOf = (line: string): string => /^ */.exec(line)![0];

/** Breaks a text into lines no longer than `width`, for terminals. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length > indent.length && visibleLength(line) + 1 + visibleLength(word) > width) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line].join('\n');
}
