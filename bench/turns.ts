/** How some work gave way to the event loop. */
export interface Turns {
  /** The longest turn, in milliseconds of processor time. */
  readonly longest: number;
  /** All of it, by the clock. */
  readonly milliseconds: number;
}

/** Runs work, and measures the turns of the event loop meanwhile. */
export async function watchTurns<T>(work: () => Promise<T>): Promise<{ turns: Turns; result: T }> {
  let longest = 0;
  let running = true;
  const began = performance.now();
  let last = now();
  const look = (): void => {
    const next = now();
    // A thread uses no more than the whole process does, and no more than the time that passes.
    longest = Math.max(longest, Math.min(next.clock - last.clock, next.processor - last.processor));
    last = next;
  };
  const tick = (): void => {
    look();
    if (running) setImmediate(tick);
  };
  setImmediate(tick);
  await new Promise((resolve) => setTimeout(resolve, 5));
  try {
    const result = await work();
    look();
    return { turns: { longest, milliseconds: performance.now() - began }, result };
  } finally {
    running = false;
  }
}

function now(): { readonly clock: number; readonly processor: number } {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), processor: (user + system) / 1000 };
}
