import { expect, it } from 'vitest';
import { recordNow } from '../../../../test/record-now.ts';
import { sampleOf } from '../../../../test/samples.ts';
import { statesWithin } from '../../../analysis/branching.ts';
import { type Distances, exactDistances } from '../../../analysis/distances.ts';
import type { Game, Heuristic } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import { createRandom } from '../../../core/random.ts';
import type { AlgorithmOptions } from '../../../core/search.ts';
import { packedRow, type Space } from '../../../core/space.ts';
import { games } from '../../../games/index.ts';
import { formatLevel } from '../../../games/pack.ts';
import { algorithms, findAlgorithm } from '../../../search/algorithms/index.ts';
import { TraceReader } from '../../../trace/reader.ts';
import { marks, none, type TraceData } from '../../../trace/trace.ts';
import { figuresOf } from './figures.ts';
import { lessons } from './lessons/index.ts';
import { type Theory, theory } from './theory.ts';

/** A random level whose every state and distance is known. */
interface Case {
  readonly game: Game;
  readonly level: Level;
  readonly cost: string;
  readonly space: Space;
  readonly exact: Distances;
  /** Infinity where there is no solution. */
  readonly optimum: number;
  /** Few enough for searches that try every way to a state. */
  readonly isTiny: boolean;
  readonly text: string;
}

const levelsAGame = 28;
const mostStates = 250;
const fewStates = 20;

function casesOf(game: Game): Case[] {
  const sample = sampleOf(game);
  const random = createRandom(41);
  const cases: Case[] = [];
  while (cases.length < levelsAGame) {
    const level = sample(random, 2 + random.below(4), 2 + random.below(4));
    if (!level) continue;
    const cost = random.pick(game.costs).id;
    const space = game.space(level, cost);
    if (space.moveLimit !== undefined) continue;
    const exact = exactDistances(space, packedRow(space, game.rules(level, cost).start()), mostStates);
    // A level that is solved at once, or never goes anywhere, tests nothing.
    if (!exact || exact.count < 6 || exact.toGoal[0] === 0) continue;
    const isTiny = exact.count <= fewStates;
    const optimum = exact.toGoal[0]!;
    cases.push({ game, level, cost, space, exact, optimum, isTiny, text: formatLevel({ game, level }) });
  }
  return cases;
}

const all = games.flatMap(casesOf);
const solvable = all.filter(({ optimum }) => Number.isFinite(optimum));
const unsolvable = all.filter(({ optimum }) => !Number.isFinite(optimum));
const tiny = solvable.filter(({ isTiny }) => isTiny);

const costOf = ({ game, level, cost }: Case, { moves }: TraceData): number => {
  const rules = game.rules(level, cost);
  let state = rules.start();
  let paid = 0;
  for (const word of moves) {
    const move = rules.parseMove(word);
    if (!move.ok) throw new Error(word);
    paid += rules.cost(state, move.value);
    const next = rules.apply(state, move.value);
    if (!next.ok) throw new Error(word);
    state = next.value;
  }
  expect(rules.isGoal(state)).toBe(true);
  return paid;
};

/** Runs a search on a level; undefined where it is not for this level. */
function search(
  each: Case,
  algorithm: string,
  heuristic?: Heuristic,
  options: AlgorithmOptions = {},
): TraceData | undefined {
  const found = findAlgorithm(algorithm)!;
  if (found.unsuitable?.(each.space) !== undefined) return undefined;
  const method = { algorithm: found, cost: each.cost, ...(heuristic && { heuristic }) };
  return recordNow(each.game, each.level, { method, options });
}

const run = (...given: Parameters<typeof search>): TraceData => search(...given)!;

const made = (id: string, prepare: Heuristic['prepare']): Heuristic => ({
  ...{ id, name: id, summary: id, argument: id, prepare },
  ...{ admissible: ['unit', 'roll'], consistent: ['unit', 'roll'] },
});
const zero = made('zero', () => () => 0);
/** What really remains to be paid, looked up. */
const exactOf = ({ exact, space: { words } }: Case): Heuristic => {
  const key = (rows: Uint32Array, at: number): string => rows.subarray(at, at + words).join();
  const known = new Map(
    Array.from({ length: exact.count }, (_, id) => [key(exact.states, id * words), exact.toGoal[id]!]),
  );
  return made('distance', () => (rows, at) => known.get(key(rows, at))!);
};
const admissibleOf = ({ game, cost }: Case): readonly Heuristic[] =>
  game.heuristics.filter(({ admissible }) => admissible.includes(cost));
const consistentOf = ({ game, cost }: Case): readonly Heuristic[] =>
  game.heuristics.filter(({ consistent }) => consistent.includes(cost));
const valuesOf = ({ exact, space }: Case, heuristic: Heuristic): number[] => {
  const estimate = heuristic.prepare(space);
  return Array.from({ length: exact.count }, (_, id) =>
    Math.ceil(estimate(exact.states, id * space.words, 0, -1) - 1e-9),
  );
};

const expansionsOf = ({ expansions, full }: TraceData): number[] =>
  Array.from({ length: full }, (_, at) => expansions.state[at]!);
const expandsTwice = ({ expansions, full }: TraceData): boolean =>
  expansions.marks.subarray(0, full).some((mark) => (mark & marks.again) !== 0);
/** The rows of the states that were expanded, with the cost at which they were. */
const expandedRows = (trace: TraceData): Map<string, number> => {
  const reader = new TraceReader(trace);
  return new Map(
    expansionsOf(trace).map((state, at) => [reader.row(state).join(), trace.expansions.cost[at]!]),
  );
};

const checks: Readonly<Record<Theory, () => void>> = {
  'stored-is-met': () => {
    for (const each of all)
      for (const algorithm of ['bfs', 'ucs']) {
        const { statistics, states } = run(each, algorithm);
        expect(statistics.stored, each.text).toBe(states.count);
      }
  },
  'table-expands-once': () => {
    for (const each of all.filter(({ space }) => space.unitCosts))
      for (const algorithm of ['bfs', 'dfs', 'ucs'])
        expect(expandsTwice(run(each, algorithm)), each.text).toBe(false);
    // Without a table it happens.
    expect(all.some((each) => each.isTiny && expandsTwice(run(each, 'dls')))).toBe(true);
  },
  'bfs-fewest': () => {
    for (const each of solvable.filter(({ space }) => space.unitCosts))
      expect(run(each, 'bfs').moves.length, each.text).toBe(each.optimum);
  },
  'two-layers': () => {
    for (const each of all) {
      const { expansions, states, full } = run(each, 'bfs');
      const expandedAt = new Map(Array.from({ length: full }, (_, at) => [expansions.state[at]!, at]));
      const depthOf = (state: number): number =>
        states.madeBy[state] === none ? 0 : expansions.depth[states.madeBy[state]!]! + 1;
      const isNear = (state: number, at: number): boolean => {
        const below = depthOf(state) - expansions.depth[at]!;
        return (expandedAt.get(state) ?? full) <= at || below === 0 || below === 1;
      };
      const strays = Array.from({ length: full }, (_, at) => at).filter(
        (at) =>
          !Array.from({ length: expansions.met[at]! }, (_, state) => state).every((state) =>
            isNear(state, at),
          ),
      );
      expect(strays, each.text).toEqual([]);
    }
  },
  'layers-end': () => {
    let swelling = 0;
    for (const each of unsolvable) {
      const { expansions, full } = run(each, 'bfs');
      const layers: number[] = [];
      for (let at = 0; at < full; at += 1)
        layers[expansions.depth[at]!] = (layers[expansions.depth[at]!] ?? 0) + 1;
      expect(
        layers.reduce((sum, count) => sum + count, 0),
        each.text,
      ).toBe(each.exact.count);
      expect(Object.keys(layers), each.text).toHaveLength(layers.length);
      const widest = Math.max(...layers);
      if (layers[0]! < widest && layers.at(-1)! < widest) swelling += 1;
    }
    // Mostly they grow before they shrink.
    expect(swelling).toBeGreaterThan(unsolvable.length / 2);
  },
  'never-shorter': () => {
    const longer = new Set<string>();
    for (const each of solvable) {
      const guided = each.game.heuristics.map((heuristic) => ['greedy', heuristic] as const);
      for (const [algorithm, heuristic] of [['dfs', undefined] as const, ...guided]) {
        const trace = run(each, algorithm, heuristic);
        const paid = costOf(each, trace);
        expect(paid, each.text).toBeGreaterThanOrEqual(each.optimum);
        if (paid > each.optimum) longer.add(algorithm);
      }
    }
    expect([...longer].toSorted()).toEqual(['dfs', 'greedy']);
  },
  'path-memory': () => {
    for (const each of tiny)
      for (const algorithm of ['dls', 'ids']) {
        const { statistics, expansions, full } = run(each, algorithm);
        const deepest = Math.max(...expansions.depth.subarray(0, full));
        const moves = each.exact.from.map((id) => each.exact.from.filter((other) => other === id).length);
        const widest = Math.max(...moves);
        expect(statistics.stored, each.text).toBeLessThanOrEqual(1 + (deepest + 1) * widest);
      }
  },
  'ids-fewest': () => {
    for (const each of tiny.filter(({ space }) => space.unitCosts)) {
      const { moves, expansions, full } = run(each, 'ids');
      const rounds = expansions.marks.subarray(0, full).filter((mark) => mark & marks.round).length;
      expect(moves.length, each.text).toBe(each.optimum);
      // The first round is not marked: nothing was there before it.
      expect(Math.max(1, rounds), each.text).toBeLessThanOrEqual(each.optimum);
    }
  },
  'ucs-cheapest': () => {
    for (const each of solvable) expect(costOf(each, run(each, 'ucs')), each.text).toBe(each.optimum);
  },
  'ucs-in-order': () => {
    for (const each of all) {
      expect(each.exact.costs.every((cost) => cost >= 0)).toBe(true);
      const { expansions, full } = run(each, 'ucs');
      for (let at = 1; at < full; at += 1)
        expect(expansions.cost[at]!, each.text).toBeGreaterThanOrEqual(expansions.cost[at - 1]!);
    }
  },
  'admissible-cheapest': () => {
    for (const each of solvable)
      for (const heuristic of [...admissibleOf(each), exactOf(each), zero])
        expect(costOf(each, run(each, 'astar', heuristic)), each.text).toBe(each.optimum);
    // It takes an admissible one.
    const others = solvable.flatMap((each) =>
      each.game.heuristics
        .filter((heuristic) => !admissibleOf(each).includes(heuristic))
        .map((heuristic) => costOf(each, run(each, 'astar', heuristic)) > each.optimum),
    );
    expect(others.some(Boolean)).toBe(true);
  },
  'no-larger-f': () => {
    for (const each of solvable)
      for (const heuristic of admissibleOf(each)) {
        const { expansions, states, full } = run(each, 'astar', heuristic);
        for (let at = 0; at < full; at += 1) {
          const h = Math.ceil(states.estimate[expansions.state[at]!]! - 1e-4);
          if (expansions.cost[at]! + h > each.optimum) expect.fail(each.text);
        }
      }
  },
  'zero-is-ucs': () => {
    for (const each of all)
      expect(expansionsOf(run(each, 'astar', zero, { ties: 'fifo' })), each.text).toEqual(
        expansionsOf(run(each, 'ucs')),
      );
  },
  'exact-straight': () => {
    let wandered = 0;
    for (const each of solvable) {
      const heuristic = exactOf(each);
      for (const ties of ['fifo', 'lifo', 'low-h']) {
        const { expansions, states, full, statistics, moves } = run(each, 'astar', heuristic, { ties });
        for (let at = 0; at < full; at += 1)
          expect(expansions.cost[at]! + states.estimate[expansions.state[at]!]!, each.text).toBe(
            each.optimum,
          );
        if (ties === 'low-h') expect(statistics.expanded, each.text).toBe(moves.length);
        else if (statistics.expanded > moves.length) wandered += 1;
      }
    }
    // With other ties it does not always walk straight.
    expect(wandered).toBeGreaterThan(0);
  },
  'consistent-once': () => {
    for (const each of all)
      for (const heuristic of [...consistentOf(each), zero, exactOf(each)]) {
        const trace = run(each, 'astar', heuristic);
        expect(trace.statistics.reopened, each.text).toBe(0);
        expect(expandsTwice(trace), each.text).toBe(false);
      }
  },
  'consistent-admissible': () => {
    const seen = { consistent: 0, not: 0 };
    for (const each of all) {
      const { exact, space, game } = each;
      for (const heuristic of game.heuristics) {
        const values = valuesOf(each, heuristic);
        const isZero = values.every((h, id) => h === 0 || !space.isGoal(exact.states, id * space.words));
        const falls = exact.from.some(
          (from, at) => values[from]! > exact.costs[at]! + values[exact.to[at]!]!,
        );
        seen[isZero && !falls ? 'consistent' : 'not'] += 1;
        if (isZero && !falls)
          expect(
            values.every((h, id) => h <= exact.toGoal[id]!),
            each.text,
          ).toBe(true);
      }
    }
    expect(Math.min(seen.consistent, seen.not)).toBeGreaterThan(10);
  },
  dominance: () => {
    let saved = 0;
    for (const each of solvable) {
      const known = [zero, ...consistentOf(each), exactOf(each)].map((heuristic) => ({
        values: valuesOf(each, heuristic),
        rows: expandedRows(run(each, 'astar', heuristic)),
      }));
      const idOf = new Map(
        Array.from({ length: each.exact.count }, (_, id) => [
          each.exact.states.subarray(id * each.space.words, (id + 1) * each.space.words).join(),
          id,
        ]),
      );
      for (const large of known)
        for (const small of known) {
          if (large === small || large.values.some((h, id) => h < small.values[id]!)) continue;
          for (const [row, g] of large.rows)
            if (g + large.values[idOf.get(row)!]! < each.optimum)
              expect(small.rows.has(row), each.text).toBe(true);
          if (large.rows.size < small.rows.size) saved += 1;
        }
    }
    expect(saved).toBeGreaterThan(0);
  },
  'weight-bound': () => {
    let longer = 0;
    for (const each of solvable)
      for (const heuristic of admissibleOf(each))
        for (const weight of [1.5, 4, 20]) {
          const paid = costOf(each, run(each, 'wastar', heuristic, { weight }));
          expect(paid, each.text).toBeLessThanOrEqual(weight * each.optimum);
          if (paid > each.optimum) longer += 1;
        }
    expect(longer).toBeGreaterThan(0);
  },
  'same-optimum': () => {
    for (const each of tiny)
      for (const heuristic of admissibleOf(each))
        for (const algorithm of ['idastar', 'rbfs'])
          expect(costOf(each, run(each, algorithm, heuristic)), each.text).toBe(each.optimum);
  },
  'both-ends-fewest': () => {
    let tried = 0;
    for (const each of solvable.filter(({ space }) => space.unitCosts)) {
      const trace = search(each, 'bibfs');
      if (!trace) continue;
      tried += 1;
      expect(costOf(each, trace), each.text).toBe(each.optimum);
    }
    expect(tried).toBeGreaterThan(10);
  },
  'incomplete-never-lies': () => {
    let missed = 0;
    for (const each of solvable)
      for (const heuristic of each.game.heuristics) {
        const beam = run(each, 'beam', heuristic, { width: 1 });
        if (beam.status !== 'solved') missed += 1;
        // A heuristic may prove too much only if it is not admissible; beams that drop states never claim a proof.
        expect(beam.status, each.text).not.toBe('unsolvable');
        expect(run(each, 'hill', heuristic).status, each.text).not.toBe('unsolvable');
      }
    expect(missed).toBeGreaterThan(0);
  },
  'ties-same-cost': () => {
    let differ = 0;
    for (const each of solvable)
      for (const heuristic of admissibleOf(each)) {
        const traces = ['fifo', 'lifo', 'low-h'].map((ties) => run(each, 'astar', heuristic, { ties }));
        for (const trace of traces) expect(costOf(each, trace), each.text).toBe(each.optimum);
        if (new Set(traces.map(({ statistics }) => statistics.expanded)).size > 1) differ += 1;
      }
    expect(differ).toBeGreaterThan(0);
  },
  'ties-same-below': () => {
    for (const each of solvable)
      for (const heuristic of consistentOf(each)) {
        const below = ['fifo', 'lifo', 'low-h'].map((ties) => {
          const trace = run(each, 'astar', heuristic, { ties });
          const { expansions, states } = trace;
          const f = (at: number): number =>
            expansions.cost[at]! + Math.ceil(states.estimate[expansions.state[at]!]! - 1e-4);
          const reader = new TraceReader(trace);
          return expansionsOf(trace)
            .filter((_, at) => f(at) < each.optimum)
            .map((state) => reader.row(state).join())
            .toSorted();
        });
        expect(below[1], each.text).toEqual(below[0]);
        expect(below[2], each.text).toEqual(below[0]);
      }
  },
  'keeps-more-says-more': () => {
    let more = 0;
    for (const each of all)
      for (const [less, rich] of [
        ['log', 'sizes'],
        ['sizes', 'final-shapes'],
        ['reach', 'pairs'],
      ]) {
        const [small, large] = [less, rich].map((id) => each.game.heuristics.find((one) => one.id === id));
        if (!small || !large) continue;
        const [low, high] = [valuesOf(each, small), valuesOf(each, large)];
        expect(
          high.every((h, id) => h >= low[id]!),
          each.text,
        ).toBe(true);
        if (high.some((h, id) => h > low[id]!)) more += 1;
      }
    expect(more).toBeGreaterThan(10);
  },
  'larger-of-two': () => {
    let neither = 0;
    for (const each of all) {
      const known = admissibleOf(each).map((heuristic) => valuesOf(each, heuristic));
      for (const one of known)
        for (const other of known) {
          const larger = one.map((h, id) => Math.max(h, other[id]!));
          expect(
            larger.every((h, id) => h <= each.exact.toGoal[id]!),
            each.text,
          ).toBe(true);
          if (one.some((h, id) => h > other[id]!) && other.some((h, id) => h > one[id]!)) neither += 1;
        }
    }
    expect(neither).toBeGreaterThan(0);
  },
  'last-layer': () => {
    for (const branching of [2, 2.5, 3, 7])
      for (const depth of [1, 2, 5, 9])
        expect(branching ** depth).toBeGreaterThan(1 + statesWithin(branching, depth - 1));
    // Below two it need not be.
    expect(1.5 ** 5).toBeLessThan(1 + statesWithin(1.5, 4));
  },
  'complete-decides': () => {
    const complete = algorithms.filter((algorithm) => algorithm.complete);
    for (const each of all.filter(({ isTiny }) => isTiny))
      for (const { id, usesHeuristic } of complete) {
        const heuristic = usesHeuristic ? (admissibleOf(each)[0] ?? zero) : undefined;
        const trace = search(each, id, heuristic);
        if (trace)
          expect(trace.status, `${id}\n${each.text}`).toBe(
            Number.isFinite(each.optimum) ? 'solved' : 'unsolvable',
          );
      }
  },
  'limit-proves': () => {
    const seen = new Set<string>();
    for (const each of all.filter(({ isTiny }) => isTiny)) {
      const { status } = run(each, 'dls');
      seen.add(status);
      if (status === 'unsolvable') expect(each.optimum, each.text).toBe(Number.POSITIVE_INFINITY);
      if (status === 'solved') expect(each.optimum, each.text).toBeLessThan(Number.POSITIVE_INFINITY);
    }
    expect(seen).toContain('unsolvable');
    expect(seen).toContain('solved');
  },
  'ida-limits': () => {
    let rounds = 0;
    for (const each of tiny)
      for (const heuristic of admissibleOf(each)) {
        const trace = run(each, 'idastar', heuristic);
        const { limits } = figuresOf(trace, each);
        expect(limits[0], each.text).toBe(Math.ceil(trace.states.estimate[0]! - 1e-4));
        expect(limits, each.text).toEqual([...new Set(limits)].toSorted((a, b) => a - b));
        expect(limits.at(-1), each.text).toBe(each.optimum);
        rounds = Math.max(rounds, limits.length);
      }
    expect(rounds).toBeGreaterThan(2);
  },
  'anytime-improves': () => {
    let most = 0;
    for (const each of solvable)
      for (const heuristic of admissibleOf(each)) {
        const { incumbents } = figuresOf(run(each, 'anytime', heuristic, { weight: 20 }), each);
        expect(incumbents, each.text).toEqual([...new Set(incumbents)].toSorted((a, b) => b - a));
        expect(incumbents.at(-1), each.text).toBe(each.optimum);
        most = Math.max(most, incumbents.length);
      }
    expect(most).toBeGreaterThan(1);
  },
  'wide-beam': () => {
    for (const each of solvable.filter(({ space }) => space.unitCosts))
      for (const heuristic of each.game.heuristics)
        expect(run(each, 'beam', heuristic, { width: mostStates }).moves.length, each.text).toBe(
          each.optimum,
        );
  },
  'unsolvable-all': () => {
    for (const each of unsolvable) {
      const { status, statistics } = run(each, 'bfs');
      expect([status, statistics.expanded], each.text).toEqual(['unsolvable', each.exact.count]);
    }
  },
};

it('has levels with and without a solution, of every game', () => {
  expect(Math.min(solvable.length, unsolvable.length, tiny.length)).toBeGreaterThan(10);
  expect(new Set(solvable.map(({ game }) => game.id)).size).toBe(games.length);
});

it.each(Object.entries(theory))('%s: %s', (name) => checks[name as Theory]());

it('is what the lessons rest on', async () => {
  const loaded = await Promise.all(lessons.map((entry) => entry.load()));
  const used = new Set(loaded.flatMap((lesson) => lesson.theory));
  expect(Object.keys(theory).filter((name) => !used.has(name as Theory))).toEqual([]);
});
