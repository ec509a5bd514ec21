import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Download, Page } from '@playwright/test';
import type { Comparison } from '../../src/experiments/record.ts';
import { levelId } from '../../src/games/level-id.ts';
import { formatPack, type GameLevel } from '../../src/games/pack.ts';
import { resultsWords } from '../../src/web/lab/compare/results/words.ts';
import { tableWords } from '../../src/web/lab/compare/tables/words.ts';
import { compareWords } from '../../src/web/lab/compare/words.ts';
import { labWords } from '../../src/web/lab/shared/words.ts';
import { linkWords } from '../../src/web/shared/messages/link.ts';
import { expectAccessibleInAllThemes } from './axe.ts';
import { shippedLevel } from './levels.ts';
import { expect, often, onPhonesLater, test } from './page.ts';

const words = compareWords.en;
const about = resultsWords.en;
const tables = tableWords.en;
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const game = 'match-the-tiles';
const levels = [4, 7].map((number) => shippedLevel({ game, number }));
const algorithms = ['bfs', 'astar', 'greedy', 'idastar-table'];

const reference = (level: GameLevel): string => `${level.game.id}/${levelId(level)}`;
const addressOf = (chosen: readonly GameLevel[], methods: readonly string[], more = ''): string =>
  `./#/lab/compare?levels=${chosen.map(reference).join(',')}&methods=${methods.join(',')}${more}`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const table = (page: Page) => page.getByRole('region', { name: words.resultsTable });
const rows = (page: Page) => table(page).locator('tbody tr');

/** What a column of the table says, row by row. */
async function columnTexts(page: Page, name: string): Promise<string[]> {
  const header = table(page).getByRole('columnheader', { name, exact: true });
  const column = await header.evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
  return rows(page).evaluateAll(
    (lines, at) => lines.map((line) => line.children[at]?.textContent?.trim() ?? ''),
    column,
  );
}

async function runAll(page: Page, count: number): Promise<void> {
  await button(page, words.run).click();
  await expect(page.getByRole('main').getByText(words.finished(count))).toBeVisible();
  await expect(rows(page)).toHaveCount(count);
}

async function downloaded(page: Page, name: string): Promise<{ download: Download; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { download, text: readFileSync(await download.path(), 'utf8') };
}

/** What is the same on every machine, one text a run. */
const fixed = [
  'level',
  'algorithm',
  'heuristic',
  'costModel',
  'status',
  'moves',
  'length',
  'cost',
  'optimal',
  'expanded',
  'generated',
  'stored',
  'reopened',
  'peakFrontier',
  'bytes',
] as const;

function fixedOfCsv(csv: string): string[] {
  const [header, ...lines] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((line) => fixed.map((name) => line[header!.indexOf(name)]).join('|'));
}

const fixedOfJson = (json: string): string[] =>
  (JSON.parse(json) as Comparison).levels.flatMap(({ runs }) =>
    runs.map((run) =>
      fixed.map((name) => (name === 'moves' ? run.moves.join(' ') : String(run[name] ?? ''))).join('|'),
    ),
  );

/** The same comparison by the command line, on a file with the same levels. */
function byCommandLine(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
  try {
    const file = join(folder, 'levels.txt');
    writeFileSync(file, formatPack(levels));
    const program = join(root, 'dist', 'fourfold.js');
    const args = [
      program,
      'compare',
      file,
      '--algorithms',
      algorithms.join(','),
      '--jobs',
      '2',
      '--max-memory',
      '512',
      '--json',
    ];
    return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('files have the figures of the command line, and the table sorts by them', async ({ page }) => {
  await page.goto(addressOf(levels, algorithms));
  await expect(page.getByText(words.runs(8), { exact: true })).toBeVisible();
  await runAll(page, 8);
  const expected = fixedOfJson(byCommandLine());
  expect(expected).toHaveLength(8);
  const csv = await downloaded(page, words.csv);
  expect(csv.download.suggestedFilename()).toMatch(/\.csv$/);
  expect(fixedOfCsv(csv.text)).toEqual(expected);
  const json = await downloaded(page, words.json);
  expect(fixedOfJson(json.text)).toEqual(expected);
  expect(JSON.parse(json.text)).toMatchObject({
    complete: true,
    settings: { repeat: 1, limits: { seconds: 10, bytes: 512 * 1024 ** 2 }, recommendedHeuristics: true },
    machine: { node: null },
  });

  const header = table(page).getByRole('columnheader', { name: words.columns.expanded });
  const shownOrder = async (): Promise<number[]> =>
    (await columnTexts(page, words.columns.expanded)).map((text) => Number(text.replace(/\D/g, '')));
  const planned = await shownOrder();
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(await shownOrder()).toEqual(planned.toSorted((a, b) => a - b));
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(await shownOrder()).toEqual(planned.toSorted((a, b) => b - a));
  await header.getByRole('button').click();
  await expect(header).not.toHaveAttribute('aria-sort');
  expect(await shownOrder()).toEqual(planned);
  // The best of each level are marked, and every run can be watched.
  await expect(table(page).getByText(words.best, { exact: true }).first()).toBeAttached();
  const watch = rows(page).nth(1).getByRole('link');
  const heuristic = levels[0]!.game.recommended.heuristic;
  await expect(watch).toHaveAttribute(
    'href',
    `#/lab/watch?level=${reference(levels[0]!)}&method=astar~${heuristic}~cost=unit`,
  );
});

test('a link with results is made anew and compared figure by figure', async ({ page }) => {
  await page.goto(addressOf(levels, ['bfs', 'wastar~weight=4', 'wastar~weight=3'], '&repeat=2'));
  await runAll(page, 6);
  await expect(rows(page).nth(2)).toContainText('Weighted A*, weight 3');
  await button(page, words.copyResults).click();
  const link = await page.getByLabel(words.linkField, { exact: true }).inputValue();
  expect(link).toMatch(/#\/lab\/compare\?z=[\w-]+$/);
  const expanded = await columnTexts(page, words.columns.expanded);

  // Somebody else opens it: what it says is there at once, without times, and can be tried.
  await button(page, about.forget).click();
  await page.goto('./#/');
  await page.goto(link);
  await expect(page.getByText(about.linkedRuns(6))).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).first()).toContainText(about.fromLink);
  expect(await columnTexts(page, words.columns.expanded)).toEqual(expanded);
  expect(new Set(await columnTexts(page, words.columns.milliseconds))).toEqual(new Set(['–']));
  await expect(page.getByLabel(words.repeat)).toHaveValue('2');
  await runAll(page, 6);
  await expect(page.getByRole('main').getByText(words.same(6 * 10))).toBeVisible();
  await expect(page.getByText(about.fromLink)).toHaveCount(0);

  // Changed on its way, it is no link any more, and says so.
  await page.goto('./#/');
  await page.goto(link.slice(0, -4));
  await expect(page.getByRole('alert')).toHaveText(`${linkWords.en.damaged} ${words.otherSetup}`);
  await page.goto('./#/');
  await page.goto(link.replace('?z=1', '?z=2'));
  await expect(page.getByRole('alert')).toHaveText(`${linkWords.en.newer} ${words.otherSetup}`);
  await expect(button(page, words.run)).toBeEnabled();
});

test('levels and methods are chosen on the page, and the address follows', async ({ page }) => {
  await page.goto('./#/lab/compare');
  await button(page, words.clear).click();
  await expect(page.getByText(words.nothing)).toBeVisible();
  await page.getByLabel(words.game, { exact: true }).selectOption(game);
  await page.getByLabel(words.firstCount).fill('2');
  await page
    .getByRole('button', { name: /^First 2 of/ })
    .first()
    .click();
  await page.getByLabel(words.game, { exact: true }).selectOption('break-the-ice');
  await page.locator('summary').first().click();
  await page.getByRole('checkbox', { name: /^1 ·/ }).first().check();
  await expect(page.getByText(words.chosenLevels(3, 2))).toBeVisible();
  for (const number of [4, 3]) await button(page, `${words.remove}: ${words.method(number)}`).click();
  await expect(page.getByText(words.runs(6), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.chosenLevels(3, 2))).toBeVisible();
  await runAll(page, 6);
  await button(page, tables.view.summary).click();
  await expect(page.getByRole('region', { name: words.summaryTable }).locator('tbody tr')).toHaveCount(2);
});

test('what is made for a game is run on its levels, and told of where there are none', async ({ page }) => {
  const solved = [
    shippedLevel({ game: 'folding-blocks', number: 4 }),
    shippedLevel({ game: 'roll-the-block', number: 1 }),
  ];
  const [folding, roll] = solved.map((level) => level.game);
  await page.goto(addressOf(solved, ['bfs', 'cover']));
  const row = (number: number) => page.getByRole('group', { name: words.method(number) });
  await expect(row(2)).toContainText(words.onlyFor([folding!.name]));
  await expect(row(1)).not.toContainText(words.onlyFor([folding!.name]));
  await row(1).getByLabel(words.algorithm).selectOption({ label: labWords.en.best });
  await expect(page).toHaveURL(/methods=best,cover$/);
  await expect(row(1)).toContainText(
    words.bestIs([
      [folding!.name, folding!.solvers![0]!.name],
      [roll!.name, roll!.solvers![0]!.name],
    ]),
  );
  // The best for folds is the same as what was chosen, and is run once.
  await runAll(page, 2);
  const methodCells = rows(page).locator('td:first-of-type');
  await expect(methodCells).toHaveText([folding!.solvers![0]!.name, roll!.solvers![0]!.name]);
  for (const at of [0, 1]) await expect(rows(page).nth(at)).toContainText(words.proved);
  await expect(rows(page).getByRole('link'), 'nothing to watch').toHaveCount(0);

  await page.goto('./#/');
  await page.goto(addressOf(solved.slice(1), ['cover']));
  await expect(row(1)).toContainText(words.notRun([folding!.name]));
  await expect(page.getByText(words.unsuited)).toBeVisible();
  await expect(button(page, words.run)).toBeDisabled();
  await page.goto(`./#/lab/watch?level=${reference(solved[0]!)}&method=cover`);
  await expect(page.getByLabel('Algorithm')).toBeVisible();
  await expect(page.getByLabel('Algorithm').locator('option[value=cover]')).toHaveCount(0);
});

test('cancelling keeps what is done', async ({ page }) => {
  // The second run takes as long as it may: six single cells fill no board of this size.
  const board = Array.from({ length: 14 }, () => Array<string>(14).fill('.'));
  for (const [index, at] of [0, 51, 88, 138, 170, 190].entries())
    board[Math.floor(at / 14)]![at % 14] = 'ABCDEF'[index]!;
  const long = `game: folding-blocks\ntitle: Long\n\n${board.map((row) => row.join('')).join('\n')}\n`;
  await page.goto('./#/own');
  await page.locator('textarea').fill(long);
  await page.getByRole('main').getByRole('button').first().click();
  await page.goto('./#/lab/compare?levels=&methods=bfs&seconds=300&mb=2048');
  await page.getByLabel(words.game, { exact: true }).selectOption('folding-blocks');
  await page
    .getByRole('button', { name: /^First 3 of/ })
    .first()
    .click();
  await button(page, words.allOf(words.ownPack)).click();
  await expect(page.getByText(words.runs(4), { exact: true })).toBeVisible();
  await button(page, words.run).click();
  await expect(page.getByText(words.done(3, 4))).toBeVisible();
  await expect(page.getByText(`${words.runningNow} Long · Breadth-first search`)).toBeVisible();
  await button(page, words.cancel).click();
  await expect(page.getByRole('main').getByText(words.cancelled(3, 4))).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  const { text } = await downloaded(page, words.json);
  expect(JSON.parse(text)).toMatchObject({ complete: false });
});

test('plots are drawn, taken away and keep nobody out', async ({ page }) => {
  test.slow();
  await page.goto(addressOf(levels, ['bfs', 'greedy']));
  await runAll(page, 4);
  const figure = (name: string) => page.getByRole('figure', { name });
  for (const name of [
    ...[
      'Positions expanded by level',
      'Milliseconds to prepare and search by level',
      'Megabytes used by level',
    ],
    ...[words.quality, words.cactus, words.pair('positions expanded', 'Breadth-first search')],
  ])
    await expect(figure(name).getByRole('img')).toBeVisible();
  const [heuristic, ...others] = levels[0]!.game.heuristics;
  for (const { name } of others) await page.getByRole('checkbox', { name, exact: true }).uncheck();
  await button(page, words.measure).click();
  await expect(figure(words.scatter(heuristic!.name)).getByRole('img')).toBeVisible();
  await expect(figure(words.errors(heuristic!.name)).getByRole('img')).toBeVisible();
  const measured = page.getByRole('region', { name: words.measuredTable });
  await expect(measured.locator('tbody tr')).toHaveCount(1);
  const svg = await downloaded(page, words.saveSvg('Positions expanded by level'));
  expect(svg.text).toMatch(/^<svg/);
  for (const method of ['Breadth-first search', 'Greedy best-first search'])
    expect(svg.text).toContain(`>${method}</text>`);
  expect(svg.text, 'how it is made again').toContain('fourfold compare levels/match-the-tiles');
  expect(svg.text).not.toMatch(/="var\(/);
  // The legend isolates, by the keyboard too; axes can be chosen.
  const legend = page.getByRole('group', { name: words.key });
  const marks = figure('Positions expanded by level').locator('svg .series-0, svg .series-1');
  await expect(figure('Positions expanded by level').locator('svg .series-1').first()).toBeAttached();
  await legend.getByRole('button', { name: 'Breadth-first search' }).focus();
  await page.keyboard.press('Space');
  await expect(legend.getByRole('button', { name: 'Breadth-first search' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(figure('Positions expanded by level').locator('svg .series-1')).toHaveCount(0);
  await expect(marks.first()).toBeAttached();
  await button(page, words.showAll).click();
  await expect(figure('Positions expanded by level').locator('svg .series-1').first()).toBeAttached();
  await page.getByLabel(words.across).selectOption('optimum');
  await expect(figure('Positions expanded by known optimum').getByRole('img')).toBeVisible();
  const png = await downloaded(page, words.savePng(words.cactus));
  expect(
    readFileSync(await png.download.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await expectAccessibleInAllThemes(page, 'a comparison with plots');
  await page.setViewportSize({ width: 320, height: 700 });
  const width = () => page.getByRole('main').evaluate((main) => main.scrollWidth);
  await expect.poll(width, often).toBeLessThanOrEqual(320);
});

test('results outlive the page, and only what is missing is run', async ({ page }) => {
  await page.goto(addressOf(levels, ['bfs', 'greedy']));
  await runAll(page, 4);
  const times = await columnTexts(page, words.columns.milliseconds);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  expect(await columnTexts(page, words.columns.milliseconds)).toEqual(times);
  await expect(page.getByText(about.allMade(4))).toBeVisible();
  // From another page the last choice is there again.
  await page.goto('./#/');
  await page.goto('./#/lab/compare');
  await expect(rows(page)).toHaveCount(4);
  await button(page, `${words.remove}: ${words.method(2)}`).click();
  await expect(rows(page)).toHaveCount(2);

  // A method more: two runs are missing, two are not made again.
  await button(page, words.addMethod).click();
  await page
    .getByRole('group', { name: words.method(2) })
    .getByLabel(words.algorithm)
    .selectOption('dfs');
  await expect(page.getByText(about.someMade(2, 4))).toBeVisible();
  await button(page, about.runMissing(2)).click();
  await expect(page.getByRole('main').getByText(words.finished(2))).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  // Whether they are still the best is another matter.
  const bare = (text: string | undefined) => text?.replace(/^\D+/, '');
  const after = await columnTexts(page, words.columns.milliseconds);
  expect([after[0], after[2]].map(bare)).toEqual([times[0], times[2]].map(bare));
  await button(page, about.runAgain).click();
  await expect(page.getByRole('main').getByText(words.finished(4))).toBeVisible();

  // Forgotten, and taken back.
  await button(page, about.forget).click();
  await expect(table(page)).toHaveCount(0);
  await button(page, about.undo).click();
  await expect(rows(page)).toHaveCount(4);
});

test('a file of results is opened again, added to and checked', async ({ page }) => {
  await page.goto(addressOf(levels, ['bfs']));
  await runAll(page, 2);
  const json = await downloaded(page, words.json);
  const file = (text: string) => ({
    name: 'results.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const said = (text: string) => page.getByRole('main').getByText(text);
  await button(page, about.forget).click();
  await page.getByLabel(words.game, { exact: true }).selectOption('break-the-ice');
  await button(page, words.clear).click();
  await page.getByLabel(about.open).setInputFiles(file(json.text));
  await expect(said(about.opened(2, 2, 1))).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText(about.allMade(2))).toBeVisible();

  // Those of the command line were made elsewhere: their times are left out among these, or shown alone.
  const byOthers = JSON.parse(byCommandLine()) as Comparison;
  const other = JSON.stringify({
    ...byOthers,
    settings: { ...byOthers.settings, limits: { seconds: 10, bytes: 512 * 1024 ** 2 } },
  });
  await page.getByLabel(about.add).setInputFiles(file(other));
  await expect(said(about.added(8))).toBeVisible();
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByText(about.elsewhereRuns(6))).toBeVisible();
  await expect(rows(page).getByText(about.elsewhere)).toHaveCount(6);
  await page.getByLabel(about.timesOf).selectOption({ index: 0 });
  await expect(page.getByText(about.elsewhereRuns(6))).toHaveCount(0);
  expect(await columnTexts(page, words.columns.milliseconds)).not.toContain('–');

  // What is wrong is said with its place, and nothing is lost.
  const lying = JSON.parse(other) as { levels: { runs: { moves: string[] }[] }[] };
  lying.levels[1]!.runs[0]!.moves.pop();
  await page.getByLabel(about.add).setInputFiles(file(JSON.stringify(lying)));
  await expect(page.getByRole('alert')).toContainText('levels[1].runs[0].moves');
  await page.getByLabel(about.open).setInputFiles(file('level,moves'));
  await expect(page.getByRole('alert')).toHaveText(about.problem['not-json']);
  await expect(rows(page)).toHaveCount(8);
});

test('one figure by level and method is sorted, filtered and copied for a report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(addressOf(levels, ['bfs', 'greedy']));
  // The same method again with another option, and depth-limited search at a depth that is too small.
  await button(page, words.addMethod).click();
  const method = (number: number) => page.getByRole('group', { name: words.method(number) });
  await method(3).getByLabel(words.algorithm).selectOption('wastar');
  await button(page, `${words.vary}: ${words.method(3)}`).click();
  await expect(method(4).getByLabel('Weight')).toHaveValue('3');
  await button(page, words.addMethod).click();
  await method(5).getByLabel(words.algorithm).selectOption('dls');
  await method(5).getByLabel('Depth').fill('1');
  await method(5).getByLabel('Depth').blur();
  await runAll(page, 10);
  await expect(page.getByText(about.lead.some(4, 5))).toBeVisible();
  await expect(rows(page).filter({ hasText: words.proved }).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Depth-limited search, depth 1' }).first()).toContainText(
    'depth limit',
  );

  await button(page, tables.view.levels).click();
  await page.getByRole('region', { name: words.results }).getByLabel(tables.figure).selectOption('moves');
  const region = page.getByRole('region', { name: tables.pivotTable('moves') });
  await expect(region.locator('tbody tr')).toHaveCount(2);
  await expect(region.getByRole('columnheader')).toHaveText([
    ...['level▲', 'optimum', 'Breadth-first search', 'Greedy best-first search'],
    ...['Weighted A*', 'Weighted A*, weight 3', 'Depth-limited search, depth 1'],
  ]);
  await page.getByText(tables.methods(5, 5)).click();
  await page.getByRole('checkbox', { name: 'Depth-limited search, depth 1' }).uncheck();
  await expect(region.locator('tfoot')).toContainText('2 levels');
  const optimum = region.getByRole('columnheader', { name: 'optimum' });
  const optima = (): Promise<string[]> => region.locator('tbody td:nth-child(2)').allTextContents();
  await optimum.getByRole('button').click();
  await optimum.getByRole('button').click();
  await expect(optimum).toHaveAttribute('aria-sort', 'descending');
  const sorted = (await optima()).map(Number);
  expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));

  await button(page, tables.copy(tables.formats.latex)).click();
  await expect(page.getByText(tables.copied).first()).toBeVisible();
  const latex = await page.evaluate(() => navigator.clipboard.readText());
  expect(latex).toContain('\\toprule');
  expect(latex).toContain('Breadth-first search & Greedy best-first search');
  expect(latex).toMatch(/^% Fourfold \d/);
  expect(latex).toMatch(/% fourfold compare levels\/match-the-tiles/);
  for (const { level } of levels) expect(latex).toContain(level.info.title!);
  await page.getByLabel(tables.format).selectOption('csv');
  const csv = await downloaded(page, tables.save('CSV'));
  expect(csv.text.split('\r\n')).toHaveLength(4);

  await page.getByLabel(tables.filter).fill(levels[0]!.level.info.title!);
  await expect(region.locator('tbody tr')).toHaveCount(1);
  await page.getByLabel(tables.filter).fill('nothing like it');
  await expect(page.getByText(tables.none)).toBeVisible();
});

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-PT' });

  test('a phone has every column of every table and every plot', onPhonesLater, async ({ page }) => {
    test.slow();
    const [told, files, views] = [compareWords.pt, resultsWords.pt, tableWords.pt];
    await page.goto(addressOf(levels, ['bfs', 'greedy', 'wastar~weight=3']));
    await button(page, told.run).click();
    await expect(page.getByText(files.lead.every)).toBeVisible();
    const regions = [told.resultsTable, views.pivotTable('estados expandidos'), told.summaryTable];
    for (const [index, name] of regions.entries()) {
      await button(page, Object.values(views.view)[index]!).click();
      const region = page.getByRole('region', { name });
      await expect(region).toBeVisible();
      const columns = await region.getByRole('columnheader').count();
      const isWider = await region.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
      if (isWider) await expect(page.getByText(/colunas estão todas aqui/)).toBeVisible();
      expect(columns).toBeGreaterThan(3);
      // The last column can be scrolled to, and the first one stays in view.
      await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      await expect(region.getByRole('columnheader').last()).toBeInViewport();
      await expect(region.locator('tbody th').first()).toBeInViewport();
    }
    await expect(
      page.getByRole('figure', { name: 'Posições expandidas por nível' }).getByRole('img'),
    ).toBeVisible();
    const width = () => page.getByRole('main').evaluate((main) => main.scrollWidth);
    await expect.poll(width, often).toBeLessThanOrEqual(page.viewportSize()!.width);
    await expectAccessibleInAllThemes(page, 'a comparison on a phone');
  });
});
