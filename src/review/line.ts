import type { Rules } from '../core/game.ts';
import type { Message } from '../core/message.ts';
import { type Result, success } from '../core/result.ts';
import type { Steps } from '../core/slices.ts';
import { type BadMove, playSteps } from '../play/replay.ts';

/** Moves from the start of a level, accepted by the rules one by one, and how they end. */
export interface Line {
  /** In the game's notation. */
  readonly moves: readonly string[];
  readonly ending: 'solved' | 'out-of-moves' | 'open';
}

/** A line with its positions, the start first: one more than there are moves. */
export interface PlayedLine extends Line {
  readonly states: readonly unknown[];
}

/** Plays written moves by the rules; the first one that they refuse is told as `verify` tells it. */
export function* playLine(
  rules: Rules,
  words: readonly string[],
): Steps<Result<PlayedLine, BadMove<Message>>> {
  const states: unknown[] = [];
  const played = yield* playSteps(rules, words, (state) => states.push(state));
  if (!played.ok) return played;
  const { moves, state } = played.value;
  return success({ moves, ending: endingOf(rules, state, moves.length), states });
}

function endingOf(rules: Rules, state: unknown, moves: number): Line['ending'] {
  if (rules.isGoal(state)) return 'solved';
  return moves >= (rules.moveLimit ?? Number.POSITIVE_INFINITY) ? 'out-of-moves' : 'open';
}
