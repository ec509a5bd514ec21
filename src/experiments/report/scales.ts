import { extent } from '../statistics.ts';
import { logTicks } from './points.ts';

/** The label of a tick, in a language. */
export const tickText =
  (locale: string) =>
  (value: number): string =>
    value >= 10_000
      ? Intl.NumberFormat(locale, { notation: 'compact' }).format(value)
      : value.toLocaleString(locale, { maximumFractionDigits: 4 });

/** The smallest time on a scale. */
export const leastMilliseconds = 0.01;

/** The range of some values with a little padding; smaller values count as `least`. */
export function domainOf(values: readonly number[], least: number): [from: number, to: number] {
  const { from, to } = extent(values.map((value) => Math.max(value, least)));
  return [from / 1.4, to * 1.4];
}

/** A logarithmic scale with our own ticks, since Plot makes too many. */
export const logScale = (label: string, domain: [from: number, to: number]) => ({
  type: 'log' as const,
  domain,
  clamp: true,
  label,
  ticks: logTicks(...domain),
});

/** No more ticks than fit: the whole numbers from `from` to `to`, or every n-th of them. */
export function wholeTicks(from: number, to: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((to - from + 1) / most));
  const first = Math.ceil(from / step) * step;
  const ticks = Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, i) => first + i * step,
  );
  return ticks.length > 0 ? ticks : [from];
}
