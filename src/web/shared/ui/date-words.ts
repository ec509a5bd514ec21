import type { Language } from '../../../core/words.ts';
import { type CalendarDate, dayNumber } from '../state/calendar.ts';

/** A day, or a part of it, as a language writes it. */
export const dateWords = (
  date: CalendarDate,
  language: Language,
  parts: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(language === 'pt' ? 'pt-PT' : 'en-GB', { ...parts, timeZone: 'UTC' }).format(
    dayNumber(date) * 86_400_000,
  );
