import type { Sketch } from '../../core/sketch.ts';
import type { Studio } from '../../core/studio.ts';

/**
 * How tidy a board looks, from 0 to 1: half of it is symmetry, the share of cells that look like their image in the best of two
 * mirrors and a half turn; half of it is calm, the share of neighbours that look alike. Letters do not count, only kinds.
 */
export function beautyOf({ brushes }: Studio, sketch: Sketch): number {
  // What lies on a cell, without its letter.
  const kindOf = (cell: string): string =>
    brushes.flatMap((brush) => (brush.heldBy(cell, sketch) === undefined ? [] : [brush.id])).join('+');
  const kinds = sketch.rows.map((row) => row.map(kindOf));
  const height = kinds.length;
  const width = kinds[0]!.length;
  const alike = (image: (row: number, column: number) => string): number => {
    let count = 0;
    for (const [row, line] of kinds.entries())
      for (const [column, kind] of line.entries()) count += kind === image(row, column) ? 1 : 0;
    return count / (height * width);
  };
  const symmetry = Math.max(
    alike((row, column) => kinds[row]![width - 1 - column]!),
    alike((row, column) => kinds[height - 1 - row]![column]!),
    alike((row, column) => kinds[height - 1 - row]![width - 1 - column]!),
  );
  let pairs = 0;
  let calm = 0;
  for (const [row, line] of kinds.entries()) {
    for (const [column, kind] of line.entries()) {
      for (const beside of [line[column + 1], kinds[row + 1]?.[column]]) {
        if (beside === undefined) continue;
        pairs += 1;
        calm += kind === beside ? 1 : 0;
      }
    }
  }
  return (symmetry + (pairs === 0 ? 1 : calm / pairs)) / 2;
}
