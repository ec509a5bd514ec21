import type { Level } from './level.ts';
import type { Random } from './random.ts';

/** Random levels of one size. */
export interface FamilySize {
  /** The name in tables: `8x8, 6 tiles`. */
  readonly name: string;
  /** A level, or undefined when this attempt failed. */
  make(random: Random): Level | undefined;
}

/** One level for the benchmark of speed: the seed makes it the same one every time. */
export interface RangeBoard extends FamilySize {
  readonly seed: number;
  /** How many positions can be reached; absent where there are too many to visit them all. */
  readonly states?: number;
}

/** Random levels of growing sizes, for the benchmark of solvers. */
export interface LevelFamily {
  /** Names its part of the page and is chosen by `--family`. */
  readonly id: string;
  readonly title: string;
  /** How its levels are made, in sentences. */
  readonly about: string;
  /** From small to large. */
  readonly sizes: readonly FamilySize[];
}

/** Square boards with a number of something, from small to large. */
export const growing = (
  what: string,
  sizes: readonly (readonly [side: number, count: number])[],
  make: (random: Random, side: number, count: number) => Level | undefined,
): FamilySize[] =>
  sizes.map(([side, count]) => ({
    name: `${side}x${side}, ${count} ${what}${count === 1 ? '' : 's'}`,
    make: (random) => make(random, side, count),
  }));
