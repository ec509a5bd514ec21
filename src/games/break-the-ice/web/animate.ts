import { step } from '../../../core/grid.ts';
import type { DrawnBlock } from './blocks.ts';

/** Quick at first and stopping softly, like something that slides on ice. */
const glide = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
/** The curve of a free fall. */
const fall = 'cubic-bezier(0.33, 0, 0.67, 0.33)';

/** How long a block gives way when it lands, in milliseconds, at most as long as the motion itself. */
const landing = 150;

const at = (row: number, column: number): string =>
  `translate(calc(var(--cell) * ${column}), calc(var(--cell) * ${row}))`;

/** Where a block stands, for its `transform`. */
export const placeOf = ({ row, column }: { readonly row: number; readonly column: number }): string =>
  at(row, column);

/**
 * Animates a block from where it came; given to `@attach`, which calls it when something has happened to the block.
 * The animations end by themselves and leave the element as it is placed, also when the board changes its size.
 */
export const move =
  ({ way, from, row, column, milliseconds }: DrawnBlock) =>
  (element: Element): void => {
    if (milliseconds === 0 || way === 'still' || way === 'refused') return;
    if (way === 'return') {
      element.animate({ opacity: [0, 1] }, { duration: milliseconds, easing: 'ease-out' });
      return;
    }
    element.animate(
      { transform: [at(row + from.row, column + from.column), at(row, column)] },
      { duration: milliseconds, easing: way === 'fall' ? fall : glide },
    );
  };

/** A gesture on the spot: a block gives way when it lands, rises and ducks in a swap, shakes its head when refused. */
export const gesture =
  ({ way, milliseconds, direction }: DrawnBlock) =>
  (element: Element): void => {
    if (milliseconds === 0) return;
    if (way === 'fall')
      element.animate(
        { transform: ['none', 'scale(1.035, 0.94)', 'scale(0.995, 1.012)', 'none'] },
        { duration: Math.min(landing, milliseconds), delay: milliseconds, easing: 'ease-out' },
      );
    if (way === 'over')
      element.animate(
        { transform: ['none', 'translateY(3%) scale(1.06)', 'none'] },
        { duration: milliseconds },
      );
    if (way === 'under')
      element.animate(
        { transform: ['none', 'translateY(-6%) scale(0.88)', 'none'] },
        { duration: milliseconds },
      );
    if (way === 'refused') {
      const { row, column } = direction ? step[direction] : { row: 0, column: 0 };
      const nudged = `translate(${column * 13}%, ${row * 13}%)`;
      element.animate(
        {
          transform: ['none', nudged, 'none', 'rotate(-5deg)', 'rotate(4deg)', 'rotate(-2deg)', 'none'],
          offset: [0, 0.2, 0.36, 0.52, 0.7, 0.86, 1],
        },
        { duration: milliseconds * 2, easing: 'ease-out' },
      );
    }
  };
