import type { Page } from '@playwright/test';
import { playWords } from '../../src/web/play/words.ts';
import { reviewWords } from '../../src/web/review/words.ts';
import { linkWords } from '../../src/web/shared/messages/link.ts';
import { packLevel } from '../../src/web/shared/state/link.ts';
import { formatRoute } from '../../src/web/shared/state/route.ts';
import { expectAccessible, expectAccessibleInAllThemes } from './axe.ts';
import { linkedLevel, shippedLevel, solutionOf, stepsOf, type TestLevel } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const { en, pt } = reviewWords;
const tiles = linkedLevel('game: match-the-tiles\ntitle: Corner\n\nA..\n...\n..a\n');
const folding = linkedLevel('game: folding-blocks\ntitle: Sheets\n\nA.B.\n....\n');

const reviewOf = (level: TestLevel, moves: string | undefined): string =>
  `./${formatRoute({ page: 'review', packed: packLevel(level)!, moves })}`;

class ReviewPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get summary() {
    return this.page.getByTestId('summary');
  }
  get card() {
    return this.page.getByTestId('move-card');
  }
  get chart() {
    return this.page.getByRole('slider');
  }
  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
}

test('after a win every move is labelled, and the mistakes come back to be practised', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(tiles);
  for (const step of stepsOf(tiles, ['R', 'L', 'R', 'D'])) await play.press(step);
  await play.solved.getByRole('button', { name: playWords.en.review }).click();
  const review = new ReviewPage(page);
  await expect(review.summary).toHaveText('Solved in 4 moves; 2 are enough. One mistake.');
  await expect(page.getByRole('status')).toContainText([en.whole]);

  // The board, the chart and the list go along.
  await page.keyboard.press('n');
  await expect(review.chart).toHaveAttribute('aria-valuenow', '2');
  await expect(review.card).toContainText('Lost 2 moves');
  await expect(review.chart).toHaveAttribute(
    'aria-valuetext',
    /Slid all tiles left\. Lost 2 moves\. 2 moves to go at best\./,
  );
  await expect(page.locator('li button[aria-current=step]')).toHaveAccessibleName(
    /^Move 2: Slid all tiles left\. Lost 2 moves/,
  );
  await play.expectPosition(tiles, ['R', 'L']);
  await review.chart.press('ArrowLeft');
  await play.expectPosition(tiles, ['R']);
  await review.chart.press('End');
  await play.expectPosition(tiles, ['R', 'L', 'R', 'D']);

  // What was better is played on the board, and the game is there again.
  await page.keyboard.press('p');
  await expect(review.card).toContainText(en.alternatives(1, true));
  await review.card.getByRole('button', { name: en.bestWay(1) }).click();
  await play.expectPosition(tiles, ['R', 'D']);
  await expect(page.getByText(en.aside.step(1, 1))).toBeVisible();
  await page.keyboard.press('Escape');
  await play.expectPosition(tiles, ['R', 'L']);
  await expectAccessible(page);

  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('exercise')).length),
    )
    .toBe(1);
  await review.card.getByRole('link', { name: en.tryAgain }).click();
  await expect(page).toHaveURL(/#\/practise\/[^/]+\/R$/);
});

test('after a loss the move that lost is named, with reasons that can be opened', async ({ page }) => {
  const ice = linkedLevel('game: break-the-ice\ntitle: One\nmoves: 1\n\nr....\nbrr..\n');
  const play = new PlayPage(page);
  await play.open(folding);
  for (const step of stepsOf(folding, ['AD', 'BL', 'BD'])) await play.press(step);
  await play.button(playWords.en.review).first().click();
  const review = new ReviewPage(page);
  await expect(review.summary).toHaveText(
    '3 moves played, not solved; 4 are enough. Move 2 lost the level. One mistake.',
  );
  await review.button(en.nextMistake).click();
  await expect(review.card).toContainText('Lost the level (proved)');
  await expect(review.card.getByRole('heading', { name: en.why })).toBeVisible();
  await review.card.getByText(en.query).first().click();
  await expect(review.card.getByText(en.asked, { exact: true }).first()).toBeVisible();
  await expect(page.getByTestId('lit')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(review.card).toContainText('Already lost');

  // Out of moves: the card of a lost game leads there too.
  const rules = ice.game.rules(ice.level);
  const wrong: string[] = [];
  for (let state = rules.start(); wrong.length < rules.moveLimit!; ) {
    const next = rules.moves(state).map((move) => ({ move, after: rules.apply(state, move) }));
    const first = next.find(({ after }) => after.ok && !rules.isGoal(after.value))!;
    wrong.push(rules.formatMove(first.move));
    if (first.after.ok) state = first.after.value;
  }
  await play.open(ice);
  for (const step of stepsOf(ice, wrong)) await play.press(step);
  await page.getByRole('region', { name: 'Lost' }).getByRole('button', { name: playWords.en.review }).click();
  await expect(review.summary).toContainText('Not solved in 3 moves');
});

test('a link is a review; other moves can be pasted, and bad ones are told with their place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(reviewOf(tiles, 'R.D'));
  const review = new ReviewPage(page);
  await expect(review.summary).toHaveText('Solved in 2 moves, and nobody can do it in fewer.');
  await review.button(en.copy).click();
  await expect(review.button(en.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  // Nobody played this here.
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('exercise'))),
  ).toEqual([]);

  await page.getByText(en.paste.title).click();
  const field = page.getByLabel(en.paste.label);
  await expect(field).toHaveValue('R D');
  for (const [text, words] of [
    ['', en.paste.empty],
    ['R Q', 'Move 2, “Q”: '],
    ['R R', 'Move 2, “R”: '],
    ['R D U', 'Move 3, “U”: '],
  ] as const) {
    await field.fill(text);
    await review.button(en.paste.review).click();
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await field.fill('D, R.\n');
  await review.button(en.paste.review).click();
  await expect(page).toHaveURL(/\/D\.R$/);
  await expect(review.summary).toContainText('Solved in 2 moves');

  const bad: readonly (readonly [string, string])[] = [
    [reviewOf(tiles, 'R.X'), 'Move 2, “X”: '],
    [reviewOf(tiles, 'R.R'), 'The level in this link is good, but the moves do not fit it. Move 2, “R”: '],
    [reviewOf(tiles, '.'), 'Move 1, “”: '],
    [reviewOf(tiles, 'R.D').replace('/review/1', '/review/9'), linkWords.en.newer],
    ['./#/review/nonsense/R', linkWords.en.damaged],
    ['./#/review/nonsense', linkWords.en.damaged],
    [reviewOf(tiles, Array(10_001).fill('R').join('.')), linkWords.en['too-large']],
  ];
  for (const [address, words] of bad) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: linkWords.en.title })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  }
  // A level without moves asks for them.
  await page.goto(reviewOf(tiles, undefined));
  await page.getByLabel(en.paste.label).fill('R D');
  await review.button(en.paste.review).click();
  await expect(review.summary).toContainText('Solved in 2 moves');
});

test('the map shows the way among all positions, and leads back to the board', async ({ page }) => {
  await page.goto(reviewOf(tiles, 'R.L.R.D'));
  const review = new ReviewPage(page);
  await expect(review.summary).toContainText('One mistake.');
  await page.getByRole('heading', { name: en.map.title }).scrollIntoViewIfNeeded();
  const map = page.getByTestId('graph-map');
  await expect(map).toBeVisible();
  await expect(map.locator('.step.lost-moves')).toHaveCount(1);
  await map.locator('.stop').nth(4).click();
  await expect(review.chart).toHaveAttribute('aria-valuenow', '4');
  await expect(page.getByText(en.map.legend.wasted)).toBeVisible();
  await expectAccessible(page);
});

test('a review in Portuguese, on a phone, in every theme', onPhonesLater, async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'The other tests are about large windows.');
  await page.addInitScript(() => localStorage.setItem('fourfold.settings', '{"language":"pt"}'));
  await page.goto(reviewOf(folding, 'AD.BL.BD'));
  const review = new ReviewPage(page);
  await expect(review.summary).toHaveText(
    '3 jogadas, sem resolver; bastam 4. A jogada 2 perdeu o nível. Um erro.',
  );
  await review.button(pt.nextMistake).tap();
  await expect(review.card).toContainText('Perdeu o nível (provado)');
  await expect(review.card.getByRole('heading', { name: pt.why })).toBeVisible();
  await page.getByRole('heading', { name: pt.map.title }).scrollIntoViewIfNeeded();
  await expect(page.getByTestId('graph-map')).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  await expectAccessibleInAllThemes(page, 'a review');
});

test('a level of each game, a large one in columns', onPhonesLater, async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'It takes long, and is much the same in large windows.');
  await new PlayPage(page).drawFlat();
  for (const [game, number] of [
    ['match-the-tiles', 2],
    ['roll-the-block', 2],
    ['break-the-ice', 4],
    ['folding-blocks', 9],
  ] as const) {
    const level = shippedLevel({ game, pack: 'medium', number });
    const moves = await solutionOf(level);
    await page.goto(reviewOf(level, moves.join('.')));
    const review = new ReviewPage(page);
    await expect(review.summary).toHaveText(
      `Solved in ${moves.length} moves, and nobody can do it in fewer.`,
    );
    await page.getByRole('heading', { name: en.map.title }).scrollIntoViewIfNeeded();
    await expect(page.getByTestId('graph-map').or(page.getByTestId('columns-map'))).toBeVisible();
  }
});
