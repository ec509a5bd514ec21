import type { Rules } from '../core/game.ts';
import type { Message } from '../core/message.ts';
import { playMessage } from '../core/messages.ts';
import { failure, type Result, success } from '../core/result.ts';
import { runNow, type Steps } from '../core/slices.ts';

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
export const replay = (rules: Rules, words: readonly string[]): Result<Replay, BadMove<Message>> =>
  runNow(replaySteps(rules, words));

/** The same, one move a step. */
export function* replaySteps(
  rules: Rules,
  words: readonly string[],
): Steps<Result<Replay, BadMove<Message>>> {
  const played = yield* playSteps(rules, words);
  if (!played.ok) return played;
  const { state, ...replayed } = played.value;
  if (rules.isGoal(state)) return success(replayed);
  return failure({ number: words.length + 1, move: undefined, reason: playMessage('not-solved') });
}

/** Plays written moves by the rules, wherever they lead; `visit` gets every position, the start first. */
export function* playSteps(
  rules: Rules,
  words: readonly string[],
  visit?: (state: unknown) => void,
): Steps<Result<Replay & { readonly state: unknown }, BadMove<Message>>> {
  const { moveLimit = Number.POSITIVE_INFINITY } = rules;
  const moves: string[] = [];
  let state = rules.start();
  let cost = 0;
  visit?.(state);
  for (const [index, word] of words.entries()) {
    const bad = (reason: Message) => failure({ number: index + 1, move: word, reason });
    const move = rules.parseMove(word);
    if (!move.ok) return bad(move.error);
    if (rules.isGoal(state)) return bad(playMessage('solved-before'));
    if (index >= moveLimit) return bad(playMessage('lost', { moves: moveLimit }));
    const next = rules.apply(state, move.value);
    if (!next.ok) return bad(next.error);
    cost += rules.cost(state, move.value);
    moves.push(rules.formatMove(move.value));
    state = next.value;
    visit?.(state);
    yield;
  }
  return success({ moves, cost, state });
}
