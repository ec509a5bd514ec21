import type { Direction } from '../../core/grid.ts';
import { type Sketch, sizeOf } from '../../core/sketch.ts';
import { type Studio, signBrush } from '../../core/studio.ts';
import type { WalkLevel } from './level.ts';
import type { WalkState } from './rules.ts';
import { walkView } from './view.ts';

/** How levels are drawn. */
export const studio: Studio<WalkLevel, WalkState, Direction> = {
  empty: '.',
  brushes: [
    signBrush('wall', '#', { en: 'Wall', pt: 'Parede' }),
    { ...signBrush('walker', '@', { en: 'Walker', pt: 'Caminhante' }), isOnly: true },
    { ...signBrush('goal', '*', { en: 'Goal', pt: 'Alvo' }), isOnly: true },
  ],
  first: ['@...', '..#.', '.#..', '...*'],
  draft(sketch: Sketch) {
    const size = sizeOf(sketch);
    const cells = sketch.rows.flat();
    const [start, goal] = [cells.indexOf('@'), cells.indexOf('*')];
    const level = { info: {}, ...size, walls: cells.map((cell) => cell === '#'), start, goal };
    // No cell has the number -1: what is missing is not drawn.
    const at = { row: Math.floor(start / size.columns), column: start % size.columns };
    return { level, view: walkView(level, at) };
  },
  turnMove: (move, { direction }) => direction[move],
};
