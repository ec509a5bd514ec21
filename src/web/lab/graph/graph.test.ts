import { describe, expect, it } from 'vitest';
import { recordNow } from '../../../../test/record-now.ts';
import { exactDistances } from '../../../analysis/distances.ts';
import { packedRow } from '../../../core/space.ts';
import { readPack } from '../../../games/pack.ts';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { TraceReader } from '../../../trace/reader.ts';
import { none } from '../../../trace/trace.ts';
import { buildGraph, matchRows } from './build-graph.ts';
import { distanceCounts, mixColours, neighbourTowards, StateColouring, statuses } from './colouring.ts';
import { layOutGraph } from './lay-out.ts';

const pack = readPack('game: match-the-tiles\n\nC..BCA\n......\n......\n......\n..#.cb\n..c##a\n');
if (!pack.ok) throw new Error(JSON.stringify(pack.error));
const { game, level } = pack.value[0]!;
const space = game.space(level, 'unit');

function record(id: string): TraceReader {
  const algorithm = findAlgorithm(id)!;
  const [heuristic] = algorithm.usesHeuristic ? game.heuristics : [undefined];
  const method = { algorithm, cost: 'unit', ...(heuristic && { heuristic }) };
  return new TraceReader(recordNow(game, level, { method }));
}
const reader = record('astar');
const whole = buildGraph(game, level, 'unit', reader.data.states.rows);

describe('the graph of a level', () => {
  it('is the whole space where that is small, with exact distances', () => {
    const exact = exactDistances(space, packedRow(space, game.rules(level).start()), 1e5)!;
    expect(whole).toMatchObject({ isWhole: true, count: exact.count });
    expect(whole.toGoal[0]).toBe(reader.data.moves.length);
    for (let at = 0; at < whole.edges.length; at += 2)
      expect(whole.edges[at]!).toBeLessThan(whole.edges[at + 1]!);
    const pairs = Array.from({ length: whole.edges.length / 2 }, (_, at) =>
      whole.edges.slice(2 * at, 2 * at + 2).join(),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const [node, isGoal] of whole.goals.entries()) expect(whole.toGoal[node] === 0).toBe(isGoal === 1);
  });

  it('is what the search met first where it is large', () => {
    const rows = reader.data.states.rows.slice(0, 12 * space.words);
    const part = buildGraph(game, level, 'unit', rows, 5);
    expect(part).toMatchObject({ isWhole: false, count: 12 });
    expect([...part.edges].every((node) => node >= 0 && node < 12)).toBe(true);
    // All but the start were made from one that is there.
    const joined = new Set(part.edges);
    expect(joined.size).toBe(12);
  });

  it('has the same places every time, all different', () => {
    const lay = (): Float32Array => {
      let last = new Float32Array();
      layOutGraph(whole, (places) => (last = places as typeof last), 40);
      return last;
    };
    const places = lay();
    expect(places).toEqual(lay());
    expect(places.every(Number.isFinite)).toBe(true);
    expect(new Set(places.filter((_, index) => index % 2 === 0)).size).toBe(whole.count);
  });

  it('lays out a single state', () => {
    const told: Float32Array[] = [];
    layOutGraph({ count: 1, edges: new Int32Array(0) }, (places) => told.push(places), 8);
    expect(told.at(-1)).toHaveLength(2);
  });
});

describe('colouring', () => {
  const recorded = matchRows(whole, reader.data.states.rows, none);

  it('finds the states of the record in the graph', () => {
    expect(recorded[0]).toBe(0);
    const found = recorded.filter((state) => state !== none);
    expect(found).toHaveLength(reader.data.states.count);
    for (const [node, state] of recorded.entries())
      if (state !== none)
        expect([...whole.rows.subarray(node * whole.words, (node + 1) * whole.words)]).toEqual([
          ...reader.row(state),
        ]);
  });

  it.each(['astar', 'bfs', 'ids'])('says after any jump what it says when it is made there: %s', (id) => {
    const run = record(id);
    const numbers = matchRows(whole, run.data.states.rows, none);
    const moving = new StateColouring(run, whole, numbers);
    const jumps = [0, 1, 2, 5, 4, run.end, 3, run.end - 1, run.end, 0, 7];
    for (const position of jumps) {
      const before = [...Array(whole.count).keys()].map((node) => moving.statusOf(node));
      const changed = moving.moveTo(position);
      const fresh = new StateColouring(run, whole, numbers);
      fresh.moveTo(position);
      for (let node = 0; node < whole.count; node += 1) {
        expect(moving.statusOf(node), `${position} ${node}`).toBe(fresh.statusOf(node));
        expect(changed.includes(node)).toBe(before[node] !== moving.statusOf(node));
      }
      const counts = moving.counts();
      expect(statuses.reduce((sum, status) => sum + counts[status], 0)).toBe(whole.count);
    }
  });

  it('follows the search', () => {
    const colouring = new StateColouring(reader, whole, recorded);
    expect(colouring.current).toBe(none);
    expect(colouring.statusOf(0)).toBe('waiting');
    colouring.moveTo(1);
    expect(colouring.current).toBe(0);
    expect(colouring.statusOf(0)).toBe('expanded');
    colouring.moveTo(reader.end);
    expect(colouring.counts().solution).toBe(reader.data.moves.length + 1);
    expect(colouring.statusOf(0)).toBe('solution');
  });

  it('counts distances, the unreachable last', () => {
    expect(distanceCounts(Int32Array.of(2, 0, none, 1, 1))).toEqual([
      { distance: 0, count: 1 },
      { distance: 1, count: 2 },
      { distance: 2, count: 1 },
      { distance: none, count: 1 },
    ]);
  });

  it('mixes colours and finds the neighbour in a direction', () => {
    expect(mixColours('#000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixColours(' #102030', '#405060', 0)).toBe('#102030');
    const places = Float32Array.of(0, 0, 10, 1, -5, 0, 0, 8);
    expect(neighbourTowards(places, [1, 2, 3], 0, { x: 1, y: 0 })).toBe(1);
    expect(neighbourTowards(places, [1, 2, 3], 0, { x: 0, y: 1 })).toBe(3);
    expect(neighbourTowards(places, [2, 3], 0, { x: 1, y: 0 })).toBeUndefined();
  });
});
