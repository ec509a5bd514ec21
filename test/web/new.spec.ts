import type { Page } from '@playwright/test';
import { difficulties } from '../../src/core/generator.ts';
import { generator } from '../../src/games/match-the-tiles/generator/generator.ts';
import { freshWords } from '../../src/web/pages/fresh/words.ts';
import { playWords } from '../../src/web/play/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import { expectAccessible, expectAccessibleInAllThemes } from './axe.ts';
import { levelOf, sampleLevels, solutionOf, stepsOf } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const words = freshWords.en;
/** What workers are asked to make, in the order of asking. */
const watchOrders = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // The same levels in every run.
    crypto.getRandomValues = (numbers) => {
      (numbers as unknown as Uint32Array).fill(4711);
      return numbers;
    };
    const orders: string[] = [];
    Object.assign(window, { orders });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, task: { seed?: number }, ...rest: never[]) {
      if (task.seed !== undefined) orders.push(String(task.seed));
      return post.call(this, task, ...rest);
    };
  });
const orders = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { orders: string[] }).orders);

for (const { game } of sampleLevels) {
  test(
    `a new level is made, shared, kept and solved, and the next one is ready: ${game}`,
    onPhonesLater,
    async ({ page, browser }) => {
      const play = new PlayPage(page);
      await play.drawFlat();
      await watchOrders(page);
      await page.goto(`./#/levels/${game}`);
      await page.getByRole('link', { name: en.home.newLevel }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.home.newLevel);
      const slider = page.getByLabel(words.difficulty);
      await slider.focus();
      await page.keyboard.press('Home');
      await expect(slider).toHaveAttribute('aria-valuetext', en.levels.packs['easy']!);
      await page.getByRole('button', { name: words.make }).click();
      await play.untilDrawn();
      await expect(page).toHaveURL(new RegExp(`#/new/${game}/\\d+\\.easy\\.\\d+$`));
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(page.getByRole('button', { name: playWords.en.proved })).toBeVisible();

      const text = await play.shared(en.share.text);
      const level = levelOf(text);
      expect(text).toMatch(new RegExp(`generator: ${game} \\d+ `));
      const link = await play.shared(words.link);
      const context = await browser.newContext();
      const other = new PlayPage(await context.newPage());
      await other.drawFlat();
      await other.page.goto(link);
      await other.untilDrawn();
      expect(await other.shared(en.share.text)).toBe(text);
      await context.close();

      await play.button(words.keep).click();
      await expect(play.button(words.kept)).toBeDisabled();

      const solution = await solutionOf(level);
      expect(solution).toHaveLength(level.level.info.optimal!);
      for (const step of stepsOf(level, solution)) await play.press(step);
      await expect(play.solved).toContainText(en.solved.perfect);

      // The next one was asked for while this one was played, and is not asked for again.
      const seed = Number(new URL(page.url()).hash.split('.').at(-1));
      await expect.poll(() => orders(page)).toEqual([String(seed), String(seed + 1)]);
      await play.solved.getByRole('link', { name: en.play.next }).click();
      await expect(page).toHaveURL(new RegExp(`${seed + 1}$`));
      await play.untilDrawn();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        title.replace(String(seed), String(seed + 1)),
      );
      await expect
        .poll(async () => (await orders(page)).filter((each) => each === String(seed + 1)))
        .toHaveLength(1);

      await page.goto('./#/own');
      await page.getByRole('link', { name: title }).first().click();
      await play.untilDrawn();
      await play.expectPosition(level, []);
    },
  );
}

test('a game with a new level can be gone on with from the first page', onPhonesLater, async ({ page }) => {
  const play = new PlayPage(page);
  await page.goto('./#/new/match-the-tiles/1.easy.3');
  await play.untilDrawn();
  const level = await play.level();
  const [first] = await solutionOf(level);
  for (const step of stepsOf(level, [first!])) await play.press(step);
  await expect(play.moves).toHaveText(/^1/);
  await page.goto('./#/');
  await page.getByRole('link', { name: new RegExp(`^${en.levels.goOn(1)}`) }).click();
  await expect(page).toHaveURL(/#\/new\/match-the-tiles\/1\.easy\.3\//);
  await play.untilDrawn();
  await play.expectPosition(level, [first!]);
});

for (const [locale, messages, language] of [
  ['en-GB', en, 'en'],
  ['pt-PT', pt, 'pt'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });
    test(
      `wishes are kept to, and explained where they cannot be: ${language}`,
      onPhonesLater,
      async ({ page }) => {
        const own = freshWords[language];
        await page.goto('./#/new/match-the-tiles');
        await page.getByText(own.more).click();
        const field = (name: string) => page.getByLabel(new RegExp(`^${name}`));
        const problem = page.locator('#problem');
        const pieces = language === 'pt' ? 'Peças' : 'Tiles';
        const make = page.getByRole('button', { name: own.make });
        await field(own.shape['rows']!).fill('2');
        await expect(problem).toHaveText(own.outOfBounds(own.shape['rows']!, 3, 10));
        await expect(make).toBeDisabled();
        await field(own.shape['rows']!).fill('4');
        await field(own.shape['colours']!).fill('4');
        await field(pieces).fill('3');
        await expect(problem).toHaveText(
          language === 'pt'
            ? '4 cores precisam de pelo menos 4 peças, não de 3.'
            : '4 colours need at least 4 tiles, not 3.',
        );
        await field(own.shape['colours']!).fill('2');
        await field(own.leastMoves).fill('9');
        await field(own.mostMoves).fill('8');
        await expect(problem).toHaveText(own.movesCrossed);
        await field(own.leastMoves).fill('7');
        await expect(problem).toHaveText('');
        await expectAccessible(page, `the wishes, ${language}`);
        await make.click();
        await expect(page.getByRole('grid')).toBeAttached();
        await expect(page).toHaveURL(/\d\.medium\.\d+\.rows4\.colours2\.pieces3\.moves7-8$/);
        await expect(page.getByRole('gridcell')).not.toHaveCount(0);
        expect(await page.getByRole('row').count()).toBe(4);
        const optimum = page
          .locator('dl > div')
          .filter({ hasText: messages.play.optimum })
          .getByRole('definition');
        await expect(optimum).toHaveText(/^[78]/);
      },
    );
  });
}

test('making can be cancelled, and says how far it has come', async ({ page }) => {
  await page.goto('./#/new/match-the-tiles/1.easy.1.rows3.columns3.pieces1.moves400-500');
  await expect(page.getByRole('status').filter({ hasText: words.making })).toContainText(/\d+ boards tried/);
  await expectAccessibleInAllThemes(page, 'a level being made');
  await page.getByRole('link', { name: en.own.cancel }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.home.newLevel);
  await expectAccessibleInAllThemes(page, 'the choice of a new level');
});

test('where nothing is found the page says so and offers the nearest', onPhonesLater, async ({ page }) => {
  // A worker that gives up at once: a minute is too long for a test.
  await page.addInitScript(() => {
    const nearest = 'game: match-the-tiles\noptimal: 2\n\nA..\n...\n..a\n';
    const answer = { kind: 'nothing', why: 'time-limit', tries: 812, seconds: 60, nearest };
    const Real = Worker;
    class Weary extends EventTarget {
      postMessage(): void {
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: { kind: 'done', answer } })));
      }
      terminate(): void {}
    }
    Object.assign(window, {
      Worker: function make(url: URL, options: WorkerOptions) {
        return String(url).includes('make.worker') ? new Weary() : new Real(url, options);
      },
    });
  });
  await page.goto('./#/new/match-the-tiles/1.easy.5.moves400-');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.nothing);
  await expect(page.getByText(`${words.nothingText(812, 60)} ${words.nearest(2)}`)).toBeVisible();
  await expect(page.getByRole('link', { name: words.otherBoards })).toHaveAttribute(
    'href',
    /easy\.6\.moves400-$/,
  );
  await page.getByRole('link', { name: words.playNearest }).click();
  await new PlayPage(page).untilDrawn();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('a link of another version says so, and opens the level that it holds', async ({ page }) => {
  const play = new PlayPage(page);
  await page.goto('./#/new/match-the-tiles/1.easy.3');
  await play.untilDrawn();
  const level = await play.level();
  const link = await play.shared(words.link);
  await page.goto(link.replace('/1.easy', '/9.easy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.otherVersion);
  await expect(page.getByText(words.otherVersionText('Match the Tiles', 9, generator.version))).toBeVisible();
  await page.getByRole('link', { name: words.playLinked }).click();
  await play.untilDrawn();
  await play.expectPosition(level, []);
  await page.goBack();
  await page.getByRole('link', { name: words.makeLike }).click();
  await expect(page).toHaveURL(new RegExp(`/${generator.version}\\.easy\\.3$`));
  await play.untilDrawn();
});

for (const [path, said] of [
  ['new/no-game', en.notFound.level],
  ['new/match-the-tiles/nonsense', words.badRecipe],
  ['new/match-the-tiles/1.easy.1.rows99', words.outOfBounds('Rows', 3, 10)],
  ['new/roll-the-block/1.easy.1.colours2', words.outOfBounds('Colours', 0, -1)],
] as const) {
  test(`what cannot be made is explained: ${path}`, async ({ page }) => {
    await page.goto(`./#/${path}`);
    await expect(page.getByText(said)).toBeVisible();
  });
}

test('every difficulty has a name on the slider', async ({ page }) => {
  await page.goto('./#/new/break-the-ice');
  const slider = page.getByLabel(words.difficulty);
  await slider.focus();
  await page.keyboard.press('Home');
  for (const difficulty of difficulties) {
    await expect(page.locator('output')).toHaveText(en.levels.packs[difficulty]!);
    await page.keyboard.press('ArrowRight');
  }
});
