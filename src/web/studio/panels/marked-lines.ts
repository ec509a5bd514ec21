import type { Place } from '../../../core/problem.ts';

/** A line with the part of it that is wrong, from its first mistake to the end of the word there. */
export interface MarkedLine {
  readonly before: string;
  readonly wrong: string;
  readonly after: string;
}

/** The lines of a text with its mistakes. A mistake at the end of a line is marked by a space. */
export function markedLines(text: string, problems: readonly Place[]): readonly MarkedLine[] {
  return text.split('\n').map((line, index) => {
    const first = problems
      .filter((each) => each.line === index + 1)
      .toSorted((a, b) => a.column - b.column)[0];
    if (!first) return { before: line, wrong: '', after: '' };
    const from = Math.min(first.column - 1, line.length);
    const wrong = /^\S+/.exec(line.slice(from))?.[0] ?? line.slice(from, from + 1);
    return { before: line.slice(0, from), wrong: wrong || ' ', after: line.slice(from + wrong.length) };
  });
}
