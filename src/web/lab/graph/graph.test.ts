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
import { goalsToName } from './graph-parts.ts';
import { layOutGraph } from './lay-out.ts';
import { layerName, standingAt } from './layer-standing.ts';
import { layeredPlaces } from './layered-places.ts';

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
const wanted = {
  cost: 'unit',
  heuristic: reader.data.heuristic,
  rows: reader.data.states.rows.slice(0, reader.data.states.count * space.words),
  moves: reader.data.moves,
};
const built = buildGraph(game, level, wanted);
if (!('graph' in built)) throw new Error('the space is small');
const whole = built.graph;
const toGoal = whole.values.toGoal!;

describe('the graph of a level', () => {
  it('is the whole space where that is small, with exact distances', () => {
    const exact = exactDistances(space, packedRow(space, game.rules(level).start()), 1e5)!;
    expect(whole.count).toBe(exact.count);
    expect(toGoal[0]).toBe(reader.data.moves.length);
    for (let at = 0; at < whole.edges.length; at += 2)
      expect(whole.edges[at]!).toBeLessThan(whole.edges[at + 1]!);
    const pairs = Array.from({ length: whole.edges.length / 2 }, (_, at) =>
      whole.edges.slice(2 * at, 2 * at + 2).join(),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const [node, isGoal] of whole.goals.entries()) expect(toGoal[node] === 0).toBe(isGoal === 1);
  });

  it('has the solution as a line from the start to a goal, each step of it an edge', () => {
    expect(whole.solution).toHaveLength(reader.data.moves.length + 1);
    expect(whole.solution[0]).toBe(0);
    expect(whole.goals[whole.solution.at(-1)!]).toBe(1);
    const pairs = new Set(
      Array.from({ length: whole.edges.length / 2 }, (_, at) => whole.edges.slice(2 * at, 2 * at + 2).join()),
    );
    for (let at = 1; at < whole.solution.length; at += 1) {
      const pair = [whole.solution[at - 1]!, whole.solution[at]!].sort((a, b) => a - b);
      expect(pairs.has(pair.join())).toBe(true);
    }
  });

  it('names goals however many there are, that of the solution first', () => {
    const named = goalsToName(whole);
    expect(named.has(whole.solution.at(-1)!)).toBe(true);
    const many = {
      count: 5000,
      goals: new Uint8Array(5000).fill(1),
      values: {},
      solution: Int32Array.of(0, 4321),
    };
    expect(goalsToName(many).size).toBe(8);
    expect(goalsToName(many).has(4321)).toBe(true);
  });

  it.each(['depth', 'h', 'toGoal'] as const)(
    'stands in layers by %s, each state at a place of its own',
    (measure) => {
      const values = whole.values[measure]!;
      const places = layeredPlaces(whole, values);
      for (let a = 0; a < whole.count; a += 1) {
        const b = (a * 7 + 3) % whole.count;
        expect(Math.sign(places[2 * a]! - places[2 * b]!)).toBe(Math.sign(values[a]! - values[b]!) || 0);
      }
      const all = Array.from(
        { length: whole.count },
        (_, node) => `${places[2 * node]} ${places[2 * node + 1]}`,
      );
      expect(new Set(all).size).toBe(whole.count);
    },
  );

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

describe('the layers of a large space', () => {
  const layered = (counted: number) => {
    const large = buildGraph(game, level, wanted, 5, counted);
    if (!('space' in large)) throw new Error('layers are wanted');
    return large.space;
  };

  it.each(['depth', 'h', 'toGoal'] as const)('count every state, goal and move once: %s', (measure) => {
    const all = layered(1e5);
    expect(all).toMatchObject({ isWhole: true, count: whole.count });
    const layers = all.layers[measure]!;
    const values = whole.values[measure]!;
    const keys = [...new Set(values)].sort((a, b) => a - b);
    expect([...layers.from]).toEqual(keys);
    expect([...layers.to]).toEqual(keys);
    for (const [layer, key] of keys.entries()) {
      const here = [...values.keys()].filter((node) => values[node] === key);
      expect(layers.states[layer]).toBe(here.length);
      expect(layers.goals[layer]).toBe(here.filter((node) => whole.goals[node] === 1).length);
    }
    // Moves, counted again with the readable rules.
    const rules = game.rules(level);
    const moves = new Map<string, number>();
    const numberOf = new Map(
      [...Array(whole.count).keys()].map((node) => [
        rules.key(space.unpack(whole.rows, node * whole.words)),
        node,
      ]),
    );
    for (let node = 0; node < whole.count; node += 1) {
      const state = space.unpack(whole.rows, node * whole.words);
      for (const move of rules.moves(state)) {
        const next = rules.apply(state, move);
        if (!next.ok) throw new Error(next.error.code);
        const to = numberOf.get(rules.key(next.value))!;
        const pair = `${keys.indexOf(values[node]!)} ${keys.indexOf(values[to]!)}`;
        moves.set(pair, (moves.get(pair) ?? 0) + 1);
      }
    }
    const told = new Map<string, number>();
    for (let at = 0; at < layers.moves.length; at += 3)
      told.set(`${layers.moves[at]} ${layers.moves[at + 1]}`, layers.moves[at + 2]!);
    expect(told).toEqual(moves);
    // The solution goes through the layers of its states.
    expect([...layers.solution]).toEqual([...whole.solution].map((node) => keys.indexOf(values[node]!)));
  });

  it('are those within so many moves where there are more states than can be counted, and these are complete', () => {
    const part = layered(60);
    const depth = whole.values.depth!;
    expect(part.isWhole).toBe(false);
    expect(part.count).toBe(depth.filter((each) => each <= part.within).length);
    expect(part.count).toBeLessThanOrEqual(60);
    expect(part.layers.toGoal).toBeUndefined();
    const { states, from } = part.layers.depth!;
    for (const [layer, count] of states.entries())
      expect(count).toBe(depth.filter((each) => each === from[layer]).length);
    expect(part.layers.depth!.solution.at(-1)).toBe(none);
  });

  it('say how far the search is in each of them', () => {
    const layers = layered(1e5).layers.depth!;
    for (const position of [0, 1, 7, reader.end]) {
      const { met, expanded } = standingAt(reader, layers, position);
      const sum = (counts: Int32Array): number => counts.reduce((all, each) => all + each, 0);
      expect(sum(met)).toBe(reader.madeUpTo(position));
      expect(sum(expanded)).toBe(new Set(reader.data.expansions.state.slice(0, position)).size);
      for (const [layer, count] of met.entries()) {
        expect(count).toBeLessThanOrEqual(layers.states[layer]!);
        expect(expanded[layer]!).toBeLessThanOrEqual(count);
      }
    }
    expect(layerName(layers, 2, String)).toBe('2');
    expect(layerName({ ...layers, from: Float64Array.of(3), to: Float64Array.of(Infinity) }, 0, String)).toBe(
      '3–∞',
    );
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
    expect(distanceCounts(Float64Array.of(2, 0, Infinity, 1, 1))).toEqual([
      { distance: 0, count: 1 },
      { distance: 1, count: 2 },
      { distance: 2, count: 1 },
      { distance: Infinity, count: 1 },
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
