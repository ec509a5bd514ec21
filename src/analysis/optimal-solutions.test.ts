import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/samples.ts';
import type { Game, Rules } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { createRandom } from '../core/random.ts';
import { games } from '../games/index.ts';
import { formatLevel, readPack } from '../games/pack.ts';
import { template } from '../games/template/game.ts';
import { allSolutions } from './optimal-solutions.ts';

const levelsWanted = 40;
const mostTried = 2_000;

/** All shortest solutions by the readable rules, trying every sequence of moves; undefined when they are too many. */
function byTrying(rules: Rules): { solutions: string[]; finals: number } | undefined {
  let layer = [{ state: rules.start(), moves: [] as string[] }];
  for (let depth = 0; depth < 8; depth += 1) {
    const solved = layer.filter(({ state }) => rules.isGoal(state));
    if (solved.length > 0)
      return {
        solutions: solved.map(({ moves }) => moves.join(' ')),
        finals: new Set(solved.map(({ state }) => rules.key(state))).size,
      };
    layer = layer.flatMap(({ state, moves }) =>
      rules.moves(state).map((move) => {
        const next = rules.apply(state, move);
        if (!next.ok) throw new Error(next.error.code);
        return { state: next.value, moves: [...moves, rules.formatMove(move)] };
      }),
    );
    if (layer.length === 0 || layer.length > mostTried) return undefined;
  }
  return undefined;
}

describe.each([template as Game, ...games].map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('has the optimal solutions that trying everything finds', async () => {
    const sample = sampleOf(game);
    const random = createRandom(3);
    let compared = 0;
    let several = 0;
    for (let tries = 0; compared < levelsWanted; tries += 1) {
      expect(tries, 'random levels are hardly ever solvable').toBeLessThan(400 * levelsWanted);
      const level = sample(random, 1 + random.below(4), 1 + random.below(4));
      const expected = level && byTrying(game.rules(level));
      if (!expected) continue;
      const found = await allSolutions(game, level, { list: expected.solutions.length + 1 });
      const text = formatLevel({ game, level });
      expect(found.solutions.map((moves) => moves.join(' ')).sort(), text).toEqual(expected.solutions.sort());
      expect([found.status, found.count, found.finals], text).toEqual([
        'solved',
        expected.solutions.length,
        expected.finals,
      ]);
      compared += 1;
      if (expected.solutions.length > 1) several += 1;
    }
    expect(several).toBeGreaterThan(0);
  }, 120_000);
});

describe('all solutions', () => {
  const levelOf = (text: string): { game: Game; level: Level } => {
    const pack = readPack(text);
    if (!pack.ok) throw new Error(pack.error[0]?.code);
    return pack.value[0]!;
  };
  const folding = levelOf('game: folding-blocks\n\n....\n..BB\nAA..\n....\n');

  it('lists as many as asked for and counts all', async () => {
    const { game, level } = folding;
    const all = await allSolutions(game, level);
    expect(all.count).toBeGreaterThan(10);
    expect(all.solutions).toHaveLength(10);
    for (const list of [0, 3]) {
      const some = await allSolutions(game, level, { list });
      expect(some).toEqual({ ...all, solutions: all.solutions.slice(0, list) });
    }
    expect(new Set(all.solutions.map((moves) => moves.join())).size).toBe(10);
    expect(await allSolutions(game, level, { optimum: all.optimum })).toEqual(all);
  });

  it('says what kept them from being counted', async () => {
    const { game, level } = folding;
    const tried = (options: Parameters<typeof allSolutions>[2]) => allSolutions(game, level, options);
    expect(await tried({ limits: { depth: 1 } })).toEqual({ status: 'depth-limit', solutions: [] });
    const { optimum } = await tried({});
    const known = { status: 'state-limit', optimum, solutions: [] };
    expect(await tried({ limits: { states: 2 } })).toEqual(known);
    expect(await tried({ optimum, limits: { states: 2 } })).toEqual(known);
    const signal = AbortSignal.abort();
    expect(await tried({ signal })).toEqual({ status: 'cancelled', solutions: [] });
    expect(await tried({ optimum, signal })).toEqual({ ...known, status: 'cancelled' });
    expect(await tried({ optimum, limits: { seconds: 0 } })).toEqual({ ...known, status: 'time-limit' });
    const stuck = levelOf('game: match-the-tiles\n\nA . .\n. a .\n. . .\n');
    expect(await allSolutions(stuck.game, stuck.level)).toEqual({ status: 'unsolvable', solutions: [] });
  });
});
