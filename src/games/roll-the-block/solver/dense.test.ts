import { describe, expect, it } from 'vitest';
import { exactDistances } from '../../../analysis/distances.ts';
import type { Game } from '../../../core/game.ts';
import { createRandom } from '../../../core/random.ts';
import type { Limits, SearchProblem } from '../../../core/search.ts';
import { runNow } from '../../../core/slices.ts';
import { createSuccessors, packedRow } from '../../../core/space.ts';
import { astar } from '../../../search/algorithms/astar.ts';
import { bfs } from '../../../search/algorithms/bfs.ts';
import { ucs } from '../../../search/algorithms/ucs.ts';
import { solveNow } from '../../../search/solve.ts';
import { formatLevel } from '../../pack.ts';
import { rollTheBlock } from '../game.ts';
import { exactDistance } from '../heuristics/exact.ts';
import type { Cell, RollLevel } from '../level.ts';
import { relaxedDistance } from '../packed/relaxed.ts';
import { sampleLevel } from '../sample.ts';
import { neverBoth, neverSecond, rooms } from '../sample-large.ts';
import { DenseSearch } from './search.ts';
import { rollSolvers } from './solver.ts';

const game = rollTheBlock as Game;
const dense = rollSolvers[0]!;
await dense.load?.();
const exact = game.heuristics.find(({ id }) => id === 'exact')!;

function problemOf(level: RollLevel, cost: string, limits: Limits = {}): SearchProblem {
  const space = rollTheBlock.space(level, cost);
  const start = packedRow(space, rollTheBlock.rules(level, cost).start());
  return { space, start, limits };
}

function run(search: DenseSearch, budget = 5_000): string {
  for (;;) {
    const status = search.step(budget);
    if (status !== 'running') return status;
  }
}

/** The cost of moves that lead from the start to the goal. */
function costOf({ space, start }: SearchProblem, moves: readonly number[]): number {
  const successors = createSuccessors(space.words, space.maxSuccessors);
  const state = start.slice();
  let cost = 0;
  for (const move of moves) {
    const made = space.expand(state, 0, successors, 0);
    const index = successors.moves.subarray(0, made).indexOf(move);
    expect(index).toBeGreaterThanOrEqual(0);
    cost += successors.costs[index]!;
    state.set(successors.states.subarray(index * space.words, (index + 1) * space.words));
  }
  expect(space.isGoal(state, 0)).toBe(true);
  return cost;
}

describe('the dense search on large levels', () => {
  it.each([1, 2, 3])('agrees with the general ones on 64x64 cells with 8 bridges (%i)', (seed) => {
    const level = rooms(createRandom(seed), 64, 8, false);
    const found = solveNow(game, level, { algorithm: dense });
    const expected = solveNow(game, level, { algorithm: bfs });
    expect(found.status).toBe('solved');
    expect([found.status, found.cost]).toEqual([expected.status, expected.cost]);
    const roll = solveNow(game, level, { algorithm: dense, cost: 'roll' });
    expect(roll.cost).toBe(solveNow(game, level, { algorithm: ucs, cost: 'roll' }).cost);
  });

  it.each([1, 2, 3])('agrees with the general ones on 24x24 cells with a split (%i)', (seed) => {
    const level = rooms(createRandom(seed), 24, 3, true);
    const found = solveNow(game, level, { algorithm: dense });
    expect(found.status).toBe('solved');
    expect(found.cost).toBe(solveNow(game, level, { algorithm: bfs }).cost);
    const roll = solveNow(game, level, { algorithm: dense, cost: 'roll' });
    expect(roll.cost).toBe(solveNow(game, level, { algorithm: ucs, cost: 'roll' }).cost);
  });

  it('proves that there is no solution after all 3 million positions of 64x64 cells, and as many from the goal', () => {
    const found = solveNow(game, neverSecond(createRandom(1), 64, 6), { algorithm: dense });
    expect(found.status).toBe('unsolvable');
    expect(found.expanded).toBeGreaterThan(1_500_000);
    expect(found.expanded).toBeLessThan(2_000_000);
    expect(found.bytes).toBeLessThan(50_000_000);
  });

  it('proves it from the goal where few of 3 million positions lead there', () => {
    const found = solveNow(game, neverBoth(createRandom(1), 64, 7), { algorithm: dense });
    expect(found.status).toBe('unsolvable');
    expect(found.expanded).toBeLessThan(100_000);
  });

  it('meets as many positions of a level without a solution as breadth-first search, but for lost ones', () => {
    const level = neverSecond(createRandom(1), 20, 3);
    const found = new DenseSearch(problemOf(level, 'unit'), { share: 0 });
    const all = solveNow(game, level, { algorithm: bfs });
    expect([run(found), all.status]).toEqual(['unsolvable', 'unsolvable']);
    expect(found.statistics.stored).toBeLessThanOrEqual(all.stored);
    expect(found.statistics.stored).toBeGreaterThan(all.stored / 2);
  });

  it('does the same work however it is sliced', () => {
    const level = rooms(createRandom(1), 24, 3, true);
    const [one, other] = [
      new DenseSearch(problemOf(level, 'roll'), { turn: 50, share: 500 }),
      new DenseSearch(problemOf(level, 'roll'), { turn: 50, share: 500 }),
    ];
    expect(run(one, 1_000_000)).toBe(run(other, 13));
    const { expanded, generated, stored } = one.statistics;
    expect(one.meeting?.place).not.toBe(level.goal);
    expect(other.statistics).toMatchObject({ expanded, generated, stored });
    expect(other.path()).toEqual(one.path());
  });

  it('takes more bridges than fit into a word', () => {
    const row: Cell[] = Array.from({ length: 60 }, (_, column) =>
      column > 8 && column < 50 ? { kind: 'bridge', number: column } : { kind: 'floor' },
    );
    row[5] = { kind: 'switch', letter: 'a' };
    const actions = Array.from(
      { length: 41 },
      (_, index) => ({ effect: 'toggle', bridge: index + 9 }) as const,
    );
    const level: RollLevel = {
      info: {},
      rows: 1,
      columns: 60,
      cells: row,
      start: 0,
      goal: 57,
      shown: [],
      switches: [{ letter: 'a', kind: 'soft', actions }],
    };
    const found = solveNow(game, level, { algorithm: dense });
    expect(found).toMatchObject({ status: 'solved', optimal: true });
    expect(found.cost).toBe(solveNow(game, level, { algorithm: bfs }).cost);
    expect(solveNow(game, level, { algorithm: astar, heuristic: exact }).cost).toBe(found.cost);
  });
});

describe('the dense search from both ends', () => {
  it('agrees with the exact distances when turns are short', () => {
    const random = createRandom(17);
    const seen = { solved: 0, unsolvable: 0, split: 0, met: 0, fromGoal: 0 };
    for (let done = 0; done < 1_500; ) {
      const level = sampleLevel(random, 1 + random.below(6), 1 + random.below(6));
      if (!level) continue;
      const problem = problemOf(level, random.pick(rollTheBlock.costs).id);
      const { space, start } = problem;
      const known = exactDistances(space, start, 3_000);
      if (!known || known.count < 5) continue;
      done += 1;
      const what = formatLevel({ game, level });
      const search = new DenseSearch(problem, {
        turn: 1 + random.below(3),
        share: random.pick([0.125, 10, 1000]),
      });
      const status = run(search);
      const distance = known.toGoal[0]!;
      expect(status, what).toBe(Number.isFinite(distance) ? 'solved' : 'unsolvable');
      if (status === 'solved') expect(costOf(problem, search.path()), what).toBe(distance);
      seen[status as 'solved' | 'unsolvable'] += 1;
      if (status === 'solved' && search.meeting?.place !== level.goal) seen.met += 1;
      if (status === 'unsolvable' && search.waiting > 0) seen.fromGoal += 1;
      if (space.maxSuccessors === 8) seen.split += 1;
    }
    expect(Math.min(seen.solved, seen.unsolvable, seen.split, seen.met)).toBeGreaterThan(100);
    expect(seen.fromGoal).toBeGreaterThan(10);
  });

  it('keeps to a limit of moves when the way is known from the goal', () => {
    const level = rooms(createRandom(4), 16, 2, false);
    for (const cost of ['unit', 'roll']) {
      const free = new DenseSearch(problemOf(level, cost), { turn: 1, share: 10 });
      expect(run(free)).toBe('solved');
      const depth = free.path().length;
      expect(run(new DenseSearch(problemOf(level, cost, { depth }), { turn: 1, share: 10 }))).toBe('solved');
      const cut = new DenseSearch(problemOf(level, cost, { depth: depth - 1 }), { turn: 1, share: 10 });
      expect(run(cut)).toBe('depth-limit');
    }
  });

  it('goes on from the start where there is no memory for the other end', () => {
    const level = neverBoth(createRandom(1), 30, 4);
    const found = solveNow(game, level, { algorithm: dense, limits: { bytes: 1_200_000 } });
    expect(found.status).toBe('unsolvable');
    expect(found.expanded).toBeGreaterThan(50_000);
  });
});

describe('the limits of the dense search', () => {
  it('are kept', () => {
    const level = neverSecond(createRandom(1), 30, 4);
    expect(solveNow(game, level, { algorithm: dense, limits: { states: 5_000 } }).status).toBe('state-limit');
    expect(solveNow(game, level, { algorithm: dense, limits: { bytes: 200_000 } }).status).toBe(
      'memory-limit',
    );
    expect(solveNow(game, level, { algorithm: dense, limits: { depth: 9 } }).status).toBe('depth-limit');
  });

  it('of moves hold with roll costs too', () => {
    const level = rooms(createRandom(4), 16, 2, false);
    const free = solveNow(game, level, { algorithm: dense, cost: 'roll' });
    const moves = free.moves.length;
    const enough = solveNow(game, level, { algorithm: dense, cost: 'roll', limits: { depth: moves } });
    expect(enough).toMatchObject({ status: 'solved', cost: free.cost, optimal: true });
    const cut = solveNow(game, level, { algorithm: dense, cost: 'roll', limits: { depth: moves - 1 } });
    expect(cut.status).toBe('depth-limit');
  });

  it('of two bytes a cost are none', () => {
    const random = createRandom(5);
    for (let done = 0; done < 300; ) {
      const level = sampleLevel(random, 2 + random.below(6), 2 + random.below(6));
      if (!level) continue;
      done += 1;
      const cost = random.pick(rollTheBlock.costs).id;
      const usual = new DenseSearch(problemOf(level, cost), { turn: 2, share: 10 });
      const widened = new DenseSearch(problemOf(level, cost), { top: 5, turn: 2, share: 10 });
      expect(run(widened), formatLevel({ game, level })).toBe(run(usual));
      expect(widened.statistics.stored).toBe(usual.statistics.stored);
      if (run(usual) === 'solved') expect(widened.path()).toEqual(usual.path());
    }
  });
});

describe('the exact distance', () => {
  it('is the exact distance of every position', () => {
    const random = createRandom(11);
    let splits = 0;
    for (let done = 0; done < 600; ) {
      const level = sampleLevel(random, 1 + random.below(6), 1 + random.below(6));
      if (!level) continue;
      const { space, start } = problemOf(level, random.pick(rollTheBlock.costs).id);
      const known = exactDistances(space, start, 3_000);
      if (!known || known.count < 5) continue;
      done += 1;
      if (space.maxSuccessors === 8) splits += 1;
      const estimate = exact.prepare(space);
      const found = Float64Array.from({ length: known.count }, (_, state) =>
        estimate(known.states, state * space.words, 0, -1),
      );
      expect(found, formatLevel({ game, level })).toEqual(
        Float64Array.from(known.toGoal.subarray(0, known.count)),
      );
    }
    expect(splits).toBeGreaterThan(100);
  });

  it('leads A* straight to the goal', () => {
    const level = rooms(createRandom(2), 24, 3, true);
    const found = solveNow(game, level, { algorithm: astar, heuristic: exact });
    expect(found.cost).toBe(solveNow(game, level, { algorithm: dense }).cost);
    expect(found.expanded).toBe(found.moves.length);
  });

  it('is the distance with all bridges shown where a level has too many positions', () => {
    const { space, start } = problemOf(rooms(createRandom(2), 24, 3, true), 'roll');
    const rolling = space as ReturnType<typeof rollTheBlock.space>;
    const relaxed = relaxedDistance(rolling)(start, 0, 0, -1);
    expect(runNow(exactDistance(rolling, 100_000))(start, 0, 0, -1)).toBe(relaxed);
    expect(runNow(exactDistance(rolling))(start, 0, 0, -1)).toBeGreaterThan(relaxed);
  });
});
