import type { Page } from '@playwright/test';
import { shelfWords } from '../../src/web/pages/own/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { studioWords } from '../../src/web/studio/words.ts';
import { changeWords } from '../../src/web/studio/xray/change-words.ts';
import { graphWords } from '../../src/web/studio/xray/graph/words.ts';
import { xrayWords } from '../../src/web/studio/xray/words.ts';
import { expectAccessible } from './axe.ts';
import { expect, onPhonesLater, test } from './page.ts';

/** Opens a new level of a text's game in the studio, and types the text. */
async function draw(page: Page, text: string, language: 'en' | 'pt' = 'en'): Promise<void> {
  const words = studioWords[language];
  await page.goto(`#/studio/new/${/game: (\S+)/.exec(text)![1]}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('tab', { name: words.panels.text }).click();
  await page.getByLabel(words.text.label).fill(text);
  await page.getByLabel(words.text.label).blur();
  await page.getByRole('tab', { name: words.panels.xray }).click();
}
const written = async (page: Page): Promise<string> => {
  await page.getByRole('tab', { name: studioWords.en.panels.text }).click();
  const text = await page.getByLabel(studioWords.en.text.label).inputValue();
  await page.getByRole('tab', { name: studioWords.en.panels.xray }).click();
  return text;
};

const stuck = 'game: match-the-tiles\nsolution: D U R\n\nA..b.\n.....\nB.#..\n.....\n.#..a\n';

test('what cannot be solved is mended by a change that helps; the stated solution is judged and replaced', async ({
  page,
}) => {
  const words = { ...xrayWords.en, ...changeWords.en, ...graphWords.en };
  const panel = page.getByRole('tabpanel');
  await draw(page, stuck);
  await expect(panel).toContainText(words.unsolvable);
  await expect(panel).toContainText(words.statedShort);
  const list = panel.getByRole('list', { name: words.nearest });
  const wall = list.getByRole('button', { name: 'Wall: row 2, column 4' });
  await expect(wall).toContainText(words.outcome('solvable', 4));
  await wall.focus();
  await expect(page.locator('svg .pointed')).toBeVisible();
  await expectAccessible(page, 'the nearest changes');
  await wall.click();
  await expect(panel).toContainText(words.solved(4));
  await panel.getByRole('button', { name: words.statedTake }).click();
  await expect(panel).toContainText(words.statedShortest(4));

  // The map lists all that could be done with the cell that keys are at.
  await panel.getByRole('checkbox').check();
  const changes = panel.getByRole('list', { name: words.cell(2, 4) });
  await expect(changes.getByRole('button', { name: words.empty })).toContainText(words.outcome('unsolvable'));
  await page.locator("[data-at='1,3']").focus();
  await page.keyboard.press('ArrowDown');
  await expect(
    panel.getByRole('list', { name: words.cell(3, 4) }).getByRole('button', { name: 'Wall' }),
  ).toBeVisible();
  await expectAccessible(page, 'the changes of a cell');
  await panel.getByRole('checkbox').uncheck();

  // All positions, with their kinds; an edit makes it old until the new one is there.
  await panel.getByText(words.graph).click();
  const graph = panel.getByRole('figure');
  await expect(graph.getByRole('img')).toBeVisible();
  await expect(graph).toContainText(words.graphKinds.start);
  await expect(graph).toContainText(words.graphKinds.solution);
  await expect(graph).toHaveAttribute('aria-busy', 'false');
  const before = await graph.getByRole('img').getAttribute('aria-label');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(panel).toContainText(words.unsolvable);
  await expect(graph).toHaveAttribute('aria-busy', 'false');
  expect(await graph.getByRole('img').getAttribute('aria-label')).not.toBe(before);
  // What the x-ray marks belongs to its tab.
  await expect(page.locator('svg .told').first()).toBeVisible();
  await page.getByRole('tab', { name: studioWords.en.panels.form }).click();
  await expect(page.locator('svg .told')).toHaveCount(0);
});

test('the stated solution turns with the board, or goes with a word; Escape ends a trial that is being loaded', async ({
  page,
}) => {
  const { options, board, head } = studioWords.en;
  await draw(page, 'game: break-the-ice\nsolution: a1R\n\n.....\na.aa.\n');
  await page.getByRole('button', { name: options.mirrorX }).click();
  await expect.poll(() => written(page)).toContain('solution: e1L');
  await page.getByRole('button', { name: options.turn }).click();
  await expect(page.locator('.said')).toHaveText(board.refused['solution-gone']);
  expect(await written(page)).not.toContain('solution');
  await page.keyboard.press('Control+z');
  expect(await written(page)).toContain('solution: e1L');

  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/TryIt*', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole('button', { name: head.tryIt }).click();
  await expect(page.locator('.waiting')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid', { name: /Drawing/ })).toBeVisible();
  open();
  await page.getByRole('button', { name: head.tryIt }).click();
  await expect(page.getByRole('grid', { name: /Board of/ })).toBeVisible();
});

test('a pack that is too large for a comparison says so, and on paper switches speak in words', async ({
  page,
}) => {
  const words = shelfWords.en;
  const roll =
    'game: roll-the-block\nswitch a: soft toggle 1\nswitch b: split 1,1 3,1\n\nS.a1b\n.....\n....G\n';
  const many = Array.from(
    { length: 240 },
    (_, at) => `game: match-the-tiles\ntitle: ${at}\n\nA${'.'.repeat(at % 30)}a\n`,
  );
  await page.goto('./#/own');
  await page.getByLabel(en.own.open).setInputFiles({
    name: 'many.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([roll, ...many].join('\n---\n\n')),
  });
  await page.getByRole('button', { name: words.more('many.txt') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.compare }).click();
  await expect(dialog).toContainText(words.comparesFirst(240));
  await expect(dialog.getByRole('link', { name: words.compareFirst(240) })).toBeVisible();
  await dialog.getByRole('link', { name: words.print }).click();
  const sheet = page.locator('.paper').first();
  await expect(sheet).toContainText('Soft switch A: toggles bridge 1.');
  await expect(sheet).toContainText('cube 2 to row 3, column 1');
});

test('the panel fits a phone, in Portuguese', onPhonesLater, async ({ page }) => {
  const words = { ...xrayWords.pt, ...changeWords.pt };
  await page.addInitScript(() =>
    localStorage.setItem('fourfold.settings', JSON.stringify({ language: 'pt' })),
  );
  await draw(page, stuck, 'pt');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('list', { name: words.nearest }).getByRole('button').first()).toBeVisible();
  await panel.getByRole('checkbox').check();
  await panel.getByText(words.graph).click();
  await expect(panel.getByRole('figure').getByRole('img')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page, 'the x-ray on a phone');
});
