import {
  type AllSolutions,
  type AllSolutionsProgress,
  allSolutions,
} from '../../analysis/optimal-solutions.ts';
import type { Limits } from '../../core/search.ts';
import { positionAfter } from '../position.ts';
import type { Work } from './work.ts';

export interface AllSolutionsTask {
  readonly list: number | undefined;
  readonly limits: Limits & Required<Pick<Limits, 'seconds'>>;
  readonly after: readonly string[];
}

export const findingAll: Work<AllSolutionsTask, AllSolutionsProgress, AllSolutions> = (
  { levels },
  { list, limits, after },
  { signal, tell, limit },
) => {
  const known = levels[0]!;
  // For finding the fewest moves, and then for finding all solutions.
  limit(2 * limits.seconds);
  const from = positionAfter(known, after);
  return allSolutions(known.game, known.level, {
    list,
    limits,
    signal,
    onProgress: tell,
    ...(from && { from }),
  });
};
