import { failureOf, understand } from '../../../../experiments/answer.ts';
import type { WorkerAnswer, WorkerRequest } from '../../../../experiments/protocol.ts';
import { solveNow } from '../../../../search/solve.ts';

/** Does what a worker is asked; mistakes and breakdowns are answers too. */
export async function runRequest(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const { game, level, options } = understand(request);
    await options.algorithm.load?.();
    return { kind: 'solution', solution: solveNow(game, level, options) };
  } catch (error) {
    // Browsers give a page less memory than the limits allow; not getting it is one more limit.
    if (error instanceof RangeError && /alloc|length|memory/i.test(error.message))
      return { kind: 'failed', reason: error.message, outOfMemory: true };
    return failureOf(error);
  }
}
