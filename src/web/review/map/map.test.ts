import { describe, expect, it } from 'vitest';
import type { Distance, Verdict } from '../../../review/findings.ts';
import { readLevel } from '../../shared/state/read-level.ts';
import { buildMap } from './build-map.ts';
import { countedColumns, provedColumns } from './columns.ts';
import { optimalEdges, routeGraph } from './route-graph.ts';

const folding = readLevel('game: folding-blocks\n\nA.B.\n....\n');
const tiles = readLevel('game: match-the-tiles\n\nA..\n...\n..a\n');

describe('the map of a level', () => {
  it('has every position of a small level, and the way through them', () => {
    const map = buildMap(tiles, ['R', 'L', 'R', 'D']);
    if (map.kind !== 'graph') throw new Error(map.kind);
    const { graph, places } = map;
    expect(places).toHaveLength(2 * graph.count);
    expect(graph.solution).toHaveLength(5);
    expect(graph.solution[1]).toBe(graph.solution[3]);
    expect(graph.goals[graph.solution[4]!]).toBe(1);
    const verdicts: Verdict[] = [
      { kind: 'kept' },
      { kind: 'lost-moves', moves: 2 },
      { kind: 'kept' },
      { kind: 'kept' },
    ];
    const { route, steps, lines } = routeGraph(graph, places, verdicts, { width: 400, height: 300 });
    expect(route).toHaveLength(5);
    expect(steps.at(-1)?.kind).toBe('lost-moves');
    expect(lines.optimal).not.toBe('');
    for (const { x, y } of route) expect(x >= 0 && x <= 400 && y >= 0 && y <= 300).toBe(true);
  });

  it('knows the best ways by the way that moves go', () => {
    const map = buildMap(folding, ['AD', 'BL', 'BD']);
    if (map.kind !== 'graph') throw new Error(map.kind);
    const { graph } = map;
    const toGoal = graph.values.toGoal!;
    const best = optimalEdges(graph, [0]);
    expect(best.size).toBeGreaterThan(0);
    for (const edge of best)
      expect(Math.abs(toGoal[graph.edges[2 * edge]!]! - toGoal[graph.edges[2 * edge + 1]!]!)).toBe(1);
    // From a lost position there is none.
    expect(optimalEdges(graph, [graph.solution[2]!]).size).toBe(0);
  });

  it('goes only along moves that there are', () => {
    // Two states, one move, and it leads away from the goal.
    const graph = {
      ...{
        count: 2,
        words: 1,
        rows: new Uint32Array(2),
        goals: Uint8Array.of(1, 0),
        solution: Int32Array.of(0),
      },
      ...{ edges: Int32Array.of(0, 1), values: { toGoal: Float64Array.of(0, 1) } },
    };
    expect(optimalEdges({ ...graph, ways: Uint8Array.of(1) }, [1]).size).toBe(0);
    expect(optimalEdges({ ...graph, ways: Uint8Array.of(3) }, [1]).size).toBe(1);
  });

  it('counts a large level in columns, the goals last', () => {
    const moves = ['AD', 'BL', 'BD'];
    const map = buildMap(folding, moves, { drawn: 3 });
    if (map.kind !== 'layers') throw new Error(map.kind);
    const { columns, route } = countedColumns(map.layers);
    expect(columns.reduce((sum, { states }) => sum + states!, 0)).toBe(map.count);
    expect([columns[0]!.to, columns.at(-1)!.from]).toEqual([Number.POSITIVE_INFINITY, 0]);
    expect(route.map((column) => columns[column!]!.from)).toEqual([
      4,
      3,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
  });

  it('says where a level is too large to visit, and draws what is proved', () => {
    expect(buildMap(folding, ['AD'], { visited: 5 })).toMatchObject({ kind: 'too-large' });
    const distances: Distance[] = [
      { status: 'exact', moves: 2 },
      { status: 'unknown', least: 1, most: 4 },
      { status: 'exact', moves: 1 },
      { status: 'lost' },
    ];
    const { columns, route } = provedColumns(distances);
    expect(columns.map(({ from }) => from)).toEqual([Number.POSITIVE_INFINITY, 2, 1, 0]);
    expect(route).toEqual([1, undefined, 2, 0]);
  });
});
