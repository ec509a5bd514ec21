import type { CodePlace } from './sandbox/protocol.ts';

/** Where `h` is defined, for what is wrong with its results; undefined when it cannot be seen. */
export function placeOfH(source: string): CodePlace | undefined {
  for (const [index, line] of source.split('\n').entries()) {
    const found = /\b(?:function\s*(?:\*\s*)?|const\s+|let\s+|var\s+)h\b/.exec(line);
    if (found) return { line: index + 1, column: found.index + found[0].length };
  }
  return undefined;
}
