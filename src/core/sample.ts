import type { Level } from './level.ts';
import type { Random } from './random.ts';

/** Makes a random level of a size for tests, solvable or not; undefined where no level of that size exists. */
export type SampleLevel<L extends Level = Level> = (
  random: Random,
  rows: number,
  columns: number,
) => L | undefined;
