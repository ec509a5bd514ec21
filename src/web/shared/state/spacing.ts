/** When something comes back to be practised. Days are numbers, see `dayNumber`. */
export interface Spacing {
  /** How often running it was answered right; with `intervals.length` of them it is mastered. */
  readonly step: number;
  /** The day it comes back; of a mastered one, the day it was mastered. */
  readonly due: number;
}

/** Days to wait: after the mistake, and after each right answer. */
export const intervals: readonly number[] = [1, 3, 7, 14, 30];

export const isMastered = ({ step }: Spacing): boolean => step >= intervals.length;

/** Something that was done wrong today comes back tomorrow. */
export const beginToday = (today: number): Spacing => ({ step: 0, due: today + intervals[0]! });

/** Nothing waits longer than its interval: a day beyond it was noted while the clock was wrong. */
export const isDue = (spacing: Spacing, today: number): boolean =>
  !isMastered(spacing) && (spacing.due <= today || spacing.due > today + intervals[spacing.step]!);

/** After an answer. What is not due stays as it is: to repeat it on one day proves nothing. */
export function afterAnswer(spacing: Spacing, isRight: boolean, today: number): Spacing {
  if (!isDue(spacing, today)) return spacing;
  if (!isRight) return beginToday(today);
  const step = spacing.step + 1;
  return { step, due: today + (intervals[step] ?? 0) };
}
