import { type CountProgress, countSolved, type SolvedCount } from '../../analysis/solved-count.ts';
import type { Limits } from '../../core/search.ts';
import type { Work } from './work.ts';

export const counting: Work<Limits, CountProgress, SolvedCount> = async (
  { levels },
  limits,
  { signal, tell, limit },
) => {
  const { game, level } = levels[0]!;
  limit(limits.seconds);
  const counted = await countSolved(game, level, limits, signal, tell);
  if (!counted.ok) throw new RangeError(counted.error);
  return counted.value;
};
