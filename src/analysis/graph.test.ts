import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawn, positionsOf, solvableGraphs, startOf, wholeGraph } from '../../test/drawn-graph.ts';
import { admissibleFor, fewestMoves } from '../../test/graph-run.ts';
import { GraphSpace, graphs } from '../../test/graph-space.ts';
import { runNow, unhurried } from '../core/slices.ts';
import { none, stateGraph } from './graph.ts';

it('numbers positions as breadth-first search meets them, with their moves and both distances', () => {
  //  0 → 2 → 1 (goal), 2 → 3, 3 → 3, 4 is out of reach
  const graph = wholeGraph(drawn('0>2 2>1 2>3 3>3 4>1', [1]));
  expect(positionsOf(graph)).toEqual([0, 2, 1, 3]);
  expect([...graph.firstMove]).toEqual([0, 1, 3, 3, 4]);
  expect([...graph.targets]).toEqual([1, 2, 3, 3]);
  expect([...graph.firstSource]).toEqual([0, 0, 1, 2, 4]);
  expect([...graph.sources]).toEqual([0, 1, 1, 3]);
  expect([...graph.depth]).toEqual([0, 1, 2, 2]);
  expect([...graph.toGoal]).toEqual([2, 1, 0, none]);
});

it('has exact distances on random graphs', () => {
  fc.assert(
    fc.property(graphs(8, 16, 1), (graph) => {
      const whole = wholeGraph(graph);
      const exact = fewestMoves(graph, graph.size);
      for (const [id, position] of positionsOf(whole).entries())
        expect(whole.toGoal[id]).toBe(Number.isFinite(exact[position]) ? exact[position] : none);
    }),
  );
});

it('leaves out what is on no short solution, and nothing else', () => {
  fc.assert(
    fc.property(solvableGraphs(8, 16), fc.nat(2), (graph, slack) => {
      const whole = wholeGraph(graph);
      const moves = whole.toGoal[0]! + slack;
      const estimate = admissibleFor(graph);
      const part = runNow(
        stateGraph(new GraphSpace(graph), startOf(), { states: 1000 }, unhurried, { moves, estimate }),
      );
      if (typeof part === 'number') throw new Error('too large');
      const numbers = positionsOf(part);
      for (const [id, position] of positionsOf(whole).entries()) {
        const isNeeded = whole.toGoal[id] !== none && whole.depth[id]! + whole.toGoal[id]! <= moves;
        if (!isNeeded) continue;
        const there = numbers.indexOf(position);
        expect(there).not.toBe(-1);
        expect([part.depth[there], part.toGoal[there]]).toEqual([whole.depth[id], whole.toGoal[id]]);
      }
    }),
  );
});

it('gives up when there are more positions than allowed, or more memory is needed, and says how many there are at least', () => {
  const space = new GraphSpace(drawn('0>1 1>2 2>3', [3]));
  expect(runNow(stateGraph(space, startOf(), { states: 3 }))).toBe(3);
  expect(runNow(stateGraph(space, startOf(), { states: 4 }))).toMatchObject({ count: 4 });
  const within = { moves: 3, estimate: () => 0 };
  expect(runNow(stateGraph(space, startOf(), { states: 3 }, unhurried, within))).toBe(3);
  expect(runNow(stateGraph(space, startOf(), { states: 100, bytes: 1 }))).toBe(0);
  const many = Array.from({ length: 2000 }, (_, at) => `${at}>${at + 1}`).join(' ');
  const bytes = 17_000;
  const least = runNow(stateGraph(new GraphSpace(drawn(many, [2000])), startOf(), { states: 5000, bytes }));
  expect(least).toBeGreaterThan(500);
  expect(least).toBeLessThan(2000);
});
