import { usualReviewSeconds } from '../core/limits.ts';
import { failure, type Result, success } from '../core/result.ts';
import { type BadMove, splitMoves } from '../play/replay.ts';
import type { Verdict } from '../review/findings.ts';
import { review as prove } from '../review/review.ts';
import { type Review as Found, verdictsOf } from '../review/reviewed.ts';
import { asGameLevel, type PlayableLevel, sentenceOf } from './levels.ts';
import { limitsOf, type SearchLimits } from './options.ts';

/** How to review moves; everything may be left out. */
export interface ReviewOptions {
  /**
   * `states` is the most positions of one search, and of the state graph. `seconds`, 60 when left out, is for all of it. What is not
   * proved within them is `unknown`.
   */
  readonly limits?: Omit<SearchLimits, 'depth'> | undefined;
  /** Ends it: what is proved by then is the answer. */
  readonly signal?: AbortSignal | undefined;
  /** Called with all that is proved so far, whenever there is more. */
  readonly onProgress?: ((review: Review) => void) | undefined;
}

/** What is proved of moves that were played. */
export interface Review extends Found {
  /** By move: what it did. */
  readonly verdicts: readonly Verdict[];
}

/**
 * Proves, position by position, the fewest moves to a solution, and so what each move of a game did: kept the optimum, lost moves or
 * lost the level. Where a move lost something, there are all best moves, one best way and reasons. It runs in this thread, in slices of
 * about 15 ms.
 *
 * @param moves from the start of the level, in the notation of the game: one by one, or as text with blanks or commas between them. They
 * need not solve it.
 * @returns what was proved, or the first move that the rules refuse.
 * @throws RangeError when a limit is not a number in its range; the promise rejects with it.
 */
export async function review(
  level: PlayableLevel,
  moves: string | readonly string[],
  { limits = {}, signal, onProgress }: ReviewOptions = {},
): Promise<Result<Review, BadMove>> {
  const known = asGameLevel(level);
  const words = typeof moves === 'string' ? splitMoves(moves) : moves;
  const found = await prove(known, words, {
    limits: limitsOf({ ...limits, seconds: limits.seconds ?? usualReviewSeconds }),
    signal,
    ...(onProgress && { onReview: (each) => onProgress(withVerdicts(each)) }),
  });
  if (found.ok) return success(withVerdicts(found.value));
  return failure({ ...found.error, reason: sentenceOf(known.game, found.error.reason) });
}

const withVerdicts = (review: Found): Review => ({ ...review, verdicts: verdictsOf(review) });
