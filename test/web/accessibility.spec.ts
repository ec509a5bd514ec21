import type { Page } from '@playwright/test';
import { en as folding } from '../../src/games/folding-blocks/words/en.ts';
import { howToWords } from '../../src/web/pages/how-to-play/words.ts';
import { settingsWords } from '../../src/web/pages/settings/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { expectAccessibleInAllThemes } from './axe.ts';
import { linkedLevel, sampleLevels, shippedLevel, solutionOf, stepsOf, viewAfter } from './levels.ts';
import { expect, often, test } from './page.ts';
import { PlayPage } from './play-page.ts';
import { cellsOf, ToldLevel } from './told.ts';

const { ask } = en.hint;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The pages beside those on which one plays, each with its title. */
const pages = [
  { path: '', title: en.app.name },
  { path: 'levels/folding-blocks', title: folding.name },
  { path: 'own', title: en.own.title },
  { path: 'settings', title: en.settings.title },
  { path: 'help', title: en.help.title },
  { path: 'how-to-play', title: howToWords.en.title },
  { path: 'nowhere', title: en.notFound.title },
];

async function openPage(page: Page, { path, title }: (typeof pages)[number]): Promise<void> {
  await page.goto(`./#/${path}`);
  await expect(heading(page)).toHaveText(title);
}

test('the pages keep nobody out', async ({ page }) => {
  test.slow();
  for (const each of pages) {
    await openPage(page, each);
    await expectAccessibleInAllThemes(page, each.title);
  }
  await page.goto('./#/own');
  await page.getByLabel(en.own.paste).fill('game: chess\n\n...\n');
  await page.getByRole('button', { name: en.own.read }).click();
  await expect(page.getByRole('main').getByText(en.own.problems(1))).toBeVisible();
  await expectAccessibleInAllThemes(page, 'own levels with mistakes');
  await page.getByRole('button', { name: en.own.example }).click();
  await page.getByRole('button', { name: en.own.read }).click();
  await expect(page.getByRole('main').getByText(en.own.opened(1))).toBeVisible();
  await expectAccessibleInAllThemes(page, 'own levels that were opened');
  await page.goto('./#/settings');
  await page.getByRole('button', { name: en.settings.reset }).click();
  await expectAccessibleInAllThemes(page, 'a question in the settings');
});

test('a level of each game keeps nobody out', async ({ page }) => {
  test.slow();
  const play = new PlayPage(page);
  for (const sample of sampleLevels) {
    await play.open(shippedLevel(sample));
    await expectAccessibleInAllThemes(page, `a level of ${sample.game}`);
  }
});

test('hints, a solution shown and a solved level keep nobody out', async ({ page }) => {
  test.slow();
  const level = shippedLevel({ game: 'folding-blocks', number: 4 });
  const play = new PlayPage(page);
  await play.open(level);
  await play.button(en.play.hint).click();
  for (const question of [ask.count, ask.piece, ask.move]) await play.askHint(question);
  await expect(play.hint).toHaveText(/^Fold the /);
  await expectAccessibleInAllThemes(page, 'a hint');
  await play.button(en.play.showMe).click();
  await play.show.getByRole('button', { name: en.show.pause }).click();
  await expectAccessibleInAllThemes(page, 'a solution shown');
  await play.show.getByRole('button', { name: en.show.end }).click();
  for (const step of stepsOf(level, await solutionOf(level))) await play.press(step);
  await expect(play.solved).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a solved level');
});

test('the dialogs of a level keep nobody out', async ({ page }) => {
  test.slow();
  const play = new PlayPage(page);
  await play.open(shippedLevel({ game: 'match-the-tiles', number: 4 }));
  for (const name of [en.play.keys, en.play.share, en.play.typeMove]) {
    await play.button(name).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expectAccessibleInAllThemes(page, name);
    await dialog.getByRole('button', { name: en.app.close }).click();
    await expect(dialog).toHaveCount(0);
    await expect(play.button(name)).toBeFocused();
  }
});

test('the board is a grid that can be walked, and Enter picks', async ({ page }) => {
  const level = shippedLevel({ game: 'folding-blocks', number: 4 });
  const { cells } = viewAfter(level, []);
  const tell = await cellsOf(level, true);
  const nameOf = (row: number, column: number): string => tell(row, column, cells[row]![column]!);
  const play = new PlayPage(page);
  await play.open(level);
  await expect(play.grid).toHaveAccessibleName(en.play.board(folding.name));
  const focused = play.grid.locator(':focus');
  const walk: readonly [string, number, number][] = [
    // The first press only enters.
    ['ArrowDown', 0, 0],
    ['ArrowDown', 1, 0],
    ['ArrowRight', 1, 1],
    ['ArrowLeft', 1, 0],
    // The border stops.
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 0, 0],
  ];
  for (const [key, row, column] of walk) {
    await page.keyboard.press(`Shift+${key}`);
    await expect(focused).toHaveAccessibleName(nameOf(row, column));
  }
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-selected', 'true');
  const told = await ToldLevel.after(level, []);
  await expect(play.spoken).toHaveText(told.piece('A'));
  await expect(play.moves).toHaveText('0');
  await page.keyboard.press('ArrowRight');
  await expect(play.moves).toHaveText('1');
  await expect(play.spoken).toHaveText(told.move('AR', 'done'));
  // The same by Space, on another piece; where there is none, that is said.
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(`Shift+${key}`);
  await page.keyboard.press(' ');
  await expect(play.spoken).toContainText(en.notice.nothingThere);
});

for (const [level, plain, lettered, hasKeys] of [
  [
    linkedLevel('game: folding-blocks\ntitle: Names\n\nAB\n..\n'),
    'row 1, column 2: blue sheet',
    'row 1, column 2: blue sheet B',
    true,
  ],
  [
    linkedLevel('game: break-the-ice\ntitle: Names\n\n.c...\nababa\n'),
    'row 1, column 2: yellow block',
    'row 1, column 2: yellow block C',
    // Several blocks have one letter, so it picks none of them.
    false,
  ],
] as const)
  test(`a cell of ${level.game.words.en.name} names its piece as sentences do, with its letter where that is shown`, async ({
    page,
  }) => {
    const play = new PlayPage(page);
    await play.open(level);
    const cell = play.grid.locator("[data-at='0,1']");
    expect(await play.showsLetters()).toBe(false);
    await expect(cell).toHaveAccessibleName(plain);
    const { x, y } = await play.pointAt({ row: 0, column: 1 });
    await page.mouse.click(x, y);
    const picked = page.locator('.notice');
    await expect(picked).toHaveText(en.notice.picked(`the ${plain.split(': ')[1]}`));
    await page.keyboard.press('Shift');
    const named = hasKeys ? lettered : plain;
    await expect.poll(() => play.showsLetters(), often).toBe(hasKeys);
    await expect(cell).toHaveAccessibleName(named);
    await expect(picked).toHaveText(en.notice.picked(`the ${named.split(': ')[1]}`));
    await page.mouse.click(x, y);
    await expect(cell).toHaveAccessibleName(plain);
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: settingsWords.en.kinds.letters }).check();
    await page.goBack();
    await expect(cell).toHaveAccessibleName(lettered);
  });

test('a cell names goals by their colour, and a block without a letter by what it is', async ({ page }) => {
  const play = new PlayPage(page);
  await play.drawFlat();
  await play.open(linkedLevel('game: match-the-tiles\ntitle: Names\n\nB.b\n'));
  await expect(play.grid.locator("[data-at='0,0']")).toHaveAccessibleName('row 1, column 1: blue tile');
  await expect(play.grid.locator("[data-at='0,2']")).toHaveAccessibleName('row 1, column 3: blue goal');
  // Nothing is picked here, so that the keys show no letters.
  await page.keyboard.press('ArrowRight');
  await expect(play.grid.locator("[data-at='0,2']")).toHaveAccessibleName(
    'row 1, column 3: blue tile on blue goal',
  );
  await play.open(linkedLevel('game: roll-the-block\ntitle: Rolling\n\nS..G\n'));
  await expect(play.grid.locator("[data-at='0,0']")).toHaveAccessibleName('row 1, column 1: block');
});

test('moves can be typed, several at once', async ({ page }) => {
  const level = shippedLevel({ game: 'break-the-ice', number: 6 });
  const moves = await solutionOf(level);
  const play = new PlayPage(page);
  await play.open(level);
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: en.play.typeMove });
  const field = dialog.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('z9R');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await expect(field).toHaveValue('z9R');
  await field.fill(moves[0]!);
  await page.keyboard.press('Enter');
  await expect(play.moves).toHaveText(/^1/);
  const told = await ToldLevel.after(level, []);
  await expect(dialog.getByRole('status')).toHaveText(told.move(moves[0]!, 'done'));
  await field.fill(moves.slice(1).join(' '));
  await page.keyboard.press('Enter');
  await expect(play.solved).toBeVisible();
  await expect(play.spoken).toContainText(en.notice.solved(moves.length));
});

test('what happens is told', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 4 });
  const play = new PlayPage(page);
  await play.open(level);
  const told: readonly [string, string][] = [
    ['Backspace', en.notice.nothingToUndo],
    ['ArrowRight', 'Slid all tiles right. 1 move.'],
    ['Backspace', 'Took back: slide all tiles right. 0 moves.'],
    ['y', 'Again: slide all tiles right. 1 move.'],
    ['r', en.notice.restarted],
  ];
  for (const [key, words] of told) {
    await page.keyboard.press(key);
    await expect(play.spoken).toContainText(words);
  }
  // A move that the rules refuse, twice: the second time it must be a change to be read out again.
  await page.keyboard.press('ArrowUp');
  const refused = await play.spoken.textContent();
  expect(refused).toMatch(/\w/);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => play.spoken.textContent(), often).not.toBe(refused);
  await expect(play.spoken).toContainText(refused!);
});

test('everything on the page of a level is reached by Tab', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 4 });
  const play = new PlayPage(page);
  await play.open(level);
  await page.keyboard.press('ArrowRight');
  await play.button(en.play.hint).click();
  await expect(play.hint).toHaveText(en.hint.solvable);
  const all = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, [role=grid] [tabindex="0"]'),
    ];
    const usable = controls.filter((each) => each.checkVisibility() && !each.matches(':disabled'));
    for (const [index, each] of usable.entries()) each.dataset['number'] = String(index);
    (document.activeElement as HTMLElement).blur();
    return usable.length;
  });
  expect(all).toBeGreaterThan(15);
  const reached = new Set<string | undefined>();
  for (let presses = 0; presses < all + 3; presses += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['number']));
  }
  reached.delete(undefined);
  expect([...reached].map(Number).toSorted((a, b) => a - b)).toEqual([...Array(all).keys()]);
});

test('a link leads past the menu, and a new page begins at its beginning', async ({ page }) => {
  await page.goto('./');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.app.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: en.app.help }).click();
  await expect(heading(page)).toHaveText(en.help.title);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(en.help.title));
});

test('nothing is cut off on a very narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const expectNarrow = async (what: string): Promise<void> => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, what).toBeLessThanOrEqual(320);
  };
  for (const each of pages) {
    await openPage(page, each);
    await expectNarrow(each.title);
  }
  for (const sample of sampleLevels) {
    const level = shippedLevel(sample);
    const play = new PlayPage(page);
    await play.open(level);
    await expectNarrow(level.game.name);
    await play.button(en.play.hint).click();
    await expect(play.hint).toHaveText(en.hint.solvable);
    await expectNarrow(`a hint in ${level.game.name}`);
  }
  for (const name of [en.play.keys, en.play.share, en.play.typeMove]) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNarrow(name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
