import type { LevelRecord, RunRecord, RunStatus } from './record.ts';

/** What stands where there is no figure. */
export const none = '–';

/** Groups the digits: 1,234,567. */
export const whole = (value: number | null): string =>
  value === null ? none : Math.round(value).toLocaleString('en');

/** About three digits that say something. */
export function rounded(value: number): string {
  if (value >= 100) return whole(value);
  if (value >= 0.1 || value === 0) return value.toFixed(value < 10 ? 2 : 1);
  return value.toLocaleString('en', { maximumSignificantDigits: 2 });
}

export const milliseconds = (value: number | null): string => (value === null ? none : rounded(value));

export const megabytes = (bytes: number | null): string =>
  bytes === null ? none : rounded(bytes / 1024 ** 2);

/** The least and the most of the repeats. */
export const spread = (values: readonly number[]): string =>
  values.length < 2 ? none : `${rounded(Math.min(...values))}–${rounded(Math.max(...values))}`;

const statusWords: Readonly<Record<RunStatus, string>> = {
  solved: 'solved',
  unsolvable: 'unsolvable',
  'depth-limit': 'depth limit',
  'state-limit': 'state limit',
  'time-limit': 'time limit',
  'memory-limit': 'memory limit',
  cancelled: 'cancelled',
  unsuitable: 'not for this game',
  crashed: 'crashed',
};

/** How a run ended, in words. */
export const statusText = ({ status, stoppedBy }: Pick<RunRecord, 'status' | 'stoppedBy'>): string =>
  stoppedBy ? `${statusWords[status]} (${statusWords[stoppedBy]})` : statusWords[status];

/** What is known about the cost of a solution. */
export function proofText({
  status,
  optimal,
  bound,
}: Pick<RunRecord, 'status' | 'optimal' | 'bound'>): string {
  if (status !== 'solved') return none;
  if (optimal) return 'proved';
  return bound === undefined || !Number.isFinite(bound) ? 'no' : `within ${bound.toFixed(2)}x`;
}

/** What the runs together proved about a level. */
export function levelText({ optimal, runs }: Pick<LevelRecord, 'optimal' | 'runs'>): string {
  if (optimal !== null) return `proved optimum ${optimal}`;
  return runs.some(({ status }) => status === 'unsolvable') ? 'proved unsolvable' : 'optimum not proved';
}
