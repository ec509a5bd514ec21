import type { Page } from '@playwright/test';
import { en } from '../../src/web/shared/messages/en.ts';
import { linkedLevel, sampleLevels, shippedLevel, solutionOf, stepsOf } from './levels.ts';
import { expect, often, onPhonesLater, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const small = linkedLevel('game: match-the-tiles\ntitle: Small\n\nA..\n...\n..a\n');
const flags = (page: Page) => page.getByTestId('flags');
const paper = (page: Page) => page.getByTestId('confetti');

test('a win is celebrated, for a moment and in nobody’s way', onPhonesLater, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // It may be over before a slow machine looks: the page itself notes each piece, and whether it can be pressed.
  await page.addInitScript(() => {
    const flown: boolean[] = [];
    Object.assign(window, { flown });
    const watch = (): void => {
      const pieces = document.querySelectorAll('[data-testid=confetti] i');
      if (pieces.length > 0 && flown.length === 0)
        flown.push(...[...pieces].map((each) => getComputedStyle(each).pointerEvents !== 'none'));
    };
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  });
  const flown = () => page.evaluate(() => (window as unknown as { flown: boolean[] }).flown);
  const level = shippedLevel({ game: 'match-the-tiles', number: 1 });
  const play = new PlayPage(page);
  await play.open(level);
  for (const step of stepsOf(level, await solutionOf(level))) await play.press(step);
  await expect.poll(async () => (await flown()).length, often).toBeGreaterThan(50);
  expect(await flown()).not.toContain(true);
  const next = play.solved.getByRole('link', { name: en.play.next });
  await next.click({ trial: true });
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
  // Taken over before its end, which is reached by hand.
  await play.button(en.show.back).click();
  await expect(play.show).toContainText(en.show.step(1, 2));
  await play.button(en.show.keep).click();
  for (const step of stepsOf(small, await solutionOf(small)).slice(1)) await play.press(step);
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
