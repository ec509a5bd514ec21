import { type CellPlace, cellAt, type Sketch } from '../core/sketch.ts';
import type { Brush, Studio } from '../core/studio.ts';

/** The letters of a brush to choose from: those on the board and the next free one; '' alone for one without letters. */
export function lettersOf(brush: Brush, sketch: Sketch): readonly string[] {
  if (!brush.letters) return [''];
  if (brush.offered) return brush.offered(sketch);
  const used = new Set(sketch.rows.flat().map((cell) => brush.heldBy(cell, sketch)));
  return withNextFree(brush.letters, (letter) => used.has(letter));
}

/** The letters in use, and behind them the first one that is not. */
export function withNextFree(
  letters: readonly string[],
  isUsed: (letter: string) => boolean,
): readonly string[] {
  const free = letters.find((letter) => !isUsed(letter));
  return [...letters.filter(isUsed), ...(free === undefined ? [] : [free])];
}

/** The brush and letter that a cell was drawn with; undefined for an empty one and for one that no brush draws. */
export function brushAt(
  studio: Studio,
  sketch: Sketch,
  at: CellPlace,
): { readonly brush: Brush; readonly letter: string } | undefined {
  const cell = cellAt(sketch, at);
  for (const brush of cell === undefined ? [] : studio.brushes) {
    const letter = brush.heldBy(cell!, sketch);
    if (letter !== undefined) return { brush, letter };
  }
  return undefined;
}
