import type { Pace, Steps } from '../../core/slices.ts';
import type { Reason } from '../findings.ts';
import { caseOf } from './case.ts';
import { whyLost } from './lost.ts';
import type { Explained, Mistake, WhyLimits } from './mistake.ts';
import { whySlower } from './slower.ts';

/** More sentences about one move are not read. */
const mostReasons = 3;

/**
 * Why a move loses moves or the level: at most three sentences, the most telling one first, each proved by a query. None where
 * nothing telling is proved within the limits.
 */
export function* reasonsFor(
  explained: Explained,
  mistake: Mistake,
  limits: WhyLimits,
  pace: Pace,
): Steps<readonly Reason[]> {
  const { before, after } = mistake;
  if (before.status === 'lost' || after.status === 'unknown') return [];
  const asked = yield* caseOf(explained, mistake, limits, pace);
  if (after.status === 'lost') return (yield* whyLost(asked)).slice(0, mostReasons);
  if (before.status !== 'exact' || after.moves < before.moves) return [];
  return (yield* whySlower(asked, before.moves, after.moves)).slice(0, mostReasons);
}
