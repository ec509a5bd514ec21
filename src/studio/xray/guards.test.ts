import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../test/samples.ts';
import type { Rules } from '../../core/game.ts';
import { formatGuards, type Guard } from '../../core/guards.ts';
import { createRandom } from '../../core/random.ts';
import type { Use } from '../../core/studio.ts';
import { games } from '../../games/index.ts';
import { type GameLevel, readPack } from '../../games/pack.ts';
import { replay } from '../../play/replay.ts';
import { studioOf } from '../document.ts';
import { answerFor } from './answer.ts';
import { answerGuards, checkGuards, type GuardAnswer } from './guards.ts';
import { arrivalsAt, isVisited, visitsTo } from './without.ts';

function load(text: string): GameLevel {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value[0]!;
}

const checked = (known: GameLevel): Promise<readonly GuardAnswer[]> => answerGuards(known, {});

/** The fewest moves without any that is forbidden, by the rules alone; undefined where there is no way. */
function fewestWithout(rules: Rules, use: Use): number | undefined {
  let layer = [rules.start()];
  const seen = new Set(layer.map((state) => rules.key(state)));
  for (let depth = 0; layer.length > 0; depth += 1) {
    if (layer.some((state) => rules.isGoal(state))) return depth;
    layer = layer.flatMap((state) =>
      rules.moves(state).flatMap((move) => {
        const next = rules.apply(state, move);
        if (!next.ok || use.isUsedBy(state, move, next.value) || seen.has(rules.key(next.value))) return [];
        seen.add(rules.key(next.value));
        return [next.value];
      }),
    );
  }
  return undefined;
}

describe('guards', () => {
  it('of length', async () => {
    const level = (moves: number) =>
      load(`game: match-the-tiles\nguards: at-least ${moves}\n\nA..\n...\n..a\n`);
    expect(await checked(level(2))).toMatchObject([{ status: 'holds' }]);
    expect(await checked(level(3))).toMatchObject([{ status: 'broken', cheat: { length: 2 } }]);
  });

  it('of the number of solutions show one that was not meant', async () => {
    const plain = load('game: match-the-tiles\nguards: one-solution\n\nA..\n...\n..a\n');
    expect(await checked(plain)).toMatchObject([{ status: 'broken', cheat: ['R', 'D'] }]);
    const known = load('game: match-the-tiles\nsolution: d, R\nguards: one-solution\n\nA..\n...\n..a\n');
    const answer = (await answerFor(known, {}))!;
    const first = [
      ['D', 'R'],
      ['R', 'D'],
    ];
    const solutions = { status: 'counted', count: 2, finals: 1, first } as const;
    const given = { answer, limits: {}, tell: () => {} };
    expect(await checkGuards(known, { ...given, solutions })).toMatchObject([{ cheat: ['R', 'D'] }]);
    expect(await checkGuards(known, { ...given, solutions: { ...solutions, count: 1 } })).toMatchObject([
      { status: 'holds' },
    ]);
    expect(await checkGuards(known, { ...given, solutions: { status: 'state-limit' } })).toMatchObject([
      { status: 'unknown', limit: 'state-limit' },
    ]);
  });

  it('have nothing to keep out of an unsolvable level', async () => {
    const known = load('game: match-the-tiles\nguards: visit 1,1; at-least 9\n\nA..\n.a.\n...\n');
    expect(await checked(known)).toMatchObject([{ status: 'no-solution' }, { status: 'no-solution' }]);
  });

  it.each(games.map((game) => ({ id: game.id, game })))(
    'of cells of $id hold exactly where the rules find no way without',
    async ({ game }) => {
      const random = createRandom(7);
      const studio = await studioOf(game);
      const seen = new Set<string>();
      for (let made = 0; made < 24; made += 1) {
        const level = sampleOf(game)(random, 2 + random.below(3), 2 + random.below(3));
        if (!level) continue;
        const cell = { row: random.below(level.rows), column: random.below(level.columns) };
        const guard: Guard = { kind: random.chance(0.5) ? 'visit' : 'use', cell };
        const guards = formatGuards([guard])!;
        const known = { game, level: { ...level, info: { guards } } };
        const given = (await checked(known))[0]!;
        if (given.status === 'no-solution') continue;
        const rules = game.rules(level);
        const use =
          guard.kind === 'visit'
            ? visitsTo(rules, cell)
            : (studio.useOf?.(level, cell) ?? arrivalsAt(rules, cell));
        const isThere = guard.kind === 'visit' && isVisited(rules, cell, rules.start());
        const fewest = isThere ? undefined : fewestWithout(rules, use);
        // Where the level limits the moves, a longer way is none.
        const isWay = fewest !== undefined && fewest <= (rules.moveLimit ?? Number.POSITIVE_INFINITY);
        expect(given.status, guards).toBe(isWay ? 'broken' : 'holds');
        seen.add(given.status);
        if (given.status !== 'broken') continue;
        expect(given.cheat).toHaveLength(fewest!);
        expect(replay(rules, given.cheat).ok).toBe(true);
      }
      expect([...seen].sort()).toEqual(['broken', 'holds']);
    },
  );
});
