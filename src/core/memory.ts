import type { Steps } from './slices.ts';

/** Whether the system refused the memory for an array. Engines word it differently; a stack that is too deep is a bug. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /alloc|memory|(array|buffer) (buffer )?length/i.test(error.message);

/** The result of steps; undefined where the system refused them memory. */
export function* withinMemory<T>(steps: Steps<T>): Steps<T | undefined> {
  try {
    return yield* steps;
  } catch (error) {
    if (isOutOfMemory(error)) return undefined;
    throw error;
  }
}
