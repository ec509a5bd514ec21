import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { homeWords } from '../../src/web/pages/home/words.ts';
import { practiseWords } from '../../src/web/practise/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import { Exercises } from '../../src/web/shared/state/exercises.ts';
import { packLevel } from '../../src/web/shared/state/link.ts';
import { KeyValueStore } from '../../src/web/shared/state/storage.ts';
import { FakeStorage } from '../storage-fake.ts';
import { expectAccessibleInAllThemes } from './axe.ts';
import { levelOf } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const words = practiseWords.en;
const ask = words.task;

/** Two ways of two moves; after R, only D is right, and L needs two more. */
const tiles = 'game: match-the-tiles\ntitle: Corner\n\nA..\n...\n..a\n';
/** BL loses it. */
const folding = 'game: folding-blocks\ntitle: Sheet\n\nA.B.\n....\n';
const packed = (text: string): string => packLevel(levelOf(text))!;

/** As the review notes mistakes, on a day of November 2026. */
function noted(
  day: number,
  ...mistakes: readonly Parameters<Exercises['note']>[0][]
): Record<string, string> {
  const storage = new FakeStorage();
  const exercises = new Exercises(new KeyValueStore(() => storage), () =>
    new Date(2026, 10, day, 12).getTime(),
  );
  for (const mistake of mistakes) expect(exercises.note(mistake)).toBe('noted');
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at)!);
  return Object.fromEntries(names.map((name) => [name, storage.getItem(name)!]));
}
const corner = { level: tiles, moves: ['R'], lost: 2 };
const sheet = { level: folding, moves: [], lost: 'level' as const };

/** Opens the exercises on a day; nothing but the day changes. */
async function openOn(page: Page, day: number, path = 'practise'): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 10, day, 9));
  await page.goto(`./#/${path}`);
  await page.reload();
}

async function store(page: Page, texts: Record<string, string>): Promise<void> {
  await page.goto('./#/help');
  await page.evaluate((all) => {
    for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
  }, texts);
}

const card = (page: Page, title: string = ask.title) => page.getByRole('region', { name: title });
const today = (page: Page, count: number) =>
  page.getByRole('heading', { name: homeWords.en.dueToday(count), exact: true });

test('a mistake comes back the day after, and when it is right, three days later', async ({ page }) => {
  await store(page, noted(3, corner));
  await openOn(page, 3);
  await expect(page.getByRole('heading', { name: words.nothingToday })).toBeVisible();
  await expect(page.getByText(words.next(words.tomorrow, 1))).toBeVisible();
  await openOn(page, 3, '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(homeWords.en.dueToday(1))).toHaveCount(0);

  await openOn(page, 4, '');
  await page.getByRole('link', { name: homeWords.en.practise }).click();
  await expect(today(page, 1)).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the exercises');
  await page.getByRole('link', { name: words.start }).click();
  const play = new PlayPage(page);
  await play.untilDrawn();
  await expect(page.getByText(words.exercise(1, 1))).toBeVisible();
  await expect(card(page)).toContainText(words.lost(2));
  await expect(card(page)).toContainText(ask.optimum(1));
  // It begins here: nothing can be taken back.
  await expect(play.button(en.play.undo)).toBeDisabled();
  await play.expectPosition(levelOf(tiles), ['R']);
  await page.keyboard.press('ArrowDown');
  await expect(card(page)).toContainText(ask.solved);
  await expect(card(page)).toContainText(ask.comesBack(words.onDay('7 November')));
  await expect(play.spoken).toContainText(ask.solvedText(1));
  await expectAccessibleInAllThemes(page, 'an exercise');
  // Enter goes on, as it does on the page of a level.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
  await expect(page.getByText(`${words.result(1, 0)}.`)).toBeVisible();
  await page.getByRole('link', { name: words.back }).click();
  await expect(page.getByText(words.comesBack(words.onDay('7 November')), { exact: true })).toBeVisible();

  await openOn(page, 6);
  await expect(page.getByRole('heading', { name: words.nothingToday })).toBeVisible();
  await openOn(page, 7);
  await expect(today(page, 1)).toBeVisible();
});

test('a wrong move is told, taken back and tried again, and counts as wrong', async ({ page }) => {
  await store(page, noted(3, corner, sheet));
  await openOn(page, 4, 'practise/due');
  const play = new PlayPage(page);
  const lose = async (move: string): Promise<void> => {
    await play.button(en.play.typeMove).click();
    await page.getByRole('dialog').getByRole('textbox').fill(move);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  };
  await play.untilDrawn();
  const isCornerFirst = (await page.getByRole('heading', { level: 1 }).innerText()) === 'Corner';
  for (const level of isCornerFirst ? ['Corner', 'Sheet'] : ['Sheet', 'Corner']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(level);
    await play.untilDrawn();
    await lose(level === 'Corner' ? 'L' : 'BL');
    await expect(card(page)).toContainText(level === 'Corner' ? ask.wrong : ask.wrongLevel);
    await expect(card(page)).toContainText(level === 'Corner' ? ask.lostMoves(2) : ask.lostLevel);
    await expect(play.spoken).toContainText(level === 'Corner' ? ask.wrong : ask.wrongLevel);
    await card(page).getByRole('button', { name: ask.takeBack }).click();
    await expect(card(page)).toContainText(ask.find);
    if (level === 'Sheet') {
      await card(page).getByRole('button', { name: ask.skip }).click();
      continue;
    }
    await lose('D');
    await expect(card(page)).toContainText(ask.comesBack(words.tomorrow));
    await card(page)
      .getByRole('button', { name: isCornerFirst ? ask.next : ask.finish })
      .click();
  }
  await expect(page.getByText(`${words.result(0, 2)}.`)).toBeVisible();
  await openOn(page, 5);
  await expect(today(page, 2)).toBeVisible();
});

test('a hint helps, and counts as not known', async ({ page }) => {
  await store(page, noted(3, corner));
  await openOn(page, 4, 'practise/due');
  const play = new PlayPage(page);
  await play.untilDrawn();
  await page.keyboard.press('h');
  await expect(play.hint).toContainText(en.hint.solvable);
  await expect(page.getByText(ask.withHint)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(card(page)).toContainText(ask.withHint);
  await expect(card(page)).toContainText(ask.comesBack(words.tomorrow));
});

test('they are removed one by one, put back, and all at once', async ({ page }) => {
  await store(page, noted(3, corner, sheet));
  await openOn(page, 4);
  await expect(today(page, 2)).toBeVisible();
  await page.getByRole('button', { name: words.remove('Corner') }).click();
  await expect(today(page, 1)).toBeVisible();
  await page.getByRole('button', { name: words.putBack }).click();
  await expect(today(page, 2)).toBeVisible();
  await page.getByRole('button', { name: words.clear }).click();
  const dialog = page.getByRole('dialog', { name: words.clear });
  await dialog.getByRole('button', { name: words.cancel }).click();
  await expect(today(page, 2)).toBeVisible();
  await page.getByRole('button', { name: words.clear }).click();
  await dialog.getByRole('button', { name: words.clear }).click();
  await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
  await expect(page.getByText(words.emptyText)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
});

test('they go with the progress, from one browser to another', async ({ page, browser }) => {
  await store(page, noted(3, corner, sheet));
  await openOn(page, 4, 'settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.settings.export }).click(),
  ]);
  const file = await download.path();
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).exercises)).toHaveLength(2);
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  const other = await context.newPage();
  await openOn(other, 4, 'settings');
  await other.setInputFiles('input[type=file]', file);
  await expect(other.getByText(en.settings.imported(0)).first()).toBeVisible();
  await other.getByRole('link', { name: homeWords.en.practise }).click();
  await expect(today(other, 2)).toBeVisible();
  await context.close();
});

test('any position can be tried from a link; every best move counts', async ({ page }) => {
  const play = new PlayPage(page);
  const address = `./#/practise/${packed(tiles)}`;
  for (const [first, second] of [
    ['ArrowRight', 'ArrowDown'],
    ['ArrowDown', 'ArrowRight'],
  ] as const) {
    await page.goto(`${address}/R.L`);
    await page.reload();
    await play.untilDrawn();
    await expect(card(page)).toContainText(ask.optimum(2));
    await page.keyboard.press(first);
    await expect(card(page)).toContainText(ask.togo(1));
    await page.keyboard.press(second);
    await expect(card(page)).toContainText(ask.solvedText(2));
    await expect(card(page)).not.toContainText(ask.comesBack(words.tomorrow));
  }
  // Nothing was noted of it, and no game was left open.
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => /exercise|game\./.test(name))),
  ).toEqual([]);

  await page.goto(`./#/practise/${packed(folding)}/BL`);
  await expect(card(page)).toContainText(ask.hopelessText);
  await expect(card(page).getByRole('link', { name: ask.wholeLevel })).toBeVisible();
  await page.goto(`${address}/R.Q`);
  await expect(page.getByText(/Move 2, “Q”/)).toBeVisible();
});

test('an exercise fits a phone', onPhonesLater, async ({ page }) => {
  await store(page, noted(3, corner, sheet));
  await openOn(page, 4);
  await expect(today(page, 2)).toBeVisible();
  await page.getByRole('link', { name: words.start }).click();
  const play = new PlayPage(page);
  await play.untilDrawn();
  await expect(card(page)).toContainText(ask.find);
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  await expect(play.drawing).toBeInViewport({ ratio: 1 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-PT' });
  test('exercises speak Portuguese', onPhonesLater, async ({ page }) => {
    const { pt: portuguese } = practiseWords;
    await store(page, noted(3, corner));
    await openOn(page, 4);
    await expect(page.getByRole('heading', { name: homeWords.pt.dueToday(1) })).toBeVisible();
    await expectAccessibleInAllThemes(page, 'the exercises in Portuguese');
    await page.getByRole('link', { name: portuguese.start }).click();
    await new PlayPage(page).untilDrawn();
    await expect(card(page, portuguese.task.title)).toContainText(portuguese.task.optimum(1));
    await page.getByRole('button', { name: pt.play.typeMove }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('L');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(card(page, portuguese.task.title)).toContainText(portuguese.task.lostMoves(2));
    await expectAccessibleInAllThemes(page, 'an exercise in Portuguese');
  });
});
