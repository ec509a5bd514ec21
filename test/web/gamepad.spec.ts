import { en } from '../../src/web/shared/messages/en.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import { TestPad } from './gamepad.ts';
import { sampleLevels, shippedLevel, solutionOf, stepsOf } from './levels.ts';
import { expect, test } from './page.ts';
import { PlayPage } from './play-page.ts';

for (const sample of sampleLevels) {
  const level = shippedLevel(sample);

  test(`${level.game.name} is won with a gamepad alone`, async ({ page }) => {
    const pad = new TestPad(page);
    const play = new PlayPage(page);
    await pad.install();
    await play.drawFlat();
    await play.open(level);
    await pad.connect();
    for (const { choice, direction } of stepsOf(level, await solutionOf(level))) {
      const at = choice?.cells[0];
      const picked = page.locator(`[data-at='${at?.row},${at?.column}'][aria-selected=true]`);
      for (let presses = 0; choice && presses < 60 && (await picked.count()) === 0; presses += 1)
        await pad.press('RB');
      await pad.go(direction);
    }
    await expect(play.solved).toBeVisible();
    await pad.press('A');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      shippedLevel({ ...sample, number: sample.number + 1 }).title,
    );
  });
}

test('a gamepad undoes, redoes, asks for hints and reaches every button', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 7 });
  const [first] = stepsOf(level, await solutionOf(level));
  const pad = new TestPad(page);
  const play = new PlayPage(page);
  await pad.install();
  await play.open(level);
  await pad.connect();
  await pad.go(first!.direction);
  await expect(play.moves).toHaveText(/^1/);
  await pad.press('B');
  await expect(play.moves).toHaveText(/^0/);
  await pad.press('Y');
  await expect(play.moves).toHaveText(/^1/);
  await pad.press('X');
  await expect(play.hint).toHaveText(en.hint.solvable);

  // To the buttons: every one can be reached, and the moves rest meanwhile.
  await pad.press('menu');
  const restart = play.button(en.play.restart);
  for (const direction of ['R', 'R', 'D', 'R'] as const) await pad.go(direction);
  for (let presses = 0; presses < 20; presses += 1) {
    if (await restart.evaluate((button) => button === document.activeElement)) break;
    const [here, there] = await restart.evaluate((button) =>
      [document.activeElement!, button].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const [right, down] = [there!.x - here!.x, there!.y - here!.y];
    await pad.go(Math.abs(right) > Math.abs(down) ? (right > 0 ? 'R' : 'L') : down > 0 ? 'D' : 'U');
  }
  await expect(restart).toBeFocused();
  await expect(restart).toHaveCSS('outline-style', 'solid');
  await expect(play.moves).toHaveText(/^1/);
  await pad.press('A');
  await expect(play.moves).toHaveText(/^0/);
  await pad.press('B');
  await pad.go(first!.direction);
  await expect(play.moves).toHaveText(/^1/);
});

test('a gamepad leads through the pages, settings and dialogs', async ({ page }) => {
  const pad = new TestPad(page);
  await pad.install();
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.settings.title);
  await pad.connect();
  await page.getByRole('radio', { name: 'English' }).focus();
  await pad.go('R');
  await pad.press('A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.settings.title);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: pt.settings.reset }).focus();
  await pad.press('A');
  await expect(dialog).toBeVisible();
  await pad.press('B');
  await expect(dialog).toBeHidden();
  await page.goto('./#/');
  await page.locator('.games a[href*="play"]').last().focus();
  await pad.press('A');
  await expect(page.getByRole('grid')).toBeAttached();
});
