import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explore } from '../src/analysis/explore.ts';
import type { Rules } from '../src/core/game.ts';
import { runNow } from '../src/core/slices.ts';
import { games } from '../src/games/index.ts';
import { formatPack, type GameLevel, readPack } from '../src/games/pack.ts';
import { findAlgorithm } from '../src/search/algorithms/index.ts';
import { chooseMethod } from '../src/search/method.ts';
import { solveNow } from '../src/search/solve.ts';
import { root } from './command-line.ts';
import goldenCounts from './golden-counts.json' with { type: 'json' };
import { loadSolvers } from './load-solvers.ts';

await loadSolvers(...games);

const bfs = findAlgorithm('bfs')!;
const golden: Readonly<Record<string, { complete: boolean; depths: readonly number[] }>> = goldenCounts;
/** The readable rules are slow: they count only so many positions. */
const readableStates = 2_000;

function levelsOf(gameId: string): GameLevel[] {
  const folder = join(root, 'levels', gameId);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const pack = readPack(readFileSync(join(folder, name), 'utf8'));
      if (!pack.ok) throw new Error(`${name}: ${JSON.stringify(pack.error)}`);
      return pack.value;
    });
}

describe.each(games.map((game) => [game.id, game] as const))('the levels of %s', (id, game) => {
  const levels = levelsOf(id);

  it('have each their own title and an optimum', () => {
    expect(levels.length).toBeGreaterThan(0);
    expect(new Set(levels.map(({ level }) => level.info.title)).size).toBe(levels.length);
    for (const each of levels) {
      expect(each.game).toBe(game);
      expect(each.level.info.optimal).toBeDefined();
    }
  });

  it('stand in the files as they would be written', () => {
    for (const name of readdirSync(join(root, 'levels', id))) {
      const text = readFileSync(join(root, 'levels', id, name), 'utf8');
      const pack = readPack(text);
      expect(pack.ok && formatPack(pack.value)).toBe(text);
    }
  });

  it.each(levels.map((each) => [each.level.info.title ?? '', each] as const))(
    '%s: optimum and golden counts',
    (title, { level }) => {
      const plain = solveNow(game, level, { algorithm: bfs });
      expect(plain).toMatchObject({ status: 'solved', optimal: true, cost: level.info.optimal });
      const method = chooseMethod(game, { algorithm: 'best' });
      const best = method.ok && solveNow(game, level, method.value);
      expect(best).toMatchObject({ status: 'solved', optimal: true, cost: level.info.optimal });

      const { complete, depths } = golden[`${id}/${title}`]!;
      const packed = runNow(explore(game, level, complete ? {} : { depth: depths.length - 1 }));
      expect(packed).toMatchObject({ complete, depths });
      const few = depths.findIndex((_, depth) => sum(depths.slice(0, depth + 1)) > readableStates);
      const layers = few < 0 ? depths.length : few;
      expect(countReadable(game.rules(level), layers)).toEqual(depths.slice(0, layers));
    },
    120_000,
  );
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** New positions per depth by the readable rules. */
function countReadable(rules: Rules, layers: number): number[] {
  const start = rules.start();
  const seen = new Set([rules.key(start)]);
  let layer = [start];
  const counts: number[] = [];
  while (counts.length < layers) {
    counts.push(layer.length);
    const next: unknown[] = [];
    for (const state of layer) {
      for (const move of rules.moves(state)) {
        const result = rules.apply(state, move);
        if (!result.ok) throw new Error(result.error.code);
        const key = rules.key(result.value);
        if (!seen.has(key)) next.push(result.value);
        seen.add(key);
      }
    }
    layer = next;
  }
  return counts;
}
