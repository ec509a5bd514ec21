import type { Direction } from '../../core/grid.ts';
import { type Sketch, sizeOf } from '../../core/sketch.ts';
import type { Brush, Studio } from '../../core/studio.ts';
import type { WalkLevel } from './level.ts';
import type { WalkState } from './rules.ts';
import { walkView } from './view.ts';

const brush = (id: string, sign: string, en: string, pt: string): Brush => ({
  id,
  name: { en, pt },
  put: () => sign,
  heldBy: (cell) => (cell === sign ? '' : undefined),
});

/** How levels are drawn. */
export const studio: Studio<WalkLevel, WalkState, Direction> = {
  empty: '.',
  brushes: [
    brush('wall', '#', 'Wall', 'Parede'),
    { ...brush('walker', '@', 'Walker', 'Caminhante'), isOnly: true },
    { ...brush('goal', '*', 'Goal', 'Alvo'), isOnly: true },
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
};
