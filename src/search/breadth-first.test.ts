import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/samples.ts';
import { createRandom } from '../core/random.ts';
import type { Space } from '../core/space.ts';
import { packedRow } from '../core/space.ts';
import { games } from '../games/index.ts';
import { formatLevel } from '../games/pack.ts';
import { BreadthFirstSearch } from './breadth-first.ts';

/** The same space with every successor of every state: nothing is left out. */
const unpruned = (space: Space): Space => ({
  words: space.words,
  maxSuccessors: space.maxSuccessors,
  unitCosts: space.unitCosts,
  pack: (state, words, at) => space.pack(state, words, at),
  unpack: (words, at) => space.unpack(words, at),
  isGoal: (words, at) => space.isGoal(words, at),
  expand: (words, at, out, count) => space.expand(words, at, out, count),
  move: (code) => space.move(code),
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('has the same positions at the same depths when successors that cannot help are left out', () => {
    const random = createRandom(17);
    const sample = sampleOf(game);
    for (let done = 0; done < 300; ) {
      const level = sample(random, 1 + random.below(7), 1 + random.below(7));
      if (!level) continue;
      const space = game.space(level);
      const rules = game.rules(level);
      // From a position in the middle of play as well as from the start.
      let state = rules.start();
      for (let moves = random.below(4); moves > 0 && rules.moves(state).length > 0; moves -= 1) {
        const next = rules.apply(state, random.pick(rules.moves(state)));
        if (next.ok) state = next.value;
      }
      const start = packedRow(space, state);
      const [pruned, whole] = [space, unpruned(space)].map((each) => {
        const search = new BreadthFirstSearch(
          { space: each, start, limits: { states: 20_000, depth: 40 } },
          false,
        );
        let status = search.step(1000);
        while (status === 'running') status = search.step(1000);
        return { status, search };
      });
      if (whole!.status === 'state-limit' || space.moveLimit !== undefined) continue;
      done += 1;
      const { search } = pruned!;
      const what = formatLevel({ game, level });
      expect(search.layers, what).toEqual(whole!.search.layers);
      expect([search.goals, search.deadEnds], what).toEqual([whole!.search.goals, whole!.search.deadEnds]);
      expect(search.statistics.generated).toBeLessThanOrEqual(whole!.search.statistics.generated);
    }
  }, 120_000);
});
