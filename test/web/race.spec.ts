import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { levelId } from '../../src/games/level-id.ts';
import { findAlgorithm } from '../../src/search/algorithms/index.ts';
import { solveNow } from '../../src/search/solve.ts';
import { raceWords } from '../../src/web/lab/race/words.ts';
import { methodFor } from '../../src/web/lab/shared/setup.ts';
import { expectAccessible, expectAccessibleInAllThemes } from './axe.ts';
import { shippedLevel } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';

const words = raceWords.en;
const nameOf = (id: string): string => findAlgorithm(id)!.name;
const level = shippedLevel({ game: 'match-the-tiles', number: 8 });
const reference = `${level.game.id}/${levelId(level)}`;
const addressOf = (methods: string, where = reference): string =>
  `./#/lab/race?level=${where}&methods=${methods}`;

/** What the search itself says, in this process. */
function solved(id: string) {
  const method = methodFor(level.game, { algorithm: id, options: {} });
  if (!method.ok) throw new Error(method.error.code);
  return solveNow(level.game, level.level, method.value);
}

const lane = (page: Page, number: number, id: string): Locator =>
  page.getByRole('article', { name: words.lane(number, nameOf(id)) });
const row = (page: Page, id: string): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: nameOf(id) }) });
const button = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: words.controls }).getByRole('button', { name, exact: true });

test('two methods run on one clock, and the figures are those of the searches', async ({ page }) => {
  const [bfs, astar] = [solved('bfs'), solved('astar')];
  await page.goto(addressOf('bfs,astar'));
  const clock = page.getByRole('slider', { name: words.scrub });
  await expect(clock).toHaveAttribute('max', String(Math.max(bfs.expanded, astar.expanded)));
  // Step by step both are at the same expansion.
  await button(page, words.forward).click();
  await button(page, words.forward).click();
  await button(page, words.back).click();
  await button(page, words.forward).click();
  for (const [index, id] of ['bfs', 'astar'].entries())
    await expect(lane(page, index + 1, id).locator('[data-figure=expanded]')).toHaveText('2');
  await expect(page.getByRole('table')).toHaveCount(0);

  await page.getByLabel(words.speed).selectOption('1024');
  await button(page, words.play).click();
  await expect(page.getByRole('heading', { name: words.results })).toBeVisible();
  for (const [id, solution] of [
    ['bfs', bfs],
    ['astar', astar],
  ] as const) {
    const figure = (name: string): Locator => row(page, id).locator(`[data-figure=${name}]`);
    await expect(figure('expanded')).toContainText(words.number(solution.expanded));
    await expect(figure('generated')).toContainText(words.number(solution.generated));
    await expect(figure('stored')).toContainText(words.number(solution.stored));
    await expect(figure('moves')).toContainText(words.number(solution.moves.length));
  }
  expect(astar.expanded).toBeLessThan(bfs.expanded);
  await expect(lane(page, 2, 'astar')).toContainText(words.place(1));
  await expect(lane(page, 1, 'bfs')).toContainText(words.place(2));
  await expect(row(page, 'astar').locator('[data-figure=expanded]')).toContainText(words.best);
  await expect(row(page, 'bfs').locator('[data-figure=expanded]')).not.toContainText(words.best);
  await expectAccessibleInAllThemes(page, 'a race that is over');
  // Back in time nobody has finished.
  await button(page, words.toStart).click();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('methods are added, changed and removed, the address follows, and a refusal is explained', async ({
  page,
}) => {
  const other = shippedLevel({ game: 'folding-blocks', number: 2 });
  const where = `${other.game.id}/${levelId(other)}`;
  await page.goto(addressOf('bfs,bibfs', where));
  await expect(lane(page, 2, 'bibfs')).toContainText('bibfs needs moves that can be taken back');
  await expect(lane(page, 1, 'bfs').getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: words.add }).click();
  await expect(lane(page, 3, 'astar').getByRole('img')).toBeVisible();
  await expect(page).toHaveURL(/methods=bfs,bibfs,astar$/);
  const second = lane(page, 2, 'bibfs');
  await second.getByRole('button', { name: words.change(nameOf('bibfs')) }).click();
  await second.getByRole('combobox').first().selectOption('dfs');
  await expect(lane(page, 2, 'dfs').getByRole('img')).toBeVisible();
  await expect(page).toHaveURL(/methods=bfs,dfs,astar$/);
  await page.getByRole('button', { name: words.remove(nameOf('bfs')) }).click();
  await expect(page).toHaveURL(/methods=dfs,astar$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  // What is in the address is what comes up again.
  await page.reload();
  await expect(lane(page, 1, 'dfs').getByRole('img')).toBeVisible();
  await expect(lane(page, 2, 'astar').getByRole('img')).toBeVisible();
});

test('six lanes share one screen, the order of finishing is seen, and the results are taken away', async ({
  page,
}) => {
  const ids = ['bfs', 'astar', 'greedy', 'idastar-table', 'astar', 'dfs'];
  await page.goto(addressOf(ids.join(',')));
  const clock = page.getByRole('slider', { name: words.scrub });
  await expect(clock).toBeEnabled();
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    for (const [index, id] of ids.entries())
      await expect
        .poll(async () => {
          const { x, y, width, height } = (await lane(page, index + 1, id).boundingBox())!;
          return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
        })
        .toBe(true);
  }
  // The bars say what their figures mean: a bound, depths, the lowest estimate, the depth of the path.
  const said = (number: number, id: string): Locator => lane(page, number, id).getByTestId('progress');
  await clock.fill('3');
  await expect(said(1, 'bfs')).toHaveText(/^Depths finished: [01]$/);
  await expect(said(2, 'astar')).toHaveText(/^Proved: costs \d+ or more$/);
  await expect(said(3, 'greedy')).toHaveText(/^Lowest h so far: [\d.]+$/);
  await expect(said(6, 'dfs')).toHaveText(/^Depth now: 2$/);
  const order = page.getByRole('list', { name: words.order }).getByRole('listitem');
  await expect(order).toHaveText([words.nobodyYet]);
  await button(page, words.toEnd).click();
  const expanded = ids.map((id) => solved(id).expanded).toSorted((a, b) => a - b);
  await expect(order).toHaveCount(6);
  await expect(order.first()).toContainText(words.number(expanded[0]!));
  await expect(order.last()).toContainText(words.number(expanded.at(-1)!));
  // Two lanes with the same method come in together.
  await expect(order.filter({ hasText: 'tied' })).toHaveCount(2);
  const optimum = solved('bfs').moves.length;
  await expect(said(2, 'astar')).toHaveText(words.progress.bound(String(optimum)));
  const files = page.getByRole('group', { name: words.save });
  const save = async (format: keyof typeof words.formats): Promise<{ name: string; text: string }> => {
    const waiting = page.waitForEvent('download');
    await files.getByRole('button', { name: words.formats[format], exact: true }).click();
    const file = await waiting;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'latin1') };
  };
  const csv = await save('csv');
  expect(csv.name).toMatch(/^race-match-the-tiles-8-checkers-bfs-astar-.*\.csv$/);
  expect(csv.text.trim().split('\r\n')).toHaveLength(7);
  expect(csv.text).toContain(`,${expanded[0]},`);
  expect((await save('markdown')).text).toContain('| Place | Method');
  const svg = await save('svg');
  expect(svg.text).toContain('<svg');
  for (const figure of expanded) expect(svg.text).toContain(`${words.number(figure)} expanded`);
  expect((await save('png')).text.slice(1, 4)).toBe('PNG');
});

test('a race fits a narrow screen, also when it is over', onPhonesLater, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(addressOf('bfs,astar'));
  await button(page, words.toEnd).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.getByRole('main').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
});
