import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../../test/manual-clock.ts';
import { unitCost } from '../../../../core/game.ts';
import { readPack } from '../../../../games/pack.ts';
import { buildGraph } from '../../../lab/graph/build-graph.ts';
import type { askForGraph } from '../../../lab/graph/graph-client.ts';
import type { GraphProgress } from '../../../lab/graph/protocol.ts';
import { GraphSight } from './graph-sight.ts';
import { pictureOfGraph, pictureOfSpace } from './picture.ts';

const builtOf = (text: string, drawn?: number, counted?: number) => {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(text);
  const { game, level } = pack.value[0]!;
  const wanted = { cost: unitCost.id, heuristic: undefined, rows: new Uint32Array(0), moves: [] };
  return buildGraph(game, level, wanted, drawn, counted);
};
const graphOf = (text: string) => {
  const built = builtOf(text);
  if (!('graph' in built)) throw new Error('large');
  return built.graph;
};
const spaceOf = (text: string, counted?: number) => {
  const built = builtOf(text, 1, counted);
  if (!('space' in built)) throw new Error('small');
  return built.space;
};

const tiles = 'game: match-the-tiles\n\nA..\n...\n..a\n';
const folding = 'game: folding-blocks\n\nA.B.\n....\n';
const anywhere = (count: number): Float32Array =>
  Float32Array.from({ length: 2 * count }, (_, at) => (at * 7) % 5);

describe('the small graph', () => {
  it('draws start, goals and dead ends as such, every position once', () => {
    const graph = graphOf(folding);
    const picture = pictureOfGraph(graph, anywhere(graph.count));
    if (picture.kind !== 'dots') throw new Error('bars');
    const { counts } = picture;
    const dots = new Map(picture.dots.map(({ kind, path }) => [kind, path.split('M').length - 1]));
    expect(dots.get('start')).toBe(1);
    expect(dots.get('goal')).toBe(counts.goals);
    expect(dots.get('dead')).toBe(counts.dead);
    expect([...dots.values()].reduce((a, b) => a + b)).toBe(graph.count);
    expect(counts.dead).toBeGreaterThan(0);
    expect(picture.lines.plain.split('M').length - 1).toBe(graph.edges.length / 2);
  });

  it('marks the moves of the solution', () => {
    const graph = { ...graphOf(tiles) };
    const goal = graph.goals.indexOf(1);
    const step = [...graph.edges.keys()].find((at) => at % 2 === 0 && graph.edges[at + 1] === goal)!;
    const solution = Int32Array.of(goal, graph.edges[step]!);
    const picture = pictureOfGraph({ ...graph, solution }, anywhere(graph.count));
    expect(picture.kind === 'dots' && picture.lines.solution.split('M')).toHaveLength(2);
  });

  it('counts what is too much to draw, by moves from the start', () => {
    const graph = graphOf(folding);
    const many = 400;
    // As many copies of the space as are too many to draw: depths and distances stay what they are.
    const copies = <T extends Float64Array | Uint8Array>(values: T): T =>
      values.constructor === Uint8Array
        ? (Uint8Array.from({ length: many * values.length }, (_, at) => values[at % values.length]!) as T)
        : (Float64Array.from({ length: many * values.length }, (_, at) => values[at % values.length]!) as T);
    const { depth, toGoal } = graph.values;
    const picture = pictureOfGraph({
      ...graph,
      count: many * graph.count,
      goals: copies(graph.goals),
      values: { depth: copies(depth!), toGoal: copies(toGoal!) },
    });
    if (picture.kind !== 'bars') throw new Error('dots');
    expect(picture.bars[0]).toMatchObject({ from: 0, all: many });
    const sum = (key: 'all' | 'goals' | 'dead'): number =>
      picture.bars.reduce((total, bar) => total + bar[key], 0);
    expect([sum('all'), sum('goals'), sum('dead')]).toEqual([
      picture.counts.all,
      picture.counts.goals,
      picture.counts.dead,
    ]);
  });

  it('takes layers that the worker has counted, whole or the first of them', () => {
    const whole = pictureOfSpace(spaceOf(folding));
    const graph = graphOf(folding);
    expect(whole).toMatchObject({ kind: 'bars', within: undefined, counts: { all: graph.count } });
    expect(whole.counts.dead).toBe(
      graph.values.toGoal!.filter((left) => left === Number.POSITIVE_INFINITY).length,
    );
    expect(whole.kind === 'bars' && whole.bars).toHaveLength(1 + Math.max(...graph.values.depth!));
    const part = pictureOfSpace(spaceOf(folding, 8));
    if (part.kind !== 'bars') throw new Error('dots');
    expect(part.within).toBeGreaterThan(0);
    expect(part.counts.all).toBeLessThanOrEqual(8);
    expect(part.counts.dead).toBeUndefined();
  });
});

function puppet() {
  const clock = new ManualClock();
  const asked: {
    readonly text: string;
    readonly signal: AbortSignal;
    readonly tell: (progress: GraphProgress) => void;
    readonly end: (outcome: Awaited<ReturnType<typeof askForGraph>>) => void;
  }[] = [];
  const ask: typeof askForGraph = (task, signal, tell) =>
    new Promise((end) => asked.push({ text: task.level, signal, tell, end }));
  return { clock, asked, sight: new GraphSight(ask, clock) };
}

describe('the graph of what is being drawn', () => {
  const graph = graphOf(tiles);
  const places = anywhere(graph.count);

  it('waits for a pause, is given up with each edit, and stays until the new one is there', () => {
    const { clock, asked, sight } = puppet();
    sight.look(folding, []);
    sight.look(tiles, ['R', 'D']);
    clock.advance(1000);
    expect(asked.map(({ text }) => text)).toEqual([tiles]);
    expect([sight.picture, sight.isStale]).toEqual([undefined, true]);
    asked[0]!.tell({ kind: 'graph', graph });
    asked[0]!.tell({ kind: 'places', places });
    expect([sight.picture?.counts.all, sight.isStale]).toEqual([graph.count, false]);
    sight.look(folding, []);
    expect([asked[0]!.signal.aborted, sight.isStale]).toEqual([true, true]);
    // Too late: nobody asks for it any more.
    asked[0]!.tell({ kind: 'places', places: anywhere(graph.count) });
    expect(sight.isStale).toBe(true);
    clock.advance(1000);
    asked[1]!.tell({ kind: 'layers', space: spaceOf(folding) });
    expect([sight.picture?.kind, sight.isStale]).toEqual(['bars', false]);
    sight.stop();
    expect([asked[1]!.signal.aborted, clock.waiting]).toEqual([true, 0]);
  });

  it('is not asked for twice, and tells of a worker that died', async () => {
    const { clock, asked, sight } = puppet();
    sight.look(tiles, []);
    clock.advance(1000);
    asked[0]!.tell({ kind: 'graph', graph });
    asked[0]!.tell({ kind: 'places', places });
    asked[0]!.end({ kind: 'done', answer: undefined });
    await Promise.resolve();
    sight.stop();
    sight.look(tiles, []);
    clock.advance(1000);
    expect([asked.length, sight.isStale]).toEqual([1, false]);
    sight.look(folding, []);
    clock.advance(1000);
    asked[1]!.end({ kind: 'failed', reason: 'oh' });
    await Promise.resolve();
    expect([sight.failure, sight.isStale]).toEqual(['oh', true]);
  });
});
