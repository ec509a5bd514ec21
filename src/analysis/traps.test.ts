import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, positionsOf, solvableGraphs, wholeGraph } from '../../test/drawn-graph.ts';
import { fewestMoves } from '../../test/graph-run.ts';
import { runNow } from '../core/slices.ts';
import { trapsOf } from './traps.ts';

describe('traps', () => {
  it('are the moves on optimal solutions that lose the level', () => {
    //  0 → 1 → 2 is the solution; 0 → 3 → 4 → 5 and 1 → 5 are lost; 1 → 0 goes back and loses nothing
    const graph = wholeGraph(drawn('0>1 0>3 1>2 1>5 1>0 3>4 4>5', [2]));
    const { entrances, ...traps } = runNow(trapsOf(graph));
    expect(traps).toEqual({ rate: 0.4, moves: 2, of: 5, positions: 3, depth: 1 });
    expect(entrances.map((id) => positionsOf(graph)[id])).toEqual([3, 5]);
  });

  it('do not count what only longer solutions pass', () => {
    //  0 → 1 is the solution; 0 → 2 → 1 is longer, and 2 → 3 loses
    expect(runNow(trapsOf(wholeGraph(drawn('0>1 0>2 2>1 2>3', [1]))))).toMatchObject({
      rate: 0,
      moves: 0,
      of: 2,
    });
  });

  it('are also the moves after which the level allows too few', () => {
    const graph = drawn('0>1 1>2 0>3 3>1', [2]);
    expect(runNow(trapsOf(wholeGraph(graph, 3)))).toMatchObject({ moves: 0, of: 3 });
    expect(runNow(trapsOf(wholeGraph(graph, 2)))).toMatchObject({ moves: 1, of: 3, positions: 0, depth: 0 });
  });

  it('are none where the start is a goal', () => {
    expect(runNow(trapsOf(wholeGraph(drawn('0>1', [0]))))).toMatchObject({ rate: 0, moves: 0, of: 0 });
  });

  it('are those that exact distances tell', () => {
    fc.assert(
      fc.property(solvableGraphs(8, 16), (graph) => {
        const toGoal = fewestMoves(graph, graph.size);
        const whole = wholeGraph(graph);
        const depths = new Map(positionsOf(whole).map((position, id) => [position, whole.depth[id]!]));
        const all = graph.moves.filter(
          ({ from }) => toGoal[from]! > 0 && depths.get(from)! + toGoal[from]! === toGoal[0],
        );
        const lost = all.filter(({ to }) => toGoal[to] === Number.POSITIVE_INFINITY);
        expect(runNow(trapsOf(whole))).toMatchObject({ moves: lost.length, of: all.length });
      }),
    );
  });
});
