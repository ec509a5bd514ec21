import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, positionsOf, solvableGraphs, wholeGraph } from '../../test/drawn-graph.ts';
import type { Graph } from '../../test/graph-space.ts';
import { createRandom } from '../core/random.ts';
import { runNow, unhurried } from '../core/slices.ts';
import type { StateGraph } from './graph.ts';
import { TooManyError } from './neighbourhood.ts';
import { attention, exactWalk, patience, sampledWalk } from './walker.ts';

const valuesOf = (graph: StateGraph, byPosition: readonly number[]): Float64Array =>
  Float64Array.from(positionsOf(graph), (position) => byPosition[position]!);

const walkOf = (graph: Graph, guesses = graph.guesses) => {
  const whole = wholeGraph(graph);
  return runNow(exactWalk(whole, valuesOf(whole, guesses)))!;
};

const around = (graph: StateGraph) => ({
  next: (id: number) => graph.targets.subarray(graph.firstMove[id]!, graph.firstMove[id + 1]!),
  isGoal: (id: number) => graph.toGoal[id] === 0,
});

describe('the noisy walker', () => {
  // With an optimum of 1 it starts again in 1 of 5 steps.
  it('takes as long as one works out by hand', () => {
    expect(patience).toBe(5);
    //  0 → 1 is the goal: each step gets there with probability 4/5
    expect(walkOf(drawn('0>1', [1])).steps).toBeCloseTo(5 / 4, 4);
    //  0 → 2 is a dead end, where the second step starts again: a try takes 1 + 2/5 steps and succeeds in 2 of 5
    const { steps, untilEnd } = walkOf(drawn('0>1 0>2', [1]));
    expect(steps).toBeCloseTo(1.4 / 0.4, 4);
    expect([...untilEnd]).toEqual([expect.closeTo(1.4), 0, 1]);
  });

  it('pays attention to what looks best', () => {
    const graph = drawn('0>1 0>2', [1]);
    const good = 0.8 * (attention + (1 - attention) / 2);
    expect(walkOf(graph, [1, 0, 1]).steps).toBeCloseTo((1 + 0.8 - good) / good, 4);
    const bad = (0.8 * (1 - attention)) / 2;
    expect(walkOf(graph, [1, 1, 0]).steps).toBeCloseTo((1 + 0.8 - bad) / bad, 4);
  });

  it('wanders about where there is nothing to be found until it starts again', () => {
    //  2 ⇄ 3 has no way out: 5 steps on average
    const { untilEnd } = walkOf(drawn('0>1 0>2 2>3 3>2', [1]));
    expect(untilEnd[2]).toBeCloseTo(5, 3);
  });

  it('takes no step where the start is a goal', () => {
    expect(walkOf(drawn('0>1', [0]))).toMatchObject({ steps: 0, isAtLeast: false });
    const none = sampledWalk(around(wholeGraph(drawn('0>1', [0]))), 0, () => 0, 0, createRandom(1), 10);
    expect(runNow(none)).toEqual({ steps: 0, isAtLeast: false });
  });

  it('is solved exactly, as Gaussian elimination says', () => {
    fc.assert(
      fc.property(solvableGraphs(7, 16), (graph) => {
        const whole = wholeGraph(graph);
        if (whole.toGoal[0] === 0) return;
        const expected = byElimination(whole, valuesOf(whole, graph.guesses));
        const { steps, untilEnd } = walkOf(graph);
        expect(steps / expected.steps).toBeCloseTo(1, 3);
        for (const [id, length] of expected.untilEnd.entries()) expect(untilEnd[id]).toBeCloseTo(length, 2);
      }),
      { numRuns: 200 },
    );
  });

  it('is estimated by trying, about right and the same for the same seed', () => {
    const graph = drawn('0>1 0>2 1>0 1>3 2>4 4>2 3>5 3>1', [5]);
    const whole = wholeGraph(graph);
    const values = valuesOf(whole, [3, 2, 1, 1, 1, 0]);
    const exact = runNow(exactWalk(whole, values))!;
    const sampled = (seed: number) =>
      runNow(sampledWalk(around(whole), 0, (id) => values[id]!, 3, createRandom(seed), 200_000));
    expect(sampled(1)).toEqual(sampled(1));
    expect(sampled(1)).not.toEqual(sampled(2));
    expect(sampled(1).steps / exact.steps).toBeGreaterThan(0.95);
    expect(sampled(1).steps / exact.steps).toBeLessThan(1.05);
  });

  it('says so when it never gets there, or has no room to go on', () => {
    const line = Array.from({ length: 40 }, (_, at) => `${at}>${at + 1} ${at}>0`).join(' ');
    const whole = wholeGraph(drawn(line, [40]));
    const walk = sampledWalk(around(whole), 0, () => 0, 40, createRandom(1), 1000);
    expect(runNow(walk)).toEqual({ steps: 1000, isAtLeast: true });
    const next = () => {
      throw new TooManyError();
    };
    const stuck = sampledWalk({ ...around(whole), next }, 0, () => 0, 40, createRandom(1), 1000);
    expect(runNow(stuck)).toEqual({ steps: 1, isAtLeast: true });
  });

  it('gives up computing when that takes too much work', () => {
    const whole = wholeGraph(drawn('0>1 0>2 1>0 1>3 2>4 4>2 3>5 3>1', [5]));
    expect(runNow(exactWalk(whole, new Float64Array(whole.count), unhurried, 8))).toBeUndefined();
  });
});

/** The definition, written down once more as equations and solved in another way. */
function byElimination({ count, firstMove, targets, toGoal }: StateGraph, values: Float64Array) {
  const goesOn = 1 - 1 / (patience * toGoal[0]!);
  const solve = (constant: (id: number) => number): number[] => {
    const rows = Array.from({ length: count }, (_, id) => {
      const row = Array<number>(count + 1).fill(0);
      row[id] = 1;
      row[count] = constant(id);
      if (toGoal[id] === 0) return row;
      const next = [...targets.subarray(firstMove[id]!, firstMove[id + 1]!)];
      const best = Math.min(...next.map((to) => values[to]!));
      const equals = next.filter((to) => values[to]! <= best + 1e-9);
      for (const to of next) row[to]! -= (goesOn * (1 - attention)) / next.length;
      for (const to of equals) row[to]! -= (goesOn * attention) / equals.length;
      return row;
    });
    for (let pivot = 0; pivot < count; pivot += 1) {
      const scale = rows[pivot]![pivot]!;
      for (const [index, row] of rows.entries()) {
        if (index === pivot) continue;
        const factor = row[pivot]! / scale;
        for (let column = 0; column <= count; column += 1) row[column]! -= factor * rows[pivot]![column]!;
      }
    }
    return rows.map((row, id) => row[count]! / row[id]!);
  };
  const arrives = solve((id) => (toGoal[id] === 0 ? 1 : 0));
  const untilEnd = solve((id) => (toGoal[id] === 0 ? 0 : 1));
  return { steps: untilEnd[0]! / arrives[0]!, untilEnd };
}
