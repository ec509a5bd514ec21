import type { Page } from '@playwright/test';
import { playWords } from '../../src/web/play/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import {
  deadEndOf,
  linkedLevel,
  sampleLevels,
  shippedLevel,
  solutionOf,
  stepsOf,
  type TestLevel,
} from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';
import { PlayPage } from './play-page.ts';
import { ToldLevel } from './told.ts';

const { ask } = en.hint;

async function opened(page: Page, level: TestLevel): Promise<PlayPage> {
  const play = new PlayPage(page);
  await play.open(level);
  return play;
}

for (const sample of sampleLevels) {
  test(
    `each rung tells a little more, in words and on the board: ${sample.game}`,
    onPhonesLater,
    async ({ page }) => {
      const level = shippedLevel(sample);
      const moves = await solutionOf(level);
      const hasChoices = stepsOf(level, moves)[0]!.choice !== undefined;
      await new PlayPage(page).drawFlat();
      const play = await opened(page, level);
      const told = await ToldLevel.after(level, []);
      const spot = play.drawing.locator('.spot').first();

      await play.button(en.play.hint).click();
      await expect(play.hint).toHaveText(en.hint.solvable);
      await expect(play.spoken).toContainText(en.hint.solvable);
      await play.askHint(ask.count);
      await expect(play.hint).toHaveText(en.hint.count(moves.length, true));
      if (hasChoices) {
        await play.askHint(ask.piece);
        await expect(play.hint).toHaveText(told.piece(stepsOf(level, moves)[0]!.choice!.id));
        await expect(spot).toBeVisible();
      }
      await expect(play.drawing.locator('.hint')).toHaveCount(0);
      await play.askHint(ask.move);
      await expect(play.drawing.locator('.hint')).toBeVisible();
      await expect(spot).toBeVisible({ visible: hasChoices });
      await expect(play.hints.getByRole('button')).toHaveText(['', playWords.en.doIt]);

      // The sentence asks for one move alone. It is a good one: it leads one step nearer, and the ladder begins anew.
      const said = told.moveSaid((await play.hint.textContent())!);
      await play.button(playWords.en.doIt).click();
      await play.expectPosition(level, [said]);
      await expect(play.spoken).toHaveText(told.move(said, 'done'));
      await expect(play.drawing.locator('.hint')).toHaveCount(0);
      await expect(play.hints).toBeFocused();
      await play.askHint(ask.solvable);
      await play.askHint(ask.count);
      await expect(play.hint).toHaveText(en.hint.count(moves.length - 1, true));
    },
  );
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
  await play.button(playWords.en.doIt).click();
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

test(
  'a hinted move is done by a tap, and the result says that hints were used',
  onPhonesLater,
  async ({ page }) => {
    const level = shippedLevel({ game: 'match-the-tiles', number: 2 });
    const play = await opened(page, level);
    await play.button(en.play.hint).click();
    for (const question of [ask.count, ask.move]) await play.askHint(question);
    await play.button(playWords.en.doIt).click();
    for (const question of [ask.solvable, ask.count, ask.move]) await play.askHint(question);
    await play.button(playWords.en.doIt).click();
    await expect(play.solved).toContainText(en.solved.withHints);
  },
);

test('a move is told in Portuguese', onPhonesLater, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fourfold.settings', '{"language":"pt"}'));
  const level = shippedLevel({ game: 'folding-blocks', number: 2 });
  const moves = await solutionOf(level);
  const [step] = stepsOf(level, moves);
  const told = await ToldLevel.after(level, [], 'pt');
  const play = new PlayPage(page);
  await page.goto(level.address);
  await play.untilDrawn();
  await play.press(step!);
  await expect(play.spoken).toHaveText(told.move(moves[0]!, 'done'));
  await page.keyboard.press('u');
  await expect(play.spoken).toHaveText(/^Jogada desfeita: dobrou a folha /);
  await play.button(pt.play.hint).click();
  const { ask: questions } = pt.hint;
  for (const name of [questions.count, questions.piece, questions.move]) {
    const button = play.button(name);
    // With one sheet there is nothing to choose.
    if (name !== questions.piece || step!.choice) await button.click();
  }
  await expect(play.button(playWords.pt.doIt)).toBeVisible();
  expect(told.moveSaid((await play.hint.textContent())!)).toBeTruthy();
  await play.button(playWords.pt.doIt).click();
  await expect(play.moves).toHaveText('1');
});

// The upper block, red, is dragged down onto the blue one; underneath, the move is written from the lower one.
const swap = linkedLevel('game: break-the-ice\ntitle: From above\n\na...\nb.a.\nabba\n');

test(
  'a swap is told from the block that was dragged, also after a reload',
  onPhonesLater,
  async ({ page, isMobile }) => {
    const told = await ToldLevel.after(swap, []);
    const play = await opened(page, swap);
    const step = {
      notation: 'a2U',
      direction: 'D',
      choice: { id: 'a3', label: 'a3', cells: [{ row: 0, column: 0 }] },
    } as const;
    await play.drag(step, isMobile);
    const sentence = told.move('a2U', 'done', 'a3', 'D');
    await expect(play.spoken).toHaveText(sentence);
    await expect(play.spoken).toHaveText(/blue (one|block B) below it/);
    // A key is pressed before the words of the moves are there.
    let arrive = (): void => {};
    const words = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/moves-[^/]*\.js$/, async (route) => {
      await words;
      await route.continue();
    });
    await page.reload();
    await expect(play.moves).toHaveText('1');
    await page.keyboard.press('u');
    await expect(play.moves).toHaveText('0');
    arrive();
    await expect(play.spoken).toHaveText(/^Took back: swap the .*red block.* with the blue .*below it/);
    await page.keyboard.press('y');
    if (!isMobile) {
      const entry = play.history.getByRole('button', { name: en.play.goTo(1) });
      await expect(entry).toHaveAccessibleName(sentence);
      await expect(entry).toHaveAttribute('title', sentence);
      await expect(entry).not.toContainText('a2U');
    }
  },
);

test('coordinates stand at the edge where they are wanted, and while a move is typed', async ({ page }) => {
  const play = await opened(page, swap);
  const edge = play.drawing.locator('.column, .row');
  await expect(edge).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(edge).toHaveText(['a', 'b', 'c', 'd', '3', '2', '1']);
  await page.getByRole('textbox').fill('a3D');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/at a3/);
  await page.keyboard.press('Escape');
  await expect(edge).toHaveCount(0);
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: playWords.en.coordinates }).check();
  await page.goBack();
  await expect(edge).toHaveCount(7);
  // The list of moves shows the notation then, as the move was made.
  await expect(play.history.getByRole('button').nth(1)).toContainText('a3D');
});

test(
  'the best possible is a number, and a mark says that it is proved',
  onPhonesLater,
  async ({ page, isMobile }) => {
    const level = shippedLevel({ game: 'match-the-tiles', number: 2 });
    const play = await opened(page, level);
    const counter = play.counter(en.play.optimum);
    const mark = play.button(playWords.en.proved);
    await expect(counter).toContainText('2');
    await expect(mark).toHaveCount(0);
    await play.button(en.play.hint).click();
    const tip = page.locator('.tip');
    await expect(tip).toBeHidden();
    if (isMobile) await mark.tap();
    else await mark.hover();
    await expect(tip).toBeVisible();
    await expect(tip).toHaveText(playWords.en.proved);
    if (isMobile) return;
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(tip).toBeVisible();
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(mark).toHaveAttribute('aria-expanded', 'false');
  },
);

test('with fewer than three stars the best way is shown at once, and never as the player’s moves', async ({
  page,
}) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 2 });
  const moves = await solutionOf(level);
  const back = { U: 'D', D: 'U', L: 'R', R: 'L' }[moves[0]!]!;
  const long = [moves[0]!, back, moves[0]!, back, ...moves];
  const play = await opened(page, level);
  for (const step of stepsOf(level, long)) await play.press(step);
  await play.solved.getByRole('button', { name: en.solved.showBest }).click();
  await expect(play.show).toContainText(en.show.step(moves.length, moves.length));
  await expect(play.history.getByRole('button', { name: en.play.shown })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await play.expectPosition(level, long);
  await expect(play.history.getByRole('listitem')).toHaveCount(long.length + 1);
});
