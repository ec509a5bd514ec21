/** Whether the system refused the memory for an array. Engines word it differently; a stack that is too deep is a bug. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /alloc|memory|(array|buffer) (buffer )?length/i.test(error.message);
