import type { Rules } from '../core/game.ts';
import type { Message } from '../core/message.ts';
import { playMessage } from '../core/messages.ts';
import { failure, type Result, success } from '../core/result.ts';
import { PlaySession } from './session.ts';

/** Where a list of moves stops being a solution. */
export interface BadMove<Reason = string> {
  /** Counts from 1; one more than there are moves when they are too few. */
  readonly number: number;
  readonly move: string | undefined;
  readonly reason: Reason;
}

/** A solution that the rules accept. */
export interface Replay {
  readonly moves: readonly string[];
  readonly cost: number;
}

/** Splits a written solution: moves stand between white space or commas. */
export const splitMoves = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Plays a written solution by the rules, from the start to the goal. */
export function replay(rules: Rules, words: readonly string[]): Result<Replay, BadMove<Message>> {
  const session = new PlaySession(rules);
  let cost = 0;
  for (const [index, word] of words.entries()) {
    const bad = (reason: Message): Result<Replay, BadMove<Message>> =>
      failure({ number: index + 1, move: word, reason });
    const move = rules.parseMove(word);
    if (!move.ok) return bad(move.error);
    if (session.isSolved) return bad(playMessage('solved-before'));
    const before = session.state;
    const played = session.play(move.value);
    if (!played.ok) return bad(played.error);
    cost += rules.cost(before, move.value);
  }
  if (session.isSolved) return success({ moves: session.moves, cost });
  return failure({
    number: words.length + 1,
    move: undefined,
    reason: playMessage('not-solved'),
  });
}
