import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/core/words.ts';
import { card as breadth } from '../../src/search/algorithms/bfs.lab.ts';
import { card as deep } from '../../src/search/algorithms/dfs.lab.ts';
import { card as greedy } from '../../src/search/algorithms/greedy.lab.ts';
import type { Card } from '../../src/search/card.ts';
import { heuristicWords } from '../../src/web/lab/heuristic/words.ts';
import { fill, type Lesson, type RunFigures } from '../../src/web/lab/learn/lesson.ts';
import { type LessonEntry, lessons } from '../../src/web/lab/learn/lessons/index.ts';
import { spansOf } from '../../src/web/lab/learn/markup.ts';
import { type Halt, haltOf } from '../../src/web/lab/learn/prediction.ts';
import { learnWords } from '../../src/web/lab/learn/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { recordHere, recordLesson } from '../lesson-runs.ts';
import { expectAccessibleInAllThemes } from './axe.ts';
import { ofPlaywright } from './heuristic-page.ts';
import { expect, onPhonesLater, test } from './page.ts';

const words = learnWords.en;
const entryOf = (id: string): LessonEntry => lessons.find((each) => each.id === id)!;
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const film = (page: Page, caption: string): Locator =>
  page.getByRole('region', { name: caption, exact: true });
const question = (page: Page): Locator => page.getByTestId('question');
/** The last task of the lesson. */
const task = (page: Page): Locator => page.getByTestId('task').last();
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The figures of a lesson's searches, run here: the page has to come to the same ones. */
const figuresHere = (lesson: Lesson): RunFigures<string> => recordLesson(lesson).figures;

/** The paragraphs with numbers, as they should read. */
const filledParagraphs = (lesson: Lesson, language: Language): string[] => {
  const figures = figuresHere(lesson);
  return lesson.text[language].flatMap((block) =>
    block.kind === 'text' && typeof block.words === 'function'
      ? [
          spansOf(fill(block.words, figures))
            .map(({ text }) => text)
            .join(''),
        ]
      : [],
  );
};

/** Opens a lesson and waits for its numbers. */
async function open(page: Page, id: string, language: Language = 'en'): Promise<Lesson> {
  const entry = entryOf(id);
  await page.goto(`./#/learn/${id}`);
  await expect(heading(page)).toHaveText(entry.text[language].title);
  await expect(page.getByTestId('filled').first()).toBeVisible();
  return entry.load();
}

test('a lesson is read from the list to its question, and the next one follows', async ({ page }) => {
  const [first, second] = lessons as [LessonEntry, LessonEntry];
  const { search } = figuresHere(await first.load()) as RunFigures<'search'>;
  await page.goto('./#/learn');
  await expect(heading(page)).toHaveText(words.title);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(lessons.length);
  await expect(page.getByTestId('progress')).toHaveText(words.progress(0, lessons.length));
  await page.getByRole('link', { name: words.begin }).click();
  await expect(heading(page)).toHaveText(first.text.en.title);

  // Step by step, by hand and by the slider.
  const shown = film(page, 'A first search');
  const says = shown.getByTestId('says');
  const counter = (name: string): Locator =>
    shown
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('definition');
  await expect(says).toHaveText(words.step({ kind: 'start' }));
  await expect(button(shown, words.watch.back)).toBeDisabled();
  await button(shown, words.watch.step).click();
  await expect(says).toContainText('Step 1 expands the start.');
  await expect(counter(words.watch.expanded)).toHaveText('1');
  await expect(counter(words.watch.stored)).toHaveText(String(1 + search.fromStart));
  await button(shown, words.watch.step).click();
  await expect(counter(words.watch.expanded)).toHaveText('2');
  await button(shown, words.watch.back).click();
  await expect(counter(words.watch.expanded)).toHaveText('1');
  await shown.getByRole('slider').press('End');
  await expect(says).toHaveText(`Solved: ${search.path} (${search.moves} moves).`);
  await expect(counter(words.watch.expanded)).toHaveText(String(search.expanded));
  await expect(counter(words.watch.stored)).toHaveText(String(search.stored));
  await expect(shown.getByRole('img', { name: /^Tree of the search/ })).toBeVisible();
  await expect(button(shown, words.watch.step)).toBeDisabled();

  // A wrong answer gets a hint, the right one is remembered.
  await expect(button(question(page), words.check)).toBeDisabled();
  await page.getByRole('radio', { name: String(search.expanded), exact: true }).check();
  await button(question(page), words.check).click();
  await expect(page.getByTestId('reply')).toContainText(words.wrong);
  await page.getByRole('radio', { name: String(search.stored), exact: true }).check();
  await expect(page.getByTestId('reply')).toHaveCount(0);
  await button(question(page), words.check).click();
  await expect(page.getByTestId('reply')).toContainText(words.right);

  await page.getByRole('link', { name: words.next }).click();
  await expect(heading(page)).toHaveText(second.text.en.title);
  await page.reload();
  await page.getByRole('link', { name: words.previous }).click();
  await expect(heading(page)).toHaveText(first.text.en.title);
  await page.getByRole('main').getByRole('link', { name: words.title, exact: true }).click();
  await expect(page.getByTestId('progress')).toHaveText(words.progress(1, lessons.length));
  await expect(page.getByRole('link', { name: words.goOn })).toHaveAttribute('href', `#/learn/${second.id}`);
});

test('a search plays by itself, and opens in the lab', async ({ page }) => {
  await open(page, 'admissible');
  const shown = film(page, 'A counter-example');
  await button(shown, words.watch.play).click();
  await expect(shown.getByTestId('says')).toContainText('Solved:');
  await expect(button(shown, words.watch.replay)).toBeVisible();
  const link = shown.getByRole('link', { name: words.watch.openInLab });
  await expect(link).toHaveAttribute('href', /^#\/lab\/watch\?level=~[\w-]+&method=astar~chains$/);
});

test('every number in the text is the one that the search gives', async ({ page }) => {
  for (const id of ['depth-first', 'a-star', 'comparing']) {
    const lesson = await open(page, id);
    await expect(page.getByTestId('filled')).toHaveText(filledParagraphs(lesson, 'en'));
  }
  const figures = figuresHere(await entryOf('comparing').load());
  for (const [run, { moves, expanded, stored }] of Object.entries(figures)) {
    const cells = page.locator(`tr[data-run='${run}'] td`);
    if ((await cells.count()) === 0) continue;
    const shown = (await cells.allTextContents()).slice(0, 3);
    expect(shown).toEqual([moves, expanded, stored].map(String));
  }
});

const cards: Readonly<Record<string, Card>> = { bfs: breadth, dfs: deep, greedy };

/** The halts of a task to predict, as they are here. */
async function haltsOf(id: string): Promise<Halt[]> {
  const lesson = await entryOf(id).load();
  const predict = Object.values(lesson.tasks).at(-1);
  if (predict?.kind !== 'predict') throw new Error(`${id} has nothing to predict`);
  const { rounds, what } = predict;
  return rounds.map((round) => {
    const { order } = cards[round.method.algorithm]!;
    return haltOf(what, round, recordHere(round.level, round.method), order);
  });
}

/** Answers every halt: wrongly first where it is the first one. */
async function predict(page: Page, halts: readonly Halt[], said: typeof words.task): Promise<void> {
  const here = task(page);
  const reply = here.getByTestId('task-reply');
  for (const [at, { choices, answer }] of halts.entries()) {
    await expect(here.getByText(said.round(at + 1, halts.length))).toBeVisible();
    const give = async (value: number): Promise<void> => {
      const place = choices.findIndex(({ state }) => state === value);
      if (place >= 0) await here.getByRole('radio').nth(place).check();
      else await here.getByRole('spinbutton').fill(String(value));
      // By keyboard, as a form is sent.
      if (place >= 0) await button(here, said.check).click();
      else await here.getByRole('spinbutton').press('Enter');
    };
    if (at === 0) {
      await give(choices.find(({ state }) => state !== answer)?.state ?? answer + 1);
      await expect(reply).toContainText(said.missed);
    }
    await give(answer);
    await expect(reply).toContainText(said.passed);
    if (at < halts.length - 1) await button(here, said.next).click();
  }
}

test('a method is chosen wrongly and rightly, and the task is remembered as done', async ({ page }) => {
  await open(page, 'tree-and-graph');
  const here = task(page);
  const reply = here.getByTestId('task-reply');
  await expect(button(here, words.task.show)).toHaveCount(0);
  for (const tries of [1, 2]) {
    await button(here, words.task.run).click();
    await expect(reply).toContainText(words.task.missed);
    await expect(here.getByRole('listitem').filter({ hasText: words.task.fails })).toHaveCount(1);
    await expect(button(here, words.task.show)).toHaveCount(tries - 1);
  }
  // Another choice takes the verdict away.
  await here.getByLabel('Algorithm').selectOption('bfs');
  await expect(reply).toHaveCount(0);
  await button(here, words.task.run).click();
  await expect(reply).toContainText(words.task.passed);
  await expect(here.getByRole('heading')).toContainText(words.done);
  await page.reload();
  await expect(task(page).getByRole('heading')).toContainText(words.done);
  await page.goto('./#/learn');
  const tasks = lessons.flatMap((each) => each.tasks).length;
  await expect(page.getByTestId('task-progress')).toHaveText(words.tasks(1, tasks));
  await expect(page.getByTestId('progress')).toHaveText(words.progress(0, lessons.length));
  await expect(page.getByRole('main').getByText(words.taskDone)).toHaveCount(1);
});

test('a search is predicted, state by state and number by number', async ({ page }) => {
  for (const id of ['greedy', 'breadth-first']) {
    await open(page, id);
    await predict(page, await haltsOf(id), words.task);
    await expect(task(page).getByRole('heading')).toContainText(words.done);
  }
});

test('a heuristic is repaired, run in the sandbox, and kept', async ({ page, complaints }) => {
  complaints.expected.push(ofPlaywright);
  const lesson = await open(page, 'admissible');
  const [code] = Object.values(lesson.tasks);
  if (code?.kind !== 'code') throw new Error('there is no heuristic to write');
  const here = task(page);
  const reply = here.getByTestId('task-reply');
  const editor = here.getByRole('textbox');
  await button(here, words.task.run).click();
  await expect(reply).toContainText(words.task.missed);
  await expect(here.getByText(heuristicWords.en.notAdmissible)).toBeVisible();
  await editor.fill('function h(state) {\n  return fetch("/");\n}');
  await button(here, words.task.run).click();
  await expect(here.getByText(/^h threw: .*network/)).toBeVisible();
  await editor.fill(code.solution);
  await button(here, words.task.run).click();
  await expect(reply).toContainText(words.task.passed);
  await page.reload();
  await expect(task(page).getByRole('heading')).toContainText(words.done);
  await expect(task(page).getByRole('textbox')).toContainText('/ 2');
  await expectAccessibleInAllThemes(page, 'a lesson with code');
});

test('a task is done in Portuguese, on a phone', onPhonesLater, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('fourfold.settings', JSON.stringify({ language: 'pt' })),
  );
  const said = learnWords.pt.task;
  await open(page, 'depth-first', 'pt');
  await predict(page, await haltsOf('depth-first'), said);
  await expect(task(page).getByRole('heading')).toContainText(learnWords.pt.done);
  await open(page, 'comparing', 'pt');
  const here = task(page);
  await button(here, said.run).click();
  await expect(here.getByTestId('task-reply')).toContainText(said.missed);
  await here.getByLabel('Algoritmo').selectOption('astar');
  await here.getByLabel('Heurística').selectOption('final-shapes');
  await button(here, said.run).click();
  await expect(here.getByTestId('task-reply')).toContainText(said.passed);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('the list of lessons keeps nobody out', async ({ page }) => {
  await page.goto('./#/learn');
  await expect(heading(page)).toHaveText(words.title);
  await expectAccessibleInAllThemes(page, 'the list of lessons');
});

test('a lesson speaks Portuguese, and keeps nobody out', async ({ page }) => {
  test.slow();
  await page.goto('./#/learn');
  await expect(heading(page)).toHaveText(words.title);
  await page.evaluate(() => {
    localStorage.setItem('fourfold.settings', JSON.stringify({ language: 'pt' }));
    window.dispatchEvent(new StorageEvent('storage'));
  });
  const lesson = await open(page, 'greedy', 'pt');
  await expect(page.getByTestId('filled')).toHaveText(filledParagraphs(lesson, 'pt'));
  const shown = film(page, 'Procura gulosa');
  await shown.getByRole('slider').press('End');
  await expect(shown.getByTestId('says')).toContainText('Resolvido:');
  await question(page).getByRole('radio').first().check();
  await button(question(page), learnWords.pt.check).click();
  await expect(page.getByTestId('reply')).toContainText(learnWords.pt.wrong);
  await expectAccessibleInAllThemes(page, 'a lesson');
});

test('a lesson that there is none of is said to be none', async ({ page }) => {
  await page.goto('./#/learn/alchemy');
  await expect(heading(page)).toHaveText(en.notFound.title);
  await expect(page.getByRole('main').getByText(en.notFound.text('/learn/alchemy'))).toBeVisible();
});
