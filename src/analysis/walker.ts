import type { Random } from '../core/random.ts';
import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import { byDistance, type StateGraph } from './graph.ts';
import { type Surroundings, TooManyError } from './neighbourhood.ts';

/**
 * A player who sees only what is obvious. At each step it starts the level again with a small probability, so that a try takes
 * `patience` times the optimum on average, and always where there is no move; otherwise it makes a move: with
 * probability `attention` one of those that look best by the obvious heuristic, evenly among equals, and otherwise any move, evenly.
 * Starting again is a step like a move.
 */
export const attention = 0.7;
export const patience = 5;

/** The expected number of steps until the level is solved. */
export interface Walk {
  readonly steps: number;
  /** True when no try reached the goal: a lower bound. */
  readonly isAtLeast: boolean;
}

/** Of a walk on the whole graph: also, by position, the steps until the try that is there ends, one way or the other. */
export interface ExactWalk extends Walk {
  readonly untilEnd: Float64Array;
}

const restartRate = (optimum: number): number => 1 / (patience * optimum);

/** The iteration has converged when values change by less than this in the rounds of one try. */
const precision = 1e-5;
/** The most moves to evaluate before it samples instead. */
const defaultWork = 2e8;
const grain = 1e-9;

/**
 * The exact expectation. Let s be the probability that a try reaches the goal and a the steps that a try takes, from each
 * position: two systems of linear equations, solved round by round, positions near the goal first and then last. Tries do not
 * know of each other, so it takes a / s steps from the start. Undefined when that takes too many rounds.
 */
export function* exactWalk(
  graph: StateGraph,
  values: Float64Array,
  pace: Pace = unhurried,
  maxWork = defaultWork,
): Steps<ExactWalk | undefined> {
  const { count, firstMove, targets, toGoal } = graph;
  const arrives = new Float64Array(count);
  const untilEnd = new Float64Array(count);
  if (toGoal[0] === 0) return { steps: 0, isAtLeast: false, untilEnd };
  const goesOn = 1 - restartRate(toGoal[0]!);
  const chances = yield* chancesOfMoves(graph, values, pace);
  const all = yield* byDistance(graph, pace);
  const goals = all.findIndex((id) => toGoal[id] !== 0);
  for (const id of all.subarray(0, goals)) arrives[id] = 1;
  const order = all.subarray(goals);
  for (let work = 0; work <= maxWork; work += targets.length) {
    let change = 0;
    for (const id of order) {
      let success = 0;
      let length = 0;
      for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) {
        const chance = chances[move]!;
        success += chance * arrives[targets[move]!]!;
        length += chance * untilEnd[targets[move]!]!;
      }
      success *= goesOn;
      length = 1 + goesOn * length;
      // Both only ever grow, from 0.
      change = Math.max(change, relative(arrives[id]!, success), relative(untilEnd[id]!, length));
      arrives[id] = success;
      untilEnd[id] = length;
      if (pace.isOver()) yield;
    }
    if (change < precision * (1 - goesOn))
      return { steps: untilEnd[0]! / arrives[0]!, isAtLeast: false, untilEnd };
    order.reverse();
  }
  return undefined;
}

const relative = (before: number, after: number): number => (after === before ? 0 : (after - before) / after);

/** By move: the probability that it is made, when one is. */
function* chancesOfMoves(
  { count, firstMove, targets }: StateGraph,
  values: Float64Array,
  pace: Pace,
): Steps<Float64Array> {
  const chances = new Float64Array(targets.length);
  for (let id = 0; id < count; id += 1) {
    const from = firstMove[id]!;
    const to = firstMove[id + 1]!;
    let best = Number.POSITIVE_INFINITY;
    for (let move = from; move < to; move += 1) best = Math.min(best, values[targets[move]!]!);
    let equals = 0;
    for (let move = from; move < to; move += 1) if (values[targets[move]!]! <= best + grain) equals += 1;
    for (let move = from; move < to; move += 1) {
      const looksBest = values[targets[move]!]! <= best + grain;
      chances[move] = (1 - attention) / (to - from) + (looksBest ? attention / equals : 0);
    }
    if (pace.isOver()) yield;
  }
  return chances;
}

/** The same by simulation: the steps of many tries, divided by the number that reached the goal. */
export function* sampledWalk(
  around: Surroundings,
  start: number,
  looks: (id: number) => number,
  optimum: number,
  random: Random,
  maxSteps: number,
  pace: Pace = unhurried,
): Steps<Walk> {
  if (optimum === 0) return { steps: 0, isAtLeast: false };
  const rate = restartRate(optimum);
  let solved = 0;
  let steps = 0;
  try {
    for (let at = start; steps < maxSteps; ) {
      if (pace.isOver()) yield;
      steps += 1;
      const expansion = around.expand?.(at);
      if (expansion) yield* expansion;
      const next = around.next(at);
      if (next.length === 0 || random.chance(rate)) {
        at = start;
        continue;
      }
      at = random.chance(attention) ? pickBest(next, looks, random) : next[random.below(next.length)]!;
      if (!around.isGoal(at)) continue;
      solved += 1;
      at = start;
    }
  } catch (error) {
    if (!(error instanceof TooManyError)) throw error;
  }
  return { steps: steps / Math.max(1, solved), isAtLeast: solved === 0 };
}

function pickBest(next: Int32Array, looks: (id: number) => number, random: Random): number {
  let best = Number.POSITIVE_INFINITY;
  let equals: number[] = [];
  for (const id of next) {
    const value = looks(id);
    if (value < best - grain) equals = [];
    if (value <= best + grain) equals.push(id);
    best = Math.min(best, value);
  }
  return random.pick(equals);
}
