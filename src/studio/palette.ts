import type { Sketch } from '../core/sketch.ts';
import { type Brush, withNextFree } from '../core/studio.ts';

/** What was found out about a sketch, which never changes, for those who ask again for every cell. */
const known = new WeakMap<Sketch, Map<Brush, readonly string[]>>();

/** The letters of a brush to choose from: those on the board and the next free one; '' alone for one without letters. */
export function lettersOf(brush: Brush, sketch: Sketch): readonly string[] {
  const before = known.get(sketch);
  const letters = before?.get(brush) ?? offered(brush, sketch);
  if (!before) known.set(sketch, new Map([[brush, letters]]));
  else before.set(brush, letters);
  return letters;
}

function offered(brush: Brush, sketch: Sketch): readonly string[] {
  if (!brush.letters) return [''];
  if (brush.offered) return brush.offered(sketch);
  const used = new Set(sketch.rows.flat().map((cell) => brush.heldBy(cell, sketch)));
  return withNextFree(brush.letters, (letter) => used.has(letter));
}
