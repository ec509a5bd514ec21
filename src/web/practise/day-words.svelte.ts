import { dateOfDay } from '../shared/state/calendar.ts';
import { chosen } from '../shared/ui/context.svelte.ts';
import { dateWords } from '../shared/ui/date-words.ts';
import { practiseWords } from './words.ts';

/** The words of the exercises in the chosen language. */
export const words = () => practiseWords[chosen().language];

/** A day to come: “tomorrow”, “on 20 November”. */
export function dayWords(day: number, today: number): string {
  if (day === today + 1) return words().tomorrow;
  return words().onDay(dateWords(dateOfDay(day), chosen().language, { day: 'numeric', month: 'long' }));
}
