/** One level of a file and all of the file around it: put together again they are the file, byte for byte. */
export interface LevelCut {
  readonly before: string;
  /** From its first line to its last one; blank lines around it belong to the file. */
  readonly text: string;
  readonly after: string;
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

const isSeparator = ({ words }: Line): boolean => words === '---';

/** Cuts a file at its lines of `---`, whatever mistakes it has: an unfinished level must be opened too. */
export function cutLevels(file: string): readonly LevelCut[] {
  const lines = linesOf(file);
  const separators = lines.flatMap((line, index) => (isSeparator(line) ? [index] : []));
  return [-1, ...separators].map((separator, number) => {
    const part = lines.slice(separator + 1, separators[number]);
    const written = part.filter(({ words }) => words !== '');
    const nothing = part.at(-1)?.start ?? lines[separator]?.end ?? markLength(file);
    const start = written[0]?.start ?? nothing;
    const end = written.at(-1)?.end ?? nothing;
    return { before: file.slice(0, start), text: file.slice(start, end), after: file.slice(end) };
  });
}

/** The file with another text in the place of a level. */
export function withLevel({ before, after }: LevelCut, text: string, lineEnd: string): string {
  const follows = before.length > markLength(before) && !/[\r\n]$/.test(before);
  const isFollowed = after !== '' && text !== '' && !/[\r\n]$/.test(text);
  return before + (follows ? lineEnd : '') + text + (isFollowed ? lineEnd : '') + after;
}

/** Whether a text has a line that would begin another level. */
export const hasSeparator = (text: string): boolean => linesOf(text).some(isSeparator);

/** A mark of the encoding at the beginning belongs to no level. */
const markLength = (text: string): number => (text.startsWith('\uFEFF') ? 1 : 0);

/** The lines, with their ends, as the reader of levels takes them. */
function linesOf(text: string): readonly Line[] {
  const first = markLength(text);
  return [...text.slice(first).matchAll(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g)].map(({ 0: line, index }) => ({
    start: first + index,
    end: first + index + line.length,
    words: line.trim(),
  }));
}
