import { grading } from '../../analysis/grading.ts';
import type { Level } from '../../core/level.ts';
import type { Steps } from '../../core/slices.ts';
import type { Workshop } from './workshop.ts';

/** Larger levels are graded from samples. */
const mostPositions = 20_000;

/** The difficulty score of a level; undefined where it cannot be told. What comes behind the score is not waited for. */
export function* difficultyOf({ game, pace }: Workshop, level: Level): Steps<number | undefined> {
  let score: number | undefined;
  const tell = (known: { readonly score?: number }): void => {
    score = known.score ?? score;
  };
  const steps = grading({ game, level, maxStates: mostPositions, seed: 1, bytes: undefined, pace, tell });
  while (score === undefined) {
    if (steps.next().done) break;
    yield;
  }
  return score;
}
