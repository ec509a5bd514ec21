import type { Page } from '@playwright/test';
import { en } from '../../src/web/shared/messages/en.ts';
import { linkedLevel, sampleLevels, shippedLevel, solutionOf, stepsOf } from './levels.ts';
import { expect, onPhonesToo, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const small = linkedLevel('game: match-the-tiles\ntitle: Small\n\nA..\n...\n..a\n');
const flags = (page: Page) => page.getByTestId('flags');
const paper = (page: Page) => page.getByTestId('confetti');

test('a win is celebrated, for a moment and in nobody’s way', onPhonesToo, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const level = shippedLevel({ game: 'match-the-tiles', number: 1 });
  const play = new PlayPage(page);
  await play.open(level);
  for (const step of stepsOf(level, await solutionOf(level))) await play.press(step);
  await expect(paper(page).locator('i').first()).toBeAttached();
  await expect(flags(page)).toBeVisible();
  // It lies over everything; what is below is pressed.
  const next = play.solved.getByRole('link', { name: en.play.next });
  await next.click({ trial: true });
  const isPaperTouched = await page.evaluate(() => {
    const pieces = [...document.querySelectorAll('[data-testid=confetti] i')].map((each) =>
      each.getBoundingClientRect(),
    );
    return pieces.some(({ x, y }) =>
      document.elementFromPoint(x + 2, y + 2)?.closest('[data-testid=confetti]'),
    );
  });
  expect(isPaperTouched).toBe(false);
  await expect(paper(page)).toHaveCount(0);
  await expect(flags(page)).toBeVisible();
  // Undone, it is no win any more; done again, it is nothing new.
  await page.keyboard.press('Backspace');
  await expect(flags(page)).toHaveCount(0);
  await page.keyboard.press('y');
  await expect(play.solved).toBeVisible();
  await expect(paper(page)).toHaveCount(0);
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(level.title);
});

for (const by of ['the system', 'the settings']) {
  test(`where ${by} ask for rest, a win has a still sign`, async ({ page }) => {
    const isSet = by === 'the settings';
    await page.emulateMedia({ reducedMotion: isSet ? 'no-preference' : 'reduce' });
    if (isSet)
      await page.addInitScript(() => localStorage.setItem('fourfold.settings', '{"motion":"reduced"}'));
    const play = new PlayPage(page);
    await play.open(small);
    for (const step of stepsOf(small, await solutionOf(small))) await play.press(step);
    await expect(flags(page)).toBeVisible();
    await expect(paper(page)).toHaveCount(0);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  });
}

test('a solution that was only shown is not celebrated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const play = new PlayPage(page);
  await play.open(small);
  await play.button(en.play.showMe).click();
  await expect(play.show).toContainText(en.show.step(2, 2));
  await expect(flags(page)).toHaveCount(0);
  await play.button(en.show.end).click();
  // Taken over in the midst, and brought to its end by hand.
  await play.button(en.play.showMe).click();
  await expect(play.show).toContainText(en.show.step(1, 2));
  await play.button(en.show.keep).click();
  const rest = (await solutionOf(small)).slice(1);
  for (const step of stepsOf(small, [...(await solutionOf(small))]).slice(-rest.length))
    await play.press(step);
  await expect(play.solved).toContainText(en.solved.demonstrated);
  await expect(flags(page)).toHaveCount(0);
  await expect(paper(page)).toHaveCount(0);
});

for (const sample of sampleLevels) {
  const level = shippedLevel(sample);
  test(`flags have the colours of the pieces and hang beside the board: ${level.game.name}`, async ({
    page,
  }) => {
    const play = new PlayPage(page);
    await play.drawFlat();
    await play.open(level);
    for (const step of stepsOf(level, await solutionOf(level))) await play.press(step);
    await expect(flags(page)).toBeVisible();
    const [below, top] = await Promise.all([
      flags(page).evaluate((element) => element.getBoundingClientRect().bottom),
      play.drawing.evaluate((element) => element.getBoundingClientRect().top),
    ]);
    expect(below).toBeLessThanOrEqual(top);
    const colours = await flags(page)
      .locator('i')
      .evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).backgroundColor)).size);
    expect(colours).toBeGreaterThan(2);
  });
}
