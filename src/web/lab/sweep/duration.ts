import { rounded, whole } from '../../../experiments/format.ts';
import type { SweepWords } from './words.ts';

/** A stretch of time as people say it: seconds, minutes, hours or days. */
export function durationText(seconds: number, { duration }: SweepWords, locale: string): string {
  const one = (value: number): string =>
    value >= 10 ? whole(value, locale) : rounded(Math.round(value * 10) / 10, locale).replace(/[.,]?0+$/, '');
  if (seconds < 100) return duration.seconds(whole(Math.ceil(seconds), locale));
  if (seconds < 6000) return duration.minutes(whole(seconds / 60, locale));
  if (seconds < 48 * 3600) return duration.hours(one(seconds / 3600));
  return duration.days(one(seconds / 86_400));
}
