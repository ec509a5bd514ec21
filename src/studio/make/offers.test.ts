import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../core/game.ts';
import { cellAt, readSketch } from '../../core/sketch.ts';
import { runNow, unhurried } from '../../core/slices.ts';
import { games } from '../../games/index.ts';
import { formatLevel, readPackOf } from '../../games/pack-text.ts';
import { template } from '../../games/template/game.ts';
import { generate } from '../../generate/generate.ts';
import { LevelSolver } from '../../generate/level-solver.ts';
import { planGeneration } from '../../generate/request.ts';
import { newText } from '../document.ts';
import { beautyOf } from './beauty.ts';
import { type MakeRequest, makeOffers, type Offer } from './offers.ts';
import { difficultyOf } from './score.ts';
import { partsOf, solutionsOf, type Wish, wishes } from './wishes.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

/** A small level to begin with: one of the generator's, or else the first board. */
async function levelFor({ game, studio }: Workshop): Promise<string> {
  const plan = await planGeneration(game, { difficulty: 'easy', seed: 11 });
  const level = plan.ok ? (await generate(plan.value)).levels[0] : undefined;
  const text = level ? formatLevel({ game, level }) : newText(game, studio);
  return `; kept\n${text.replace('\n', '\ntitle: Begun\n')}`;
}

const made = (workshop: Workshop, request: MakeRequest): readonly Offer[] => {
  const offers: Offer[] = [];
  expect(runNow(makeOffers(workshop, request, ({ offer }) => offer && offers.push(offer)))).toBe(true);
  return offers;
};

describe.each([template as Game, ...games].map((game) => [game.id, game] as const))('%s', (_, game) => {
  let workshop: Workshop;
  let drawn: string;
  beforeAll(async () => {
    workshop = await openWorkshop(game, unhurried);
    // A variation, since there is nothing to take away from the generator's levels.
    const text = await levelFor(workshop);
    drawn = made(workshop, { text, wish: 'vary', seed: 1, locked: [], count: 1 })[0]!.text;
  });
  const figures = async (text: string) => {
    const read = readPackOf([game], text);
    if (!read.ok) throw new Error(text);
    const { level } = read.value[0]!;
    const solver = new LevelSolver(game, 1_000_000, unhurried);
    const optimum = runNow(solver.optimumOf(level)) ?? Number.NaN;
    const sketch = readSketch(text, workshop.studio.empty)!;
    return {
      optimum,
      beauty: beautyOf(workshop.studio, sketch),
      parts: partsOf(workshop.studio, sketch),
      solutions: Number.isFinite(optimum) ? runNow(solutionsOf(solver, { level, optimum })) : undefined,
      score: runNow(difficultyOf(workshop, level)),
    };
  };
  /** Not every wish can be met on every level, but most can. */
  const met: Wish[] = [];
  afterAll(() => expect(met.length).toBeGreaterThanOrEqual(3));
  type Figures = Awaited<ReturnType<typeof figures>>;
  const isWished: Readonly<Record<Wish, (after: Figures, before: Figures) => boolean>> = {
    vary: (after) => Number.isFinite(after.optimum),
    harder: (after, before) => after.score! > before.score!,
    prettier: (after, before) => after.beauty > before.beauty,
    'one-solution': (after, before) => Number(after.solutions) < Number(before.solutions),
    'fewer-parts': (after, before) => after.parts < before.parts && after.optimum === before.optimum,
  };

  it.each(wishes)('%s: every offer is what was wished, with true figures', async (wish) => {
    const text = drawn;
    const before = await figures(text);
    const locked = [{ row: 0, column: 0 }];
    const request = { text, wish, seed: 3, locked, count: 2 };
    const offers = made(workshop, request);
    for (const offer of offers) {
      const after = await figures(offer.text);
      expect({ ...after, optimum: offer.optimum, solutions: offer.solutions, score: offer.score }).toEqual(
        after,
      );
      expect(isWished[wish](after, before), offer.text).toBe(true);
      expect(offer.text.startsWith('; kept\n')).toBe(true);
      expect(offer.text).toContain('title: Begun');
      const [sketch, first] = [readSketch(offer.text, '')!, readSketch(text, '')!];
      for (const cell of locked) expect(cellAt(sketch, cell)).toBe(cellAt(first, cell));
      for (const cell of offer.changed) expect(cellAt(sketch, cell)).not.toBe(cellAt(first, cell));
    }
    expect(new Set(offers.map((offer) => offer.text)).size).toBe(offers.length);
    if (wish === 'vary') expect(offers).toHaveLength(2);
    if (offers.length > 0) met.push(wish);
    expect(made(workshop, request)).toEqual(offers);
  });
});

it('offers nothing that a guard of the length forbids', async () => {
  const workshop = await openWorkshop(template as Game, unhurried);
  const text = 'game: template\nguards: at-least 8\n\n@#*.\n.#..\n.#..\n....\n';
  const offers = made(workshop, { text, wish: 'vary', seed: 1, locked: [], count: 12 });
  expect(offers.length).toBeGreaterThan(0);
  for (const { optimum } of offers) expect(optimum).toBeGreaterThanOrEqual(8);
  const free = made(workshop, {
    text: text.replace(/guards.*\n/, ''),
    wish: 'vary',
    seed: 1,
    locked: [],
    count: 12,
  });
  expect(Math.min(...free.map(({ optimum }) => optimum))).toBeLessThan(8);
});

it('makes nothing of a text that is no level', async () => {
  const workshop = await openWorkshop(template as Game, unhurried);
  const request = { text: 'game: template\n\n@@\n', wish: 'vary', seed: 1, locked: [] } as const;
  expect(runNow(makeOffers(workshop, request, () => {}))).toBe(false);
});
