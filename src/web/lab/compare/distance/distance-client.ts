import { formatLevel, type GameLevel } from '../../../../games/pack.ts';
import type { DistanceReply, DistanceTask } from './protocol.ts';

/** Levels with more positions than this are not measured: a page should not take that much memory. */
export const maxMeasuredStates = 200_000;

/** Measures a level in a worker of its own, which ends with it; nothing is answered after the signal. */
export function measure(
  level: GameLevel,
  heuristics: readonly string[],
  cost: string,
  signal: AbortSignal,
): Promise<DistanceReply> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./distance.worker.ts', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    const finish = (reply: DistanceReply): void => {
      worker.terminate();
      if (!signal.aborted) resolve(reply);
    };
    worker.addEventListener('message', (event: MessageEvent<DistanceReply>) => finish(event.data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      finish({ kind: 'failed', reason: event.message || 'the worker could not be started' });
    });
    const task: DistanceTask = { level: formatLevel(level), heuristics, cost, maxStates: maxMeasuredStates };
    worker.postMessage(task);
  });
}
