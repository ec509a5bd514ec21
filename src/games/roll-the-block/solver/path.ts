import { createSuccessors } from '../../../core/space.ts';
import type { RollSpace } from '../packed/packed.ts';
import { standing } from '../packed/tables.ts';
import type { BridgeMasks } from './masks.ts';
import type { Places } from './places.ts';
import type { Reached } from './reached.ts';
import type { Sweep } from './sweep.ts';
import { waysTo } from './ways.ts';

/** The result of a dense search. */
export interface DenseResult {
  readonly space: RollSpace;
  readonly places: Places;
  readonly masks: BridgeMasks;
  readonly reached: Pick<Reached, 'whole' | 'pairs' | 'slotOf'>;
  readonly start: Uint32Array;
  readonly startPlace: number;
}

/** A state on the path: the place as the space writes it, cubes in either order. */
export interface Stop {
  readonly mask: number;
  readonly place: number;
}

/**
 * The moves from the start to the goal, by a state from where the rest is known. Parents are not stored: going backwards, any
 * predecessor is taken whose cost plus that of the move is the cost of the state. The cubes are told apart afterwards, going
 * forwards. Beyond that state any successor is taken whose distance to the goal is less by the cost of the move.
 */
export function densePath(result: DenseResult, meeting: Stop, sweep: Sweep | undefined): number[] {
  const stops: Stop[] = [meeting];
  for (let cost = costOf(result, stops[0]!); cost > 0; ) {
    const before = stopBefore(result, stops.at(-1)!, cost);
    stops.push(before);
    cost = costOf(result, before);
  }
  const state = result.start.slice();
  const moves = movesAlong(result, state, stops.toReversed());
  return meeting.place === result.space.level.goal
    ? moves
    : [...moves, ...movesOn(result.space, state, sweep!)];
}

function costOf({ places, reached }: DenseResult, { mask, place }: Stop): number {
  const { whole, pairs, slotOf } = reached;
  const isSplit = places.isSplit(place);
  const page = isSplit ? slotOf[mask] : mask;
  const entry = isSplit ? places.pairOfPlace(place) : places.wholeOf(place);
  const pages = isSplit ? pairs : whole;
  if (page === undefined || page >= pages.pages || entry < 0) return Number.POSITIVE_INFINITY;
  const value = pages.data[page * 2 ** pages.bits + entry]!;
  const isState = value !== 0 && value !== pages.barred;
  return isState ? pages.top - (value >> 1) : Number.POSITIVE_INFINITY;
}

/** A predecessor on a cheapest path. */
function stopBefore(result: DenseResult, { mask, place }: Stop, cost: number): Stop {
  const { masks, places, space } = result;
  for (const { from, on, effect } of waysTo(space, places, place)) {
    const { standingSteps, lyingSteps } = places;
    const isSplit = places.isSplit(from);
    const steps = isSplit ? 1 : space.tables.kindOf(from) === standing ? standingSteps : lyingSteps;
    const first = effect === 0 ? mask : 0;
    const last = effect === 0 ? mask : masks.count - 1;
    for (let before = first; before <= last; before += 1) {
      if (!masks.leads(before, effect, mask) || !masks.bears(on, before)) continue;
      const stop = { mask: before, place: from };
      if (costOf(result, stop) === cost - steps) return stop;
    }
  }
  throw new Error('a state was reached from nowhere');
}

/** Follows the states from the start, finds the move between each two, and leaves `state` at the last one. */
function movesAlong(
  { space, places, masks }: DenseResult,
  state: Uint32Array,
  stops: readonly Stop[],
): number[] {
  const successors = createSuccessors(space.words, space.maxSuccessors);
  return stops.slice(1).map(({ mask, place }) => {
    const made = space.expand(state, 0, successors, 0);
    for (let index = 0; index < made; index += 1) {
      const at = index * space.words;
      if (masks.find(successors.states, at) !== mask) continue;
      if (!places.isSame(successors.states[at]! & space.placeMask, place)) continue;
      state.set(successors.states.subarray(at, at + space.words));
      return successors.moves[index]!;
    }
    throw new Error('no move leads from one state of a path to the next');
  });
}

/** The moves from a settled state to the goal. */
function movesOn(space: RollSpace, state: Uint32Array, sweep: Sweep): number[] {
  const successors = createSuccessors(space.words, space.maxSuccessors);
  const moves: number[] = [];
  while (!space.isGoal(state, 0)) {
    const steps = sweep.stepsFrom(state, 0)!;
    const made = space.expand(state, 0, successors, 0);
    let index = 0;
    while (
      index < made &&
      sweep.stepsFrom(successors.states, index * space.words) !==
        steps - successors.costs[index]! / space.costs.split
    )
      index += 1;
    if (index === made) throw new Error('no move leads from a state nearer to the goal');
    state.set(successors.states.subarray(index * space.words, (index + 1) * space.words));
    moves.push(successors.moves[index]!);
  }
  return moves;
}
