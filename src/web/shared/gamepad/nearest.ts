import { type Direction, step } from '../../../core/grid.ts';

/** A box on the screen or on a board; y grows downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Steps aside cost more than steps ahead: what lies straight ahead comes first. */
const aside = 3;

/** Which of the boxes comes next in a direction; -1 when none lies there. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const { ahead, gap } = distances(from, box, direction);
    if (ahead <= 0) continue;
    const distance = ahead + aside * gap;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** How far the middle of a box lies ahead, and how far the box lies beside the way: 0 where they overlap. */
function distances(from: Box, to: Box, direction: Direction): { ahead: number; gap: number } {
  const { row, column } = step[direction];
  const x = (to.left + to.right - from.left - from.right) / 2;
  const y = (to.top + to.bottom - from.top - from.bottom) / 2;
  const gap =
    row === 0
      ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
      : Math.max(0, to.left - from.right, from.left - to.right);
  return { ahead: row * y + column * x, gap };
}
