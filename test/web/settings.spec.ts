import { en } from '../../src/web/shared/messages/en.ts';
import { shippedLevel, solutionOf, stepsOf } from './levels.ts';
import { expect, test } from './page.ts';
import { PlayPage } from './play-page.ts';

test('what is chosen in the settings is so, at once and later', async ({ page }) => {
  const play = new PlayPage(page);
  const settings = async (): Promise<void> => {
    await page.goto('./#/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.settings.title);
  };
  await settings();
  const theme = page.getByRole('group', { name: en.settings.theme });
  await theme.getByText(en.settings.themes.dark).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const timer = page.getByRole('switch', { name: en.settings.timer });
  await expect(timer).toBeChecked();
  await timer.click();
  await expect(page.getByRole('switch', { name: en.settings.sound })).not.toBeChecked();
  await page.reload();
  await expect(theme.getByLabel(en.settings.themes.dark)).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await play.open(shippedLevel({ game: 'match-the-tiles', number: 2 }));
  await expect(play.moves).toBeVisible();
  await expect(play.counter(en.play.time)).toHaveCount(0);
});

test('all results can be forgotten, games in progress too, but not by the main button', async ({ page }) => {
  const play = new PlayPage(page);
  const level = shippedLevel({ game: 'match-the-tiles', number: 7 });
  await play.open(level);
  for (const step of stepsOf(level, await solutionOf(level)).slice(0, 1)) await play.press(step);
  await page.goto('./#/settings');
  await page.getByRole('button', { name: en.settings.reset }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: en.settings.reset })).not.toHaveClass(/main/);
  await expect(dialog.getByRole('button', { name: en.settings.cancel })).toHaveClass(/main/);
  await dialog.getByRole('button', { name: en.settings.reset }).click();
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: new RegExp(`^${en.home.start}`) })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(en.levels.goOn(1)) })).toHaveCount(0);
});
