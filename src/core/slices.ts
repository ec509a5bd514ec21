/** How long work goes on before it gives way to the rest of the program. */
export const sliceMilliseconds = 20;

/** Work in short steps, so that whoever runs it can look at the clock and at signals between two of them. */
export type Steps<T> = Generator<unknown, T, void>;

/** States to expand in one step. */
export const statesPerStep = 2048;

/** Takes all steps in one go. */
export function runNow<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Takes steps until one says that it was the last; between slices it calls `onSlice` and gives way. */
export async function inSlices(step: () => boolean, onSlice?: () => void): Promise<void> {
  for (let giveWayAt = performance.now() + sliceMilliseconds; !step(); ) {
    if (performance.now() < giveWayAt) continue;
    onSlice?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
    giveWayAt = performance.now() + sliceMilliseconds;
  }
}

/** Takes all steps in slices; undefined when the signal came before the end. */
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

  /** Takes in how long a slice took for how many states. One that stopped early, to grow a table, says nothing. */
  learn(milliseconds: number, expanded: number): void {
    if (milliseconds < sliceMilliseconds / 4 && expanded >= this.states) this.states *= 2;
    else if (milliseconds > sliceMilliseconds) this.states = Math.max(1, this.states >>> 1);
  }
}
