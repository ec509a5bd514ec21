import { sliceMilliseconds } from '../search/slice-budget.ts';

/** Work in pieces: each `next` is a short one, so that whoever asked can look at the clock and at signals meanwhile. */
export type Steps<T> = Generator<void, T, void>;

/** How many positions are worked on in one piece. */
export const pieceOfWork = 2048;

/** All of it in one go. */
export function runNow<T>(work: Steps<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same, letting the rest of the program go on meanwhile; undefined when the signal came before the end. */
export async function runInSlices<T>(work: Steps<T>, signal?: AbortSignal): Promise<T | undefined> {
  let giveWayAt = performance.now() + sliceMilliseconds;
  for (;;) {
    if (signal?.aborted) return undefined;
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < giveWayAt) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    giveWayAt = performance.now() + sliceMilliseconds;
  }
}
