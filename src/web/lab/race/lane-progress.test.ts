import { describe, expect, it } from 'vitest';
import { recordNow } from '../../../../test/record-now.ts';
import { stateGraph } from '../../../analysis/graph.ts';
import { runNow } from '../../../core/slices.ts';
import { packedRow } from '../../../core/space.ts';
import { readPack } from '../../../games/pack.ts';
import { algorithms } from '../../../search/algorithms/index.ts';
import { TraceReader } from '../../../trace/reader.ts';
import { none } from '../../../trace/trace.ts';
import { cards } from '../shared/cards.ts';
import { methodFor } from '../shared/setup.ts';
import { LaneProgress } from './lane-progress.ts';

const texts = [
  'game: match-the-tiles\n\nC..BCA\n......\n......\n......\n..#.cb\n..c##a\n',
  'game: match-the-tiles\n\nA..B\n....\n.#..\na..b\n',
];
const levels = texts.map((text) => {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  const { game, level } = pack.value[0]!;
  const space = game.space(level, 'unit');
  const graph = runNow(stateGraph(space, packedRow(space, game.rules(level).start()), { states: 1e5 }));
  if (typeof graph === 'number') throw new Error('too large');
  const rowKey = (rows: Uint32Array, at: number): string =>
    rows.subarray(at * space.words, (at + 1) * space.words).join();
  const numbers = new Map(
    Array.from({ length: graph.count }, (_, node) => [rowKey(graph.states, node), node]),
  );
  /** The fewest moves from the start to a state of a record. */
  const depthOf = (reader: TraceReader, state: number): number =>
    graph.depth[numbers.get(rowKey(reader.row(state), 0))!]!;
  return { game, level, graph, depthOf, optimum: graph.toGoal[0]! };
});

function run(id: string, { game, level }: (typeof levels)[number]) {
  const method = methodFor(game, { algorithm: id, options: {} });
  if (!method.ok) return undefined;
  try {
    const reader = new TraceReader(recordNow(game, level, { method: method.value }));
    const progress = new LaneProgress(reader, {
      kind: cards.get(id)?.progress,
      isAdmissible: method.value.heuristic?.admissible.includes(method.value.cost ?? 'unit') ?? true,
      cost: reader.data.status === 'solved' ? reader.data.moves.length : undefined,
    });
    return { reader, progress };
  } catch {
    // It is not for this level.
    return undefined;
  }
}

const kindsOf = (kind: string): string[] =>
  algorithms.filter(({ id }) => cards.get(id)?.progress === kind).map(({ id }) => id);

describe('how far a search is', () => {
  it('is told by every card', () => {
    for (const { id } of algorithms) expect(cards.get(id)?.progress, id).toBeDefined();
  });

  it.each(kindsOf('bound'))('is a bound that no solution is below, and never falls: %s', (id) => {
    for (const each of levels) {
      const { reader, progress } = run(id, each)!;
      let before = 0;
      for (let position = 0; position <= reader.end; position += 1) {
        const { value, kind, share } = progress.at(position);
        expect(kind).toBe('bound');
        expect(value).toBeLessThanOrEqual(each.optimum);
        expect(value).toBeGreaterThanOrEqual(before);
        expect(share).toBeCloseTo(value! / each.optimum);
        before = value!;
      }
      expect(before).toBe(each.optimum);
    }
  });

  it.each([...kindsOf('rounds'), 'bfs'])(
    'is the number of depths of which all states were expanded: %s',
    (id) => {
      for (const each of levels) {
        const { reader, progress } = run(id, each)!;
        const left = new Map<number, number>();
        for (const depth of each.graph.depth) left.set(depth, (left.get(depth) ?? 0) + 1);
        const seen = new Set<number>();
        for (let position = 1; position <= reader.end; position += 1) {
          const { value } = progress.at(position);
          for (let depth = 0; depth < value!; depth += 1)
            expect(left.get(depth), `${position}: ${depth}`).toBe(0);
          const state = reader.data.expansions.state[position - 1]!;
          if (seen.has(state)) continue;
          seen.add(state);
          const depth = each.depthOf(reader, state);
          left.set(depth, left.get(depth)! - 1);
        }
        expect(progress.at(reader.end)).toMatchObject({ value: each.optimum - 1, share: 1 });
      }
    },
  );

  it.each(kindsOf('levels'))('goes on depth by depth, never past the solution: %s', (id) => {
    for (const each of levels) {
      const made = run(id, each);
      if (!made) continue;
      let before = 0;
      for (let position = 0; position <= made.reader.end; position += 1) {
        const { value } = made.progress.at(position);
        expect(value).toBeGreaterThanOrEqual(before);
        expect(value).toBeLessThan(each.optimum + 1);
        before = value!;
      }
    }
  });

  it.each(kindsOf('nearest'))('is the lowest estimate of what was expanded: %s', (id) => {
    for (const each of levels) {
      const { reader, progress } = run(id, each)!;
      let least = Number.POSITIVE_INFINITY;
      for (let position = 1; position < reader.end; position += 1) {
        const state = reader.data.expansions.state[position - 1]!;
        least = Math.min(least, state === none ? least : reader.data.states.estimate[state]!);
        expect(progress.at(position).value).toBeCloseTo(least);
      }
      if (reader.data.status === 'solved')
        expect(progress.at(reader.end)).toMatchObject({ value: 0, share: 1 });
    }
  });

  it('is no proof where the heuristic may be too large, and only a count without a card', () => {
    const { reader } = run('astar', levels[0]!)!;
    const facts = { isAdmissible: false, cost: 4 };
    expect(new LaneProgress(reader, { ...facts, kind: 'bound' }).kind).toBe('f');
    const counted = new LaneProgress(reader, { ...facts, kind: undefined });
    expect(counted.at(3)).toMatchObject({ kind: 'expanded', value: 3 });
    expect(counted.at(reader.end).share).toBe(1);
    expect(counted.at(0)).toMatchObject({ value: 0, share: 0 });
  });
});
