import { en } from '../../src/web/shared/messages/en.ts';
import { shippedLevel } from './levels.ts';
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
