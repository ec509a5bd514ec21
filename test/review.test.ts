import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { formatLevel, type GameLevel } from '../src/games/pack.ts';
import { type ReviewOptions, review } from '../src/review/review.ts';
import type { Review } from '../src/review/reviewed.ts';
import { expectTrue, randomLine } from './reviewed-lines.ts';
import { type RuleDistances, ruleDistances } from './rule-distances.ts';
import { sampleOf } from './samples.ts';

/** Random levels a game, and the most positions that they have. */
const [levels, most] = process.env['FOURFOLD_LONG'] ? [300, 5000] : [20, 500];

interface Case extends GameLevel {
  readonly exact: RuleDistances;
  readonly moves: readonly string[];
}

/** Random levels with random play: careful to the end, careless, and anything between. */
function* cases(game: GameLevel['game'], random: Random): Generator<Case> {
  for (let made = 0; made < levels; ) {
    const level = sampleOf(game)(random, 1 + random.below(6), 1 + random.below(6));
    const exact = level && ruleDistances(game.rules(level), most);
    if (!exact) continue;
    const care = random.pick([1, 0.8, 0.5, 0]);
    const moves = randomLine(game.rules(level), exact, random, 1 + random.below(30), care);
    if (moves.length === 0) continue;
    made += 1;
    yield { game, level, exact, moves };
  }
}

async function reviewed({ game, level, moves }: Case, options: ReviewOptions): Promise<Review> {
  const found = await review({ game, level }, moves, options);
  if (!found.ok) throw new Error(`${found.error.number}: ${found.error.reason.code}`);
  return found.value;
}

/** Positions that tiny limits left unknown, and lines that ended where the level was lost: not every game can be lost. */
let unknown = 0;
let lost = 0;

/** A review says nothing but what breadth-first search over the readable rules says, and everything where nothing limits it. */
describe.each(games.map((game) => ({ id: game.id, game })))(
  `reviews of ${levels} random lines of $id`,
  { timeout: 3_600_000 },
  ({ game }) => {
    it.each([
      ['by the graph', {}],
      ['by the solver', { limits: { graph: 0 } }],
    ])('%s: every label is proved and right', async (_, options) => {
      const random = createRandom(17);
      const seen = { solved: 0, mistakes: 0, perfect: 0 };
      for (const each of cases(game, random)) {
        const found = await reviewed(each, { ...options, bestEverywhere: random.chance(0.3) });
        const { positions, labels } = expectTrue(each, each.exact, found);
        expect([positions, labels], formatLevel(each)).toEqual([each.moves.length + 1, each.moves.length]);
        for (const [at, best] of found.best.entries())
          if (best) expect(best.isAll, `${at}: ${formatLevel(each)}`).toBe(true);
        if (found.line.ending === 'solved') seen.solved += 1;
        if (found.distances.at(-1)!.status === 'lost') lost += 1;
        const mistakes = found.best.filter((best) => best !== undefined).length;
        if (mistakes > 0) seen.mistakes += 1;
        else if (found.line.ending === 'solved') seen.perfect += 1;
      }
      expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(levels / 40);
    });

    it('within tiny limits: unknown rather than wrong, and the same every time', async () => {
      const random = createRandom(18);
      for (const each of cases(game, random)) {
        const limits = { states: 1 + random.below(5) };
        const found = await reviewed(each, { limits });
        unknown += found.distances.length - expectTrue(each, each.exact, found).positions;
        expect(await reviewed(each, { limits }), formatLevel(each)).toEqual(found);
        const cramped = await reviewed(each, { limits: { graph: 0, states: 1e5, bytes: 2 ** 14 } });
        expectTrue(each, each.exact, cramped);
      }
    });

    it('cancelled midway: what is known by then is right', async () => {
      const random = createRandom(19);
      let ended = 0;
      for (const each of cases(game, random)) {
        const controller = new AbortController();
        let left = 1 + random.below(2 * each.moves.length);
        const found = await reviewed(each, {
          limits: { graph: random.chance(0.5) ? 0 : 1000 },
          signal: controller.signal,
          onFinding: () => {
            left -= 1;
            if (left === 0) controller.abort();
          },
        });
        const { positions } = expectTrue(each, each.exact, found);
        if (positions < found.distances.length) ended += 1;
      }
      expect(ended).toBeGreaterThan(0);
    });
  },
);

it('has met limits that were too tiny, and lost levels', () => {
  expect(unknown).toBeGreaterThan(levels);
  expect(lost).toBeGreaterThan(levels / 2);
});
