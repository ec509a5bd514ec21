import { formatLevel, type GameLevel } from '../../../../games/pack.ts';
import { askOnce, type Undone } from '../../../shared/worker/client.ts';
import type { DistanceAnswer, DistanceTask } from './protocol.ts';

/** Levels with more positions than this are not measured: a page should not take that much memory. */
export const maxMeasuredStates = 200_000;

export type Measured = DistanceAnswer | Undone;

/** Measures a level in a worker of its own, which ends with it. */
export async function measure(
  level: GameLevel,
  heuristics: readonly string[],
  cost: string,
  signal: AbortSignal,
): Promise<Measured> {
  const outcome = await askOnce<DistanceTask, DistanceAnswer>(
    () => new Worker(new URL('./distance.worker.ts', import.meta.url), { type: 'module' }),
    { level: formatLevel(level), heuristics, cost, maxStates: maxMeasuredStates },
    { signal },
  );
  return outcome.kind === 'done' ? outcome.answer : outcome;
}
