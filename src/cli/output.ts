import pc from 'picocolors';
import { exitCodes } from './exit.ts';

/** Colours on a terminal only, and never against the user's NO_COLOR. */
const coloured = (stream: NodeJS.WriteStream): boolean =>
  stream.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';

export const usesColour = coloured(process.stdout);
export const style = pc.createColors(usesColour);
export const errorStyle = pc.createColors(coloured(process.stderr));

/** Results that cannot be written are lost: the program ends at once and says so by its exit code. */
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // Whoever reads our output may stop reading, as `head` does: nothing to complain about.
  if (code !== 'EPIPE') printError(`The output cannot be written (${message}).`);
  process.exit(exitCodes.output);
});
/** Remarks that nobody can read change no answer. */
process.stderr.on('error', () => {});

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Terminals obey some control characters that JSON leaves as they are. */
export const printJson = (value: unknown): void =>
  print(JSON.stringify(value, null, 2).replace(/[\u007f-\u009f]/g, escaped));

/** Text that somebody else wrote, without the control characters that a terminal would obey. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, escaped);

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const printError = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Groups the digits the same way everywhere: 1,234,567. */
export const number = (value: number): string => Math.round(value).toLocaleString('en');

export const megabytes = (bytes: number): string => {
  const value = bytes / 1024 ** 2;
  return `${value.toFixed(value < 10 ? 1 : 0)} MB`;
};

export const duration = (milliseconds: number): string => {
  if (milliseconds < 1000) return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
  return `${(milliseconds / 1000).toFixed(2)} s`;
};

/** Rows in columns as wide as their widest cell; the last one is free to run on. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => visibleLength(row[column] ?? ''))),
  );
  return rows
    .map((row) =>
      row.map((cell, column) => (column === row.length - 1 ? cell : pad(cell, widths[column]!))).join('  '),
    )
    .join('\n');
}

const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - visibleLength(text)));

/** Escape codes for colour take no room. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what starts a colour code.
const visibleLength = (text: string): number => [...text.replace(/\x1b\[[0-9;]*m/g, '')].length;

/** Breaks a text into lines no longer than `width`, for terminals. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length > indent.length && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line].join('\n');
}
