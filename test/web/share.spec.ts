import type { Browser, Page } from '@playwright/test';
import { en } from '../../src/web/shared/messages/en.ts';
import { linkWords } from '../../src/web/shared/messages/link.ts';
import { shippedLevel, solutionOf, stepsOf, textOf } from './levels.ts';
import { expect, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const level = shippedLevel({ game: 'folding-blocks', number: 4 });

/** Where nobody has played before. */
async function elsewhere<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  const result = await use(await context.newPage());
  await context.close();
  return result;
}

test('a link holds the level and, once solved, the solution', async ({ page, browser }) => {
  const moves = await solutionOf(level);
  const play = new PlayPage(page);
  await play.open(level);
  await play.button(en.play.share).click();
  const dialog = page.getByRole('dialog', { name: en.share.title });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await expect(field(en.share.text)).toHaveValue(textOf(level));
  await expect(field(en.share.solution)).toHaveCount(0);
  const link = await field(en.share.level).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  for (const step of stepsOf(level, moves)) await play.press(step);
  await play.solved.getByRole('button', { name: en.play.share }).click();
  expect(await field(en.share.level).inputValue()).toBe(link);
  const solutionLink = await field(en.share.solution).inputValue();

  await elsewhere(browser, async (other) => {
    const there = new PlayPage(other);
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(level.title);
    await there.expectPosition(level, []);
    await expect(there.show).toHaveCount(0);

    await other.goto(solutionLink);
    await expect(there.show).toContainText(en.show.step(moves.length, moves.length));
    await there.expectPosition(level, moves);
    await there.show.getByRole('button', { name: en.show.end }).click();
    await there.expectPosition(level, []);
    // Whoever has seen a solution has not found it.
    await expect(there.counter(en.play.best)).toHaveCount(0);
  });
});

test('copying needs no more than a click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const play = new PlayPage(page);
  await play.open(level);
  await play.button(en.play.share).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en.share.copy }).first().click();
  await expect(dialog.getByRole('button', { name: en.share.copied })).toBeVisible();
  const link = await dialog.getByLabel(en.share.level, { exact: true }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('a link that cannot be opened says why', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(level);
  await play.button(en.play.share).click();
  const link = await page.getByRole('dialog').getByLabel(en.share.level, { exact: true }).inputValue();
  const other = link.at(-9) === 'A' ? 'B' : 'A';
  const bad = {
    [link.slice(0, -5)]: linkWords.en.damaged,
    [`${link.slice(0, -9)}${other}${link.slice(-8)}`]: linkWords.en.damaged,
    [link.replace('#/level/1', '#/level/2')]: linkWords.en.newer,
    // An address of a version with one game more.
    [new URL('./#/level/1z2urg2hLzkgtLubiAjkDAA', link).href]:
      'Line 1, “game: chess”, column 7: "chess" is not a game',
    [`${link}/ZU`]: 'Move 1, “ZU”: ',
  };
  for (const [address, words] of Object.entries(bad)) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(words), address).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkWords.en.title);
  }
  // The last one has a good level.
  await page.getByRole('link', { name: linkWords.en.playLevel }).click();
  await play.expectPosition(level, []);
  await page.goBack();
  await page.getByRole('link', { name: en.notFound.back }).click();
  await expect(page.getByRole('heading', { name: en.home.games })).toBeAttached();
});
