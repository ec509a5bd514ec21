import type { Exercise } from '../../shared/state/exercises.ts';
import { isDue, isMastered } from '../../shared/state/spacing.ts';

/** The exercises of a game, or of all, counted. */
export interface Summary {
  readonly due: number;
  readonly later: number;
  readonly mastered: number;
  /** The first day after today on which some come back, and how many. */
  readonly next: NextDay | undefined;
}

interface NextDay {
  readonly day: number;
  readonly count: number;
}

const isLater = (exercise: Exercise, today: number): boolean =>
  !isMastered(exercise) && !isDue(exercise, today);

export function nextDay(exercises: readonly Exercise[], today: number): NextDay | undefined {
  const days = exercises.filter((each) => isLater(each, today)).map(({ due }) => due);
  if (days.length === 0) return undefined;
  const day = Math.min(...days);
  return { day, count: days.filter((each) => each === day).length };
}

export function summaryOf(exercises: readonly Exercise[], today: number): Summary {
  return {
    due: exercises.filter((each) => isDue(each, today)).length,
    later: exercises.filter((each) => isLater(each, today)).length,
    mastered: exercises.filter(isMastered).length,
    next: nextDay(exercises, today),
  };
}
