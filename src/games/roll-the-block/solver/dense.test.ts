import { describe, expect, it } from 'vitest';
import { exactDistances } from '../../../analysis/distances.ts';
import type { Game } from '../../../core/game.ts';
import { createRandom } from '../../../core/random.ts';
import type { Limits, SearchProblem } from '../../../core/search.ts';
import { runNow } from '../../../core/slices.ts';
import { packedRow } from '../../../core/space.ts';
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
import { neverBoth, rooms } from '../sample-large.ts';
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

  it('proves that there is no solution after all 3 million positions of 64x64 cells', () => {
    const found = solveNow(game, neverBoth(createRandom(1), 64, 7), { algorithm: dense });
    expect(found.status).toBe('unsolvable');
    expect(found.expanded).toBeGreaterThan(3_000_000);
    expect(found.bytes).toBeLessThan(50_000_000);
  });

  it('meets as many positions of a level without a solution as breadth-first search, but for lost ones', () => {
    const level = neverBoth(createRandom(1), 20, 3);
    const found = solveNow(game, level, { algorithm: dense });
    const all = solveNow(game, level, { algorithm: bfs });
    expect([found.status, all.status]).toEqual(['unsolvable', 'unsolvable']);
    expect(found.stored).toBeLessThanOrEqual(all.stored);
    expect(found.stored).toBeGreaterThan(all.stored / 2);
  });

  it('does the same work however it is sliced', () => {
    const level = rooms(createRandom(1), 24, 3, true);
    const [one, other] = [
      new DenseSearch(problemOf(level, 'roll')),
      new DenseSearch(problemOf(level, 'roll')),
    ];
    expect(run(one, 1_000_000)).toBe(run(other, 13));
    const { expanded, generated, stored } = one.statistics;
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

describe('the limits of the dense search', () => {
  it('are kept', () => {
    const level = neverBoth(createRandom(1), 30, 4);
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
      const usual = new DenseSearch(problemOf(level, cost));
      const widened = new DenseSearch(problemOf(level, cost), 5);
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
