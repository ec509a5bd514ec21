import type { RunRecord } from '../../../../experiments/record.ts';
import type { RunLimits } from '../compare-setup.ts';
import { findMethod } from '../compared-methods.ts';

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

/** The options that change something, by id: to set what is usual anyway is the same as to leave it out. */
export function optionsSet({ algorithm, options }: Pick<RunMethod, 'algorithm' | 'options'>) {
  const specs = findMethod(algorithm)?.options ?? [];
  const usual = (id: string) => specs.find((spec) => spec.id === id)?.value.fallback;
  return Object.entries(options)
    .filter(([id, value]) => value !== usual(id))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
