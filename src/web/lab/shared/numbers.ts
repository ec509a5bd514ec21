import type { Language } from '../../../core/words.ts';

const tags: Readonly<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' };

const formats = Object.fromEntries(
  Object.entries(tags).map(([language, tag]) => [
    language,
    new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: true }),
  ]),
) as Readonly<Record<Language, Intl.NumberFormat>>;

/** A number as it is written in a language. */
export const formatNumber = (language: Language, value: number): string => formats[language].format(value);

/** Bytes in the unit that leaves a number one can read. */
export function formatBytes(language: Language, bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB'];
  let value = bytes;
  let unit = 0;
  for (; value >= 1024 && unit < units.length - 1; unit += 1) value /= 1024;
  return `${formatNumber(language, unit === 0 ? value : Math.round(value * 10) / 10)} ${units[unit]}`;
}

/** Milliseconds, or seconds where there are many. */
export const formatTime = (language: Language, milliseconds: number): string =>
  milliseconds < 1000
    ? `${formatNumber(language, Math.round(milliseconds * 10) / 10)} ms`
    : `${formatNumber(language, Math.round(milliseconds / 10) / 100)} s`;
