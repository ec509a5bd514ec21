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

test('the puzzle of the day changes from day to day and is the same for everybody', async ({
  page,
  browser,
}) => {
  const link = page.getByRole('link', { name: new RegExp(`^${en.home.daily}`) });
  const seen: string[] = [];
  await page.goto('./');
  for (const day of [1, 2, 3, 4]) {
    await page.clock.setFixedTime(new Date(2026, 2, day, 12));
    await page.reload();
    await expect(link).toContainText(`${day} March`);
    seen.push((await link.innerText()).replace(/.*\n/, ''));
  }
  expect(new Set(seen).size).toBeGreaterThan(1);
  await link.click();
  await expect(page).toHaveURL(/#\/daily$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Fourfold');
  const title = await heading.textContent();
  expect(seen.at(-1)).toContain(title);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(2026, 2, 4, 20));
  await other.goto('./#/daily');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title!);
  await context.close();
});
