import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../test/samples.ts';
import { createRandom } from '../core/random.ts';
import type { Limits, SeenSet } from '../core/search.ts';
import { packedRow, type Space } from '../core/space.ts';
import { games } from '../games/index.ts';
import { formatLevel } from '../games/pack.ts';
import { SharedStates } from '../store/shared-states.ts';
import { BreadthFirstSearch } from './breadth-first.ts';
import type { ForcedSeenSet } from './seen-set.ts';

/** Everything that a search tells. */
function outcome(space: Space, start: unknown, limits: Limits, stopAtGoal: boolean, forced?: ForcedSeenSet) {
  const problem = { space, start: packedRow(space, start), limits };
  const search = new BreadthFirstSearch(problem, stopAtGoal, forced);
  let status = search.step(500);
  while (status === 'running') status = search.step(500);
  const { expanded, generated, stored, peakFrontier, seenSet } = search.statistics;
  const { layers, goals, deadEnds } = search;
  const evidence = search.evidence();
  return {
    seenSet,
    told: {
      status,
      counts: [expanded, generated, stored, peakFrontier, goals, deadEnds],
      layers,
      path: status === 'solved' ? search.path() : [],
      rows: evidence.rows.join(),
      evidence: evidence.counts,
    },
  };
}

/** The bits that are used as the game says, or where it does not or these are to be wide, all bits of all words. */
const withBits = (space: Space, wide = false): Space => {
  const all = new Array<number>(space.words).fill(32);
  return Object.create(space, { keyBits: { value: wide ? all : (space.keyBits ?? all) } });
};

const growing = Array.from({ length: 60 }, (_, stage) => Math.floor(100 + 30 * stage + 1.15 ** stage));

const choices: readonly (readonly [SeenSet, ForcedSeenSet])[] = [
  ['none', { seenSet: 'none' }],
  ['bitmap', { seenSet: 'bitmap' }],
  ['compact', { seenSet: 'compact' }],
  // So near that many keys find no slot.
  ['compact', { seenSet: 'compact', farthest: 2 }],
  // Memories that are soon too small, some by little and some by much.
  ['bitmap', { seenSet: 'bitmap', stages: growing }],
  ['compact', { seenSet: 'compact', stages: growing }],
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How often each seen set was used, in all games together; `index` where it is that of WebAssembly, for rows of many words. */
const used = new Map<SeenSet, number>();

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('is searched in the same way whichever seen set is used, with every limit', () => {
    const random = createRandom(41);
    const sample = sampleOf(game);
    const copyOf = vi.spyOn(SharedStates, 'copyOf');
    for (let levels = 0; levels < 150; ) {
      // A few larger ones, for rows of many words.
      const side = random.below(6) === 0 ? 14 : 8;
      const level = sample(random, 1 + random.below(side), 1 + random.below(side));
      if (!level) continue;
      levels += 1;
      // A table of many slots is not for keys of few bits.
      const space = withBits(game.space(level), levels % 2 === 0);
      const start = game.rules(level).start();
      const limits = random.pick([
        { states: 8000 },
        { states: 1 + random.below(3000) },
        { states: 8000, depth: random.below(8) },
      ]);
      const stopAtGoal = random.below(2) === 0;
      const { told } = outcome(space, start, limits, stopAtGoal, { seenSet: 'index' });
      for (const [wanted, forced] of choices) {
        const other = outcome(space, start, limits, stopAtGoal, forced);
        expect(other.told, `${wanted}\n${formatLevel({ game, level })}`).toEqual(told);
        const seenSet =
          other.seenSet === 'index' ? copyOf.mock.results.at(-1)?.value?.seenSet : other.seenSet;
        if (seenSet) used.set(seenSet, (used.get(seenSet) ?? 0) + 1);
        copyOf.mockClear();
      }
    }
  }, 120_000);

  it('is searched in the same way without WebAssembly', () => {
    const random = createRandom(43);
    const level = largeEnough(() => sampleOf(game)(random, 4 + random.below(4), 4 + random.below(4)));
    if (!level) return;
    const space = withBits(game.space(level));
    const start = game.rules(level).start();
    const limits = { states: 50_000 };
    const { told } = outcome(space, start, limits, false, { seenSet: 'compact' });
    vi.stubGlobal('WebAssembly', undefined);
    const without = outcome(space, start, limits, false, { seenSet: 'compact' });
    expect(without.seenSet).toBe('index');
    expect(without.told).toEqual(told);
  });

  /** A game may have no level with so many positions. */
  function largeEnough(make: () => unknown): never | undefined {
    for (let tries = 0; tries < 2000; tries += 1) {
      const level = make();
      if (!level) continue;
      const space = game.space(level as never);
      const { told } = outcome(space, game.rules(level as never).start(), { states: 500 }, false, {
        seenSet: 'index',
      });
      if (space.words <= 2 && told.status === 'state-limit') return level as never;
    }
    return undefined;
  }
});

it('has used every seen set', () => {
  for (const each of ['none', 'bitmap', 'compact', 'index'] as const)
    expect(used.get(each), each).toBeGreaterThan(20);
});

/** A tree of numbers in which each has two children and may be reached from another one, too. In wide rows, other words come first. */
const numbers = (bits: number, most: number, words = 1): Space => ({
  words,
  maxSuccessors: 3,
  unitCosts: true,
  keyBits: [...new Array(words - 1).fill(32), bits],
  pack: (state, row, at) => {
    row.fill(0, at, at + words);
    row[at + words - 1] = state as number;
  },
  unpack: (row, at) => row[at + words - 1],
  isGoal: () => false,
  expand: (row, at, out, count) => {
    const number = row[at + words - 1]!;
    let made = count;
    for (const next of [2 * number + 1, 2 * number + 2, number ^ 1]) {
      if (next >= most) continue;
      out.states.fill(next >>> 4, made * words, (made + 1) * words);
      out.states[(made + 1) * words - 1] = next;
      out.moves[made] = 0;
      out.costs[made] = 1;
      made += 1;
    }
    return made;
  },
  move: (code) => code,
});

it.each([
  [20, 1_000, 'index'],
  [20, 3_000, 'compact'],
  [20, 10_000, 'bitmap'],
  [25, 60_000, 'compact'],
  [25, 200_000, 'bitmap'],
  [28, 500_000, 'compact'],
] as const)(
  'takes a bitmap of %i bits for %i states only when it is worth its memory: %s',
  (bits, most, seenSet) => {
    const told = outcome(numbers(bits, most), 0, {}, true, { seenSet: 'index' });
    expect(outcome(numbers(bits, most), 0, {}, true)).toEqual({ ...told, seenSet });
  },
);

it.each([
  [1, 'compact'],
  [3, 'index'],
  [5, 'index'],
] as const)('fills a table to the limit of memory, and stores each state of %i words once', (words, name) => {
  const limits = { bytes: (words + 1) * 4 * 2 ** 20 };
  const run = (seenSet: SeenSet) => {
    const search = new BreadthFirstSearch(
      { space: numbers(28, 2 ** 27, words), start: new Uint32Array(words), limits },
      true,
      { seenSet },
    );
    let status = search.step(5000);
    while (status === 'running') status = search.step(5000);
    expect(status).toBe('memory-limit');
    expect(search.statistics.seenSet).toBe(seenSet === 'index' ? 'index' : name);
    expect(search.statistics.reservedBytes).toBeLessThanOrEqual(1.02 * limits.bytes);
    const { rows } = search.evidence();
    const own = rows.filter((_, at) => at % words === words - 1);
    expect(new Set(own).size).toBe(rows.length / words);
    return search.statistics.stored;
  };
  expect(run('compact')).toBeGreaterThan(0.8 * run('index'));
});
