import { type OptimalPaths, optimalPaths } from '../../analysis/optimal-paths.ts';
import { subsets } from '../../analysis/together.ts';
import type { Steps } from '../../core/slices.ts';
import { packedRow } from '../../core/space.ts';
import type { Reason } from '../findings.ts';
import type { Outward } from './outward.ts';
import { cellsOf, landmarksAlong, outwardFrom, type Subject } from './subject.ts';
import * as tell from './words.ts';

/** Requirements that are looked at together. */
const mostTogether = 3;
/** With more requirements than this, only one at a time is looked at. */
const mostForSets = 12;

/** Why a move lost moves: `before` and `after` are the fewest moves to a solution before and after it. */
export function* whySlower(subject: Subject, before: number, after: number): Steps<readonly Reason[]> {
  const lost = after + 1 - before;
  const reasons: Reason[] = [];
  const back = yield* wayBack(subject, after);
  if (back) reasons.push(back);
  const now = yield* outwardFrom(subject, subject.after, { moves: after });
  const then: Outward[] = [];
  for (const best of subject.best) then.push(yield* outwardFrom(subject, best.after, { moves: before - 1 }));
  const landmark = yield* slowerLandmark(subject, before, lost, now, then);
  if (landmark) reasons.push(landmark);
  const apart = yield* slowerApart(subject, lost, now, then);
  if (apart) reasons.push(apart);
  return reasons;
}

const pathsFrom = (
  { space, estimate, limits, pace }: Subject,
  state: unknown,
  optimum: number,
): Steps<OptimalPaths | string> =>
  optimalPaths(space, packedRow(space, state), limits, { optimum, estimate }, pace);

/** Every best way from here passes the position before the move, or the one that a best move leads to. */
function* wayBack(subject: Subject, after: number): Steps<Reason | undefined> {
  const paths = yield* pathsFrom(subject, subject.after, after);
  if (typeof paths === 'string') return undefined;
  const back = depthOfAll(subject, paths, subject.before);
  if (back !== undefined) {
    const { rules } = subject;
    return tell.back(back, rules.moves(subject.after).length === 1);
  }
  for (const best of subject.best) {
    const moves = depthOfAll(subject, paths, best.after);
    if (moves !== undefined) return tell.detour(best.move, moves, subject.best.length === 1);
  }
  return undefined;
}

/** After how many moves all of these solutions pass a position; undefined where not all do. */
function depthOfAll(
  { space }: Subject,
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
  { pace }: Subject,
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
  subject: Subject,
  now: Outward,
  then: readonly Outward[],
  facts: readonly ((state: unknown) => boolean)[],
): Steps<readonly Slower[]> {
  const after = yield* firstDepths(subject, now, facts);
  const bests: (readonly (number | undefined)[])[] = [];
  for (const each of then) bests.push(yield* firstDepths(subject, each, facts));
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
  subject: Subject,
  before: number,
  lost: number,
  now: Outward,
  then: readonly Outward[],
): Steps<Reason | undefined> {
  const passed = landmarksAlong(subject);
  if (passed.length === 0) return undefined;
  const slower = (yield* slowerFacts(
    subject,
    now,
    then,
    passed.map((landmark) => (state) => landmark.holds(state)),
  )).filter(({ after, best }) => after - best >= lost);
  if (slower.length === 0) return undefined;
  const paths = yield* pathsFrom(subject, subject.before, before);
  if (typeof paths === 'string') return undefined;
  for (const { index, after, best } of slower) {
    const landmark = passed[index]!;
    if (!(yield* isOnAll(subject, paths, (state) => landmark.holds(state)))) continue;
    return tell.slowerLandmark({
      landmark: landmark.id,
      to: landmark.to,
      cells: landmark.cells,
      after,
      best,
      hasOneBest: then.length === 1,
    });
  }
  return undefined;
}

/** Whether every one of these solutions has a position, after its first move, in which something holds. */
function* isOnAll(
  { space, pace }: Subject,
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

/** The smallest set of requirements that, with all others dropped, takes all the lost moves longer; else the one that takes most. */
function* slowerApart(
  subject: Subject,
  lost: number,
  now: Outward,
  then: readonly Outward[],
): Steps<Reason | undefined> {
  const { requirements, after } = subject;
  const most = requirements.length > mostForSets ? 1 : Math.min(mostTogether, requirements.length - 1);
  for (let size = 1; size <= most; size += 1) {
    const sets = [...subsets(requirements.length, size)].map((numbers) =>
      numbers.map((number) => requirements[number]!),
    );
    const slower = yield* slowerFacts(
      subject,
      now,
      then,
      sets.map((set) => (state) => set.every((each) => each.isMet(state))),
    );
    const [first] = slower
      .filter((each) => each.after - each.best >= lost)
      .toSorted((a, b) => b.after - b.best - (a.after - a.best));
    if (!first) continue;
    const set = sets[first.index]!;
    return tell.slowerApart({
      requirements: set.map(({ id }) => id),
      to: subject.meeting(set.map((requirement) => ({ requirement }))),
      cells: cellsOf(set, after),
      after: first.after,
      best: first.best,
      hasOneBest: then.length === 1,
    });
  }
  return undefined;
}
