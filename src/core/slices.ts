/** The length of a slice: how long work runs before it yields to the event loop. */
export const sliceMilliseconds = 15;

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

/** Lets everything else have its turn. Node can do that without waiting for a timer, browsers cannot. */
const giveWay = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });

/** Runs steps until one returns true; between slices it calls `onSlice` and yields to the event loop. */
export async function inSlices(step: () => boolean, onSlice?: () => void): Promise<void> {
  for (let giveWayAt = performance.now() + sliceMilliseconds; !step(); ) {
    if (performance.now() < giveWayAt) continue;
    onSlice?.();
    await giveWay();
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

/** The clock of a slice. Work asks it after every piece and stops when the slice is over. */
export interface Pace {
  /** After a piece that is short, mostly: it looks at the clock only now and then. */
  isOver(): boolean;
  /** After a piece that may take milliseconds: it always looks. */
  isOverNow(): boolean;
}

/** For work that may run to its end. */
export const unhurried: Pace = { isOver: () => false, isOverNow: () => false };

/** The most questions between two looks at the clock, because a look takes longer than a cheap estimate. */
const mostBetweenLooks = 8;

/** The slice that began with the last `start`. */
export class SliceClock implements Pace {
  private until = 0;
  private lookedAt = 0;
  private between = 1;
  private left = 1;

  start(): this {
    this.left = 1;
    this.lookedAt = performance.now();
    this.until = this.lookedAt + sliceMilliseconds;
    return this;
  }

  isOver(): boolean {
    this.left -= 1;
    return this.left <= 0 && this.look();
  }

  isOverNow(): boolean {
    return this.look();
  }

  /** Looks every time where pieces are long, and seldom where they are short. */
  private look(): boolean {
    const now = performance.now();
    const took = now - this.lookedAt;
    this.lookedAt = now;
    if (took > 1) this.between = 1;
    else if (took < 0.25) this.between = Math.min(2 * this.between, mostBetweenLooks);
    this.left = this.between;
    return now >= this.until;
  }
}
