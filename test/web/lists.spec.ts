import type { Page } from '@playwright/test';
import { levelId } from '../../src/games/level-id.ts';
import { formatProgress, type LevelResult } from '../../src/play/progress-data.ts';
import { listWords } from '../../src/web/pages/levels/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import { formatGame } from '../../src/web/shared/state/unfinished.ts';
import { expectAccessibleInAllThemes } from './axe.ts';
import { levelCount, sampleLevels, shippedLevel } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';

/** What only the game's own drawing has, piece by piece. */
const piecesOf: Readonly<Record<string, string>> = {
  'folding-blocks': 'path.sheet',
  'match-the-tiles': '.tile',
  'roll-the-block': '.piece .roof',
  'break-the-ice': '.ice',
};
const previews = (page: Page) =>
  Object.entries(piecesOf).map(([game, pieces]) => ({
    game,
    card: page.locator(`article[data-game='${game}'] .picture`),
    pieces: page.locator(`article[data-game='${game}'] .picture ${pieces}`),
  }));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'previews on Home play without a search and never show an empty board',
    onPhonesLater,
    async ({ page }) => {
      await page.addInitScript(() => {
        const made: string[] = [];
        Object.assign(window, {
          made,
          Worker: class {
            constructor(address: string | URL) {
              made.push(String(address));
            }
            postMessage(): void {}
            terminate(): void {}
            addEventListener(): void {}
          },
        });
      });
      await page.clock.install();
      await page.goto('./');
      const all = previews(page);
      for (const { pieces } of all) await expect(pieces.first()).toBeAttached();
      const starts = await Promise.all(all.map(({ card }) => card.innerHTML()));
      const changed = new Set<string>();
      for (let beat = 0; beat < 14; beat += 1) {
        await page.clock.runFor(1100);
        for (const [at, { game, card, pieces }] of all.entries()) {
          expect(await pieces.count(), `${game}, beat ${beat}`).toBeGreaterThan(
            game === 'roll-the-block' ? 0 : 2,
          );
          if ((await card.innerHTML()) !== starts[at]) changed.add(game);
        }
      }
      expect([...changed].toSorted()).toEqual(Object.keys(piecesOf).toSorted());
      expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
    },
  );
});

test('previews stand still where motion is not wanted', async ({ page }) => {
  await page.clock.install();
  await page.goto('./');
  for (const { card, pieces } of previews(page)) {
    await expect(pieces.first()).toBeVisible();
    const before = await card.innerHTML();
    await page.clock.runFor(5000);
    expect(await card.innerHTML()).toBe(before);
  }
});

test('nothing on Home and in the lists jumps while it is loaded', onPhonesLater, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['./', './#/levels/break-the-ice']) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator('main .ice').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    expect(sum, path).toBeLessThan(0.005);
  }
});

test('lists draw the boards as they are played, and only those in view', onPhonesLater, async ({ page }) => {
  for (const { game } of sampleLevels) {
    await page.goto(`./#/levels/${game}`);
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items.locator(piecesOf[game]!).first()).toBeVisible();
    await expect(items).toHaveCount(levelCount(game));
    expect(await items.locator('.board').count(), game).toBeLessThan(levelCount(game));
    expect(await page.evaluate(() => document.querySelectorAll('*').length), game).toBeLessThan(1800);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = page.getByRole('link', { name: new RegExp(`^${levelCount(game)}\\. `) });
    await expect(last.locator('.board > *').first()).toBeAttached();
  }
});

/** Levels 1 to 4: solved with three stars, solved with one, begun, and not touched. */
async function remember(page: Page): Promise<readonly ReturnType<typeof shippedLevel>[]> {
  const levels = [1, 2, 3, 4].map((number) => shippedLevel({ game: 'match-the-tiles', number }));
  const ids = levels.map(levelId);
  const result = (stars: 1 | 3): LevelResult => ({
    ...{ game: 'match-the-tiles', moves: 1, stars, solution: ['R'], when: 1 },
  });
  const progress = formatProgress({
    levels: new Map([
      [ids[0]!, result(3)],
      [ids[1]!, result(1)],
    ]),
    last: new Map(),
  });
  const game = formatGame({ game: 'match-the-tiles', level: ids[2]!, moves: ['R'], at: 1, when: 2 });
  await page.addInitScript(
    ([done, id, begun]) => {
      localStorage.setItem('fourfold.progress', done!);
      localStorage.setItem(`fourfold.game.${id}`, begun!);
    },
    [progress, ids[2]!, game],
  );
  return levels;
}

for (const language of ['en', 'pt'] as const) {
  const words = listWords[language];
  const general = { en, pt }[language];
  test(`a list is filtered, counted and led on from: ${language}`, onPhonesLater, async ({ page }) => {
    const levels = await remember(page);
    await page.addInitScript(
      (chosen) => localStorage.setItem('fourfold.settings', JSON.stringify({ language: chosen })),
      language,
    );
    const count = levelCount('match-the-tiles');
    await page.goto('./#/levels/match-the-tiles');
    const totals = page.getByTestId('totals');
    await expect(totals).toContainText(words.solved(2, count));
    await expect(totals).toContainText(words.stars(4, 3 * count));
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    const state = (name: keyof typeof words.states) =>
      page.getByRole('radio', { name: new RegExp(`^${words.states[name]}`) });

    // By keyboard alone: the arrows walk through the states.
    await state('all').focus();
    await page.keyboard.press('ArrowRight');
    await expect(state('open')).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: words.shown(count - 2, count) })).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(state('begun')).toBeChecked();
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAccessibleName(/^3\. /);
    await page.keyboard.press('ArrowRight');
    await expect(links).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAccessibleName(/^2\. /);

    // Nothing is left; one button brings everything back.
    await page
      .getByRole('combobox', { name: words.tier })
      .selectOption({ label: general.levels.packs['expert']! });
    await expect(page.getByText(words.none)).toBeVisible();
    await page.getByRole('button', { name: words.clear }).click();
    await expect(links.first()).toHaveAccessibleName(/^1\. /);

    // By size and difficulty together, and it stays so when one comes back.
    await page.getByRole('combobox', { name: words.size }).selectOption('small');
    await page.getByRole('combobox', { name: words.tier }).selectOption('easy');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      new RegExp(`^${general.levels.packs['easy']}`),
    );
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('combobox', { name: words.size })).toHaveValue('small');
    await page.reload();
    await expect(page.getByRole('combobox', { name: words.tier })).toHaveValue('easy');

    // The third level is begun, so it is the first that is not solved.
    const next = page.getByRole('link', { name: new RegExp(`^${words.next}: 3\\. `) });
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${levelId(levels[2]!)}$`));
  });
}

test('a list with filters is open to everybody', onPhonesLater, async ({ page }) => {
  await remember(page);
  await page.goto('./#/levels/match-the-tiles');
  await expect(page.locator('main .tile').first()).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the list');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()!.width);
});
