import { type CellPlace, cellAt, type Sketch, writeSketch } from '../core/sketch.ts';
import type { Brush, Studio } from '../core/studio.ts';
import { erase, paint } from './edits.ts';
import { lettersOf } from './palette.ts';

/** One thing that could be drawn on a cell. */
export interface Change {
  /** Unique among the changes of a cell. */
  readonly id: string;
  /** What it is drawn with; without one it is taken away. */
  readonly brush?: Brush;
  readonly letter: string;
  readonly sketch: Sketch;
}

/** Every single change of a cell that makes another level; of those that make the same one, the first. */
export function changesAt(studio: Studio, sketch: Sketch, cell: CellPlace): readonly Change[] {
  const changes: Change[] = [];
  const seen = new Set<string>();
  const add = (after: Sketch | undefined, change: Omit<Change, 'sketch'>): void => {
    if (!after) return;
    const text = writeSketch(after);
    if (seen.has(text)) return;
    seen.add(text);
    changes.push({ ...change, sketch: after });
  };
  if (cellAt(sketch, cell) === undefined) return [];
  add(erase(studio, sketch, [cell]), { id: 'erase', letter: '' });
  for (const brush of studio.brushes)
    for (const letter of lettersOf(brush, sketch))
      add(paint(studio, sketch, [cell], brush, letter), {
        id: `${brush.id} ${letter}`.trim(),
        brush,
        letter,
      });
  return changes;
}
