import { describe, expect, it } from 'vitest';
import { createRandom } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { formatLevel } from '../src/games/pack.ts';
import type { Reason } from '../src/review/findings.ts';
import { review } from '../src/review/review.ts';
import { confirm } from './confirm-reason.ts';
import { after, randomLine } from './reviewed-lines.ts';
import { ruleDistances } from './rule-distances.ts';
import { sampleOf } from './samples.ts';

/** Random levels a game with a move that lost something, and the most positions that they have. */
const [levels, most] = process.env['FOURFOLD_LONG'] ? [300, 3000] : [6, 200];

/** The same with another answer: its second check must not hold. */
const forgeries = (reason: Reason): readonly Reason[] =>
  Object.entries(reason.query.values).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [{ ...reason, query: { ...reason.query, values: { ...reason.query.values, [name]: value + 1 } } }]
      : [],
  );

describe.each(games.map((game) => ({ id: game.id, game })))(
  `why moves of $id lose something, on ${levels} random levels`,
  { timeout: 3_600_000 },
  ({ game }) => {
    it('every sentence is confirmed by a plain search over the readable rules', async () => {
      const random = createRandom(23);
      const told = new Map<string, number>();
      for (let made = 0; made < levels; ) {
        const level = sampleOf(game)(random, 1 + random.below(6), 1 + random.below(6));
        const exact = level && ruleDistances(game.rules(level), most);
        if (!exact || exact.get(game.rules(level).key(game.rules(level).start())) === Infinity) continue;
        const known = { game, level };
        const rules = game.rules(level);
        const moves = randomLine(rules, exact, random, 1 + random.below(20), random.pick([0.7, 0.4, 0]));
        const found = await review(known, moves, { limits: { graph: random.chance(0.5) ? 0 : most } });
        if (!found.ok) throw new Error(found.error.reason.code);
        if (found.value.reasons.some((each) => each !== undefined)) made += 1;
        let state = rules.start();
        for (const [at, word] of moves.entries()) {
          const before = state;
          const move = rules.parseMove(word);
          if (!move.ok) throw new Error(move.error.code);
          state = after(rules, before, move.value);
          const reasons = found.value.reasons[at] ?? [];
          expect(reasons.length).toBeLessThanOrEqual(3);
          for (const reason of reasons) {
            const what = `${at + 1}. of ${moves.join(' ')}: ${reason.sentence.en}\n${formatLevel(known)}`;
            const blunder = { known, exact, at, before, after: state };
            confirm(blunder, reason, what);
            for (const forged of told.has(reason.query.kind) ? [] : forgeries(reason))
              expect(
                () => confirm(blunder, forged, what),
                JSON.stringify(forged.query.values) + what,
              ).toThrow();
            told.set(reason.query.kind, (told.get(reason.query.kind) ?? 0) + 1);
          }
        }
      }
      expect([...told.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(levels / 2);
      if (process.env['FOURFOLD_TOLD']) console.log(game.id, Object.fromEntries(told));
    });
  },
);
