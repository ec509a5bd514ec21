import { languages } from '../../src/core/words.ts';
import { fill } from '../../src/web/lab/learn/lesson.ts';
import { lessons } from '../../src/web/lab/learn/lessons/index.ts';
import { learnWords } from '../../src/web/lab/learn/words.ts';
import { recordLesson } from '../lesson-runs.ts';
import { ofPlaywright } from './heuristic-page.ts';
import { expect, test } from './page.ts';

/** After so many vain tries a task offers a solution. */
const vainTries = 2;

for (const language of languages)
  test(`every lesson can be read to its end and its tasks be done: ${language}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(600_000);
    complaints.expected.push(ofPlaywright);
    const words = learnWords[language];
    await page.goto('./#/learn');
    await page.evaluate((chosen) => {
      localStorage.setItem('fourfold.settings', JSON.stringify({ language: chosen }));
      window.dispatchEvent(new StorageEvent('storage'));
    }, language);
    for (const entry of lessons) {
      const lesson = await entry.load();
      const { figures } = recordLesson(lesson);
      const blocks = lesson.text[language];
      await page.goto(`./#/learn/${entry.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.text[language].title);
      const films = blocks.filter(({ kind }) => kind === 'run');
      await expect(page.getByTestId('says')).toHaveCount(films.length);
      for (const film of await page.getByTestId('says').all()) {
        const slider = film.locator('xpath=..').getByRole('slider');
        await slider.press('End');
        await expect(film).not.toHaveText(words.step({ kind: 'start' }));
      }

      const tasks = blocks.filter((block) => block.kind === 'task');
      for (const block of tasks) {
        if (lesson.tasks[block.task]!.kind === 'predict') continue;
        const task = page.getByTestId('task').nth(tasks.indexOf(block));
        const run = task.getByRole('button', { name: words.task.run, exact: true });
        for (let tries = 0; tries < vainTries; tries += 1) {
          await run.click();
          await expect(task.getByText(words.task.missed)).toBeVisible();
        }
        await task.getByRole('button', { name: words.task.show }).click();
        await run.click();
        await expect(task.getByText(words.task.passed)).toBeVisible();
      }

      const question = blocks.find((block) => block.kind === 'question')!;
      const right = fill(question.choices, figures).find(({ isRight }) => isRight)!;
      await page.getByRole('radio', { name: right.words, exact: true }).last().check();
      await page.getByRole('button', { name: words.check, exact: true }).last().click();
      await expect(page.getByTestId('reply').last()).toContainText(words.right);
    }
  });
