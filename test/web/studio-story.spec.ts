import type { Page } from '@playwright/test';
import { makeWords } from '../../src/web/studio/make/words.ts';
import { outWords } from '../../src/web/studio/out/words.ts';
import { studioWords } from '../../src/web/studio/words.ts';
import { expectAccessible } from './axe.ts';
import { levelOf, solutionOf } from './levels.ts';
import { expect, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const draw = async (page: Page, part: string, row: number, column: number): Promise<void> => {
  await page.getByRole('group', { name: 'Parts' }).getByRole('button', { name: part }).click();
  const { x, y, width, height } = (await page.locator(`[data-at='${row},${column}']`).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
};

// The story of docs/studio.md.
test('a level drawn from nothing is seen through, guarded, made better, shared, and solved elsewhere', async ({
  page,
  browser,
}) => {
  const panel = page.getByRole('tabpanel');
  await page.goto('#/studio/new/match-the-tiles');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(panel).toContainText('Solvable in 2 moves');
  await draw(page, 'Tile', 2, 0);
  // The colour that has no goal yet is in the hand.
  await draw(page, 'Goal', 0, 3);
  await draw(page, 'Wall', 4, 1);
  await expect(panel).toContainText('Cannot be solved');
  await expect(panel).toContainText('Proved by visiting all 40 positions');

  // The map says what a wall would do; a click on the map draws it.
  const map = panel.getByRole('checkbox');
  await map.check();
  await expect(page.locator('svg .change').filter({ hasText: '8' })).toBeVisible();
  await draw(page, 'Wall', 3, 4);
  await expect(panel).toContainText('Solvable in 8 moves');
  await map.uncheck();

  await panel.getByText('Add a guard').click();
  await panel.getByRole('button', { name: 'No solution shorter than 8' }).click();
  await panel.getByRole('button', { name: 'Only one shortest solution' }).click();
  await expect(panel.getByText('holds')).toBeVisible();
  await expect(panel.getByText('broken')).toBeVisible();
  await panel.getByRole('button', { name: 'Show how' }).click();
  await page.getByRole('button', { name: studioWords.en.head.draw }).click();

  // Levels near it, all as long as the guard says.
  const words = makeWords.en;
  await page.getByRole('tab', { name: studioWords.en.panels.make }).click();
  await panel.getByRole('button', { name: words.wishes['one-solution'] }).click();
  const offers = panel.getByRole('list', { name: words.offers }).getByRole('button');
  await expect(offers.nth(1)).toBeVisible();
  await expect(offers.first()).toContainText('1 solution');
  await offers.first().click();
  await expectAccessible(page, 'levels made from a drawn one');
  await page.getByRole('tab', { name: studioWords.en.panels.xray }).click();
  await expect(panel.getByText('holds')).toHaveCount(2);

  await page.getByRole('button', { name: studioWords.en.head.share }).click();
  await page.getByRole('dialog', { name: outWords.en.title }).getByRole('button', { name: 'Share' }).click();
  const shared = page.getByRole('dialog').last();
  const link = await shared.getByLabel('Link').inputValue();
  const text = await shared.getByRole('textbox').last().inputValue();
  expect(text).toContain('guards: at-least 8; one-solution');

  const elsewhere = await browser.newContext();
  const play = new PlayPage(await elsewhere.newPage());
  await play.page.goto(link);
  await play.untilDrawn();
  const level = levelOf(text);
  const moves = await solutionOf(level);
  expect(moves.length).toBeGreaterThanOrEqual(8);
  for (const move of moves)
    await play.page.keyboard.press({ U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight' }[move]!);
  await expect(play.page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await elsewhere.close();
});
