import type { Locator, Page } from '@playwright/test';
import { makeWords } from '../../src/web/studio/make/words.ts';
import { studioWords } from '../../src/web/studio/words.ts';
import { expect } from '../../test/web/page.ts';
import { picture } from './picture.ts';

async function draw(page: Page, part: string, row: number, column: number): Promise<void> {
  await page.getByRole('group', { name: 'Parts' }).getByRole('button', { name: part }).click();
  await page.locator(`[data-at='${row},${column}']`).click({ force: true });
}

/** The first steps of the story in docs/studio.md: a level that cannot be solved, with the map of what would help. */
async function mapped(page: Page): Promise<Locator> {
  const panel = page.getByRole('tabpanel');
  await page.goto('./#/studio/new/match-the-tiles');
  await expect(panel).toContainText('Solvable in 2 moves');
  await draw(page, 'Tile', 2, 0);
  await draw(page, 'Goal', 0, 3);
  await draw(page, 'Wall', 4, 1);
  await expect(panel).toContainText('Cannot be solved');
  await panel.getByRole('checkbox').check();
  await expect(page.locator('svg .change').filter({ hasText: '8' })).toBeVisible();
  return panel;
}

/** The next ones: the wall drawn, and two guards. */
async function guarded(page: Page): Promise<Locator> {
  const panel = await mapped(page);
  await draw(page, 'Wall', 3, 4);
  await expect(panel).toContainText('Solvable in 8 moves');
  await panel.getByRole('checkbox').uncheck();
  await panel.getByText('Add a guard').click();
  await panel.getByRole('button', { name: 'No solution shorter than 8' }).click();
  await panel.getByRole('button', { name: 'Only one shortest solution' }).click();
  await expect(panel.getByText('broken')).toBeVisible();
  return panel;
}

picture('studio-map', async (page) => {
  await mapped(page);
  return page;
});

picture('studio-guards', async (page) => {
  await guarded(page);
  return page;
});

picture('studio-make', async (page) => {
  const panel = await guarded(page);
  await page.getByRole('tab', { name: studioWords.en.panels.make }).click();
  await panel.getByRole('button', { name: makeWords.en.wishes['one-solution'] }).click();
  const offers = panel.getByRole('list', { name: makeWords.en.offers }).getByRole('button');
  await expect(offers.nth(5)).toBeVisible();
  return page;
});
