import { type GradeProgress, type Grading, gradeInSlices } from '../../analysis/difficulty.ts';
import type { Limits } from '../../core/search.ts';
import type { Work } from './work.ts';

export interface GradeTask {
  readonly maxStates: number | undefined;
  readonly seed: number | undefined;
  readonly limits: Limits;
}

export const gradingWork: Work<GradeTask, GradeProgress, Grading> = (
  { levels },
  { maxStates, seed, limits },
  { signal, tell, limit },
) => {
  const { game, level } = levels[0]!;
  limit(limits.seconds);
  return gradeInSlices(game, level, { maxStates, seed, limits, onProgress: tell }, signal);
};
