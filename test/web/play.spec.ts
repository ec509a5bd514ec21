import { en } from '../../src/web/shared/messages/en.ts';
import { sampleLevels, shippedLevel, solutionOf, stepsOf } from './levels.ts';
import { expect, onPhonesToo, test } from './page.ts';
import { PlayPage } from './play-page.ts';

for (const sample of sampleLevels) {
  const level = shippedLevel(sample);

  test(`${level.game.name} is won by keyboard, and the result is kept`, async ({ page }) => {
    const moves = await solutionOf(level);
    const play = new PlayPage(page);
    // The keys are the same in space, where the pointer is tried.
    await play.drawFlat();
    await play.open(level);
    await expect(play.moves).toHaveText(/^0/);
    await expect(play.counter(en.play.best)).toHaveCount(0);
    for (const step of stepsOf(level, moves)) await play.press(step);
    await expect(play.moves).toHaveText(new RegExp(`^${moves.length}\\b`));
    await expect(play.solved.getByRole('img', { name: en.play.stars(3) })).toBeVisible();
    await expect(play.solved).toContainText(en.solved.yours(moves.length));
    await expect(play.solved).toContainText(en.solved.newBest);
    await expect(play.spoken).toContainText(en.notice.solved(moves.length));
    await play.expectPosition(level, moves);

    await page.reload();
    await expect(play.counter(en.play.best)).toHaveText(String(moves.length));
    await expect(play.moves).toHaveText(/^0/);
    await page.getByRole('link', { name: en.play.levels, exact: true }).click();
    const solvedIn = en.levels.solvedIn(moves.length);
    await expect(page.getByRole('link', { name: `${level.title}, ${solvedIn}` })).toBeVisible();
  });

  test(
    `${level.game.name} is won by pointer, and the next level follows`,
    onPhonesToo,
    async ({ page, isMobile }) => {
      const moves = await solutionOf(level);
      const play = new PlayPage(page);
      // As most people see it; once is enough for what moves.
      await page.emulateMedia({ reducedMotion: isMobile ? 'reduce' : 'no-preference' });
      await play.open(level);
      for (const step of stepsOf(level, moves)) await play.drag(step, isMobile);
      await expect(play.solved).toBeVisible();
      await expect(play.moves).toHaveText(new RegExp(`^${moves.length}\\b`));
      await play.expectPosition(level, moves);
      await play.solved.getByRole('link', { name: en.play.next }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        shippedLevel({ ...sample, number: sample.number + 1 }).title,
      );
      await expect(play.moves).toHaveText(/^0/);
    },
  );
}

test('two cubes are picked by their numbers and rolled apart', async ({ page }) => {
  const level = shippedLevel({ game: 'roll-the-block', number: 7 });
  const moves = await solutionOf(level);
  const steps = stepsOf(level, moves);
  expect(new Set(steps.map(({ choice }) => choice?.id))).toEqual(new Set([undefined, '1', '2']));
  const play = new PlayPage(page);
  await play.drawFlat();
  await play.open(level);
  for (const step of steps) await play.press(step);
  await expect(play.solved.getByRole('img', { name: en.play.stars(3) })).toBeVisible();
  await play.expectPosition(level, moves);
});

test('more moves than needed earn fewer stars, and the better result stays', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 2 });
  const moves = await solutionOf(level);
  const play = new PlayPage(page);
  await play.open(level);
  // There and back again first.
  const detour = [...'RLRLRL'];
  for (const step of stepsOf(level, [...detour, ...moves])) await play.press(step);
  const all = detour.length + moves.length;
  await expect(play.solved).toContainText(en.solved.better(moves.length));
  await expect(play.solved.getByRole('img', { name: en.play.stars(1) })).toBeVisible();
  await expect(play.counter(en.play.best)).toHaveText(String(all));
  await play.button(en.solved.again).click();
  for (const step of stepsOf(level, moves)) await play.press(step);
  await expect(play.solved).toContainText(en.solved.perfect);
  await expect(play.counter(en.play.best)).toHaveText(String(moves.length));
});

test('a drag shows beforehand where it leads, and can be taken back', async ({ page }) => {
  const level = shippedLevel({ game: 'folding-blocks', number: 4 });
  const play = new PlayPage(page);
  await play.open(level);
  const { x, y, side } = await play.pointAt({ row: 0, column: 0 });
  const ghost = play.drawing.locator('.ghost');
  const blocked = play.drawing.locator('.ghost.blocked');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(ghost).toHaveCount(0);
  await page.mouse.move(x + side, y);
  await expect(ghost).toBeVisible();
  await expect(blocked).toHaveCount(0);
  await page.mouse.move(x, y - side);
  await expect(blocked).toBeVisible();
  // Back to where it began: nothing is meant.
  await page.mouse.move(x + 2, y);
  await expect(ghost).toHaveCount(0);
  await page.mouse.up();
  await play.expectPosition(level, []);
  await expect(play.moves).toHaveText('0');
  // Let go where it cannot go: the rules say why.
  await page.mouse.down();
  await page.mouse.move(x, y - side);
  await page.mouse.up();
  await expect(play.spoken).toContainText(/board/);
  await expect(play.moves).toHaveText('0');
});

test('where nothing can be drawn in space there is a flat board', onPhonesToo, async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
      return /webgl/.test(kind) ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
  const level = shippedLevel({ game: 'roll-the-block', number: 1 });
  const play = new PlayPage(page);
  await play.open(level);
  await expect(play.drawing.locator('canvas')).toHaveCount(0);
  const moves = await solutionOf(level);
  for (const step of stepsOf(level, moves)) await play.drag(step, isMobile);
  await expect(play.solved).toBeVisible();
  await play.expectPosition(level, moves);
});
