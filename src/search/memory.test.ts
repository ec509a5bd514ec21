import { describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { readPack } from '../games/pack.ts';
import { findAlgorithm } from './algorithms/index.ts';
import { algorithmsFor } from './method.ts';
import { type Solution, solveNow } from './solve.ts';

/** Many positions, and no solution nearby. */
const read = readPack(
  'game: folding-blocks\n\nA.........\n......B...\n..........\n...C......\n..........\n.......D..\n..........\n.E........\n..........\n.........F\n',
);
const { game, level } = read.ok ? read.value[0]! : (undefined as never);
const heuristic = game.heuristics.find(({ id }) => id === 'log')!;
const { words } = game.space(level);

const solved = (id: string, limits = {}): Solution => {
  const algorithm = findAlgorithm(id)!;
  return solveNow(game, level, { algorithm, limits, ...(algorithm.usesHeuristic && { heuristic }) });
};

const withTable = ['bfs', 'dfs', 'ucs', 'greedy', 'astar', 'wastar', 'ids-table', 'idastar-table', 'anytime'];

describe.each(withTable)('the memory of %s', (id) => {
  it('grows with the states it stores, by the same for each', () => {
    const runs = [10, 40, 160, 640].map((states) => solved(id, { states }));
    const stored = runs.map((run) => run.stored);
    expect(new Set(stored).size, String(stored)).toBeGreaterThan(1);
    for (const [index, run] of runs.entries()) {
      const before = runs[index - 1];
      if (before && run.stored > before.stored) expect(run.bytes).toBeGreaterThan(before.bytes);
      // A row of words and an entry of the index, and never more than some ten numbers beside them.
      expect(run.bytes / run.stored).toBeGreaterThanOrEqual(4 * (words + 1));
      if (run.stored > 100) expect(run.bytes / run.stored).toBeLessThan(4 * (words + 12));
      expect(run.bytes).toBeLessThanOrEqual(run.reservedBytes);
    }
  });
});

it.each(['greedy-dfs', 'ids-table', 'idastar-table'])(
  'keeps the table and the path of %s within one limit',
  (id) => {
    const tiles = readPack(`game: match-the-tiles\n\n${openBoard}\n`);
    if (!tiles.ok) throw new Error(JSON.stringify(tiles.error));
    const [{ game: ofTiles, level: open }] = tiles.value as [(typeof tiles.value)[number]];
    const algorithm = findAlgorithm(id)!;
    const own = { algorithm, ...(algorithm.usesHeuristic && { heuristic: ofTiles.heuristics[0]! }) };
    for (const megabytes of [1, 3, 7]) {
      const bytes = megabytes * 1024 ** 2;
      const run = solveNow(ofTiles, open, { ...own, limits: { bytes } });
      expect(run.status).toBe('memory-limit');
      expect(run.reservedBytes).toBeLessThanOrEqual(bytes);
      expect(run.reservedBytes).toBeGreaterThan(bytes / 4);
    }
  },
);

it('is about the same for methods that store about as many states', () => {
  const all = withTable.map((id) => solved(id, { states: 600 })).filter(({ stored }) => stored > 300);
  expect(all.length).toBeGreaterThan(3);
  const bytesPerState = all.map(({ bytes, stored }) => bytes / stored);
  // They differ only in the numbers that they keep beside a state.
  expect(Math.max(...bytesPerState) / Math.min(...bytesPerState)).toBeLessThan(4);
});

it('is small where only a path is kept, and never more than what is reserved', async () => {
  const small = readPack(smallest['folding-blocks']!);
  const [table, path] = ['ids-table', 'ids'].map((id) =>
    solveNow(game, small.ok ? small.value[0]!.level : level, { algorithm: findAlgorithm(id)! }),
  ) as [Solution, Solution];
  expect(path.stored).toBeLessThan(table.stored);
  expect(path.bytes).toBeLessThan(table.bytes);
  for (const each of games) {
    for (const algorithm of algorithmsFor(each)) {
      await algorithm.load?.();
      const pack = readPack(smallest[each.id] ?? '');
      if (!pack.ok || algorithm.unsuitable?.(each.space(pack.value[0]!.level)) !== undefined) continue;
      const [own] = each.heuristics;
      const run = solveNow(each, pack.value[0]!.level, {
        algorithm,
        ...(algorithm.usesHeuristic && { heuristic: own! }),
      });
      expect(run.bytes, `${each.id} ${algorithm.id}`).toBeLessThanOrEqual(run.reservedBytes);
      expect(run.reservedBytes, `${each.id} ${algorithm.id}`).toBeGreaterThan(0);
    }
  }
});

const smallest: Readonly<Record<string, string>> = {
  'match-the-tiles': 'game: match-the-tiles\n\nA . .\n. . .\n. . a\n',
  'folding-blocks': 'game: folding-blocks\n\nA...\n....\n....\n...B\n',
  'break-the-ice': 'game: break-the-ice\n\n.....\nbb.rr\nrbrbb\n',
};

/** Millions of positions, none of them a goal. */
const openBoard = [
  'A . # . . . . # . .',
  '. . B . . # . . . .',
  '. . . . # . . . # .',
  '. # . a . . C . . .',
  '. . . . b . . . . #',
  '# . D . . . # . . .',
  '. . . c . d . . . .',
  'E . # . . . . # . F',
  '. . . . # . . . . .',
  '. # . e . . . . f .',
].join('\n');
