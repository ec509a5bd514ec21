import { type Exploration, exploreInSlices } from '../../analysis/explore.ts';
import type { Limits } from '../../core/search.ts';
import { positionAfter } from '../position.ts';
import type { Work } from './work.ts';

export interface ExploreTask {
  readonly limits: Limits;
  readonly after: readonly string[];
}

export const exploring: Work<ExploreTask, Exploration, Exploration> = (
  { levels },
  { limits, after },
  { signal, tell, limit },
) => {
  const known = levels[0]!;
  limit(limits.seconds);
  const from = positionAfter(known, after);
  return exploreInSlices(known.game, known.level, limits, {
    signal,
    onProgress: tell,
    ...(from && { from }),
  });
};
