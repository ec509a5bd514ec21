import type { Difficulty } from '../../../core/generator.ts';
import type { CalendarDate } from '../../shared/state/calendar.ts';
import { chosen, text } from '../../shared/ui/context.svelte.ts';
import { dateWords as inLanguage } from '../../shared/ui/date-words.ts';
import { freshWords } from './words.ts';

/** The words about levels that are made, in the chosen language. */
export const fresh = (): typeof freshWords.en => freshWords[chosen().language];

export const difficultyName = (difficulty: Difficulty): string => text().levels.packs[difficulty]!;

/** A day, or a part of it, as the chosen language writes it. */
export const dateWords = (date: CalendarDate, parts: Intl.DateTimeFormatOptions): string =>
  inLanguage(date, chosen().language, parts);

export const fullDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;
