import { extent } from '../statistics.ts';
import { logTicks } from './points.ts';

/** What stands beside a mark of a scale, in a language. */
export const tickText =
  (locale: string) =>
  (value: number): string =>
    value >= 10_000
      ? Intl.NumberFormat(locale, { notation: 'compact' }).format(value)
      : value.toLocaleString(locale, { maximumFractionDigits: 4 });

/** The least time that a scale shows. */
export const leastMilliseconds = 0.01;

/** Values with a little room beyond the outermost, none of them below the least that a scale shows. */
export function domainOf(values: readonly number[], least: number): [from: number, to: number] {
  const { from, to } = extent(values.map((value) => Math.max(value, least)));
  return [from / 1.4, to * 1.4];
}

/** A logarithmic scale with marks of our own choice, as those of Plot are too many. */
export const logScale = (label: string, domain: [from: number, to: number]) => ({
  type: 'log' as const,
  domain,
  clamp: true,
  label,
  ticks: logTicks(...domain),
});
