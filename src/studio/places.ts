import { formatGuard, type Guard, readGuards } from '../core/guards.ts';
import { type CellPlace, headerOf, type Sketch, withHeader } from '../core/sketch.ts';
import type { Studio } from '../core/studio.ts';

/** The new place of a cell; undefined for one that is gone. */
export type Moved = (cell: CellPlace) => CellPlace | undefined;

/** The sketch whose headers name cells by their new places. */
export function relocated(studio: Studio, sketch: Sketch, to: Moved): Sketch {
  const followed = guardsFollow(sketch, to);
  return studio.relocate?.(followed, to) ?? followed;
}

/** Guards name cells by their new places; those of cells that are gone go too. What is no guard stays as it is written. */
export function guardsFollow(
  sketch: Sketch,
  to: Moved,
  kinds: readonly Guard['kind'][] = ['visit', 'use'],
): Sketch {
  const value = headerOf(sketch, 'guards');
  if (value === undefined) return sketch;
  const followed = readGuards(value).flatMap(({ text, guard }): string[] => {
    if (!guard || !('cell' in guard) || !kinds.includes(guard.kind)) return [text];
    const cell = to(guard.cell);
    return cell ? [formatGuard({ ...guard, cell })] : [];
  });
  return withHeader(sketch, 'guards', followed.join('; '));
}
