import type { Sketch } from '../../core/sketch.ts';
import type { Brush, Studio } from '../../core/studio.ts';

/** A board of one cell with what a brush draws; on the first ground of a new board that bears it. */
export function swatchOf(
  studio: Studio,
  game: string,
  brush: Brush,
  letter: string,
): ReturnType<Studio['draft']> | undefined {
  const grounds = [studio.empty, ...studio.first.flatMap((row) => [...row])];
  const cell = grounds.map((ground) => brush.put(ground, letter)).find((drawn) => drawn !== undefined);
  if (cell === undefined) return undefined;
  const sketch: Sketch = { head: [`game: ${game}`], rows: [[cell]], tail: [] };
  return studio.draft(brush.drawn?.(sketch, letter) ?? sketch);
}
