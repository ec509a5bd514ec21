import type { SeenSet } from '../src/core/search.ts';

/**
 * What is measured against what: the engine in a fresh process or a warm one, its slices, two yardsticks in C++ and the search
 * that a student writes.
 */
export type Variant = 'engine' | 'warm' | 'slices' | 'plain' | 'rule' | 'naive';

/** What every variant tells. */
export interface Measurement {
  readonly states: number;
  readonly cpuMilliseconds: number;
  /** How much the process grew. */
  readonly bytes: number;
}

export interface EngineMeasurement extends Measurement {
  readonly generated: number;
  /** Words of 32 bits a key, and the bits of them that are used. */
  readonly words: number;
  readonly keyBits?: number;
  readonly seenSet?: SeenSet;
  /** The most processor milliseconds for which the search did not give way; only the variant `slices` knows. */
  readonly longestSlice: number;
}
