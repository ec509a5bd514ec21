import type { Limits } from '../core/search.ts';
import { inSlices, type Pace, SliceClock } from '../core/slices.ts';

/** What ends work from outside. */
export interface WorkLimits extends Pick<Limits, 'seconds'> {
  readonly signal?: AbortSignal | undefined;
  /** Called after every slice but the last. */
  readonly onSlice?: (() => void) | undefined;
}

export type Stopped = 'time-limit' | 'cancelled';

/**
 * Runs steps in slices, giving way between them; a limit of time or a signal ends them. The pace tells the steps when a slice
 * is over, and `onStep` hears what they yield.
 */
export async function withinLimits<Step, Result>(
  begin: (pace: Pace) => Generator<Step, Result, void>,
  { seconds = Number.POSITIVE_INFINITY, signal, onSlice }: WorkLimits,
  onStep?: (step: Step) => void,
): Promise<Result | Stopped> {
  const until = performance.now() + 1000 * seconds;
  const clock = new SliceClock().start();
  const steps = begin(clock);
  let ended: { readonly result: Result | Stopped } | undefined;
  await inSlices(
    () => {
      if (signal?.aborted) ended = { result: 'cancelled' };
      else if (performance.now() > until) ended = { result: 'time-limit' };
      else {
        const { done, value } = steps.next();
        if (done) ended = { result: value };
        else onStep?.(value);
      }
      return ended !== undefined;
    },
    () => {
      onSlice?.();
      clock.start();
    },
  );
  return ended!.result;
}
