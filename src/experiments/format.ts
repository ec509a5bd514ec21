import type { LevelRecord, RunRecord, RunStatus } from './record.ts';

/** The text for a missing figure. */
export const none = '–';

/** Cached: creating one is slow, and tables use them thousands of times. */
const formats = new Map<string, Intl.NumberFormat>();

function formatted(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const key = `${locale} ${Object.values(options).join()}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format.format(value);
}

/** A measured or computed figure for files: whole numbers as they are, others with six significant digits. */
export const measured = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(6));

/** Groups the digits: 1,234,567. */
export const whole = (value: number | null, locale = 'en'): string =>
  value === null ? none : formatted(Math.round(value), locale);

/** About three significant digits. */
export function rounded(value: number, locale = 'en'): string {
  if (value >= 100) return whole(value, locale);
  if (value < 0.1 && value !== 0) return formatted(value, locale, { maximumSignificantDigits: 2 });
  const digits = value < 10 ? 2 : 1;
  return formatted(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export const milliseconds = (value: number | null, locale = 'en'): string =>
  value === null ? none : rounded(value, locale);

export const megabytes = (bytes: number | null, locale = 'en'): string =>
  bytes === null ? none : rounded(bytes / 1024 ** 2, locale);

/** The range of the repeats. */
export const spread = (values: readonly number[], locale = 'en'): string =>
  values.length < 2
    ? none
    : `${rounded(Math.min(...values), locale)}–${rounded(Math.max(...values), locale)}`;

export const statusWords: Readonly<Record<RunStatus, string>> = {
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

/** The proof of a solution's cost: optimal, within a bound, or none. */
export function proofText({
  status,
  optimal,
  bound,
}: Pick<RunRecord, 'status' | 'optimal' | 'bound'>): string {
  if (status !== 'solved') return none;
  if (optimal) return 'proved';
  return bound === undefined || !Number.isFinite(bound) ? 'no' : `within ${bound.toFixed(2)}x`;
}

/** The facts that the runs together proved about a level. */
export function levelText({ optimal, runs }: Pick<LevelRecord, 'optimal' | 'runs'>): string {
  if (optimal !== null) return `proved optimum ${optimal}`;
  return runs.some(({ status }) => status === 'unsolvable') ? 'proved unsolvable' : 'optimum not proved';
}
