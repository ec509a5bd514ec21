import { describe, expect, it } from 'vitest';
import { explore } from '../src/analysis/explore.ts';
import type { Rules } from '../src/core/game.ts';
import { runNow } from '../src/core/slices.ts';
import { games } from '../src/games/index.ts';
import { formatLevel, readPack } from '../src/games/pack.ts';
import { levelOf, type RangeCase, rangeCases } from './range-boards.ts';

const all = rangeCases();
const gameOf = ({ game }: RangeCase) => games.find(({ id }) => id === game)!;

/** New positions at each depth by the readable rules, whole layers until there are enough. */
function firstLayers(rules: Rules, enough: number): number[] {
  const start = rules.start();
  const seen = new Set([rules.key(start)]);
  const counts = [1];
  for (let layer = [start]; seen.size < enough && layer.length > 0; ) {
    const next: typeof layer = [];
    for (const state of layer) {
      for (const move of rules.moves(state)) {
        const moved = rules.apply(state, move);
        if (!moved.ok) throw new Error(moved.error.code);
        const key = rules.key(moved.value);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(moved.value);
      }
    }
    counts.push(next.length);
    layer = next;
  }
  return counts;
}

describe('the boards of the range', () => {
  it('have names of their own, and four games have some', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const known = new Set(games.map(({ id }) => id));
    const own = new Set(all.map(({ game }) => game));
    expect([...own].every((game) => known.has(game))).toBe(true);
    expect(own.size).toBeGreaterThanOrEqual(4);
  });

  it.each(all.map((each) => [each.id, each] as const))('%s: is the same every time', (_, each) => {
    const text = each.text();
    expect(each.text()).toBe(text);
    const other = levelOf(each.board, each.board.seed + 1);
    expect(formatLevel({ game: gameOf(each), level: other })).not.toBe(text);
  });

  it.each(all.map((each) => [each.id, each] as const))(
    '%s: reads, and has the positions of the rules',
    (_, each) => {
      const text = each.text();
      const pack = readPack(text);
      expect(pack.ok && pack.value.map(formatLevel)).toEqual([text]);
      if (!pack.ok) return;
      const { game, level } = pack.value[0]!;
      const layers = firstLayers(game.rules(level), 100);
      const { depths } = runNow(explore(game, level, { depth: layers.length - 1 }));
      expect(depths).toEqual(layers);
    },
  );
});
