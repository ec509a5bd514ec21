import type { Locator, Page } from '@playwright/test';
import type { AlgorithmOptions } from '../../src/core/search.ts';
import { TraceReader } from '../../src/trace/reader.ts';
import { methodFor } from '../../src/web/lab/shared/setup.ts';
import { treeWords } from '../../src/web/lab/tree/words.ts';
import { explainEn } from '../../src/web/lab/watch/explain-en.ts';
import { explainPt } from '../../src/web/lab/watch/explain-pt.ts';
import { RunFacts } from '../../src/web/lab/watch/facts.ts';
import { watchWords } from '../../src/web/lab/watch/words.ts';
import { levelId } from '../../src/web/shared/state/level-id.ts';
import { recordNow } from '../record-now.ts';
import { expectAccessible } from './axe.ts';
import { shippedLevel } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';

const level = shippedLevel({ game: 'match-the-tiles', number: 8 });
const { game } = level;

/** The same search, recorded in this process. */
function recorded(algorithm: string, options: AlgorithmOptions = {}): RunFacts {
  const method = methodFor(game, { algorithm, options });
  if (!method.ok) throw new Error(method.error.code);
  const trace = recordNow(game, level.level, { method: method.value, options });
  return new RunFacts(new TraceReader(trace), options);
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
  const facts = recorded('rbfs');
  await open(page, 'rbfs', 24, ['board', 'counters', 'frontier', 'graph']);
  const sentence = explainEn.did(facts.at(24));
  expect(sentence).toContain('F = 6 (f = 4: g 1 + h 3)');
  await expect(page.getByTestId('explanation')).toHaveText(sentence);
  await button(page, treeWords.en.figures).click();
  await expect(node(page, 'current')).toContainText(/F\s*6\s+g\s*1\s+h\s*3\s+f\s*4/);
  await expectAccessible(page, 'a tree with figures');
  // The wish is remembered.
  await page.reload();
  await expect(node(page, 'current')).toContainText(/F\s*6/);
  await expect(button(page, treeWords.en.figures)).toHaveAttribute('aria-pressed', 'true');
});

test('a beam drops states: tree, counter and bars agree', async ({ page }) => {
  const options = { width: 3 };
  const facts = recorded('beam', options);
  const end = Array.from({ length: facts.reader.end }, (_, at) => at + 1).find(
    (at) => at > 5 && facts.at(at).told.dropped > 0,
  )!;
  await open(page, 'beam~width=3', end, ['board', 'graph']);
  await expect(page.getByTestId('explanation')).toHaveText(explainEn.did(facts.at(end)));
  // Between two depths there wait as many as the beam is wide.
  await expect(node(page, 'waiting')).toHaveCount(3);
  await expect(page.getByTestId('counter-waiting')).toHaveText('3');
  const bars = page.getByRole('list', { name: watchWords.en.frontier.layers('h') }).getByRole('listitem');
  const counts = (await bars.allTextContents()).map((text) => Number(/(\d+) states?/.exec(text)![1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await node(page, 'dropped').count()).toBeGreaterThan(0);
});

test('a search from both ends is two trees that meet', async ({ page }) => {
  const facts = recorded('bibfs');
  const { end } = facts.reader;
  const backwards = Array.from({ length: end }, (_, at) => at + 1).find(
    (at) => facts.at(at).step.isBackward,
  )!;
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
  const { end } = recorded('astar').reader;
  await open(page, 'astar', end - 1, ['board', 'counters', 'frontier', 'graph']);
  await expect(node(page, 'solution')).toHaveCount(0);
  await button(page, watchWords.en.predict).click();
  await expect(page.getByText(watchWords.en.question.title)).toBeVisible();
  await expect(node(page, 'solution')).toHaveCount(0);
  await button(page, watchWords.en.toEnd).click();
  await expect(node(page, 'solution').first()).toBeVisible();
});

test('IDA* is told in Portuguese, on a phone too', onPhonesLater, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fourfold.settings', '{"language":"pt"}'));
  const facts = recorded('idastar');
  const round = Array.from({ length: facts.reader.end }, (_, at) => at + 1).find(
    (at) => facts.at(at).step.isRound && at > 10,
  )!;
  await open(page, 'idastar', round - 1, ['board', 'counters', 'frontier', 'graph']);
  await expect(page.getByTestId('explanation')).toHaveText(explainPt.did(facts.at(round - 1)));
  expect(await node(page, 'cut').count()).toBeGreaterThan(0);
  await button(page, watchWords.pt.forward).click();
  await expect(page.getByTestId('explanation')).toContainText('o menor f que antes se cortou');
});
