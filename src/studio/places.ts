import { type CellPlace, headerOf, type Sketch, withHeader } from '../core/sketch.ts';
import type { Studio } from '../core/studio.ts';

/** The new place of a cell; undefined for one that is gone. */
export type Moved = (cell: CellPlace) => CellPlace | undefined;

/** The sketch whose headers name cells by their new places. */
export function relocated(studio: Studio, sketch: Sketch, to: Moved): Sketch {
  const followed = guardsFollow(sketch, to);
  return studio.relocate?.(followed, to) ?? followed;
}

/** The guards that name cells by row and column, with their new places; those of cells that are gone go too. */
export function guardsFollow(sketch: Sketch, to: Moved, about = /visit|use/): Sketch {
  const guards = headerOf(sketch, 'guards');
  if (guards === undefined) return sketch;
  const followed = guards.split(';').flatMap((guard): string[] => {
    const [, what, row, column] = /^\s*(\w+)\s+(\d{1,4})\s*,\s*(\d{1,4})\s*$/.exec(guard) ?? [];
    if (what === undefined || !about.test(what)) return [guard.trim()];
    const place = to({ row: Number(row) - 1, column: Number(column) - 1 });
    return place ? [`${what} ${place.row + 1},${place.column + 1}`] : [];
  });
  return withHeader(sketch, 'guards', followed.join('; '));
}
