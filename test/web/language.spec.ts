import type { Page } from '@playwright/test';
import type { GameWords, Language } from '../../src/core/words.ts';
import { games } from '../../src/games/index.ts';
import { helpParagraphs } from '../../src/web/pages/help/words.ts';
import { howToWords } from '../../src/web/pages/how-to-play/words.ts';
import { lessonWords } from '../../src/web/play/lessons/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { languageNames } from '../../src/web/shared/messages/index.ts';
import { linkWords } from '../../src/web/shared/messages/link.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import { deadEndOf, shippedLevel, solutionOf, stepsOf } from './levels.ts';
import { expect, lessonsOf, test } from './page.ts';
import { PlayPage } from './play-page.ts';

/** Stands for whatever a message says about. */
const gap = '\u0000';

/** The pieces of text that a part of the messages consists of: those of a function are what stands around what it is given. */
function pieces(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') {
    // One and many, known and unknown, words and numbers.
    const given = [1, 2].flatMap((count) => [true, false].map((flag) => [count, flag] as const));
    return given.flatMap(([count, flag]) => {
      const words = String((part as (...all: unknown[]) => string)(count, flag));
      return words.replace(/\d+|true|false/g, gap).split(gap);
    });
  }
  return Object.values(part as object).flatMap(pieces);
}

const wordsOf = (part: unknown): Set<string> =>
  new Set(pieces(part).map((piece) => piece.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')));
/** By the id of the game. */
const gamesInPortuguese = new Map(
  await Promise.all(games.map(async ({ id, words }) => [id, await words.pt()] as const)),
);
/** What the pages of games say; other words of theirs are on other pages. */
const onPages = ({ name, summary, how, notation, parts }: GameWords) => [name, summary, how, notation, parts];
/** The words of parts that are loaded by themselves, and all sentences of lessons. */
const others = (language: Language) => [
  [helpParagraphs, howToWords, lessonWords].map((words) => words[language]),
  Object.values(lessonsOf).flatMap((lessons) => lessons.map(({ says }) => says[language])),
];
const portuguese = wordsOf([pt, others('pt'), [...gamesInPortuguese.values()].map(onPages)]);
const inEnglish = wordsOf([en, others('en'), games.map(({ words }) => onPages(words.en))]);
/** What only English says; words so short may be anything. */
const onlyEnglish = [
  ...[...inEnglish].filter((words) => words.length > 3 && !portuguese.has(words)),
  ...[...gamesInPortuguese.values()].flatMap(({ titles = {} }) =>
    Object.entries(titles).flatMap(([title, other]) => (title === other ? [] : [title])),
  ),
];

/** Everything on the page that is seen or read out, but for what a player has written and the name of a language. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('script, style, code, textarea, span[lang]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (element.hasAttribute(name)) texts.push(element.getAttribute(name)!);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) texts.push(node.textContent.trim());
    }
    return texts;
  });

const english = new RegExp(
  `(?<!\\p{L})(${onlyEnglish.map((words) => words.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')).join('|')})(?!\\p{L})`,
  'u',
);

async function expectPortuguese(page: Page, where: string): Promise<void> {
  const texts = await textsOn(page);
  expect(texts.length, where).toBeGreaterThan(5);
  expect(
    texts.filter((text) => english.test(text)),
    `English on ${where}`,
  ).toEqual([]);
}

test.describe('in a Portuguese browser', () => {
  test.use({ locale: 'pt-PT' });

  test('every page is in Portuguese', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
    await expect(page.getByText(pt.app.claim)).toBeVisible();
    await expectPortuguese(page, 'the first page');
    const others = [
      ...games.map(({ id }) => ({ path: `levels/${id}`, title: gamesInPortuguese.get(id)!.name })),
      { path: 'own', title: pt.own.title },
      { path: 'settings', title: pt.settings.title },
      { path: 'help', title: pt.help.title },
      { path: 'how-to-play', title: howToWords.pt.title },
      { path: 'nowhere', title: pt.notFound.title },
      { path: 'level/damaged', title: linkWords.pt.title },
      // A solution that the rules refuse.
      { path: 'level/1qs9hw24Yl6OeXiIXAA/U', title: linkWords.pt.title },
    ];
    for (const { path, title } of others) {
      await page.goto(`./#/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectPortuguese(page, path);
    }
    await page.goto('./#/own');
    await page.getByLabel(pt.own.paste).fill('game: chess\n\n...\n\n---\n\ngame: match-the-tiles\n\nA?\n');
    await page.getByRole('button', { name: pt.own.read }).click();
    await expect(page.getByRole('main').getByText(pt.own.problems(3))).toBeVisible();
    await expectPortuguese(page, 'own, with mistakes');
  });

  test('a whole level is in Portuguese', async ({ page }) => {
    const level = shippedLevel({ game: 'folding-blocks', number: 5 });
    const folding = gamesInPortuguese.get(level.game.id)!;
    const moves = await solutionOf(level);
    const play = new PlayPage(page);
    const press = async (notations: readonly string[]): Promise<void> => {
      for (const step of stepsOf(level, notations)) await play.press(step);
    };
    const dialogs = { [pt.play.typeMove]: 'm', [pt.keys.title]: '?', [pt.share.title]: undefined };
    await page.goto(level.address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(folding.titles![level.title]!);
    await play.untilDrawn();
    await expectPortuguese(page, 'a level');
    await expect(play.grid).toHaveAccessibleName(pt.play.board(folding.name));

    // A move that the rules refuse, said in their words.
    await page.keyboard.press('b');
    await page.keyboard.press('ArrowRight');
    await expect(play.spoken).toContainText('.');
    await expectPortuguese(page, 'a refused move');

    for (const [title, key] of Object.entries(dialogs)) {
      if (key) await page.keyboard.press(key);
      else await play.button(pt.play.share).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expectPortuguese(page, title);
      await page.keyboard.press('Escape');
      // Gone altogether: what has the focus in it would keep the keys for itself.
      await expect(page.locator('dialog')).toHaveCount(0);
    }

    await press(deadEndOf(level));
    await play.button(pt.play.hint).click();
    await expect(play.hint).toContainText(pt.hint.dead);
    await expect(play.button(pt.hint.goBack)).toBeVisible();
    await expectPortuguese(page, 'a dead position');
    await play.button(pt.play.restart).click();
    for (const question of [pt.hint.ask.solvable, pt.hint.ask.count, pt.hint.ask.piece, pt.hint.ask.move]) {
      await play.button(question).click();
      await expect(play.button(question)).toHaveCount(0);
      await expectPortuguese(page, question);
    }

    await play.button(pt.play.showMe).click();
    const show = page.getByRole('group', { name: pt.show.title });
    await show.getByRole('button', { name: pt.show.pause }).click();
    await expectPortuguese(page, 'a solution shown');
    await show.getByRole('button', { name: pt.show.end }).click();
    await expect(play.moves).toHaveText('0');
    await press(moves);
    await expect(page.getByRole('region', { name: pt.solved.title })).toContainText(pt.solved.perfect);
    await expectPortuguese(page, 'a solved level');
  });
});

test.describe('in the lab of a Portuguese browser', () => {
  test.use({ locale: 'pt-PT' });

  for (const tool of ['watch', 'compare'])
    test(`nothing that a game has is named in English: ${tool}`, async ({ page }) => {
      const named = ({ heuristics, solvers, costs }: GameWords): string[] =>
        pieces([heuristics, solvers, costs]).filter((words) => words.length > 3);
      const own = [...gamesInPortuguese.values()].flatMap(named);
      const foreign = games.flatMap(({ words }) => named(words.en)).filter((words) => !own.includes(words));
      const among = (all: readonly string[]) => async () =>
        (await textsOn(page)).filter((text) => all.some((words) => text.includes(words)));
      await page.goto(`./#/lab/${tool}`);
      await expect.poll(among(own)).not.toEqual([]);
      expect(await among(foreign)()).toEqual([]);
    });
});

test('the language is changed in the settings and kept', async ({ page }) => {
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.settings.title);
  await page.getByRole('group', { name: en.settings.language }).getByText(languageNames.pt).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.settings.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.settings.title);
  await page.getByRole('group', { name: pt.settings.language }).getByText(languageNames.en).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.settings.title);
});

test('English is noticed', async ({ page }) => {
  // What the tests above look for is there when the page is in English.
  expect(onlyEnglish.length).toBeGreaterThan(150);
  // And nothing was left untranslated: these are the same in both.
  const inBoth = [...inEnglish].filter((words) => words.length > 3 && portuguese.has(words));
  expect(inBoth.toSorted()).toEqual(['Ctrl', 'Enter', 'Fourfold', 'Home', 'Menu', 'Normal', 'Shift']);
  await page.goto('./#/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.help.title);
  const texts = await textsOn(page);
  const noticed = texts.filter((text) => english.test(text));
  expect(noticed).toEqual(expect.arrayContaining([helpParagraphs.en.private, en.app.own, en.keys.undo]));
  expect(noticed.length).toBeGreaterThan(texts.length / 3);
});
