import type { Page } from '@playwright/test';
import { en } from '../../src/web/shared/messages/en.ts';
import {
  deadEndOf,
  linkedLevel,
  sampleLevels,
  shippedLevel,
  solutionOf,
  stepsOf,
  type TestLevel,
} from './levels.ts';
import { expect, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const { ask } = en.hint;

async function opened(page: Page, level: TestLevel): Promise<PlayPage> {
  const play = new PlayPage(page);
  await play.open(level);
  return play;
}

for (const sample of sampleLevels) {
  test(`each rung tells a little more: ${sample.game}`, async ({ page }) => {
    const level = shippedLevel(sample);
    const moves = await solutionOf(level);
    const hasChoices = stepsOf(level, moves)[0]!.choice !== undefined;
    await new PlayPage(page).drawFlat();
    const play = await opened(page, level);

    await play.button(en.play.hint).click();
    await expect(play.hint).toHaveText(en.hint.solvable);
    await expect(play.spoken).toContainText(en.hint.solvable);
    await play.askHint(ask.count);
    await expect(play.hint).toHaveText(en.hint.count(moves.length, true));
    if (hasChoices) {
      await play.askHint(ask.piece);
      await expect(play.hint).toHaveText(/^Move [\w ]+\.$/);
    }
    await expect(play.drawing.locator('.hint')).toHaveCount(0);
    await play.askHint(ask.move);
    await expect(play.hint).toHaveText(/^Play \w+\.$/);
    await expect(play.drawing.locator('.hint')).toBeVisible();
    await expect(play.hints.getByRole('button')).toHaveText(['']);

    // The move is a good one: it leads one step nearer, and the ladder begins anew.
    const said = /Play (\w+)\./.exec((await play.hint.textContent())!)![1]!;
    for (const step of stepsOf(level, [said])) await play.press(step);
    await expect(play.drawing.locator('.hint')).toHaveCount(0);
    await play.askHint(ask.solvable);
    await play.askHint(ask.count);
    await expect(play.hint).toHaveText(en.hint.count(moves.length - 1, true));
  });
}

test('H asks too, and the panel can be closed', async ({ page }) => {
  const play = await opened(page, shippedLevel({ game: 'match-the-tiles', number: 2 }));
  await page.keyboard.press('h');
  await expect(play.hint).toHaveText(en.hint.solvable);
  await page.keyboard.press('h');
  await expect(play.hint).toHaveText(en.hint.count(2, true));
  await play.hints.getByRole('button', { name: en.app.close }).click();
  await expect(play.hints).toHaveCount(0);
});

test('a dead position is called dead, and leads back to the last one that was not', async ({ page }) => {
  const level = shippedLevel({ game: 'folding-blocks', number: 5 });
  const moves = deadEndOf(level);
  const play = await opened(page, level);
  for (const step of stepsOf(level, moves)) await play.press(step);
  await play.button(en.play.hint).click();
  await expect(play.hint).toHaveText(`${en.hint.dead} ${en.hint.lastAlive(moves.length - 1)}`);
  await play.button(en.hint.goBack).click();
  await play.expectPosition(level, moves.slice(0, -1));
  await play.askHint(ask.solvable);
  await expect(play.hint).toHaveText(en.hint.solvable);
});

test('a level that cannot be solved is said to be so', async ({ page }) => {
  const level = linkedLevel('game: break-the-ice\ntitle: Two are not three\n\n....\na..a\n');
  const play = await opened(page, level);
  await play.button(en.play.hint).click();
  await expect(play.hint).toHaveText(en.hint.deadFromStart);
  await expect(play.button(en.hint.goBack)).toHaveCount(0);
  // There is nothing to show either.
  await play.button(en.play.showMe).click();
  await expect(play.show).toHaveCount(0);
  await expect(play.spoken).toContainText(en.hint.deadFromStart);
});

test('"Show me" plays, pauses, steps and goes back', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 8 });
  const moves = await solutionOf(level);
  const count = moves.length;
  const play = await opened(page, level);
  const at = (number: number) => expect(play.show).toContainText(en.show.step(number, count));
  await play.button(en.play.showMe).click();
  await expect(play.show).toBeVisible();
  await expect(play.moves).not.toHaveText('0');
  await play.show.getByRole('button', { name: en.show.pause }).click();
  const reached = Number(await play.moves.textContent());
  await at(reached);
  await play.show.getByRole('button', { name: en.show.back }).click();
  await at(reached - 1);
  await expect(play.moves).toHaveText(String(reached - 1));
  await play.show.getByRole('button', { name: en.show.forward }).click();
  await at(reached);
  // By keys: the arrows step, Escape ends.
  await page.keyboard.press('ArrowLeft');
  await at(reached - 1);
  await page.keyboard.press('ArrowRight');
  await at(reached);
  await play.show.getByRole('button', { name: en.show.play, exact: true }).click();
  await at(count);
  await expect(play.show.getByRole('button', { name: en.show.forward })).toBeDisabled();
  await expect(play.solved).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(play.show).toHaveCount(0);
  await expect(play.spoken).toContainText(en.show.ended);
  await play.expectPosition(level, []);
});

test('one can go on from a solution shown, but that does not count', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 4 });
  const count = (await solutionOf(level)).length;
  const play = await opened(page, level);
  await play.button(en.play.showMe).click();
  await play.show.getByRole('button', { name: en.show.pause }).click();
  const forward = play.show.getByRole('button', { name: en.show.forward });
  while (!(await play.show.innerText()).includes(en.show.step(count - 1, count))) await forward.click();
  await play.show.getByRole('button', { name: en.show.keep }).click();
  await expect(play.show).toHaveCount(0);
  await expect(play.moves).toHaveText(String(count - 1));
  // The last move is the player's own: a hint tells which.
  await play.button(en.play.hint).click();
  await play.askHint(ask.count);
  await play.askHint(ask.move);
  const said = /Play ([UDLR])\./.exec((await play.hint.textContent())!)![1] as 'U';
  await play.press({ notation: said, direction: said, choice: undefined });
  await expect(play.solved).toContainText(en.solved.demonstrated);
  await expect(play.solved.getByRole('img')).toHaveCount(0);
  await expect(play.counter(en.play.best)).toHaveCount(0);
  await page.reload();
  await expect(play.moves).toHaveText('0');
  await expect(play.counter(en.play.best)).toHaveCount(0);
});

test('a solved level can be seen again', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 2 });
  const moves = await solutionOf(level);
  const play = await opened(page, level);
  for (const step of stepsOf(level, moves)) await play.press(step);
  await play.solved.getByRole('button', { name: en.solved.replay }).click();
  await expect(play.show).toBeVisible();
  await expect(play.solved).toBeVisible();
  await play.expectPosition(level, moves);
});
