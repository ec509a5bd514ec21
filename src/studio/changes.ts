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

/**
 * Every single change of a cell that makes another level; of those that make the same one, the first. One is made when it is asked
 * for: on a large board each takes a while, and there may be thousands.
 */
export function* changesAt(studio: Studio, sketch: Sketch, cell: CellPlace): Generator<Change, void, void> {
  if (cellAt(sketch, cell) === undefined) return;
  const seen = new Set<string>();
  for (const { id, brush, letter } of waysToChange(studio, sketch)) {
    const after = brush ? paint(studio, sketch, [cell], brush, letter) : erase(studio, sketch, [cell]);
    if (!after) continue;
    const text = writeSketch(after);
    if (seen.has(text)) continue;
    seen.add(text);
    yield { id, ...(brush && { brush }), letter, sketch: after };
  }
}

function* waysToChange(studio: Studio, sketch: Sketch): Generator<Omit<Change, 'sketch'>, void, void> {
  yield { id: 'erase', letter: '' };
  for (const brush of studio.brushes)
    for (const letter of lettersOf(brush, sketch))
      yield { id: `${brush.id} ${letter}`.trim(), brush, letter };
}
