import { describe, expect, it } from 'vitest';
import { recordNow } from '../../test/record-now.ts';
import { sampleOf } from '../../test/samples.ts';
import { exactDistances } from '../analysis/distances.ts';
import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { createRandom } from '../core/random.ts';
import { packedRow } from '../core/space.ts';
import { games } from '../games/index.ts';
import { findAlgorithm } from '../search/algorithms/index.ts';
import { posthocFile } from './posthoc.ts';
import { TraceReader } from './reader.ts';
import { none, type TraceData } from './trace.ts';

interface Event {
  readonly type: string;
  readonly id: number;
  readonly pId: number | null;
  readonly g?: number;
  readonly h?: number;
  readonly f?: number;
  readonly move?: string;
  readonly left?: string;
  readonly cells: string;
  readonly fills: string;
}

interface Element {
  readonly $: string;
  readonly $for?: { readonly $let?: string; readonly $from?: number; readonly $to: number };
  readonly [property: string]: unknown;
}

interface Trace {
  readonly version: string;
  readonly views: { readonly main: readonly Element[] };
  readonly pivot: Record<string, number>;
  readonly events: readonly Event[];
}

/** The format as its documentation describes it: its keys, events with ids, views of primitives with the properties they need. */
function checked(text: string): Trace {
  const trace = JSON.parse(text) as Trace;
  expect(Object.keys(trace).toSorted()).toEqual(['events', 'pivot', 'version', 'views']);
  expect(trace.version).toBe('1.4.0');
  expect(Object.values(trace.pivot).every(Number.isFinite)).toBe(true);
  for (const { type, id, pId } of trace.events) {
    expect(type).toMatch(/^(source|expanding|generating|updating|closing|solution|destination|end)$/);
    expect(Number.isInteger(id)).toBe(true);
    expect(pId === null || Number.isInteger(pId)).toBe(true);
  }
  return trace;
}

/** What the view draws of an event, worked out as the documentation says: `$` is the event, with the number of the loop. */
function drawn({ views }: Trace, event: Event) {
  return views.main.flatMap((element) => {
    expect(element.$).toBe('rect');
    const { $let = 'i', $from = 0, $to } = element.$for!;
    return Array.from({ length: $to - $from }, (_, at) => {
      const $ = { ...event, [$let]: $from + at };
      return Object.fromEntries(
        Object.entries(element)
          .filter(([name]) => !name.startsWith('$'))
          .map(([name, value]) => {
            const code = /^\$\{\{(.*)\}\}$/.exec(String(value))?.[1];
            return [name, code === undefined ? value : new Function('$', `return (${code})`)($)];
          }),
      );
    });
  });
}

const ends = new Set(['solution', 'destination', 'end']);

function* recordedLevels(game: Game): Generator<{ level: Level; data: TraceData }> {
  const random = createRandom(9);
  for (let done = 0; done < 15; ) {
    const level = sampleOf(game)(random, 1 + random.below(5), 1 + random.below(5));
    if (!level) continue;
    const cost = random.pick(game.costs).id;
    const space = game.space(level, cost);
    if (!exactDistances(space, packedRow(space, game.rules(level).start()), 400)) continue;
    const algorithm = findAlgorithm(random.pick(['astar', 'bfs', 'dfs', 'idastar', 'greedy']))!;
    const heuristic = algorithm.usesHeuristic && game.heuristics[0];
    done += 1;
    yield {
      level,
      data: recordNow(game, level, { method: { algorithm, cost, ...(heuristic && { heuristic }) } }),
    };
  }
}

describe.each(games.map((game) => [game.id, game] as const))('a search trace of %s', (_, game) => {
  it('has the events of the record, in their order, and the solution', () => {
    let solved = 0;
    for (const { level, data } of recordedLevels(game)) {
      const file = posthocFile(game, level, data);
      const { events } = checked(file.text);
      const search = events.filter(({ type }) => !ends.has(type));
      expect([search.length, search.length]).toEqual([file.events, file.all]);
      expect(search[0]).toMatchObject({ type: 'source', id: 0, pId: null, g: 0 });

      const reader = new TraceReader(data);
      const expanding = search.filter(({ type }) => type === 'expanding');
      expect(expanding.map(({ id, g }) => [id, g])).toEqual(
        expanding.map((_event, at) => [reader.at(at + 1).state, reader.at(at + 1).cost]),
      );
      expect(expanding).toHaveLength(data.full);
      const of = (wanted: string) => search.filter(({ type }) => type === wanted).length;
      const sum = (each: (at: number) => number) => expanding.reduce((all, _event, at) => all + each(at), 0);
      expect(of('closing')).toBe(data.full);
      expect(of('generating')).toBe(sum((at) => reader.freshIn(at)));
      expect(of('updating')).toBe(data.improvements.length / 3);
      for (const { id, g, h, f } of search) {
        const estimate = data.states.estimate[id]!;
        if (Number.isFinite(estimate)) expect([h, f]).toEqual([estimate, g! + estimate]);
        else expect(h).toBeUndefined();
      }

      const path = events.filter(({ type }) => type === 'solution' || type === 'destination');
      if (data.status !== 'solved' || data.solution.includes(none)) continue;
      expect(path.map(({ id }) => id)).toEqual([...data.solution]);
      expect(path.slice(1).map(({ move }) => move)).toEqual(data.moves);
      expect(path.at(-1)!.type).toBe('destination');
      solved += 1;
    }
    expect(solved).toBeGreaterThan(0);
  });

  it('draws every board: a cell each, in a colour, the start as it is', () => {
    for (const { level, data } of recordedLevels(game)) {
      const trace = checked(posthocFile(game, level, data).text);
      const rules = game.rules(level);
      const views = rules.view(rules.start()).cells.flat();
      const cells = drawn(trace, trace.events[0]!);
      expect(cells).toHaveLength(views.length);
      for (const [at, cell] of cells.entries()) {
        expect(cell).toMatchObject({ x: at % level.columns, y: Math.floor(at / level.columns), clear: true });
        expect(cell['fill']).toMatch(/^#[0-9a-f]{6}$/);
        const { piece } = views[at]!;
        if (piece) expect(cell['label']).toBe([...piece.label][0]);
      }
      const size = level.rows * level.columns;
      for (const event of trace.events)
        expect([[...event.cells].length, event.fills.length]).toEqual([size, size]);
    }
  });
});

it('is bounded: the first events, the whole solution, and a sentence about the rest', () => {
  const game = games[0]!;
  for (const { level, data } of recordedLevels(game)) {
    const whole = posthocFile(game, level, data);
    if (whole.all < 6) continue;
    const file = posthocFile(game, level, data, 5);
    const { events } = checked(file.text);
    expect([file.events, file.all]).toEqual([5, whole.all]);
    expect(events.slice(0, 5)).toEqual(checked(whole.text).events.slice(0, 5));
    expect(events).toHaveLength(5 + data.solution.length + 1);
    expect(events.at(-1)!.left).toBe(
      `The last ${whole.all - 5} of ${whole.all} events of the search are left out.`,
    );
  }
});
