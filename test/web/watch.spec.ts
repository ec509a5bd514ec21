import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { levelId } from '../../src/games/level-id.ts';
import { readPack } from '../../src/games/pack.ts';
import { findAlgorithm } from '../../src/search/algorithms/index.ts';
import { solveNow } from '../../src/search/solve.ts';
import { formatNumber } from '../../src/web/lab/shared/numbers.ts';
import { framePlaces, frameSeconds, lastSeconds } from '../../src/web/lab/shared/picture/animated.ts';
import { watchWords } from '../../src/web/lab/watch/words.ts';
import { linkWords } from '../../src/web/shared/messages/link.ts';
import { packLevel } from '../../src/web/shared/state/link.ts';
import { expectAccessible, expectAccessibleInAllThemes } from './axe.ts';
import { sampleLevels, shippedLevel, type TestLevel } from './levels.ts';
import { longestTask } from './longest-task.ts';
import { expect, onPhonesLater, test } from './page.ts';

const words = watchWords.en;
const referenceOf = (level: TestLevel): string => `${level.game.id}/${levelId(level)}`;
const counter = (page: Page, id: string): Locator => page.getByTestId(`counter-${id}`);
const scrubber = (page: Page): Locator => page.getByRole('slider', { name: words.scrubber });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Opens the page without the views that are drawn by others, which have tests of their own. */
async function open(page: Page, setup: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('fourfold.lab.watch', JSON.stringify({ hidden: ['tree', 'graph'], pace: 5 }));
  });
  await page.goto(`./#/lab/watch?${setup}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
}

/** What the search finds when nobody watches. */
function figuresOf({ game, level }: TestLevel) {
  const heuristic = game.heuristics.find(({ id }) => id === game.recommended.heuristic)!;
  return solveNow(game, level, { algorithm: findAlgorithm('astar')!, heuristic });
}

for (const sample of sampleLevels)
  test(`A* is watched from its start to its end: ${sample.game}`, async ({ page }) => {
    const level = shippedLevel(sample);
    const found = figuresOf(level);
    await open(page, `level=${referenceOf(level)}&method=astar`);
    const result = words.solved(found.moves.length, found.cost!);
    await expect(page.getByTestId('result')).toContainText(result);
    await expect(page.getByTestId('result')).toContainText(found.optimal ? words.proved : words.notProved);
    await expect(counter(page, 'expanded')).toHaveText('0');
    // To the end by the scrubber, and all the figures are those of the search itself.
    await scrubber(page).focus();
    await page.keyboard.press('End');
    for (const figure of ['expanded', 'generated', 'stored'] as const)
      await expect(counter(page, figure)).toHaveText(formatNumber('en', found[figure]));
    await expect(page).toHaveURL(new RegExp(`at=${found.expanded}$`));
    // The way to the last state, and then the solution, move by move.
    await button(page, words.board.solution).click();
    const moves = page.getByRole('list', { name: words.board.moves }).getByRole('button');
    await expect(moves).toHaveText([...found.moves]);
    await moves.last().click();
    const last = words.board.move(found.moves.length, found.moves.length);
    await expect(page.getByTestId('path-place')).toHaveText(last);
    // Back again, by the keys that work everywhere on the page.
    await button(page, words.board.close).click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Home');
    await expect(counter(page, 'expanded')).toHaveText('0');
    await expect(counter(page, 'waiting')).toHaveText('1');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('explanation')).toContainText('Step 1 takes the waiting state');
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page, 'expanded')).toHaveText('0');
  });

test('a run plays by itself, and what is hidden stays hidden', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 8 });
  await open(page, `level=${referenceOf(level)}&method=ids.2`);
  await page.getByLabel(words.pace).selectOption({ label: words.paceOf(100) });
  await button(page, words.play).click();
  await expect(button(page, words.pause)).toBeVisible();
  await expect(counter(page, 'expanded')).not.toHaveText('0');
  // Space pauses, wherever one is on the page.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press(' ');
  await expect(button(page, words.play)).toBeVisible();
  await button(page, words.view.code).click();
  await expect(page.getByTestId('explanation')).toHaveCount(0);
  await button(page, words.toEnd).click();
  await expect(button(page, words.forward)).toBeDisabled();
  // Another method is another run, and the address says which.
  await button(page, words.change).click();
  await page.getByLabel('Algorithm').selectOption('bfs');
  await expect(scrubber(page)).toHaveCount(0);
  await button(page, words.run).click();
  await expect(scrubber(page)).toBeVisible();
  await expect(page).toHaveURL(/method=bfs/);
  await expect(page.getByTestId('explanation')).toHaveCount(0);
});

test('one can say which state is next', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 8 });
  await open(page, `level=${referenceOf(level)}&method=bfs`);
  await button(page, words.predict).click();
  const panel = page.getByRole('region', { name: words.predict });
  await expect(panel.getByText(words.question.title)).toBeVisible();
  await expect(page.getByText(words.frontier.nextHidden)).toBeVisible();
  await panel.getByRole('listitem').first().getByRole('button').click();
  await expect(panel.getByTestId('score')).toHaveText(/^[01] of 1 right$/);
  await expect(panel.getByText(words.question.taken)).toBeVisible();
  const before = await scrubber(page).inputValue();
  await button(page, words.question.next).click();
  await expect(panel.getByText(words.question.title)).toBeVisible();
  expect(Number(await scrubber(page).inputValue())).toBeGreaterThan(Number(before));
  await expectAccessible(page, 'a prediction');
});

test('the page keeps nobody out, by day and by night', async ({ page }) => {
  test.slow();
  const level = shippedLevel({ game: 'match-the-tiles', number: 8 });
  await open(page, `level=${referenceOf(level)}&method=astar&at=20`);
  await expect(scrubber(page)).toHaveValue('20');
  await expectAccessibleInAllThemes(page, 'a search that is watched');
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.getByRole('main').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
});

test('it is told when a method is not for a level, and a search can be cancelled', async ({ page }) => {
  const level = shippedLevel({ game: 'break-the-ice', number: 6 });
  await open(page, `level=${referenceOf(level)}&method=bibfs`);
  await expect(page.getByRole('alert')).toContainText(words.refused);
  await open(page, 'level=match-the-tiles/nothing&method=magic');
  await page.reload();
  await expect(page.getByText(linkWords.en['unknown-level'])).toBeVisible();
  await expect(page.getByText(words.unreadMethod)).toBeVisible();
  await page.goto(`./#/lab/watch?level=${largeReference()}&method=bfs`);
  await page.reload();
  await expect(page.getByTestId('recording')).toBeVisible();
  await button(page, words.cancel).click();
  await expect(page.getByText(words.cancelled)).toBeVisible();
});

test('board, algorithm and tree share one screen, where one puts them', async ({ page }) => {
  const level = shippedLevel({ game: 'match-the-tiles', number: 8 });
  await page.goto(`./#/lab/watch?level=${referenceOf(level)}&method=astar&at=20`);
  const panel = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const tree = panel(words.view.tree);
  await expect(tree.getByRole('tree')).toBeVisible();
  const bar = page.getByRole('group', { name: words.transport });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    const limit = (await bar.boundingBox())!.y;
    const seen = [
      panel(words.board.expanded).getByRole('img'),
      page.getByRole('list', { name: words.code.lines }).getByRole('listitem').first(),
      page.getByTestId('explanation'),
      tree.getByRole('tree'),
    ];
    for (const part of seen)
      await expect
        .poll(async () => {
          const { x, y, width, height } = (await part.boundingBox())!;
          return x >= 0 && y >= 0 && x + width <= size.width && y + height <= limit;
        })
        .toBe(true);
  }
  // The counters above the code by dragging them, the tree to the left by its menu; both are still there after a reload.
  const code = panel(words.view.code);
  await panel(words.view.counters)
    .getByRole('heading')
    .dragTo(code, { targetPosition: { x: 60, y: 12 } });
  await tree.getByRole('button', { name: words.desk.menu(words.view.tree) }).click();
  await button(page, words.desk.places.left).click();
  await expect(tree.getByRole('button', { name: words.desk.menu(words.view.tree) })).toBeFocused();
  const order = page.locator('[data-view]');
  const moved = ['board', 'tree', 'counters', 'code', 'frontier', 'graph'];
  await expect
    .poll(() => order.evaluateAll((all) => all.map(({ dataset }) => dataset['view'])))
    .toEqual(moved);
  // The split between the two columns that are left goes by keys.
  const split = page.getByRole('separator');
  const before = (await code.boundingBox())!.width;
  await split.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await code.boundingBox())!.width).toBeLessThan(before);
  await page.reload();
  await expect(tree.getByRole('tree')).toBeVisible();
  await expect
    .poll(() => order.evaluateAll((all) => all.map(({ dataset }) => dataset['view'])))
    .toEqual(moved);
  // One panel can have all of the screen.
  await button(page, words.desk.enlarge(words.view.tree)).click();
  await expect.poll(async () => (await tree.boundingBox())!.width).toBeGreaterThan(1500);
  await button(page, words.desk.enlarge(words.view.tree)).click();
  await expectAccessible(page, 'panels that were moved');
  await button(page, words.desk.reset).click();
  await expect
    .poll(() => order.evaluateAll((all) => all.map(({ dataset }) => dataset['view'])))
    .toEqual(['board', 'counters', 'code', 'tree', 'frontier', 'graph']);
});

test(
  'what is seen can be saved: pictures of the views, and the whole search as a film',
  onPhonesLater,
  async ({ page }, info) => {
    test.slow();
    const level = shippedLevel({ game: 'match-the-tiles', number: 6 });
    const found = figuresOf(level);
    // From a dark page too, files are for paper.
    await page.addInitScript(() =>
      localStorage.setItem('fourfold.settings', JSON.stringify({ theme: 'dark' })),
    );
    await page.goto(`./#/lab/watch?level=${referenceOf(level)}&method=astar&at=3`);
    const saved = async (name: string): Promise<{ name: string; path: string; bytes: Buffer }> => {
      const waiting = page.waitForEvent('download', { timeout: 60_000 });
      await page.locator(':popover-open').getByRole('button', { name, exact: true }).first().click();
      const file = await waiting;
      const path = info.outputPath(file.suggestedFilename());
      await file.saveAs(path);
      return { name: file.suggestedFilename(), path, bytes: readFileSync(path) };
    };
    /** Read by a parser, as other programs would; what is in it, and whether its looks are all its own. */
    const drawingIn = (text: string) =>
      page.evaluate((xml) => {
        const read = new DOMParser().parseFromString(xml, 'image/svg+xml');
        return {
          isBroken: read.querySelector('parsererror') !== null,
          circles: read.querySelectorAll('circle').length,
          text: read.documentElement.textContent,
          needsPage: /var\(|class="(?!l\d)|oklab|color-mix/.test(xml),
        };
      }, text);
    const tree = page.getByRole('tree');
    await expect(tree.getByRole('treeitem').first()).toBeVisible();
    for (const [view, id] of [
      ['tree', 'tree'],
      ['counters', 'counters'],
      ['frontier', 'waiting-states'],
      ['graph', 'state-graph'],
    ] as const) {
      const menu = page.getByRole('button', { name: words.desk.menu(words.view[view]) });
      await menu.click();
      const svg = await saved(words.desk.asSvg);
      expect(svg.name).toMatch(new RegExp(`^${id}-match-the-tiles-6-.*-astar-step-3\\.svg$`));
      const drawing = await drawingIn(svg.bytes.toString());
      expect(drawing, view).toMatchObject({ isBroken: false, needsPage: false });
      expect(drawing.text).toContain(words.place(3, found.expanded));
      expect(svg.bytes.toString()).toContain('fill="#fffdf8"');
      if (view === 'tree') expect(drawing.circles).toBeGreaterThan(await tree.getByRole('treeitem').count());
      await menu.click();
      const png = await saved(words.desk.asPng);
      expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(png.bytes.length).toBeGreaterThan(2000);
    }
    await button(page, words.film.menu).click();
    const trace = await saved(words.film.trace);
    expect(trace.name).toMatch(/^search-match-the-tiles-6-.*-astar\.trace\.json$/);
    const { events } = JSON.parse(trace.bytes.toString());
    expect(events.filter(({ type }: { type: string }) => type === 'expanding')).toHaveLength(found.expanded);
    expect(events.at(-1)).toMatchObject({ type: 'end', status: 'solved' });
    await button(page, words.film.menu).click();
    const film = await saved(words.film.svg);
    expect(film.name).toMatch(/^search-match-the-tiles-6-.*-astar\.svg$/);
    expect(await drawingIn(film.bytes.toString())).toMatchObject({ isBroken: false, needsPage: false });
    const frames = framePlaces(found.expanded, 48).length;
    expect(film.bytes.toString().match(/<g data-frame=/g)).toHaveLength(frames);
    // It plays by itself: at any moment one frame is seen, with its board, its tree and its sentence.
    await page.goto(`file://${film.path}`);
    const seenAt = (seconds: number) =>
      page.evaluate((at) => {
        const root = document.documentElement as unknown as SVGSVGElement;
        root.pauseAnimations();
        root.setCurrentTime(at);
        const shown = [...document.querySelectorAll<SVGGElement>('[data-frame]')].filter(
          (each) => getComputedStyle(each).display !== 'none',
        );
        return shown.map((each) => ({
          frame: Number(each.dataset['frame']),
          isDrawn: [...each.querySelectorAll('svg')].every((part) => part.getBoundingClientRect().width > 5),
          words: each.textContent,
        }));
      }, seconds);
    const all = frames * frameSeconds + lastSeconds;
    expect(await seenAt(0.01)).toMatchObject([{ frame: 1, isDrawn: true }]);
    expect(await seenAt(2.5 * frameSeconds)).toMatchObject([{ frame: 3, isDrawn: true }]);
    const last = await seenAt(all - 0.1);
    expect(last).toMatchObject([{ frame: frames, isDrawn: true }]);
    expect(last[0]!.words).toContain(words.place(found.expanded, found.expanded));
    expect(await seenAt(all + 0.01)).toMatchObject([{ frame: 1 }]);
  },
);

/** A level with more than two million states, all of it in the address. */
function largeReference(): string {
  const text = readFileSync(
    join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'bench', 'levels', 'folding-2m.txt'),
    'utf8',
  );
  const read = readPack(text);
  if (!read.ok) throw new Error('the level cannot be read');
  return `~${packLevel(read.value[0]!)}`;
}

test('the page goes on while millions of states are recorded', async ({ page, browser }) => {
  test.slow();
  // Without a method it waits to be told: what the page does to be there is not what is looked at.
  await open(page, `level=${largeReference()}`);
  await page.getByLabel('Algorithm').selectOption('bfs');
  await expect(page).toHaveURL(/method=bfs/);
  const longest = await longestTask(page, browser, async () => {
    await button(page, words.run).click();
    await expect(page.getByTestId('recording')).toBeVisible();
    await expect(scrubber(page)).toBeVisible({ timeout: 60_000 });
  });
  expect(longest, 'milliseconds for which the page was busy').toBeLessThan(50);
  // The run is long: it says what is kept of it, and its end is that of the whole search.
  await expect(page.getByTestId('sampled')).toContainText('kept one by one');
  await scrubber(page).focus();
  await page.keyboard.press('End');
  await expect(counter(page, 'expanded')).toHaveText(/^2,\d{3},\d{3}$/);
  await page.keyboard.press('Home');
  await expect(counter(page, 'expanded')).toHaveText('0');
});
