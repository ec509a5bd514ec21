import type { Reviewer } from './reviewer.ts';
import type { Outcome, ReviewWords } from './words.ts';

/** The whole review in two sentences, as far as it is proved. */
export function summaryOf({ review, verdicts, mistakes, isWhole }: Reviewer, words: ReviewWords): string {
  const { line, distances } = review;
  const lostBy = verdicts.findIndex(({ kind }) => kind === 'lost-level');
  const outcome: Outcome = {
    moves: line.moves.length,
    ending: line.ending,
    start: distances[0]!,
    end: distances.at(-1)!,
    lostBy: lostBy < 0 ? undefined : lostBy + 1,
  };
  const told = line.ending === 'solved' ? words.solved(outcome) : words.unsolved(outcome);
  const isPerfect = isWhole && mistakes.length === 0;
  return isPerfect && line.ending === 'solved' ? told : `${told} ${words.mistakes(mistakes.length, isWhole)}`;
}

/** How far the proofs are, in words. */
export function progressOf({ review, status, proved, isWhole }: Reviewer, words: ReviewWords): string {
  const all = review.distances.length;
  if (status === 'failed') return words.failed;
  if (status === 'busy') return isWhole ? words.explaining : words.proving(proved, all);
  if (isWhole) return words.whole;
  return status === 'done' ? words.left(all - proved) : words.stopped(all - proved);
}
