import type { Locator, Page } from '@playwright/test';
import { levelId } from '../../src/games/level-id.ts';
import { card } from '../../src/search/algorithms/astar.lab.ts';
import { TraceReader } from '../../src/trace/reader.ts';
import { none } from '../../src/trace/trace.ts';
import { graphWords } from '../../src/web/lab/graph/words.ts';
import { piecePlaces } from '../../src/web/lab/shared/board-label.ts';
import { methodFor } from '../../src/web/lab/shared/setup.ts';
import { labWords } from '../../src/web/lab/shared/words.ts';
import { boardOf, factsOf } from '../../src/web/lab/tree/node-facts.ts';
import { treeWords } from '../../src/web/lab/tree/words.ts';
import { viewIds } from '../../src/web/lab/watch/places.ts';
import { recordNow } from '../record-now.ts';
import { expectAccessible } from './axe.ts';
import { shippedLevel } from './levels.ts';
import { expect, test } from './page.ts';

const words = treeWords.en;
const level = shippedLevel({ game: 'match-the-tiles', number: 8 });
const { game } = level;
const method = methodFor(game, { algorithm: 'astar', options: {} });
if (!method.ok) throw new Error(method.error.code);
const { cost } = method.value;
/** The same search, recorded in this process. */
const reader = new TraceReader(recordNow(game, level.level, { method: method.value }));
const board = boardOf(game, level.level, cost);
const addressOf = (at: number): string =>
  `./#/lab/watch?level=${game.id}/${levelId(level)}&method=astar&at=${at}`;

/** The other views of the page would only take time. */
async function showOnly(page: Page, view: 'tree' | 'graph'): Promise<void> {
  await page.addInitScript(
    (hidden) => localStorage.setItem('fourfold.lab.watch', JSON.stringify({ hidden })),
    viewIds.filter((id) => id !== view),
  );
}

const tree = (page: Page): Locator => page.getByRole('tree', { name: words.tree });
const item = (page: Page, expansion: number): Locator =>
  tree(page).getByRole('treeitem', { name: new RegExp(`\\b${words.node.expanded(expansion)}\\b`) });
const detail = (page: Page, state: number): Locator =>
  page.getByRole('region', { name: words.detail.title(state), exact: true });

test('a node of the tree shows its board, its figures and why it was taken', async ({ page }) => {
  const position = 12;
  await showOnly(page, 'tree');
  await page.goto(addressOf(position));
  await expect(item(page, position)).toHaveAccessibleName(new RegExp(words.marks.current));
  for (const expansion of [4, position]) {
    const state = reader.data.expansions.state[expansion - 1]!;
    const from = reader.data.expansions.from[expansion - 1]!;
    const facts = factsOf(reader, board, { state, expansion: expansion - 1, from }, position, card.order);
    await item(page, expansion).click();
    const panel = detail(page, state);
    // The board that the rules give for this state, in the words that stand for the picture.
    const row = reader.row(state);
    const places = piecePlaces(board.rules.view(board.space.unpack(row, 0)));
    await expect(panel.getByRole('img')).toHaveAccessibleName(`${labWords.en.drawing.board}: ${places}`);
    await expect(panel).toContainText(facts.moves.join(' '));
    await expect(panel.getByRole('definition').nth(2)).toHaveText(String(facts.total));
    const { keys, ties } = facts.choice!;
    await expect(panel).toContainText(
      keys!.own === keys!.next
        ? words.detail.tie('f', keys!.own, ties)
        : words.detail.less('f', keys!.own, keys!.next),
    );
  }
  await expectAccessible(page, 'the search tree');
  // It leads back to the moment in which it was expanded.
  await item(page, 4).click();
  await page.getByRole('button', { name: words.detail.goTo, exact: true }).click();
  await expect(item(page, 4)).toHaveAccessibleName(new RegExp(words.marks.current));
  await expect(item(page, 5)).toHaveCount(0);
});

test('the tree can be walked with the keys', async ({ page }) => {
  await showOnly(page, 'tree');
  await page.goto(addressOf(8));
  const current = item(page, 8);
  await current.focus();
  const way = reader.chain(7)!;
  // To the left, all the way to the start.
  for (const expansion of way.slice(0, -1).toReversed()) {
    await page.keyboard.press('ArrowLeft');
    await expect(item(page, expansion + 1)).toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  const focused = tree(page).locator('[role=treeitem]:focus');
  await expect(focused).toHaveAttribute('aria-level', '2');
  const name = await focused.getAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  await expect(focused).not.toHaveAttribute('aria-label', name!);
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAttribute('aria-label', name!);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: /^State \d/ })).toBeVisible();
});

test('the graph has all states of a small level, with exact distances in its table', async ({ page }) => {
  // Without a graphics card every picture takes long.
  test.slow();
  const graph = graphWords.en;
  await showOnly(page, 'graph');
  await page.goto(addressOf(reader.end));
  const picture = page.getByRole('application', { name: new RegExp(graph.picture) });
  await expect(picture.locator('canvas').first()).toBeAttached();
  await page.getByText(graph.numbers).click();
  const numbers = page.locator('details').filter({ hasText: graph.numbers });
  const cell = (name: string): Locator =>
    numbers
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell');
  await expect(cell(graph.status.solution)).toHaveText(graph.number(reader.data.moves.length + 1));
  await expect(cell('0')).not.toHaveText('0');
  // The first key press chooses the start.
  await picture.focus();
  await page.keyboard.press('ArrowDown');
  const panel = detail(page, 0);
  await expect(panel).toContainText(`${graph.toGoal}: ${reader.data.moves.length}`);
  expect(reader.firstExpansion(0)).not.toBe(none);
  await expectAccessible(page, 'the state graph');
});

test('a large space stands in layers, and its solution is drawn when it is found', async ({ page }) => {
  test.slow();
  const graph = graphWords.en;
  await showOnly(page, 'graph');
  // The cartographer, with more than a hundred thousand states.
  await page.goto('./#/lab/watch?level=folding-blocks/1wwvw9a19zy917&method=astar');
  const picture = page.getByRole('img', { name: new RegExp(graph.layersPicture) });
  await expect(picture).toBeVisible({ timeout: 40_000 });
  await expect(picture).toHaveAccessibleName(
    /^State space in layers\. 1 of ([\d,]+) states have been met, 0 /,
  );
  await expect(picture.locator('polyline')).toHaveCount(0);
  await page.getByText(graph.numbers, { exact: true }).first().click();
  const rows = page.locator('details tbody').getByRole('row');
  // Every state is in one layer.
  const counts = await rows.locator('td:nth-child(2)').allTextContents();
  const all = counts.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0);
  await expect(picture).toHaveAccessibleName(new RegExp(`of ${graph.number(all)} states`));
  expect(all).toBeGreaterThan(3000);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('End');
  await expect(picture.locator('polyline')).toHaveCount(1);
  await page.getByLabel(graph.arrange).selectOption('toGoal');
  await expect(rows.first()).toContainText('0');
  await expectAccessible(page, 'a state space in layers');
});
