import type { FileHandle } from 'node:fs/promises';

/** A whole line of a file, without its end. */
export interface Line {
  readonly text: string;
  /** Where it begins, and where the next one does. */
  readonly from: number;
  readonly to: number;
}

const chunkBytes = 1024 ** 2;
const newline = 10;

/** The whole lines between two places of a file, some at a time; what follows the last end of a line is left out. */
export async function* linesOf(file: FileHandle, from: number, to: number): AsyncGenerator<readonly Line[]> {
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let rest: Buffer[] = [];
  let lineFrom = from;
  for (let at = from; at < to; ) {
    const { bytesRead } = await file.read(chunk, 0, Math.min(chunkBytes, to - at), at);
    if (bytesRead === 0) return;
    const lines: Line[] = [];
    let begin = 0;
    for (let end = chunk.indexOf(newline); end >= 0 && end < bytesRead; end = chunk.indexOf(newline, begin)) {
      const last = chunk.subarray(begin, end);
      const text = (rest.length > 0 ? Buffer.concat([...rest, last]) : last).toString('utf8');
      rest = [];
      begin = end + 1;
      lines.push({ text, from: lineFrom, to: at + begin });
      lineFrom = at + begin;
    }
    if (begin < bytesRead) rest.push(Buffer.from(chunk.subarray(begin, bytesRead)));
    at += bytesRead;
    if (lines.length > 0) yield lines;
  }
}
