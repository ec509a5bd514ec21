import type { Page } from '@playwright/test';
import { en } from '../../src/web/shared/messages/en.ts';
import { sampleLevels, shippedLevel, solutionOf, stepsOf } from './levels.ts';
import { expect, often, test } from './page.ts';
import { arrowKeys, PlayPage } from './play-page.ts';
import { ToldLevel } from './told.ts';

/** One move less than solves it, so that all buttons stay in reach. */
async function openAlmostSolved(page: Page, sample: { game: string; number: number }) {
  const level = shippedLevel(sample);
  const moves = (await solutionOf(level)).slice(0, -1);
  const play = new PlayPage(page);
  await play.open(level);
  for (const step of stepsOf(level, moves)) await play.press(step);
  await expect(play.moves).toHaveText(new RegExp(`^${moves.length}\\b`));
  return { level, moves, play };
}

for (const sample of sampleLevels) {
  test(`undo to the start and redo to the end: ${sample.game}`, async ({ page }) => {
    await new PlayPage(page).drawFlat();
    const { level, moves, play } = await openAlmostSolved(page, sample);
    await play.expectPosition(level, moves);
    const undo = play.button(en.play.undo);
    const redo = play.button(en.play.redo);
    await expect(redo).toBeDisabled();
    for (let left = moves.length; left > 0; left -= 1) {
      await undo.click();
      await expect(play.moves).toHaveText(new RegExp(`^${left - 1}\\b`));
    }
    await play.expectPosition(level, []);
    await expect(undo).toBeDisabled();
    for (const _ of moves) await page.keyboard.press('Shift+Backspace');
    await play.expectPosition(level, moves);
    await expect(redo).toBeDisabled();
    for (const _ of moves) await page.keyboard.press('Backspace');
    await play.expectPosition(level, []);
    for (const _ of moves) await redo.click();
    await play.expectPosition(level, moves);
  });
}

test('there are several keys for undo, redo and restart', async ({ page }) => {
  const { level, moves, play } = await openAlmostSolved(page, { game: 'match-the-tiles', number: 7 });
  const here = moves.length;
  const told = await ToldLevel.after(level, moves.slice(0, -1));
  const keys = [
    { undo: 'u', redo: 'y' },
    { undo: 'Control+z', redo: 'Control+y' },
    { undo: 'Control+z', redo: 'Control+Shift+z' },
  ];
  for (const { undo, redo } of keys) {
    await page.keyboard.press(undo);
    await expect(play.moves, undo).toHaveText(String(here - 1));
    await expect(play.spoken).toHaveText(told.move(moves.at(-1)!, 'do'));
    await expect(play.spoken).toContainText(en.notice.count(here - 1));
    await page.keyboard.press(redo);
    await expect(play.moves, redo).toHaveText(String(here));
  }
  for (const key of ['r', 'Home']) {
    await page.keyboard.press(key);
    await expect(play.spoken).toContainText(en.notice.restarted);
    await play.expectPosition(level, []);
    for (const _ of moves) await page.keyboard.press('y');
    await play.expectPosition(level, moves);
  }
  await page.keyboard.press('y');
  await expect(play.spoken).toContainText(en.notice.nothingToRedo);
});

test('the list of moves goes to any position, back and on', async ({ page }) => {
  const { level, moves, play } = await openAlmostSolved(page, { game: 'match-the-tiles', number: 7 });
  const entry = (count: number) =>
    play.history.getByRole('button', { name: en.play.goTo(count), exact: false });
  await expect(entry(moves.length)).toHaveAttribute('aria-current', 'step');
  await entry(1).click();
  await play.expectPosition(level, moves.slice(0, 1));
  await expect(entry(1)).toHaveAttribute('aria-current', 'step');
  await entry(moves.length).click();
  await play.expectPosition(level, moves);
  await play.history.getByRole('button', { name: en.play.goToStart }).click();
  await play.expectPosition(level, []);
  // Another move takes the place of those that could be redone.
  const other = moves[0] === 'U' ? 'D' : 'U';
  for (const step of stepsOf(level, [other])) await play.press(step);
  await expect(play.history.getByRole('listitem')).toHaveCount(2);
  await play.expectPosition(level, [other]);
});

test('the restart button goes to the start, and the moves can be redone', async ({ page }) => {
  const { level, moves, play } = await openAlmostSolved(page, { game: 'folding-blocks', number: 5 });
  await play.button(en.play.restart).click();
  await play.expectPosition(level, []);
  await expect(play.button(en.play.restart)).toBeDisabled();
  for (const _ of moves) await play.button(en.play.redo).click();
  await play.expectPosition(level, moves);
});

test('moves come faster than they are drawn, and none is lost', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 8 });
  const moves = (await solutionOf(level)).slice(0, 10);
  const play = new PlayPage(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await play.open(level);
  // All in one go, as fast as a browser can take them.
  await page.evaluate(
    (names) => {
      for (const key of names)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
    stepsOf(level, moves).map(({ direction }) => arrowKeys[direction]),
  );
  await expect(play.moves).toHaveText('10');
  await play.expectPosition(level, moves);
  // What is drawn follows: in the end it lies where it lies when one goes there at once.
  await play.history.getByRole('button', { name: en.play.goToStart }).click();
  await expect.poll(() => play.drawnLetters(), often).not.toEqual([]);
  const start = await play.drawnLetters();
  await play.history.getByRole('button', { name: en.play.goTo(10) }).click();
  const direct = await play.drawnLetters();
  expect(direct).not.toEqual(start);
  await page.keyboard.press('r');
  await expect.poll(() => play.drawnLetters(), often).toEqual(start);
  await page.evaluate((count) => {
    for (let index = 0; index < count; index += 1)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'y', bubbles: true }));
  }, moves.length);
  await expect.poll(() => play.drawnLetters(), often).toEqual(direct);
});

test('a key held down goes on moving', async ({ page }) => {
  const level = shippedLevel({ game: 'roll-the-block', number: 1 });
  const play = new PlayPage(page);
  await play.drawFlat();
  await play.open(level);
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  // The board ends after two of them; the others are refused and count for nothing.
  await expect(play.moves).toHaveText('2');
  await play.expectPosition(level, ['R', 'R']);
});
