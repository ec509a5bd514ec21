import { unitCost } from '../core/game.ts';
import { usualReviewSeconds } from '../core/limits.ts';
import { failure, type Result, success } from '../core/result.ts';
import { runInSlices } from '../core/slices.ts';
import type { BadMove } from '../play/replay.ts';
import type { Verdict } from '../review/findings.ts';
import { playLine } from '../review/line.ts';
import { emptyReview, type Review as Found, verdictsOf } from '../review/reviewed.ts';
import { ask, prepare } from './ask.ts';
import { type PlayableLevel, sentenceOf } from './levels.ts';
import { checkWorkNames, limitsOf, type SearchLimits, type WorkOptions, withoutDepth } from './options.ts';
import { movesOf } from './position.ts';
import { reviewing } from './works/review.ts';

/**
 * How to review moves; everything may be left out. Of the limits, `states` is the most positions of one search, and of the state graph;
 * `seconds`, 60 when left out, is for all of it. What is not proved within them is `unknown`.
 */
export type ReviewOptions = WorkOptions<Review, Omit<SearchLimits, 'depth'>>;

/** What is proved of moves that were played. */
export interface Review extends Found {
  /** By move: what it did. */
  readonly verdicts: readonly Verdict[];
}

/**
 * Proves, position by position, the fewest moves to a solution, and so what each move of a game did: kept the optimum, lost moves or
 * lost the level. Where a move lost something, there are all best moves, one best way and reasons.
 *
 * @param moves from the start of the level, in the notation of the game: one by one, or as text with blanks or commas between them. They
 * need not solve it.
 * @returns what was proved, or the first move that the rules refuse.
 * @throws RangeError when an option or a limit is not one that there is; the promise rejects with it.
 */
export async function review(
  level: PlayableLevel,
  moves: string | readonly string[],
  options: ReviewOptions = {},
): Promise<Result<Review, BadMove>> {
  checkWorkNames('review', options);
  const limits = limitsOf(options.limits, withoutDepth, usualReviewSeconds);
  const prepared = await prepare([level], options);
  const known = prepared.levels[0]!;
  const words = movesOf(moves);
  const played = (await runInSlices(playLine(known.game.rules(known.level, unitCost.id), words)))!;
  if (!played.ok) return failure({ ...played.error, reason: sentenceOf(known.game, played.error.reason) });
  const { states: _, ...line } = played.value;
  let found = emptyReview(line);
  const hear = (more: Found): void => {
    found = more;
    options.onProgress?.(withVerdicts(more));
  };
  await ask(
    prepared,
    {
      kind: 'review',
      work: reviewing,
      task: { moves: words, limits },
      hear,
      stopped: () => success(found),
    },
    options,
  );
  return success(withVerdicts(found));
}

const withVerdicts = (review: Found): Review => ({ ...review, verdicts: verdictsOf(review) });
