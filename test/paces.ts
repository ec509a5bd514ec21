import type { Random } from '../src/core/random.ts';
import type { Pace, Steps } from '../src/core/slices.ts';

/** A slice that is over whenever it is asked. */
export const impatient: Pace = { isOver: () => true, isOverNow: () => true };

/** A slice that is over at random, as one is on a busy machine. */
export function hurried(random: Random): Pace {
  const isOver = (): boolean => random.chance(0.3);
  return { isOver, isOverNow: isOver };
}

/** Runs all steps, and counts them. */
export function counted<T>(steps: Steps<T>): { readonly steps: number; readonly result: T } {
  for (let count = 1; ; count += 1) {
    const { done, value } = steps.next();
    if (done) return { steps: count, result: value };
  }
}
