import { type OptimalPaths, optimalPaths } from '../../analysis/optimal-paths.ts';
import { subsets } from '../../analysis/together.ts';
import type { Steps } from '../../core/slices.ts';
import { packedRow } from '../../core/space.ts';
import type { Reason } from '../findings.ts';
import { type Case, cellsOf, landmarksAlong, outwardFrom } from './case.ts';
import type { Outward } from './outward.ts';
import * as tell from './words.ts';

/** Where the way is longer, two sentences tell enough. */
const mostReasons = 2;
/** What is more moves away than this explains nothing to a player. */
const horizon = 24;
/** Requirements that are looked at together. */
const mostTogether = 3;
/** With more requirements than this, only one at a time is looked at. */
const mostForSets = 12;

/** Why a move lost moves: `before` and `after` are the fewest moves to a solution before and after it. */
export function* whySlower(asked: Case, before: number, after: number): Steps<readonly Reason[]> {
  const lost = after + 1 - before;
  const reasons: Reason[] = [];
  const back = yield* wayBack(asked, after);
  if (back) reasons.push(back);
  const now = yield* outwardFrom(asked, asked.after, { moves: Math.min(after, horizon) });
  const then: Outward[] = [];
  for (const best of asked.best)
    then.push(yield* outwardFrom(asked, best.after, { moves: Math.min(before - 1, horizon) }));
  const landmark = yield* slowerLandmark(asked, before, lost, now, then);
  // That the best move leads to some cell says nothing new.
  if (landmark && (landmark.isFirst || !back)) reasons.push(landmark.reason);
  if (reasons.length < mostReasons) {
    const apart = yield* slowerApart(asked, lost, now, then, reasons.length > 0);
    if (apart && !isSameDelay(apart, landmark?.reason)) reasons.push(apart);
  }
  return reasons;
}

/** The same numbers would be said twice. */
const isSameDelay = ({ query: { values } }: Reason, other: Reason | undefined): boolean =>
  values['after'] === other?.query.values['after'] && values['best'] === other?.query.values['best'];

const pathsFrom = (
  { space, estimate, limits, pace }: Case,
  state: unknown,
  optimum: number,
): Steps<OptimalPaths | string> =>
  optimalPaths(space, packedRow(space, state), limits, { optimum, estimate }, pace);

/** Every best way from here passes the position before the move, or the one that a best move leads to. */
function* wayBack(asked: Case, after: number): Steps<Reason | undefined> {
  const paths = yield* pathsFrom(asked, asked.after, after);
  if (typeof paths === 'string') return undefined;
  const back = depthOfAll(asked, paths, asked.before);
  if (back !== undefined) {
    const { rules } = asked;
    return tell.back(back, rules.moves(asked.after).length === 1);
  }
  for (const best of asked.best) {
    const moves = depthOfAll(asked, paths, best.after);
    if (moves !== undefined) return tell.detour(best.move, moves, asked.best.length === 1);
  }
  return undefined;
}

/** After how many moves all of these solutions pass a position; undefined where not all do. */
function depthOfAll(
  { space }: Case,
  { states, firstState, optimum }: OptimalPaths,
  state: unknown,
): number | undefined {
  const row = packedRow(space, state);
  for (let depth = 1; depth <= optimum; depth += 1) {
    const first = firstState[depth]!;
    if (firstState[depth + 1]! - first !== 1) continue;
    if (row.every((word, index) => states[first * space.words + index] === word)) return depth;
  }
  return undefined;
}

/** By fact: the fewest moves until it holds. Missing where that was not met. */
function* firstDepths(
  { pace }: Case,
  { count, depth, state }: Outward,
  facts: readonly ((state: unknown) => boolean)[],
): Steps<readonly (number | undefined)[]> {
  const found: (number | undefined)[] = facts.map(() => undefined);
  let open = facts.map((_, index) => index);
  for (let id = 0; id < count && open.length > 0; id += 1) {
    const each = state(id);
    for (const index of open) if (facts[index]!(each)) found[index] = depth[id]!;
    open = open.filter((index) => found[index] === undefined);
    if (pace.isOverNow()) yield;
  }
  return found;
}

/** A fact that takes longer than after every best move. */
interface Slower {
  readonly index: number;
  readonly after: number;
  /** After the best move for which it takes longest. */
  readonly best: number;
}

function* slowerFacts(
  asked: Case,
  now: Outward,
  then: readonly Outward[],
  facts: readonly ((state: unknown) => boolean)[],
): Steps<readonly Slower[]> {
  const after = yield* firstDepths(asked, now, facts);
  const bests: (readonly (number | undefined)[])[] = [];
  for (const each of then) bests.push(yield* firstDepths(asked, each, facts));
  return facts.flatMap((_, index) => {
    const late = after[index];
    const soon = bests.map((each) => each[index]);
    if (late === undefined || soon.length === 0 || soon.includes(undefined)) return [];
    const best = Math.max(...(soon as number[]));
    return late > best ? [{ index, after: late, best }] : [];
  });
}

/** A landmark that every best way from before passes, and that now takes all the lost moves longer. */
function* slowerLandmark(
  asked: Case,
  before: number,
  lost: number,
  now: Outward,
  then: readonly Outward[],
): Steps<{ readonly reason: Reason; readonly isFirst: boolean } | undefined> {
  const passed = landmarksAlong(asked);
  if (passed.length === 0) return undefined;
  const slower = (yield* slowerFacts(
    asked,
    now,
    then,
    passed.map((landmark) => (state) => landmark.holds(state)),
  )).filter(({ after, best }) => after - best >= lost);
  if (slower.length === 0) return undefined;
  const paths = yield* pathsFrom(asked, asked.before, before);
  if (typeof paths === 'string') return undefined;
  for (const { index, after, best } of slower) {
    const landmark = passed[index]!;
    if (!(yield* isOnAll(asked, paths, (state) => landmark.holds(state)))) continue;
    const { id, to, cells } = landmark;
    return {
      reason: tell.slowerLandmark({ landmark: id, to, cells, after, best, hasOneBest: then.length === 1 }),
      isFirst: asked.landmarks[0]!.includes(landmark),
    };
  }
  return undefined;
}

/** Whether every one of these solutions has a position, after its first move, in which something holds. */
function* isOnAll(
  { space, pace }: Case,
  { states, firstState, firstMove, targets, optimum }: OptimalPaths,
  holds: (state: unknown) => boolean,
): Steps<boolean> {
  /** States that are reached without it. */
  const without = new Uint8Array(firstState[optimum + 1]!);
  without[0] = 1;
  for (let id = 0; id < without.length; id += 1) {
    if (pace.isOverNow()) yield;
    if (!without[id]) continue;
    if (id > 0 && holds(space.unpack(states, id * space.words))) without[id] = 0;
    else for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) without[targets[move]!] = 1;
  }
  return !without.subarray(firstState[optimum]!).includes(1);
}

/** The smallest set of requirements that, with all others dropped, takes all the lost moves longer; the nearest of several. */
function* slowerApart(
  asked: Case,
  lost: number,
  now: Outward,
  then: readonly Outward[],
  isMore: boolean,
): Steps<Reason | undefined> {
  const { after } = asked;
  const requirements = asked.requirements.filter(({ isBroad }) => !(isMore && isBroad));
  const most = requirements.length > mostForSets ? 1 : Math.min(mostTogether, asked.requirements.length - 1);
  for (let size = 1; size <= most; size += 1) {
    const sets = [...subsets(requirements.length, size)].map((numbers) =>
      numbers.map((number) => requirements[number]!),
    );
    const slower = yield* slowerFacts(
      asked,
      now,
      then,
      sets.map((set) => (state) => set.every((each) => each.isMet(state))),
    );
    const [first] = slower
      .filter((each) => each.after - each.best >= lost)
      .toSorted((a, b) => a.after - b.after);
    if (!first) continue;
    const set = sets[first.index]!;
    return tell.slowerApart({
      requirements: set.map(({ id }) => id),
      to: asked.meeting(set.map((requirement) => ({ requirement }))),
      cells: cellsOf(set, after),
      after: first.after,
      best: first.best,
      hasOneBest: then.length === 1,
    });
  }
  return undefined;
}
