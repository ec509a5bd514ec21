import { expect } from 'vitest';
import type { Rules } from '../src/core/game.ts';
import type { Random } from '../src/core/random.ts';
import { formatLevel, type GameLevel } from '../src/games/pack.ts';
import type { Distance, Verdict } from '../src/review/findings.ts';
import { type Review, verdictsOf } from '../src/review/reviewed.ts';
import type { RuleDistances } from './rule-distances.ts';

/**
 * Plays a level up to so many moves: each one is a best move by the exact distances with the given probability, and otherwise any
 * legal one.
 */
export function randomLine(
  rules: Rules,
  exact: RuleDistances,
  random: Random,
  most: number,
  care: number,
): string[] {
  const moves: string[] = [];
  let state = rules.start();
  while (moves.length < Math.min(most, rules.moveLimit ?? most)) {
    const legal = rules.moves(state).map((move) => ({ move, after: after(rules, state, move) }));
    if (legal.length === 0) break;
    const left = (each: { readonly after: unknown }): number => exact.get(rules.key(each.after))!;
    const least = Math.min(...legal.map(left));
    const chosen = random.pick(random.chance(care) ? legal.filter((each) => left(each) === least) : legal);
    moves.push(rules.formatMove(chosen.move));
    state = chosen.after;
  }
  return moves;
}

export function after(rules: Rules, state: unknown, move: unknown): unknown {
  const next = rules.apply(state, move);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** By position of a line: what the exact distances say of it. */
function truthOf(rules: Rules, exact: RuleDistances, moves: readonly string[]): (number | 'lost')[] {
  let state = rules.start();
  const left = (at: number): number | 'lost' => {
    const distance = exact.get(rules.key(state))!;
    return at + distance > (rules.moveLimit ?? Number.MAX_SAFE_INTEGER) ? 'lost' : distance;
  };
  return [
    left(0),
    ...moves.map((word, index) => {
      const move = rules.parseMove(word);
      if (!move.ok) throw new Error(move.error.code);
      state = after(rules, state, move.value);
      return left(index + 1);
    }),
  ];
}

/** How much of a review was proved. */
export interface Proved {
  readonly positions: number;
  readonly labels: number;
}

/** Whether all that a review says is what exact distances say; nothing unknown is wrong. Returns how much it says. */
export function expectTrue(known: GameLevel, exact: RuleDistances, review: Review): Proved {
  const rules = known.game.rules(known.level);
  const { moves } = review.line;
  const what = `${moves.join(' ')}\n${formatLevel(known)}`;
  const truth = truthOf(rules, exact, moves);
  expect(review.distances, what).toHaveLength(truth.length);
  for (const [at, distance] of review.distances.entries())
    expect(
      isTrue(distance, truth[at]!),
      `${at}: ${JSON.stringify(distance)}, not ${truth[at]}\n${what}`,
    ).toBe(true);
  const verdicts = verdictsOf(review);
  for (const [at, verdict] of verdicts.entries())
    if (verdict.kind !== 'unknown')
      expect(verdict, `${at}: ${what}`).toEqual(verdictBy(truth[at]!, truth[at + 1]!));
  expectBest(rules, exact, review, truth, what);
  return {
    positions: review.distances.filter(({ status }) => status !== 'unknown').length,
    labels: verdicts.filter(({ kind }) => kind !== 'unknown').length,
  };
}

function isTrue(distance: Distance, truth: number | 'lost'): boolean {
  if (distance.status === 'lost') return truth === 'lost';
  if (distance.status === 'exact') return truth === distance.moves;
  if (truth === 'lost') return distance.most === undefined;
  return distance.least <= truth && truth <= (distance.most ?? truth);
}

function verdictBy(before: number | 'lost', then: number | 'lost'): Verdict {
  if (before === 'lost') return { kind: 'lost-before' };
  if (then === 'lost') return { kind: 'lost-level' };
  return then + 1 === before ? { kind: 'kept' } : { kind: 'lost-moves', moves: then + 1 - before };
}

/** The best moves are those after which the exact distance is one less, and the way is as long as it should be. */
function expectBest(
  rules: Rules,
  exact: RuleDistances,
  review: Review,
  truth: readonly (number | 'lost')[],
  what: string,
): void {
  let state = rules.start();
  for (const [at, best] of review.best.entries()) {
    if (best) {
      const here = state;
      const right = rules
        .moves(here)
        .filter((move) => exact.get(rules.key(after(rules, here, move))) === (truth[at] as number) - 1)
        .map((move) => rules.formatMove(move));
      if (best.isAll) expect(best.moves, `${at}: ${what}`).toEqual(right);
      else expect(right, `${at}: ${what}`).toEqual(expect.arrayContaining([...best.moves]));
      expect(best.moves, `${at}: ${what}`).toContain(best.way[0]);
      expect(best.way, `${at}: ${what}`).toHaveLength(truth[at] as number);
      expect(rules.isGoal(endOf(rules, here, best.way)), `${at}: ${what}`).toBe(true);
    }
    const word = review.line.moves[at];
    if (word !== undefined) state = endOf(rules, state, [word]);
  }
}

function endOf(rules: Rules, from: unknown, words: readonly string[]): unknown {
  return words.reduce<unknown>((state, word) => {
    const move = rules.parseMove(word);
    if (!move.ok) throw new Error(move.error.code);
    return after(rules, state, move.value);
  }, from);
}
