import type { Page } from '@playwright/test';
import { languages } from '../../src/core/words.ts';
import { howToWords } from '../../src/web/pages/how-to-play/words.ts';
import { lessonWords } from '../../src/web/play/lessons/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import { expectAccessibleInAllThemes } from './axe.ts';
import { shippedLevel, stepsOf } from './levels.ts';
import { expect, lessonsOf, onPhonesLater, test } from './page.ts';
import { PlayPage } from './play-page.ts';

test.use({ knowsRules: false });

const locales = { en: 'en-GB', pt: 'pt-PT' } as const;
const texts = { en, pt } as const;
const lessonOn = (page: Page, language: 'en' | 'pt' = 'en') =>
  page.getByRole('group', { name: lessonWords[language].title });
const said = (game: keyof typeof lessonsOf, id: string, language: 'en' | 'pt' = 'en'): string =>
  lessonsOf[game].find((lesson) => lesson.id === id)!.says[language];
const labels = (play: PlayPage): Promise<(string | null)[]> =>
  play.grid.getByRole('gridcell').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] });
    const words = lessonWords[language];

    test('a rule is taught once, and again when asked for', onPhonesLater, async ({ page }) => {
      await page.goto(shippedLevel({ game: 'folding-blocks', number: 1 }).address);
      const lesson = lessonOn(page, language);
      await expect(lesson).toContainText(said('folding-blocks', 'fold', language));
      await expect(lesson).toContainText(words.number(1, 2));
      await lesson.getByRole('button', { name: words.next }).click();
      await expect(lesson).toContainText(said('folding-blocks', 'fill', language));
      await lesson.getByRole('button', { name: words.done }).click();
      await expect(lesson).toBeHidden();
      await page.reload();
      await expect(page.getByRole('grid')).toBeAttached();
      await expect(lesson).toBeHidden();
      await page.getByRole('button', { name: words.again }).click();
      await expect(lesson).toContainText(said('folding-blocks', 'fold', language));
    });

    test('a level says by which rule it plays', onPhonesLater, async ({ page }) => {
      const badges = { 5: 'contact', 6: 'line', 7: 'limit' } as const;
      for (const [number, id] of Object.entries(badges)) {
        const { address, level } = shippedLevel({ game: 'break-the-ice', number: Number(number) });
        await page.goto(address);
        const { badge } = lessonsOf['break-the-ice'].find((each) => each.id === id)!;
        await expect(lessonOn(page, language)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(lessonOn(page, language)).toBeHidden();
        const name = badge!.name(level as never)[language];
        await page.getByRole('list', { name: words.badges }).getByRole('button', { name }).click();
        await expect(lessonOn(page, language)).toContainText(said('break-the-ice', id, language));
      }
    });

    test('the list of levels and the help name the special rules', onPhonesLater, async ({ page }) => {
      const [line, limit] = ['line', 'limit'].map(
        (id) => lessonsOf['break-the-ice'].find((each) => each.id === id)!,
      );
      const name = line!.badge!.name({} as never)[language];
      await page.goto('./#/levels/break-the-ice');
      await expect(page.getByRole('link', { name })).toHaveCount(15);
      await expect(page.getByRole('link', { name }).first().getByText(name)).toBeVisible();
      const limited = limit!.badge!.name({ moves: 3 } as never)[language];
      await expect(page.getByRole('link', { name: limited }).first()).toBeVisible();
      await page.goto('./#/help');
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByText(line!.says[language])).toBeVisible();
    });

    test('all rules stand on one page, with pictures', onPhonesLater, async ({ page }) => {
      await page.goto('./');
      await page.getByRole('main').getByRole('link', { name: texts[language].levels.howTo }).click();
      const how = howToWords[language];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(how.title);
      for (const lessons of Object.values(lessonsOf))
        for (const { says } of lessons) await expect(page.getByText(says[language])).toBeVisible();
      const count = Object.values(lessonsOf).flat().length;
      await expect(
        page.getByRole('main').getByRole('listitem').locator('svg[aria-hidden] path').first(),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count);
      await page.goto('./#/levels/roll-the-block');
      await page.getByRole('link', { name: texts[language].levels.howTo }).click();
      await expect(page.getByText(said('roll-the-block', 'bridge', language))).toBeVisible();
      await expect(page.getByText(said('folding-blocks', 'fold', language))).toBeHidden();
    });
  });

test('the first key ends a lesson and is the player’s own', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(shippedLevel({ game: 'match-the-tiles', number: 1 }));
  await expect(lessonOn(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(lessonOn(page)).toBeHidden();
  await expect(play.moves).toHaveText('1');
});

test(
  'the first touch of the board ends a lesson and is the player’s own',
  onPhonesLater,
  async ({ page, isMobile }) => {
    const play = new PlayPage(page);
    const level = shippedLevel({ game: 'break-the-ice', number: 1 });
    await play.open(level);
    await expect(lessonOn(page)).toBeVisible();
    await expect(page.locator('.hand .palm')).toBeVisible();
    await play.drag(stepsOf(level, ['a1R'])[0]!, isMobile);
    await expect(lessonOn(page)).toBeHidden();
    await expect(play.moves).toHaveText('1');
    await play.expectPosition(level, ['a1R']);
  },
);

test('Escape and a click elsewhere end a lesson and play nothing', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(shippedLevel({ game: 'folding-blocks', number: 1 }));
  await expect(lessonOn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lessonOn(page)).toBeHidden();
  await play.button(lessonWords.en.again).click();
  await expect(lessonOn(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(lessonOn(page)).toBeHidden();
  await expect(play.moves).toHaveText('0');
});

test('where nothing may move, a still hand points the way', async ({ page }) => {
  const play = new PlayPage(page);
  const level = shippedLevel({ game: 'folding-blocks', number: 1 });
  await play.open(level);
  await expect(page.locator('.hand.down .arrow')).toBeVisible();
  await expect(play.drawing.locator('.ghost')).toBeVisible();
  await play.expectPosition(level, []);
  await expectAccessibleInAllThemes(page, 'a lesson');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const game of ['folding-blocks', 'match-the-tiles', 'roll-the-block', 'break-the-ice'])
    test(`a ghost plays on the board and leaves no trace: ${game}`, async ({ page }) => {
      const play = new PlayPage(page);
      await play.drawFlat();
      const level = shippedLevel({ game, number: 1 });
      await play.open(level);
      const start = await labels(play);
      await expect(page.locator('.hand .palm')).toBeVisible();
      // It plays on the board that is seen, and takes it back.
      await expect.poll(() => labels(play), { intervals: [40] }).not.toEqual(start);
      await expect(play.moves).toHaveText('0');
      await expect.poll(() => labels(play), { intervals: [40] }).toEqual(start);
      await play.expectPosition(level, []);
      await expect(play.button(en.play.undo)).toBeDisabled();
      await expect(play.button(en.play.redo)).toBeDisabled();
      const kept = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('fourfold.game.')),
      );
      expect(kept).toEqual([]);
      // The next rules come by themselves; the last one stays.
      await expect(lessonOn(page).getByRole('button', { name: lessonWords.en.done })).toBeVisible();
    });
});
