import type { Answer } from './findings.ts';
import type { Outcome } from './what-if.ts';

/** How the outcome of a change compares with the level as it is; undefined where that is not known. */
export type Effect = 'mistaken' | 'unsolvable' | 'solvable' | 'shorter' | 'same' | 'longer' | 'unknown';

export function effectOf(outcome: Outcome, answer: Answer): Effect {
  if (outcome.status === 'mistaken' || outcome.status === 'unsolvable') return outcome.status;
  if (outcome.status !== 'solved') return 'unknown';
  if (answer.status !== 'solved') return 'solvable';
  const more = outcome.moves - answer.moves.length;
  return more === 0 ? 'same' : more < 0 ? 'shorter' : 'longer';
}
