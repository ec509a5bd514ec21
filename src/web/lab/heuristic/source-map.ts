import type { CodePlace } from './sandbox/protocol.ts';

/** Where the student's text has what stands at a place of the code; `mappings` are those of a source map with one source. */
export function placeBefore({ line, column }: CodePlace, mappings: string): CodePlace {
  const near = (readMappings(mappings)[line - 1] ?? []).findLast((each) => each.column <= column - 1);
  if (!near) return { line, column };
  return { line: near.sourceLine + 1, column: near.sourceColumn + (column - 1 - near.column) + 1 };
}

/** A place of the code and the place in the text that it was made from; all count from 0. */
interface Mapped {
  readonly column: number;
  readonly sourceLine: number;
  readonly sourceColumn: number;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Reads `mappings`: by line of the code, all differences added up. */
function readMappings(mappings: string): Mapped[][] {
  let sourceLine = 0;
  let sourceColumn = 0;
  return mappings.split(';').map((line) => {
    let column = 0;
    return line.split(',').flatMap((segment) => {
      const [columns = 0, , lines, sourceColumns] = readNumbers(segment);
      if (lines === undefined || sourceColumns === undefined) return [];
      column += columns;
      sourceLine += lines;
      sourceColumn += sourceColumns;
      return [{ column, sourceLine, sourceColumn }];
    });
  });
}

/** Numbers in the variable-length base 64 of source maps: five bits a letter, the sign in the lowest one. */
function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let bits = 0;
  let shift = 0;
  for (const letter of text) {
    const digit = letters.indexOf(letter);
    bits |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(bits & 1 ? -(bits >> 1) : bits >> 1);
    bits = 0;
    shift = 0;
  }
  return numbers;
}
