import { describe, expect, it } from 'vitest';
import { compareMany } from '../../test/compare-many.ts';
import { sampleOf } from '../../test/samples.ts';
import { type WalkedStates, walkedStates } from '../../test/walked-states.ts';
import type { Game, Rules } from '../core/game.ts';
import { createRandom, type Random } from '../core/random.ts';
import { createSuccessors, type Space } from '../core/space.ts';
import { games } from './index.ts';
import { formatLevel } from './pack.ts';
import { template } from './template/game.ts';

const mostStates = 400;

/** What a game says of its packed states, so that a search can be quicker, must be true on every level. */
describe.each([template as Game, ...games].map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('tells the truth about bits, repeats and expansions of many states at once', () => {
    const random = createRandom(31);
    const sample = sampleOf(game);
    for (let levels = 0; levels < 500; ) {
      const side = random.below(6) === 0 ? 16 : 8;
      const level = sample(random, 1 + random.below(side), 1 + random.below(side));
      if (!level) continue;
      levels += 1;
      const space = game.space(level, random.pick(game.costs).id);
      const rules = game.rules(level);
      const start = random.chance(0.5) ? rules.start() : playedState(random, rules, random.below(20));
      // Without its facts, so that they have no part in what they are compared with.
      const walked = walkedStates(space, start, mostStates);
      const what = formatLevel({ game, level });
      if (space.keyBits) expect(strayBits(space.keyBits, space.words, walked), what).toBe(0);
      if (space.meetsOnce) expect(walked.repeats, what).toBe(0);
      if (space.isStuck) expect(wronglyStuck(space, walked), what).toEqual([]);
      if (space.manyAtOnce) compareMany(space, walked, random.below(walked.count), what);
    }
  }, 120_000);
});

/** A state in the middle of play, after so many random moves or fewer. */
function playedState<State, Move>(random: Random, rules: Rules<State, Move>, moves: number): State {
  let state = rules.start();
  for (let made = 0; made < moves; made += 1) {
    const legal = rules.moves(state);
    const result = legal.length > 0 ? rules.apply(state, random.pick(legal)) : undefined;
    if (!result?.ok) break;
    state = result.value;
  }
  return state;
}

/** The number of words with a bit where there should be none. */
function strayBits(keyBits: readonly number[], words: number, { rows, count }: WalkedStates): number {
  expect(keyBits).toHaveLength(words);
  for (const bits of keyBits) expect(bits >= 0 && bits <= 32).toBe(true);
  return rows.subarray(0, count * words).filter((word, at) => word >= 2 ** keyBits[at % words]!).length;
}

/** The states that are stuck but have successors, or the other way round. */
function wronglyStuck(space: Space, { rows, count }: WalkedStates): number[] {
  const out = createSuccessors(space.words, space.maxSuccessors);
  return [...Array(count).keys()].filter((id) => {
    const at = id * space.words;
    return space.isStuck!(rows, at) !== (space.expand(rows, at, out, 0) === 0);
  });
}
