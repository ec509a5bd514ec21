import { games } from '../../src/games/index.ts';
import { freshWords } from '../../src/web/pages/fresh/words.ts';
import { homeWords } from '../../src/web/pages/home/words.ts';
import { formatStream, startStream } from '../../src/web/shared/fresh/endless.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { levelOf, solutionOf, stepsOf } from './levels.ts';
import { expect, onPhonesToo, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const ids = games.filter(({ generator }) => generator).map(({ id }) => id);
const words = homeWords.en;

test(
  'the stream goes up with good solutions and down with levels that are left',
  onPhonesToo,
  async ({ page }) => {
    const play = new PlayPage(page);
    await play.drawFlat();
    await page.addInitScript(
      (stream) => {
        if (localStorage.getItem('fourfold.endless') === null)
          localStorage.setItem('fourfold.endless', stream);
      },
      formatStream(startStream(7, ids)),
    );
    const isAt = async (number: number, difficulty: string): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.levels.level(number));
      await expect(page.getByText(` · ${words.endless} · ${en.levels.packs[difficulty]}`)).toBeVisible();
      await play.untilDrawn();
    };
    await page.goto('./');
    await page.getByRole('link', { name: words.endless }).click();
    await isAt(1, 'easy');
    const level = await play.level();
    const solution = await solutionOf(level);
    for (const step of stepsOf(level, solution)) await play.press(step);
    await expect(play.solved).toBeVisible();
    await expect(play.button(freshWords.en.skip)).toHaveCount(0);
    await play.solved.getByRole('link', { name: en.play.next }).click();
    await isAt(2, 'medium');
    const second = await play.shared(en.share.text);
    expect(levelOf(second).game.id).not.toBe(level.game.id);
    // Where one is stays, and the level is the same one.
    await page.reload();
    await isAt(2, 'medium');
    expect(await play.shared(en.share.text)).toBe(second);
    await play.button(freshWords.en.skip).click();
    await isAt(3, 'easy');
    await page.goBack();
    await isAt(2, 'medium');
    expect(await play.shared(en.share.text)).toBe(second);
    await page.goto('./#/endless');
    await isAt(3, 'easy');
  },
);

test('a game in the stream can be gone on with from the first page', async ({ page }) => {
  const play = new PlayPage(page);
  await play.drawFlat();
  await page.addInitScript(
    (stream) => {
      if (localStorage.getItem('fourfold.endless') === null) localStorage.setItem('fourfold.endless', stream);
    },
    formatStream(startStream(7, ids)),
  );
  await page.goto('./#/endless');
  await play.untilDrawn();
  const level = await play.level();
  const [first] = await solutionOf(level);
  for (const step of stepsOf(level, [first!])) await play.press(step);
  await expect(play.moves).toHaveText(/^1/);
  await page.goto('./#/');
  await page.getByRole('link', { name: new RegExp(`^${en.levels.goOn(1)}.*${words.endless}`) }).click();
  await expect(page).toHaveURL(/#\/endless\/1$/);
  await play.untilDrawn();
  await play.expectPosition(level, [first!]);
});
