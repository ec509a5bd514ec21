import { describe, expect, it } from 'vitest';
import { directions } from '../../../core/grid.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import type { Limits, Search, Status } from '../../../core/search.ts';
import { packedRow } from '../../../core/space.ts';
import { algorithms } from '../../../search/algorithms/index.ts';
import { solveNow } from '../../../search/solve.ts';
import { formatLevel } from '../../pack.ts';
import { matchTheTiles as game } from '../game.ts';
import type { TilesLevel } from '../level.ts';
import { tilesSpace } from '../packed/packed.ts';
import { tilesRules } from '../rules/rules.ts';
import { sampleLevel } from '../sample.ts';
import { FootprintSearch } from './footprint-search.ts';

const bfs = algorithms.find(({ id }) => id === 'bfs')!;

function searchOf(level: TilesLevel, wanted?: number, limits: Limits = {}): FootprintSearch {
  const space = tilesSpace(level);
  const start = packedRow(space, tilesRules(level).start());
  return new FootprintSearch({ space, start, limits }, wanted);
}

function run(search: Search): Status {
  for (;;) {
    const status = search.step(100);
    if (status !== 'running') return status;
  }
}

/** Plays the moves by the rules and tells whether they solve the level. */
function solves(level: TilesLevel, codes: readonly number[]): boolean {
  const rules = tilesRules(level);
  let state = rules.start();
  for (const code of codes) {
    const next = rules.apply(state, directions[code]!);
    if (!next.ok) return false;
    state = next.value;
  }
  return rules.isGoal(state);
}

/** A board with goals where its tiles come to after many moves; some of the goals change places, at times. */
function walkedLevel(random: Random, size: number, tiles: number, colours: number): TilesLevel {
  const walls = Array.from({ length: size * size }, () => random.chance(0.15));
  const free = random.shuffle([...walls.keys()].filter((cell) => !walls[cell]));
  const colourOf = (index: number): number => index % colours;
  const start = free.slice(0, tiles).map((cell, index) => ({ cell, colour: colourOf(index) }));
  const empty: TilesLevel = { info: {}, rows: size, columns: size, walls, tiles: start, goals: [] };
  const rules = tilesRules(empty);
  let state = rules.start();
  for (let moves = 0; moves < 60; moves += 1) {
    const next = rules.apply(state, random.pick(directions));
    if (next.ok) state = next.value;
  }
  const shift = random.chance(0.3) ? 1 : 0;
  const goals = state.cells.map((cell, index) => ({ cell, colour: colourOf(index + shift) }));
  return { ...empty, goals };
}

describe('the search among footprints', () => {
  it('finds the same with few footprints at a time', () => {
    const random = createRandom(41);
    const seen = { solved: 0, unsolvable: 0 };
    for (let done = 0; done < 1_000; ) {
      const level = sampleLevel(random, 2 + random.below(5), 2 + random.below(5));
      if (!level) continue;
      const expected = solveNow(game, level, { algorithm: bfs, limits: { states: 3_000 } });
      if (expected.status !== 'solved' && expected.status !== 'unsolvable') continue;
      done += 1;
      seen[expected.status] += 1;
      const search = searchOf(level, 1 + random.below(8));
      const what = formatLevel({ game, level });
      expect(run(search), what).toBe(expected.status);
      expect(search.path(), what).toHaveLength(expected.moves.length);
      if (expected.status === 'solved') expect(solves(level, search.path()), what).toBe(true);
    }
    expect(Math.min(seen.solved, seen.unsolvable)).toBeGreaterThan(50);
  });

  it.each([
    [7, 5, 5],
    [7, 6, 3],
    [6, 9, 2],
    [5, 8, 8],
  ])(
    'agrees with breadth-first search on boards %i cells wide with %i tiles of %i colours',
    (size, tiles, colours) => {
      const random = createRandom(43);
      const seen = { solved: 0, unsolvable: 0 };
      for (let done = 0; done < 8; ) {
        const level = walkedLevel(random, size, tiles, colours);
        const expected = solveNow(game, level, { algorithm: bfs, limits: { states: 200_000 } });
        if (expected.status !== 'solved' && expected.status !== 'unsolvable') continue;
        done += 1;
        seen[expected.status] += 1;
        const search = searchOf(level);
        expect(run(search), formatLevel({ game, level })).toBe(expected.status);
        expect(search.path()).toHaveLength(expected.moves.length);
      }
      expect(seen.solved).toBeGreaterThan(2);
    },
  );

  it('solves boards that are far too large for breadth-first search', () => {
    const level = walkedLevel(createRandom(47), 16, 8, 8);
    const search = searchOf(level, undefined, { states: 500_000 });
    expect(run(search)).toBe('solved');
    expect(solves(level, search.path())).toBe(true);
    const other = solveNow(game, level, { algorithm: bfs, limits: { states: 500_000 } });
    expect(other.status).toBe('state-limit');
  });

  it('keeps to limits of states and bytes', () => {
    const level = walkedLevel(createRandom(47), 16, 8, 8);
    for (const states of [1, 10, 1_000, 50_000]) {
      const search = searchOf(level, undefined, { states });
      expect(run(search)).toBe('state-limit');
      expect(search.statistics.stored).toBeLessThanOrEqual(states);
      expect(search.path()).toEqual([]);
    }
    for (const bytes of [100_000, 1_000_000]) {
      const search = searchOf(level, undefined, { bytes });
      expect(run(search)).toBe('memory-limit');
      expect(search.statistics.bytes).toBeLessThanOrEqual(bytes);
    }
  });
});
