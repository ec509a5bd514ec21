import type { SampleLevel } from '../../core/sample.ts';
import type { WalkLevel } from './level.ts';

/** A random level of the given size, for tests; it need not be solvable. */
export const sampleLevel: SampleLevel<WalkLevel> = (random, rows, columns) => {
  const cells = rows * columns;
  if (cells < 2) return undefined;
  const density = random.below(40) / 100;
  const walls = Array.from({ length: cells }, () => random.chance(density));
  const start = random.below(cells);
  const goal = (start + 1 + random.below(cells - 1)) % cells;
  walls[start] = false;
  walls[goal] = false;
  return { info: {}, rows, columns, walls, start, goal };
};
