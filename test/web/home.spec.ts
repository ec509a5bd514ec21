import { en } from '../../src/web/shared/messages/en.ts';
import { levelCount, shippedLevel, solutionOf, stepsOf } from './levels.ts';
import { expect, onPhonesToo, test } from './page.ts';
import { PlayPage } from './play-page.ts';

test('the first page leads on from where one has stopped', onPhonesToo, async ({ page }) => {
  const first = shippedLevel({ game: 'folding-blocks', number: 1 });
  const played = shippedLevel({ game: 'match-the-tiles', number: 2 });
  const next = shippedLevel({ game: 'match-the-tiles', number: 3 });
  const goOn = (words: string, { game, title }: typeof first) =>
    page.getByRole('link', { name: `${words} ${en.home.continueAt(game.name, title)}` });
  await page.goto('./');
  await expect(goOn(en.home.start, first)).toBeVisible();
  const play = new PlayPage(page);
  await play.open(played);
  await page.goto('./#/');
  await expect(goOn(en.home.continue, played)).toBeVisible();
  await play.open(played);
  for (const step of stepsOf(played, await solutionOf(played))) await play.press(step);
  await expect(play.solved).toBeVisible();
  await page.goto('./#/');
  await expect(
    page.getByText(`${en.home.progress(1, levelCount(played.game.id))}, ${en.home.stars(3)}`),
  ).toBeVisible();
  await goOn(en.home.continue, next).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.title);
});

test('the small boards wear the patterns of the pieces, where they are chosen', async ({ page }) => {
  const face = page.locator('.tile .face').first();
  await page.goto('./#/levels/match-the-tiles');
  await expect(face).toHaveCSS('background-image', /^url\(/);
  await page.evaluate(() => {
    localStorage.setItem('fourfold.settings', JSON.stringify({ labels: 'colours' }));
    window.dispatchEvent(new StorageEvent('storage'));
  });
  await expect(face).toHaveCSS('background-image', /^none/);
});

test('a phone that lies on its side keeps the menu of the first page', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('./');
  await expect(page.getByRole('link', { name: en.app.settings })).toBeVisible();
});
