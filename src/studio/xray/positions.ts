import { none, type StateGraph, stateGraph } from '../../analysis/graph.ts';
import { unitCost } from '../../core/game.ts';
import type { Pace, Steps } from '../../core/slices.ts';
import { packedRow } from '../../core/space.ts';
import type { GameLevel } from '../../games/pack.ts';
import { spaceInSteps } from '../../search/prepare.ts';
import type { Positions } from './findings.ts';

export interface PositionLimits {
  readonly states: number;
  readonly bytes?: number;
}

/** Visits all positions that can be reached, and tells which of them are lost. */
export function* positionsOf(
  { game, level }: GameLevel,
  limits: PositionLimits,
  pace: Pace,
): Steps<Positions> {
  const space = yield* spaceInSteps(game, level, unitCost.id);
  const start = packedRow(space, game.rules(level).start());
  const graph = yield* stateGraph(space, start, limits, pace);
  return typeof graph === 'number' ? { status: 'more', than: graph } : yield* counted(graph, pace);
}

function* counted({ count, space, depth, toGoal, firstMove }: StateGraph, pace: Pace): Steps<Positions> {
  const { moveLimit = Number.POSITIVE_INFINITY } = space;
  let goals = 0;
  let lost = 0;
  let stuck = 0;
  for (let id = 0; id < count; id += 1) {
    if (pace.isOver()) yield;
    const left = toGoal[id]!;
    if (left === none || depth[id]! + left > moveLimit) lost += 1;
    else if (left === 0) goals += 1;
    if (left === none && firstMove[id] === firstMove[id + 1]) stuck += 1;
  }
  return { status: 'visited', count, goals, lost, stuck };
}
