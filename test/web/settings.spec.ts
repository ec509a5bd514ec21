import { settingsWords } from '../../src/web/pages/settings/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { linkedLevel, shippedLevel, solutionOf, stepsOf } from './levels.ts';
import { expect, onPhonesToo, test } from './page.ts';
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

test(
  'colours are told apart by patterns, by letters or not at all, as a sample shows',
  onPhonesToo,
  async ({ page }) => {
    const play = new PlayPage(page);
    const level = shippedLevel({ game: 'match-the-tiles', number: 7 });
    const choice = page.getByRole('group', { name: settingsWords.en.labels });
    const sample = page.getByTestId('labels-sample');
    const { kinds } = settingsWords.en;
    for (const [name, letters, patterns] of [
      [undefined, 'hidden', true],
      [kinds.letters, 'visible', false],
      [kinds.colours, 'hidden', false],
      [kinds.patterns, 'hidden', true],
    ] as const) {
      await page.goto('./#/settings');
      await expect(choice).toBeVisible();
      if (name) await choice.getByText(name, { exact: true }).click();
      await expect(choice.getByLabel(name ?? kinds.patterns)).toBeChecked();
      for (const place of [sample, play.drawing]) {
        if (place !== sample) await play.open(level);
        await expect(place.locator('.letter').first()).toHaveCSS('visibility', letters);
        await expect(place.locator('text').first()).toHaveCSS('visibility', letters);
        const background = place.locator('.face').first();
        if (patterns) await expect(background).toHaveCSS('background-image', /data:image\/svg/);
        else await expect(background).not.toHaveCSS('background-image', /url/);
        await expect(place.locator('svg g path').first()).toHaveCSS(
          'visibility',
          patterns ? 'visible' : 'hidden',
        );
      }
    }
  },
);

for (const [stored, letters] of [
  ['true', 'visible'],
  ['false', 'hidden'],
] as const)
  test(`letters that an older version has stored as ${stored} stay so`, async ({ page }) => {
    await page.addInitScript(
      (labels) => localStorage.setItem('fourfold.settings', `{"labels":${labels}}`),
      stored,
    );
    const play = new PlayPage(page);
    await play.open(shippedLevel({ game: 'match-the-tiles', number: 7 }));
    await expect(play.drawing.locator('.letter').first()).toHaveCSS('visibility', letters);
    await expect(play.drawing.locator('.face').first()).not.toHaveCSS('background-image', /url/);
  });

test('letters to pick by show while keys are used, in every game that has them', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(shippedLevel({ game: 'folding-blocks', number: 4 }));
  const letter = play.drawing.locator('.letter').first();
  await expect(letter).toHaveCSS('visibility', 'hidden');
  await page.keyboard.press('Shift');
  await expect(letter).toHaveCSS('visibility', 'visible');
  await page.keyboard.press('a');
  await page.keyboard.press('ArrowRight');
  await expect(play.moves).toHaveText('1');
  await expect(letter).toHaveCSS('visibility', 'visible');
  const { x, y } = await play.pointAt({ row: 0, column: 0 });
  await page.mouse.click(x, y);
  await expect(letter).toHaveCSS('visibility', 'hidden');
});

test('each colour has a pattern of its own, the same on a piece and on its goal', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(
    linkedLevel('game: match-the-tiles\ntitle: Twelve\n\nABCDEF\n......\nabcdef\nGHIJKL\n......\nghijkl\n'),
  );
  const onPieces = await play.drawing
    .locator('.face')
    .evaluateAll((faces) =>
      faces.map((face) => /d%3D'(.*?)'/.exec(getComputedStyle(face).backgroundImage)?.[1] ?? ''),
    );
  expect(new Set(onPieces).size).toBe(12);
  const onGoals = await play.drawing
    .locator('svg g path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')!));
  expect(onPieces.map(decodeURIComponent).toSorted()).toEqual(onGoals.toSorted());
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
