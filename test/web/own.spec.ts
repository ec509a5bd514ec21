import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { inEnglish } from '../../src/core/english.ts';
import { maxFileBytes } from '../../src/core/level-text.ts';
import { levelMessage } from '../../src/core/messages.ts';
import { games } from '../../src/games/index.ts';
import { exampleWords } from '../../src/web/pages/own/words.ts';
import { settingsWords } from '../../src/web/pages/settings/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { shippedLevel, solutionOf, stepsOf, textOf } from './levels.ts';
import { expect, onPhonesToo, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const first = shippedLevel({ game: 'match-the-tiles', number: 2 });
const second = shippedLevel({ game: 'break-the-ice', number: 1 });
const pack = `${textOf(first)}\n---\n\n${textOf(second)}`;
/** A letter that stands for nothing in the fifth line, and a game that there is none of. */
const badText = 'game: match-the-tiles\ntitle: Bad\n\nA..a\n..?.\n\n---\n\ngame: chess\n\n..\n';

/** On the page itself, not only told to screen readers. */
const shown = (page: Page, words: string): Locator => page.getByRole('main').getByText(words);
const area = (page: Page): Locator => page.getByLabel(en.own.paste);
const read = (page: Page): Promise<void> => page.getByRole('button', { name: en.own.read }).click();
const kept = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${title}`) });
const file = (name: string, text: string | Buffer, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

test.beforeEach(async ({ page }) => {
  await page.goto('./#/own');
  await expect(shown(page, en.own.none)).toBeVisible();
});

test('mistakes are told with their line and column, and nothing is lost', async ({ page }) => {
  await area(page).fill(badText);
  await read(page);
  await expect(shown(page, en.own.problems(2))).toBeVisible();
  const mistakes = page.getByRole('listitem').filter({ hasText: /line \d/ });
  await expect(mistakes).toHaveCount(2);
  await expect(mistakes.first()).toContainText('"?"');
  await expect(mistakes.first().getByRole('button')).toHaveText(en.own.place(5, 3));
  expect(await mistakes.first().locator('code').innerText()).toBe('..?.\n  ^');
  await expect(mistakes.last()).toContainText('"chess" is not a game');
  await expect(area(page)).toHaveValue(badText);
  await expect(shown(page, en.own.none)).toBeVisible();
  // The place of a mistake is one click away.
  await mistakes.first().getByRole('button').click();
  await expect(area(page)).toBeFocused();
  const selected = await area(page).evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe('?');
  // The place in a file is not on the page.
  await page.getByLabel(en.own.open).setInputFiles(file('bad.txt', badText));
  await expect(mistakes.first().getByRole('button')).toBeDisabled();
  await expect(area(page)).toHaveValue(badText);
  // Put right, it is read.
  await area(page).fill(badText.replace('?', '.').split('\n---')[0]!);
  await read(page);
  await expect(shown(page, en.own.opened(1))).toBeVisible();
  await expect(mistakes).toHaveCount(0);
  await expect(kept(page, 'Bad')).toBeVisible();
});

test('a pack opened as a file is kept until it is removed', async ({ page }) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText(en.own.open, { exact: true }).click(),
  ]);
  await chooser.setFiles(file('mine.txt', pack));
  await expect(shown(page, en.own.opened(2))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'mine.txt' })).toBeVisible();
  await expect(kept(page, second.title)).toBeVisible();
  await page.getByRole('button', { name: `${en.own.remove}: mine.txt` }).click();
  await expect(shown(page, en.own.none)).toBeVisible();
  await page.reload();
  await expect(shown(page, en.own.none)).toBeVisible();
});

test('an example is one of the game chosen', onPhonesToo, async ({ page }) => {
  const choice = page.getByRole('combobox', { name: exampleWords.en.game });
  for (const { id, words } of games) {
    await choice.selectOption(words.en.name);
    await page.getByRole('button', { name: en.own.example }).click();
    await expect(area(page)).toHaveValue(new RegExp(`^game: ${id}\n`));
    await read(page);
    await expect(shown(page, en.own.opened(1))).toBeVisible();
    await expect(area(page)).toHaveValue('');
  }
});

test('a level that was pasted is played like any other', async ({ page }) => {
  // Not one of those that come with the app, so that only the player's own copy can be found.
  await area(page).fill('game: match-the-tiles\ntitle: My own\n\nA.....a\n.......\n');
  await read(page);
  await kept(page, 'My own').click();
  const play = new PlayPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My own');
  await play.untilDrawn();
  await page.keyboard.press('ArrowRight');
  await expect(play.solved).toBeVisible();
  await page.reload();
  await expect(play.counter(en.play.best)).toHaveText('1');
});

test('files and texts can be dropped', async ({ page }) => {
  const drop = async (given: { name?: string; text: string }): Promise<void> => {
    const data = await page.evaluateHandle(({ name, text }) => {
      const transfer = new DataTransfer();
      if (name === undefined) transfer.setData('text', text);
      else transfer.items.add(new File([text], name, { type: 'text/plain' }));
      return transfer;
    }, given);
    const region = page.getByRole('region', { name: en.own.title });
    await region.dispatchEvent('dragover', { dataTransfer: data });
    await expect(shown(page, en.own.drop)).toBeVisible();
    await region.dispatchEvent('drop', { dataTransfer: data });
    await expect(shown(page, en.own.drop)).toHaveCount(0);
  };
  await drop({ name: 'dropped.txt', text: pack });
  await expect(page.getByRole('heading', { name: 'dropped.txt' })).toBeVisible();
  await drop({ text: badText });
  await expect(shown(page, en.own.problems(2))).toBeVisible();
  await drop({ text: textOf(first) });
  await expect(shown(page, en.own.opened(1))).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${en.own.remove}: `) })).toHaveCount(2);
});

test('what is no level file is said to be none', async ({ page }) => {
  const input = page.getByLabel(en.own.open);
  await input.setInputFiles(file('picture.png', Buffer.from([0x89, 0x50, 0xff, 0x00, 0x01]), 'image/png'));
  await expect(shown(page, en.own.binary)).toBeVisible();
  // The limit is that of the format, in the words of the command line.
  const tooLarge = inEnglish(levelMessage('file-too-large', { bytes: maxFileBytes }));
  for (const bytes of [maxFileBytes + 1, 3 * maxFileBytes]) {
    await input.setInputFiles(file('huge.txt', '.'.repeat(bytes)));
    await expect(shown(page, tooLarge)).toBeVisible();
    await input.setInputFiles(file('empty.txt', ''));
    await expect(shown(page, tooLarge)).toHaveCount(0);
  }
  await expect(shown(page, en.own.problems(1))).toBeVisible();
  await expect(shown(page, en.own.none)).toBeVisible();
});

test('progress goes to a file and comes back from it', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(first);
  for (const step of stepsOf(first, await solutionOf(first))) await play.press(step);
  await expect(play.solved).toBeVisible();
  await page.goto('./#/settings');
  await expect(shown(page, en.settings.progressText(1, 3))).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.settings.export }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const saved = readFileSync(await download.path(), 'utf8');

  await page.getByRole('button', { name: en.settings.reset }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en.settings.cancel }).click();
  await expect(shown(page, en.settings.progressText(1, 3))).toBeVisible();
  await page.getByRole('button', { name: en.settings.reset }).click();
  await dialog.getByRole('button', { name: en.settings.reset }).click();
  await expect(shown(page, en.settings.progressText(0, 0))).toBeVisible();

  const take = async (text: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText(en.settings.import, { exact: true }).click(),
    ]);
    await chooser.setFiles(file('progress.json', text, 'application/json'));
  };
  await take('{"cats": 3}');
  await expect(shown(page, settingsWords.en.importFailed)).toBeVisible();
  await expect(shown(page, en.settings.progressText(0, 0))).toBeVisible();
  await take(saved);
  await expect(shown(page, en.settings.imported(1))).toBeVisible();
  await expect(shown(page, en.settings.progressText(1, 3))).toBeVisible();
  await page.reload();
  await expect(shown(page, en.settings.progressText(1, 3))).toBeVisible();
});
