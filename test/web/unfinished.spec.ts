import { en } from '../../src/web/shared/messages/en.ts';
import {
  linkedLevel,
  sampleLevels,
  shippedLevel,
  solutionOf,
  stepsOf,
  type TestLevel,
  textOf,
} from './levels.ts';
import { expect, onPhonesToo, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const tiles = shippedLevel({ game: 'match-the-tiles', number: 7 });
const small = linkedLevel('game: match-the-tiles\ntitle: Small\n\nA..\n...\n..a\n');
/** Solved in one move, lost after three. */
const ice = linkedLevel('game: break-the-ice\ntitle: Three at most\nmoves: 1\n\n........\nr.rr....\n');

const begin = async (play: PlayPage, level: TestLevel, moves: readonly string[]): Promise<void> => {
  await play.open(level);
  for (const step of stepsOf(level, moves)) await play.press(step);
  await expect(play.moves).toHaveText(new RegExp(`^${moves.length}\\b`));
};
/** A solution that takes the long way. */
function detourOf(level: TestLevel, solution: readonly string[]): readonly string[] {
  const rules = level.game.rules(level.level);
  let found: readonly string[] | undefined;
  const go = (state: unknown, moves: readonly string[]): void => {
    if (found || moves.length > solution.length + 4) return;
    if (rules.isGoal(state)) {
      if (moves.length > solution.length + 2) found = moves;
      return;
    }
    for (const move of rules.moves(state)) {
      const next = rules.apply(state, move);
      if (next.ok) go(next.value, [...moves, rules.formatMove(move)]);
    }
  };
  go(rules.start(), []);
  return found!;
}
const nameOf = ({ game, title }: TestLevel) => en.home.continueAt(game.name, title);

for (const sample of sampleLevels.filter(({ game }) => game !== 'roll-the-block')) {
  test(`a game survives reloading, with undo and redo: ${sample.game}`, onPhonesToo, async ({ page }) => {
    const level = shippedLevel(sample);
    const moves = (await solutionOf(level)).slice(0, -1).slice(0, 3);
    const play = new PlayPage(page);
    await begin(play, level, moves);
    await page.keyboard.press('Backspace');
    await expect(play.moves).toHaveText(new RegExp(`^${moves.length - 1}\\b`));
    // At once: leaving stores what no timer has stored yet.
    await page.reload();
    await play.untilDrawn();
    await play.expectPosition(level, moves.slice(0, -1));
    await play.button(en.play.redo).click();
    await play.expectPosition(level, moves);
    await expect(play.button(en.play.redo)).toBeDisabled();
    for (const _ of moves) await play.button(en.play.undo).click();
    await play.expectPosition(level, []);
  });
}

test(
  'a game is offered on the first page and in the list, until it is solved',
  onPhonesToo,
  async ({ page }) => {
    const play = new PlayPage(page);
    const solution = await solutionOf(tiles);
    await begin(play, tiles, solution.slice(0, 3));
    await page.getByRole('link', { name: new RegExp(`^${en.app.name}`) }).click();
    const goOn = page.getByRole('link', { name: `${en.levels.goOn(3)} ${nameOf(tiles)}` });
    await expect(goOn).toBeVisible();
    // Looking at another level does not hide it.
    await play.open(shippedLevel({ game: 'break-the-ice', number: 2 }));
    await page.goto('./#/levels/match-the-tiles');
    const listed = page.getByRole('link', { name: new RegExp(`${tiles.title}, .*${en.levels.goOn(3)}`) });
    await expect(listed).toContainText(en.levels.goOn(3));
    await page.goto('./#/');
    await goOn.click();
    await play.untilDrawn();
    await play.expectPosition(tiles, solution.slice(0, 3));
    for (const step of stepsOf(tiles, solution).slice(3)) await play.press(step);
    await expect(play.solved).toBeVisible();
    await page.goto('./#/levels/match-the-tiles');
    await expect(page.getByRole('link', { name: tiles.title })).toBeVisible();
    await expect(listed).toHaveCount(0);
    await page.goto('./#/');
    await expect(goOn).toHaveCount(0);
    await play.open(tiles);
    await expect(play.moves).toHaveText('0');
  },
);

test('a game of a linked level and one of an own level are offered too', async ({ page }) => {
  const play = new PlayPage(page);
  await begin(play, small, ['R', 'L']);
  await page.goto('./#/');
  const goOn = page.getByRole('link', { name: `${en.levels.goOn(2)} ${nameOf(small)}` });
  await goOn.click();
  await play.untilDrawn();
  await play.expectPosition(small, ['R', 'L']);
  // The same level again, now among the player's own.
  await page.goto('./#/own');
  await page.getByLabel(en.own.paste).fill(textOf(small));
  await page.getByRole('button', { name: en.own.read }).click();
  const kept = page.getByRole('main').getByRole('link', { name: /^Small/ });
  await expect(kept).toContainText(en.levels.goOn(2));
  await kept.click();
  await play.untilDrawn();
  await page.keyboard.press('Backspace');
  await page.goto('./#/');
  await page.getByRole('link', { name: `${en.levels.goOn(1)} ${nameOf(small)}` }).click();
  await expect(page.getByText(`${small.game.name} · ${en.play.yourLevel}`)).toBeVisible();
  await play.expectPosition(small, ['R']);
  // Nothing leads to a level that was removed.
  await page.goto('./#/own');
  await page.getByRole('button', { name: `${en.own.remove}: ${en.play.yourLevel}` }).click();
  await page.goto('./#/');
  await expect(
    page.getByRole('link', { name: new RegExp(`^${en.home.continue} ${small.game.name}`) }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(nameOf(small)) })).toHaveCount(0);
});

test('tabs keep each other’s games', async ({ page, context }) => {
  const other = shippedLevel({ game: 'break-the-ice', number: 6 });
  const second = await context.newPage();
  const [here, there] = [new PlayPage(page), new PlayPage(second)];
  await here.open(tiles);
  await there.open(other);
  const [ours, theirs] = [(await solutionOf(tiles)).slice(0, 2), (await solutionOf(other)).slice(0, 1)];
  for (const step of stepsOf(other, theirs)) await there.press(step);
  for (const step of stepsOf(tiles, ours)) await here.press(step);
  await second.close();
  await page.goto('./#/');
  await page.reload();
  await expect(page.getByRole('link', { name: `${en.levels.goOn(2)} ${nameOf(tiles)}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${en.levels.goOn(1)} ${nameOf(other)}` })).toBeVisible();
});

test('a stored game that does not fit goes as far as the rules do', async ({ page }) => {
  const play = new PlayPage(page);
  const moves = (await solutionOf(tiles)).slice(0, 2);
  await begin(play, tiles, moves);
  await page.goto('./#/');
  await page.evaluate(() => {
    for (const [name, text] of Object.entries(localStorage))
      if (name.startsWith('fourfold.game.'))
        localStorage.setItem(name, text.replace(/"moves":"([^"]+)","at":2/, '"moves":"$1.nonsense","at":3'));
  });
  await page.reload();
  await play.open(tiles);
  await play.expectPosition(tiles, moves);
});

test('a solution in an address does not touch the game', async ({ page }) => {
  const play = new PlayPage(page);
  await begin(play, small, ['R', 'L', 'R']);
  await page.goto(`${small.address}/R.D`);
  await expect(play.show).toContainText(en.show.step(2, 2));
  await play.expectPosition(small, ['R', 'D']);
  await play.button(en.show.end).click();
  await play.expectPosition(small, ['R', 'L', 'R']);
  await page.reload();
  await page.goto(small.address);
  await play.expectPosition(small, ['R', 'L', 'R']);
});

test('a lost game says so, and leads on', onPhonesToo, async ({ page }) => {
  const play = new PlayPage(page);
  const lost = page.getByRole('region', { name: en.lost.title });
  const moves = ['d1R', 'e1R', 'f1L'];
  await begin(play, ice, moves.slice(0, 2));
  await expect(lost).toHaveCount(0);
  for (const step of stepsOf(ice, moves).slice(2)) await play.press(step);
  await expect(lost).toContainText(en.lost.text(3));
  // It survives too.
  await page.reload();
  await play.untilDrawn();
  await lost.getByRole('button', { name: en.lost.undo }).click();
  await play.expectPosition(ice, moves.slice(0, 2));
  await expect(lost).toHaveCount(0);
  await page.keyboard.press('y');
  await lost.getByRole('button', { name: en.lost.show }).click();
  await expect(play.show).toContainText(en.show.step(1, 1));
  await play.expectPosition(ice, await solutionOf(ice));
  await play.button(en.show.end).click();
  await lost.getByRole('button', { name: en.lost.again }).click();
  await play.expectPosition(ice, []);
  await expect(lost).toHaveCount(0);
});

test('what the solver shows is not listed as the player’s own', async ({ page }) => {
  const play = new PlayPage(page);
  await begin(play, small, ['R', 'L']);
  await expect(play.history).toBeVisible();
  await play.button(en.play.showMe).click();
  await expect(play.show).toContainText(en.show.step(2, 2));
  await expect(play.history).toHaveCount(0);
  const all = page.getByRole('region', { name: en.play.moves, exact: true });
  await expect(all.getByRole('button', { name: en.play.shown })).toHaveCount(2);
  await play.button(en.show.end).click();
  await expect(play.history.getByRole('listitem')).toHaveCount(3);
});

test('a win says that hints have helped, also after a reload', async ({ page }) => {
  const play = new PlayPage(page);
  await begin(play, tiles, []);
  const steps = stepsOf(tiles, await solutionOf(tiles));
  await page.keyboard.press('h');
  await expect(play.hint).toContainText(en.hint.solvable);
  await play.press(steps[0]!);
  await page.reload();
  await play.untilDrawn();
  for (const step of steps.slice(1)) await play.press(step);
  await expect(play.solved).toContainText(`${en.solved.yours(steps.length)}, ${en.solved.withHints}`);
  await page.goto('./#/levels/match-the-tiles');
  await expect(
    page.getByRole('link', { name: new RegExp(`${tiles.title}, .*${en.solved.withHints}`) }),
  ).toBeVisible();
  // As many moves without hints take its place.
  await play.open(tiles);
  for (const step of steps) await play.press(step);
  await expect(play.solved).toBeVisible();
  await expect(play.solved).not.toContainText(en.solved.withHints);
});

test('after a win: Enter leads on, and the best way is shown at once', onPhonesToo, async ({ page }) => {
  const play = new PlayPage(page);
  const level = shippedLevel({ game: 'match-the-tiles', number: 2 });
  const solution = await solutionOf(level);
  const detour = detourOf(level, solution);
  await begin(play, level, detour.slice(0, -1));
  for (const step of stepsOf(level, detour).slice(-1)) await play.press(step);
  await play.solved.getByRole('button', { name: en.solved.showBest }).click();
  await expect(play.show).toContainText(en.show.step(solution.length, solution.length));
  await play.expectPosition(level, solution);
  await play.button(en.show.end).click();
  await expect(play.solved).toContainText(en.solved.yours(detour.length));
  await play.grid.getByRole('gridcell').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    shippedLevel({ game: 'match-the-tiles', number: 3 }).title,
  );
});
