import { togetherNever } from '../../analysis/together.ts';
import type { Landmark, Requirement, Wanted } from '../../core/facts.ts';
import type { Steps } from '../../core/slices.ts';
import type { Reason } from '../findings.ts';
import { type Case, cellsOf, landmarksAlong, outwardFrom } from './case.ts';
import type { Outward } from './outward.ts';
import * as tell from './words.ts';

/** A sentence about more requirements than this is read by nobody. */
const mostTogether = 3;
/** Positions that a player can go through one by one. */
const fewPositions = 8;
/** Landmarks that are forbidden to see whether solutions need them. */
const mostForbidden = 6;

/** Why a move lost the level: after it no solution is left in the moves that are allowed. */
export function* whyLost(asked: Case): Steps<readonly Reason[]> {
  const { after, left } = asked;
  const reached = yield* outwardFrom(asked, after, { moves: left });
  if (reached.isClosed && reached.count === 1) return [tell.stuck()];
  const late = yield* tooLate(asked);
  if (left === 0) return late ? [late] : [];
  const never = yield* neverMet(asked, reached);
  const needed = yield* neededLandmark(asked, reached, never);
  const isBroad = needed && never?.requirements.every((each) => each.isBroad);
  const others = never?.isSmall ? [never.reason, needed] : [needed, isBroad ? undefined : never?.reason];
  const reasons = [late, ...others].filter((each) => each !== undefined);
  if (reasons.length < 2 && reached.isClosed && reached.count <= fewPositions)
    reasons.push(tell.few(reached.count - 1));
  return reasons;
}

/** Requirements that cannot be met. */
interface Never {
  readonly requirements: readonly Requirement[];
  readonly reason: Reason;
  /** It is a small part of the goal, so that it says more than that the level is lost. */
  readonly isSmall: boolean;
}

/** The smallest set of requirements that no position after the move meets together. Before it, one did: a solution. */
function* neverMet(asked: Case, reached: Outward): Steps<Never | undefined> {
  const { requirements, after, left } = asked;
  for (const requirement of requirements) {
    const seen = requirement.hopelessIn?.(after);
    if (seen)
      return {
        requirements: [requirement],
        reason: tell.hopeless(
          requirement.id,
          asked.meeting([{ requirement }]),
          seen,
          cellsOf([requirement], after),
        ),
        isSmall: true,
      };
  }
  // Where there is but one requirement, this would only say that the level is lost.
  if (!reached.isAll || reached.goal !== undefined || requirements.length < 2) return undefined;
  const met = new Map<string, readonly boolean[]>();
  for (let id = 0; id < reached.count; id += 1) {
    const state = reached.state(id);
    const each = requirements.map((requirement) => requirement.isMet(state));
    met.set(each.map(Number).join(''), each);
    if (asked.pace.isOverNow()) yield;
  }
  const { numbers } = yield* togetherNever([...met.values()], requirements.length, asked.pace);
  if (numbers.length > mostTogether) return undefined;
  const isOne = numbers.length === 1;
  // One that no piece can meet any more: which could before?
  const where = isOne ? yield* outwardFrom(asked, asked.before, { moves: left + 1 }) : reached;
  const wanted = yield* onlyBy(
    asked,
    where,
    numbers.map((number) => requirements[number]!),
  );
  const never = wanted.map(({ requirement }) => requirement);
  const reason = tell.never({
    requirements: wanted.map(({ requirement, only }) => ({ id: requirement.id, only })),
    to: asked.meeting(wanted),
    cells: cellsOf(never, after),
    positions: reached.count,
    left: reached.isClosed ? undefined : left,
  });
  return { requirements: never, reason, isSmall: 2 * never.length < requirements.length };
}

/** Which piece alone meets each of these, where it is always the same. */
function* onlyBy(
  { pace }: Case,
  reached: Outward,
  requirements: readonly Requirement[],
): Steps<readonly Wanted[]> {
  if (!reached.isAll || !requirements.some(({ metBy }) => metBy))
    return requirements.map((requirement) => ({ requirement }));
  const by = requirements.map(() => new Set<string | undefined>());
  for (let id = 0; id < reached.count; id += 1) {
    const state = reached.state(id);
    for (const [index, requirement] of requirements.entries())
      if (requirement.isMet(state)) by[index]!.add(requirement.metBy?.(state));
    if (pace.isOverNow()) yield;
  }
  return requirements.map((requirement, index) => {
    const [only] = by[index]!;
    return { requirement, only: by[index]!.size === 1 ? only : undefined };
  });
}

/** A landmark that every solution from before the move passes, and that no position after it has: so there is none left. */
function* neededLandmark(asked: Case, reached: Outward, told: Never | undefined): Steps<Reason | undefined> {
  const { left } = asked;
  if (!reached.isAll || reached.goal !== undefined) return undefined;
  let forbidden = 0;
  for (const landmark of yield* neverReached(asked, reached)) {
    if (told && isToldBy(told, asked, landmark)) continue;
    forbidden += 1;
    if (forbidden > mostForbidden) break;
    // Positions after the first move are left out too, so that one which has it now does not count.
    const others = yield* outwardFrom(asked, asked.before, {
      moves: left + 1,
      without: (state) => landmark.holds(state),
      toGoal: true,
    });
    if (!others.isAll || others.goal !== undefined) continue;
    return tell.needed({
      landmark: landmark.id,
      to: landmark.to,
      cells: landmark.cells,
      positions: reached.count,
      without: others.count,
      left: reached.isClosed && others.isClosed ? undefined : left,
    });
  }
  return undefined;
}

/** Whether a landmark would say again what cannot be met: it is about the same cells, or comes with it. */
const isToldBy = ({ requirements, reason }: Never, { way }: Case, landmark: Landmark): boolean =>
  (landmark.cells.length > 0 &&
    landmark.cells.every(({ row, column }) =>
      reason.cells.some((each) => each.row === row && each.column === column),
    )) ||
  way
    .filter((state) => landmark.holds(state))
    .every((state) => requirements.every((each) => each.isMet(state)));

/** The landmarks of the best way that no position has any more. */
function* neverReached(asked: Case, reached: Outward): Steps<readonly Landmark[]> {
  let open = landmarksAlong(asked);
  for (let id = 0; id < reached.count && open.length > 0; id += 1) {
    const state = reached.state(id);
    open = open.filter((landmark) => !landmark.holds(state));
    if (asked.pace.isOverNow()) yield;
  }
  return open;
}

/** It could still be solved, if the level allowed more moves. */
function* tooLate(asked: Case): Steps<Reason | undefined> {
  const { after, left } = asked;
  if (left === Number.POSITIVE_INFINITY) return undefined;
  const { goal, depth } = yield* outwardFrom(asked, after, { toGoal: true });
  return goal === undefined ? undefined : tell.tooLate(depth[goal]!, left);
}
