/** The length of a slice: how long work runs before it yields to the event loop. */
export const sliceMilliseconds = 20;

/** Work in short steps, so that the caller can check the clock and signals between two of them. */
export type Steps<T> = Generator<unknown, T, void>;

/** States to expand in one step. */
export const statesPerStep = 2048;

/** Runs all steps without a pause. */
export function runNow<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs steps until one returns true; between slices it calls `onSlice` and yields to the event loop. */
export async function inSlices(step: () => boolean, onSlice?: () => void): Promise<void> {
  for (let giveWayAt = performance.now() + sliceMilliseconds; !step(); ) {
    if (performance.now() < giveWayAt) continue;
    onSlice?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
    giveWayAt = performance.now() + sliceMilliseconds;
  }
}

/** Runs all steps in slices; undefined when it was aborted. */
export async function runInSlices<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T | undefined> {
  let result: T | undefined;
  await inSlices(() => {
    if (signal?.aborted) return true;
    const { done, value } = steps.next();
    if (done) result = value;
    return done === true;
  });
  return result;
}

/** Learns how many states a search expands in a slice; starts small, because code runs slowly at first. */
export class SliceBudget {
  states = 64;

  /** Adapts to the time that a slice took for so many states. A slice that stopped early, to grow a table, is ignored. */
  learn(milliseconds: number, expanded: number): void {
    if (milliseconds < sliceMilliseconds / 4 && expanded >= this.states) this.states *= 2;
    else if (milliseconds > sliceMilliseconds) this.states = Math.max(1, this.states >>> 1);
  }
}
