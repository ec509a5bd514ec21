import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { playedGames } from '../../src/games/list.ts';
import { expect, test } from './page.ts';
import { StudioPage } from './studio-page.ts';

const textOf = (page: Page): Promise<string> => page.getByLabel('The text of the level').inputValue();
const cell = (page: Page, row: number, column: number) => page.locator(`[data-at='${row},${column}']`);
const lastPart = (page: Page) => page.getByRole('group', { name: 'Parts' }).getByRole('button').last();

/** In the middle of a cell, as the window has it. */
async function middle(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await cell(page, row, column).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The text of a new level, once it can be drawn. */
async function openNew(page: Page, game: string): Promise<string> {
  await page.goto(`#/studio/new/${game}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('tab', { name: 'Text' }).click();
  return textOf(page);
}

for (const { id } of playedGames) {
  test(`${id} is drawn with mouse and keys, undone, typed, and there again later`, async ({ page }) => {
    const first = await openNew(page, id);
    await lastPart(page).click();
    const rows = await page.getByRole('row').count();
    const [from, to] = [await middle(page, rows - 1, 1), await middle(page, rows - 1, 3)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    // Nothing is drawn for good before the button is let go.
    expect(await textOf(page)).toBe(first);
    await page.mouse.up();
    await expect.poll(() => textOf(page)).not.toBe(first);
    const drawn = await textOf(page);

    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).toBe(first);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => textOf(page)).toBe(drawn);

    // By keys: away with what lies at the cursor, then the first part there.
    await cell(page, rows - 1, 3).focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => textOf(page)).not.toBe(drawn);
    const erased = await textOf(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page)).not.toBe(erased);

    // The text is the level: a title that is typed is its name, and a mistake is told with its place.
    const written = (await textOf(page)).replace('\n\n', '\ntitle: Made by hand\n\n');
    await page.getByLabel('The text of the level').fill(`${written}\nrubbish\n`);
    await expect(page.getByRole('heading', { name: 'Made by hand' })).toBeVisible();
    await expect(page.getByText(/Line \d+, column 1/).last()).toBeVisible();
    await page.getByLabel('The text of the level').fill(written);
    await page.getByLabel('The text of the level').blur();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Made by hand' })).toBeVisible();
    await page.getByRole('tab', { name: 'Text' }).click();
    expect(await textOf(page)).toBe(written);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test.describe('on a screen that is touched', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger draws and wires, and the page does not scroll under it', async ({ page }) => {
    const hand = new StudioPage(page, 'touch');
    const game = 'roll-the-block';
    const level = (head: string, row: string): string =>
      `game: ${game}\n${head}\n\nS....\n.a.1.\n${row}\n...2G\n`;
    await hand.open(game);
    await hand.write(level('switch a: soft toggle 1', '.....'));
    await hand.take(2);
    await hand.stroke([2, 0], [2, 4]);
    await hand.expectText(level('switch a: soft toggle 1', ':::::'));
    // From a switch that has a line already.
    await hand.use('wire');
    await hand.stroke([1, 1], [3, 3]);
    await hand.expectText(level('switch a: soft toggle 1 2', ':::::'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await hand.expectFit();
    await hand.undo();
    await hand.undo();
    await hand.expectText(level('switch a: soft toggle 1', '.....'));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
});

test('a copy is looked through, tried in place, gets its solution, and is kept', async ({ page }) => {
  await page.goto('#/play/match-the-tiles/1qpzgfa19uxsu8');
  await page.getByRole('button', { name: 'Edit a copy' }).click();
  await expect(page.getByRole('grid', { name: /Drawing/ })).toBeVisible();
  await expect(page.getByText('Solvable in 10 moves')).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('grid', { name: /Board of/ })).toBeVisible();
  for (const key of ['Down', 'Left', 'Down', 'Left', 'Up', 'Right', 'Down', 'Left', 'Down', 'Right'])
    await page.keyboard.press(`Arrow${key}`);
  await page.getByRole('button', { name: 'Take as the solution' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid', { name: /Drawing/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect.poll(() => textOf(page)).toContain('solution: D L D L U R D L D R');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.goto('#/own');
  await expect(page.getByText('Drawn here')).toBeVisible();
});
