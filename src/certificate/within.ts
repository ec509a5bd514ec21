import { Stopped } from '../core/certificate.ts';
import { inSlices, type Steps } from '../core/slices.ts';

/** When work must end that has no end of its own. */
export interface Within {
  readonly seconds?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called after every slice but the last. */
  readonly onSlice?: (() => void) | undefined;
}

/** Runs steps in slices. When time is up or the signal comes, `Stopped` is thrown into them, so that they can say how far they came. */
export async function runWithin<T>(
  steps: Steps<T>,
  { seconds = Number.POSITIVE_INFINITY, signal, onSlice }: Within,
): Promise<T> {
  const until = performance.now() + 1000 * seconds;
  let last: IteratorResult<unknown, T>;
  await inSlices(() => {
    if (signal?.aborted) last = steps.throw(new Stopped('cancelled'));
    else if (performance.now() >= until) last = steps.throw(new Stopped('time-limit'));
    else last = steps.next();
    return last.done === true;
  }, onSlice);
  return last!.value as T;
}
