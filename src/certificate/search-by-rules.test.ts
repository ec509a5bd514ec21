import { expect, it } from 'vitest';
import { ampleLimits, levelsIn } from '../../test/certify.ts';
import { sampleOf } from '../../test/samples.ts';
import type { Rules } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import { games } from '../games/index.ts';
import { bytesOf, partsOf } from './bytes.ts';
import { RulesSearch } from './search-by-rules.ts';

/** The rules, with a count of the positions made. */
function counted(rules: Rules): { rules: Rules; made: () => number } {
  let made = 0;
  const apply: Rules['apply'] = (state, move) => {
    made += 1;
    return rules.apply(state, move);
  };
  return { rules: { ...rules, apply }, made: () => made };
}

it.each(games.map((game) => [game.id, game] as const))(
  'makes one position a step, on the largest boards too: %s',
  (_, game) => {
    const random = createRandom(3);
    for (let tried = 0; tried < 3; ) {
      const level = sampleOf(game)(random, 64, 64);
      if (!level) continue;
      tried += 1;
      const { rules, made } = counted(game.rules(level));
      const steps = new RulesSearch(rules, Number.POSITIVE_INFINITY, ampleLimits).run();
      for (let step = 0, before = 0; step < 300 && !steps.next().done; step += 1) {
        expect(made() - before).toBeLessThanOrEqual(1);
        before = made();
      }
    }
  },
);

it('makes no position that costs as much as the solution', () => {
  const { game, level } = levelsIn('game: match-the-tiles\n\nA..\n...\n..a\n')[0]!;
  const { rules, made } = counted(game.rules(level));
  const search = new RulesSearch(rules, 2, ampleLimits);
  const layers = [...search.run()].filter((layer) => layer !== undefined);
  expect(layers.map(({ positions }) => positions)).toEqual([1, 2]);
  expect(search).toMatchObject({ goalCost: undefined, positions: 3 });
  expect(made()).toBe(2);
  expect([...new RulesSearch(rules, 0, ampleLimits).run()]).toEqual([]);
});

it('counts the bytes of what a position has of its own', () => {
  const block = { colour: 'a' };
  const parent = { stacks: [[block], [block, block]] };
  const shared = partsOf(parent);
  expect(bytesOf(parent, shared)).toBe(0);
  const child = { stacks: [...parent.stacks, [block]] };
  const own = bytesOf(child, shared);
  expect(own).toBeGreaterThan(0);
  expect(bytesOf(child, new Set())).toBeGreaterThan(own + bytesOf(block, new Set()));
});
