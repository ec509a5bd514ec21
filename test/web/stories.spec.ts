import type { Locator, Page } from '@playwright/test';
import type { AlgorithmOptions } from '../../src/core/search.ts';
import { levelId } from '../../src/games/level-id.ts';
import { TraceReader } from '../../src/trace/reader.ts';
import { methodFor } from '../../src/web/lab/shared/setup.ts';
import { treeWords } from '../../src/web/lab/tree/words.ts';
import { watchWords } from '../../src/web/lab/watch/words.ts';
import { recordNow } from '../record-now.ts';
import { expectAccessible } from './axe.ts';
import { shippedLevel } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';

const level = shippedLevel({ game: 'match-the-tiles', number: 8 });
const { game } = level;

/** The same search, recorded in this process. */
function recorded(algorithm: string, options: AlgorithmOptions = {}): TraceReader {
  const method = methodFor(game, { algorithm, options });
  if (!method.ok) throw new Error(method.error.code);
  return new TraceReader(recordNow(game, level.level, { method: method.value, options }));
}

async function open(page: Page, method: string, at: number, hidden: readonly string[]): Promise<void> {
  await page.addInitScript((views) => {
    if (localStorage.getItem('fourfold.lab.watch') === null)
      localStorage.setItem('fourfold.lab.watch', JSON.stringify({ hidden: views }));
  }, hidden);
  await page.goto(`./#/lab/watch?level=${game.id}/${levelId(level)}&method=${method}&at=${at}`);
  await expect(node(page, 'current')).toHaveCount(1);
}

const node = (page: Page, mark: string): Locator => page.locator(`[role=treeitem].${mark}`);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('recursive best-first search is told and drawn with the F that it compares', async ({ page }) => {
  const reader = recorded('rbfs');
  const { from, state, cost, estimate, limit } = reader.at(24);
  const { value } = reader.fates.one(from, state, 23)!;
  // The one that was compared is not the f of the state itself.
  expect(value).toBeGreaterThan(cost + estimate);
  await open(page, 'rbfs', 24, ['board', 'counters', 'frontier', 'graph']);
  await expect(page.getByTestId('explanation')).toContainText(
    `F = ${value} (f = ${cost + estimate}: g ${cost} + h ${estimate}). It may go on here while F is at most ${limit}`,
  );
  await button(page, treeWords.en.figures).click();
  await expect(node(page, 'current')).toContainText(
    new RegExp(`F\\s*${value}\\s+g\\s*${cost}\\s+h\\s*${estimate}\\s+f\\s*${cost + estimate}`),
  );
  await expectAccessible(page, 'a tree with figures');
  // The wish is remembered.
  await page.reload();
  await expect(node(page, 'current')).toContainText(new RegExp(`F\\s*${value}`));
  await expect(button(page, treeWords.en.figures)).toHaveAttribute('aria-pressed', 'true');
});

test('a beam drops states: tree, counter and bars agree', async ({ page }) => {
  const options = { width: 3 };
  const { fates, end: last } = recorded('beam', options);
  const steps = Array.from({ length: last }, (_, at) => at + 1);
  const end = steps.find((at) => at > 5 && fates.after(at, 'dropped').count > 0)!;
  const dropped = fates.after(end, 'dropped').count;
  await open(page, 'beam~width=3', end, ['board', 'graph']);
  await expect(page.getByTestId('explanation')).toContainText(
    `of ${3 + dropped} candidates the 3 with the smallest h are kept and ${dropped} dropped.`,
  );
  // Between two depths there wait as many as the beam is wide.
  await expect(node(page, 'waiting')).toHaveCount(3);
  await expect(page.getByTestId('counter-waiting')).toHaveText('3');
  const bars = page.getByRole('list', { name: watchWords.en.frontier.layers('h') }).getByRole('listitem');
  const counts = (await bars.allTextContents()).map((text) => Number(/(\d+) states?/.exec(text)![1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await node(page, 'dropped').count()).toBeGreaterThan(0);
});

test('a search from both ends is two trees that meet', async ({ page }) => {
  const reader = recorded('bibfs');
  const steps = Array.from({ length: reader.end }, (_, at) => at + 1);
  const backwards = steps.find((at) => reader.at(at).isBackward)!;
  await open(page, 'bibfs', backwards, ['board', 'counters', 'frontier', 'graph']);
  await expect(page.getByTestId('explanation')).toContainText('predecessor');
  await expect(node(page, 'current')).toHaveClass(/backward/);
  await expect(node(page, 'meeting')).toHaveCount(0);
  await button(page, watchWords.en.toEnd).click();
  await expect(page.getByTestId('explanation')).toContainText('The two sides have met');
  await expect(node(page, 'meeting')).toHaveCount(2);
  await expect(node(page, 'meeting').last()).toHaveAccessibleName(new RegExp(treeWords.en.marks.meeting));
  // The start stands on the left, the goal on the right.
  const place = async (each: Locator): Promise<number> => (await each.boundingBox())!.x;
  expect(await place(node(page, 'goal').first())).toBeGreaterThan(await place(node(page, 'meeting').first()));
});

test('nothing is told of a solution before it is found, also to those who predict', async ({ page }) => {
  const { end } = recorded('astar');
  await open(page, 'astar', Math.floor(end / 2), ['board', 'counters', 'frontier', 'graph']);
  await expect(node(page, 'solution')).toHaveCount(0);
  await button(page, watchWords.en.predict).click();
  await expect(page.getByText(watchWords.en.question.title)).toBeVisible();
  await expect(node(page, 'solution')).toHaveCount(0);
  await button(page, watchWords.en.toEnd).click();
  await expect(node(page, 'solution').first()).toBeVisible();
});

test('IDA* is told in Portuguese, on a phone too', onPhonesLater, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fourfold.settings', '{"language":"pt"}'));
  const reader = recorded('idastar');
  const steps = Array.from({ length: reader.end }, (_, at) => at + 1);
  const round = steps.find((at) => at > 10 && reader.at(at).isRound)!;
  const cutting = steps.find((at) => at > 10 && reader.fates.after(at, 'cut').count > 0)!;
  await open(page, 'idastar', cutting, ['board', 'counters', 'frontier', 'graph']);
  const { count } = reader.fates.after(cutting, 'cut');
  await expect(page.getByTestId('explanation')).toContainText(new RegExp(`Cortam?-se ${count} estados?`));
  expect(await node(page, 'cut').count()).toBeGreaterThan(0);
  await open(page, 'idastar', round, []);
  await page.reload();
  await expect(page.getByTestId('explanation')).toContainText(
    `com o limite ${reader.at(round).limit}, o menor f que antes se cortou`,
  );
});
