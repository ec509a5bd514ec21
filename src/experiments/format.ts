import { methodName } from './methods.ts';
import { knownOptimum, optimalityOf, provers } from './optimum.ts';
import type { LevelRecord, RunRecord } from './record.ts';
import { statusWords } from './status-words.ts';

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

/** How a run ended, in words. */
export const statusText = ({ status, stoppedBy }: Pick<RunRecord, 'status' | 'stoppedBy'>): string =>
  stoppedBy ? `${statusWords.en[status]} (${statusWords.en[stoppedBy]})` : statusWords.en[status];

/** How good a solution is: proved by its method, equal to the known optimum, longer, or unknown. */
export function optimalText(run: RunRecord, level: LevelRecord): string {
  const optimality = optimalityOf(run, level);
  if (!optimality) return none;
  switch (optimality.kind) {
    case 'longer':
      return `longer by ${whole(optimality.by)}`;
    case 'unknown':
      return run.bound === undefined || !Number.isFinite(run.bound)
        ? 'unknown'
        : `within ${run.bound.toFixed(2)}x`;
    default:
      return optimality.kind;
  }
}

/** So many names are listed. */
const namesListed = 3;

/** What is known about a level, and from whom. */
export function levelText(level: LevelRecord, nameOf: (run: RunRecord) => string = methodName): string {
  const known = knownOptimum(level);
  if (known?.from === 'stated') return `optimum ${known.cost} as its file states`;
  if (known) {
    const names = provers(level).map(nameOf);
    const more = names.length > namesListed ? ` and ${names.length - namesListed} more` : '';
    return `optimum ${known.cost} proved by ${names.slice(0, namesListed).join('; ')}${more}`;
  }
  const isUnsolvable = level.runs.some(({ status }) => status === 'unsolvable');
  return isUnsolvable ? 'proved unsolvable' : 'optimum not known';
}
