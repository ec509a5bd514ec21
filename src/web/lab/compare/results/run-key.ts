import type { RunRecord } from '../../../../experiments/record.ts';
import { optionsSet } from '../../shared/all-methods.ts';
import type { RunLimits } from '../compare-setup.ts';

/** The part of a run that says which method was run. */
export type RunMethod = Pick<RunRecord, 'algorithm' | 'heuristic' | 'costModel' | 'options'>;

/** Names a run by all that its figures depend on: the contents of the level, the method with its options, and the limits. */
export function runKey(level: string, method: RunMethod, limits: RunLimits): string {
  const { algorithm, heuristic, costModel } = method;
  const { seconds, megabytes, states = 'all', repeat } = limits;
  const options = optionsSet(method).map((pair) => pair.join('='));
  return [level, algorithm, heuristic ?? '', costModel, ...options, seconds, megabytes, states, repeat].join(
    ' ',
  );
}
