import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { shelfWords } from '../../src/web/pages/own/words.ts';
import { printWords } from '../../src/web/pages/print/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import { expectAccessible } from './axe.ts';
import { shippedLevel, textOf } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const words = shelfWords.en;
const level = (title: string, board: string, author: string): string =>
  `game: match-the-tiles\ntitle: ${title}\nauthor: ${author}\n\n${board}\n`;
const mine = [
  level('One', 'A...a', 'Ana'),
  level('Two', 'A..a.', 'Rui'),
  level('Three', 'A.a..', 'Ana'),
].join('\n---\n\n');
const games = ['folding-blocks', 'match-the-tiles', 'roll-the-block', 'break-the-ice'] as const;
const each = games.map((game) => textOf(shippedLevel({ game, number: 3 }))).join('\n---\n\n');

async function bring(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel(en.own.open)
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name })).toBeVisible();
}
const titles = (page: Page): Promise<string[]> => page.locator('li a strong').allInnerTexts();
const card = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${title}`) });
async function menu(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: words.more(title), exact: true }).click();
  return page.getByRole('dialog', { name: title });
}
async function saved(page: Page, press: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test.beforeEach(async ({ page }) => {
  await page.goto('./#/own');
});

test('packs are put in order by hand, by keys and by buttons, renamed, merged and saved in that order', async ({
  page,
}) => {
  await bring(page, 'games.txt', each);
  await bring(page, 'mine.txt', mine);
  // By hand: the third before the first.
  await card(page, 'Three').dragTo(card(page, 'One'), { targetPosition: { x: 4, y: 20 } });
  await expect.poll(() => titles(page)).toEqual(expect.arrayContaining(['Three', 'One', 'Two']));
  expect((await titles(page)).slice(0, 3)).toEqual(['Three', 'One', 'Two']);
  // By keys, which take the focus along.
  await card(page, 'Three').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['One', 'Three', 'Two']);
  await expect(card(page, 'Three')).toBeFocused();
  // By buttons, and to the other pack.
  const dialog = await menu(page, 'Two');
  await dialog.getByRole('button', { name: words.first }).click();
  await expect(dialog.getByRole('heading', { name: words.placeOf(1, 3) })).toBeVisible();
  await dialog.getByRole('combobox').selectOption('games.txt');
  await expect(dialog.getByRole('heading', { name: words.placeOf(5, 5) })).toBeVisible();
  await expectAccessible(page, 'the menu of a level');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'mine.txt' })).toContainText(en.own.levels(2));
  // Search goes through title, author and game of all packs.
  await page.getByLabel(en.own.find).fill('rui match');
  await expect.poll(() => titles(page)).toEqual(['Two']);
  await page.getByLabel(en.own.find).fill('');

  await page.getByRole('button', { name: words.more('mine.txt') }).click();
  const pack = page.getByRole('dialog');
  await pack.getByLabel(words.name).fill('For Ana');
  await pack.getByRole('button', { name: words.rename }).click();
  await expect(pack.getByText(words.renamed('For Ana'))).toBeVisible();
  const file = await saved(page, pack.getByRole('button', { name: words.file }));
  expect(file.name).toBe('for-ana.txt');
  expect([...file.bytes.toString().matchAll(/^title: (.*)$/gm)].map(([, title]) => title)).toEqual([
    'One',
    'Three',
  ]);
  await expectAccessible(page, 'the menu of a pack');
  await pack.getByRole('combobox').selectOption('games.txt');
  await expect(page.getByRole('heading', { name: 'games.txt' })).toContainText(en.own.levels(7));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'games.txt' })).toContainText(en.own.levels(7));
  await expect(page.getByRole('heading', { name: 'For Ana' })).toHaveCount(0);
  // What is removed can be put back.
  const other = await menu(page, 'Three');
  await other.getByRole('button', { name: words.remove }).click();
  await expect(card(page, 'Three')).toHaveCount(0);
  await page.getByRole('button', { name: words.putBack }).click();
  await expect(card(page, 'Three')).toBeVisible();
});

test('a level goes from the shelf as a picture, as a link, to the studio and to the lab', async ({
  page,
  context,
}) => {
  await bring(page, 'mine.txt', mine);
  const svg = await saved(page, (await menu(page, 'One')).getByRole('button', { name: words.svg }));
  expect(svg.name).toBe('match-the-tiles-one.svg');
  const drawing = svg.bytes.toString();
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).toContain('<title>One</title>');
  // It stands alone: no styles of the page, no elements that only browsers know.
  expect(drawing).not.toMatch(/var\(|class=|foreignObject/);
  const png = await saved(page, page.getByRole('dialog').getByRole('button', { name: words.png }));
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  // Five cells of 64 dots and a rim, twice as fine.
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([
    2 * Math.ceil(5.6 * 64),
    2 * Math.ceil(1.6 * 64),
  ]);

  await page.getByRole('dialog').getByRole('button', { name: words.share }).click();
  const link = await page.getByLabel(en.share.level).inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('One');
  await new PlayPage(other).untilDrawn();
  await other.close();
  await page.keyboard.press('Escape');

  await (await menu(page, 'Two')).getByRole('button', { name: words.edit }).click();
  await expect(page).toHaveURL(/#\/studio\/draft\//);
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible();
  await page.goBack();
  await (await menu(page, 'Two')).getByRole('button', { name: words.watch }).click();
  await expect(page).toHaveURL(/#\/lab\/watch\?level=~/);
  await page.goBack();
  await page.getByRole('button', { name: words.more('mine.txt') }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.compare }).click();
  await expect(page).toHaveURL(/#\/lab\/compare\?/);
  for (const title of ['One', 'Two', 'Three'])
    await expect(page.getByRole('main').getByText(title).first()).toBeAttached();
});

test('a pack is printed, with solutions, on the paper chosen', async ({ page }) => {
  await bring(page, 'games.txt', each);
  await page.getByRole('button', { name: words.more('games.txt') }).click();
  await page.getByRole('dialog').getByRole('link', { name: words.print }).click();
  const print = printWords.en;
  await expect(page.getByRole('img')).toHaveCount(4);
  await page.getByLabel(print.which).fill('9');
  await expect(page.getByText(print.badRange(4))).toBeVisible();
  await expect(page.getByRole('button', { name: print.print })).toBeDisabled();
  await page.getByLabel(print.which).fill('1-2, 4');
  await page.getByLabel(print.perPage).selectOption('2');
  await page.getByLabel(print.answers).selectOption(print.answerKinds.notation);
  await expect(page.getByText(print.ready(3, 2))).toBeVisible();
  const solutions = page.getByRole('region', { name: print.solutions });
  await expect(solutions.locator('code')).toHaveCount(3);
  for (const text of await solutions.locator('code').allInnerTexts()) expect(text).toMatch(/^\S+( \S+)*$/);
  await expectAccessible(page, 'the sheet to print');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: print.print }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const [paper, size] of [
    ['A4', '595 842'],
    ['Letter', '612 792'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel(print.paper).selectOption(paper);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(pages.map(([, wide, high]) => `${Math.round(Number(wide))} ${Math.round(Number(high))}`)).toEqual([
      size,
      size,
      size,
    ]);
  }
});

test('the shelf and the sheet speak Portuguese and fit a phone', onPhonesLater, async ({ page }) => {
  await bring(page, 'mine.txt', mine);
  await page.evaluate(() => {
    localStorage.setItem('fourfold.settings', JSON.stringify({ language: 'pt' }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: pt.own.kept })).toBeVisible();
  await page.getByRole('button', { name: shelfWords.pt.more('One'), exact: true }).click();
  await expectAccessible(page, 'the menu of a level, on a phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shelfWords.pt.more('mine.txt') }).click();
  await page.getByRole('dialog').getByRole('link', { name: shelfWords.pt.print }).click();
  await page.getByLabel(printWords.pt.answers).selectOption(printWords.pt.answerKinds.words);
  await expect(page.getByText(printWords.pt.ready(3, 1))).toBeVisible();
  await expect(page.getByText('deslize').first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
