import { writeFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { maxBoardSide } from '../../src/core/level.ts';
import { maxFileBytes } from '../../src/core/level-text.ts';
import { compareWords } from '../../src/web/lab/compare/words.ts';
import { labWords } from '../../src/web/lab/shared/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { packText } from '../../src/web/shared/state/packed-text.ts';
import { expectAccessible } from './axe.ts';
import { linkedLevel, sampleLevels } from './levels.ts';
import { longestTask } from './longest-task.ts';
import { expect, onPhonesLater, test } from './page.ts';

/** What the page does at once may take so many milliseconds. It takes a third of that; the same took from eight seconds to a minute. */
const mostMilliseconds = 150;
/** The same pages had from 200,000 nodes to a million. */
const mostNodes = 2500;

const side = maxBoardSide;
/** A board of the largest size, each another one. */
const largestBoard = (number: number): string =>
  Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => (row * side + column === number ? 'A' : '.')).join(''),
  ).join('\n');

/** A small board, each another one: its holes are the digits of its number. */
const smallBoard = (number: number): string =>
  `A${number.toString(2).padStart(14, '0').replaceAll('0', '.').replaceAll('1', '#')}\n${'.'.repeat(14)}a`;

/** As much as a file may hold: of the largest boards, and of the most levels. */
const files = {
  boards: { levels: 240, title: 'Board', game: 'folding-blocks', board: largestBoard },
  levels: { levels: 10_000, title: 'Level', game: 'match-the-tiles', board: smallBoard },
};
type FileName = keyof typeof files;

function textOf(name: FileName): string {
  const { levels, title, game, board } = files[name];
  const text = Array.from(
    { length: levels },
    (_, index) => `game: ${game}\ntitle: ${title} ${index + 1}\n\n${board(index + 1)}\n`,
  ).join('---\n');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxFileBytes);
  return text;
}

/** Chooses a file; one on the disk, since the browser would be busy with anything else. */
async function choose(page: Page, info: TestInfo, name: FileName): Promise<void> {
  const path = info.outputPath(`${name}.txt`);
  writeFileSync(path, textOf(name));
  await page.getByLabel(en.own.open).setInputFiles(path);
}

const shown = (page: Page, words: string): Locator => page.getByRole('main').getByText(words);
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name });
const level = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${title} `) });
const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('fourfold.own.')));

async function openPage(page: Page): Promise<void> {
  await page.goto('./#/own');
  await expect(page.getByLabel(en.own.open)).toBeAttached();
}

/** Opens a file and waits until its first levels are drawn. */
async function openFile(page: Page, info: TestInfo, name: FileName): Promise<void> {
  await choose(page, info, name);
  await expect(shown(page, en.own.opened(files[name].levels))).toBeVisible();
  await heading(page, `${name}.txt`).scrollIntoViewIfNeeded();
  await expect(page.getByRole('listitem').first().locator('path').first()).toBeAttached();
}

/** Waits to be let through: so a worker is still at its work for as long as a test likes. */
async function holdWorker(page: Page): Promise<() => Promise<void>> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/transfer\.worker/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

for (const name of ['boards', 'levels'] as const)
  test(
    `as many ${name} as a file holds leave the page free`,
    onPhonesLater,
    async ({ page, browser }, info) => {
      await openPage(page);
      const opening = await longestTask(page, browser, () => openFile(page, info, name));
      expect(opening, 'milliseconds for which the page was busy').toBeLessThan(mostMilliseconds);
      expect(await nodes(page)).toBeLessThan(mostNodes);

      const reloading = await longestTask(page, browser, async () => {
        await page.reload();
        await expect(heading(page, `${name}.txt`)).toBeVisible();
        await expect(level(page, `${files[name].title} 1`)).toBeAttached();
      });
      expect(reloading, 'milliseconds for which the page was busy').toBeLessThan(mostMilliseconds);

      const last = `${files[name].title} ${files[name].levels}`;
      const scrolling = await longestTask(page, browser, async () => {
        for (const part of [0.25, 0.5, 0.75, 1]) {
          await page.evaluate((to) => scrollTo(0, to * document.body.scrollHeight), part);
          await expect(page.getByRole('listitem').last().locator('path').first()).toBeAttached();
          expect(await nodes(page)).toBeLessThan(mostNodes);
        }
        await expect(level(page, last)).toBeInViewport();
      });
      expect(scrolling, 'milliseconds for which the page was busy').toBeLessThan(mostMilliseconds);
      // The name of the pack, and the way to be rid of it, are always there.
      await expect(page.getByRole('button', { name: `${en.own.remove}: ${name}.txt` })).toBeInViewport();
      await level(page, last).click();
      await expect(heading(page, last)).toBeVisible();
    },
  );

test('levels are kept before they are drawn', async ({ page, context }, info) => {
  await openPage(page);
  await choose(page, info, 'levels');
  await expect.poll(() => isKept(page), { intervals: [5] }).toBe(true);
  await page.close();
  const other = await context.newPage();
  await openPage(other);
  await expect(heading(other, 'levels.txt')).toBeVisible();
  await expect(shown(other, en.own.levels(10_000))).toBeVisible();
});

test(
  'reading can be cancelled, and other levels removed meanwhile',
  onPhonesLater,
  async ({ page }, info) => {
    await openPage(page);
    await openFile(page, info, 'levels');
    await page.reload();
    const letGo = await holdWorker(page);
    await choose(page, info, 'boards');
    await expect(shown(page, en.own.reading('boards.txt'))).toBeVisible();
    await page.getByRole('button', { name: `${en.own.remove}: levels.txt` }).click();
    await expect(shown(page, en.own.none)).toBeVisible();
    // What was pressed is gone; the keyboard goes on from where it was.
    await expect(heading(page, en.own.kept)).toBeFocused();
    expect(await isKept(page)).toBe(false);
    await expect(shown(page, en.own.reading('boards.txt'))).toBeVisible();

    await page.getByRole('button', { name: en.own.cancel }).click();
    await expect(shown(page, en.own.cancelled)).toBeVisible();
    await expect(shown(page, en.own.reading('boards.txt'))).toHaveCount(0);
    await letGo();
    await expect(shown(page, en.own.none)).toBeVisible();
    // The next file is read as if nothing had been.
    await openFile(page, info, 'boards');
    await expect(heading(page, 'boards.txt')).toBeVisible();
  },
);

test('reading goes on when the page is left', async ({ page }, info) => {
  await openPage(page);
  const letGo = await holdWorker(page);
  await choose(page, info, 'boards');
  await page.goto('./#/help');
  await page.goto('./#/own');
  await expect(shown(page, en.own.reading('boards.txt'))).toBeVisible();
  await letGo();
  await expect(heading(page, 'boards.txt')).toBeVisible();
});

test('all levels are removed at once, after a question', onPhonesLater, async ({ page }, info) => {
  await openPage(page);
  await openFile(page, info, 'levels');
  await expect(page.getByRole('button', { name: en.own.removeAll })).toHaveCount(0);
  await openFile(page, info, 'boards');
  const dialog = page.getByRole('dialog', { name: en.own.removeAll });
  await page.getByRole('button', { name: en.own.removeAll }).click();
  await expect(dialog).toContainText(en.own.removeAllAsk(2, 10_240));
  await dialog.getByRole('button', { name: en.own.cancel }).click();
  await expect(heading(page, 'levels.txt')).toBeAttached();
  await page.getByRole('button', { name: en.own.removeAll }).click();
  await dialog.getByRole('button', { name: en.own.removeAll }).click();
  await expect(shown(page, en.own.none)).toBeVisible();
  await page.reload();
  await expect(shown(page, en.own.none)).toBeVisible();
});

test('a long list is walked with the keyboard, and found in by title', async ({ page }, info) => {
  await openPage(page);
  await openFile(page, info, 'levels');
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  await level(page, 'Level 1').focus();
  // Each has a button with more about it.
  for (let pressed = 0; pressed < 200; pressed += 1) await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/^Level 101 /);
  for (let pressed = 0; pressed < 100; pressed += 1) await page.keyboard.press('Shift+Tab');
  expect(await focused()).toMatch(/^Level 51 /);
  // Not below the name of the pack, which stays above.
  const covered = await page.evaluate(() => {
    const { top, left } = document.activeElement!.getBoundingClientRect();
    return !document.activeElement!.contains(document.elementFromPoint(left + 9, top + 9));
  });
  expect(covered).toBe(false);
  // What has the focus keeps it far away from what is seen, and the next one is the next one.
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 50_000);
  await expect(level(page, 'Level 51')).not.toBeInViewport();
  expect(await focused()).toMatch(/^Level 51 /);
  // Between them is the button with more about the first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/^Level 52 /);
  await expect(level(page, 'Level 52')).toBeInViewport();
  const item = page.getByRole('listitem').filter({ hasText: /^\s*Level 52 / });
  await expect(item).toHaveAttribute('aria-posinset', '52');
  await expect(item).toHaveAttribute('aria-setsize', '10000');

  await page.getByLabel(en.own.find).fill('LEVEL 7777');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(level(page, 'Level 7777')).toBeVisible();
  await expectAccessible(page, 'a long list of own levels');
  await page.getByLabel(en.own.find).fill('nothing like it');
  await expect(shown(page, en.own.foundNone)).toBeVisible();
  await page.getByLabel(en.own.find).fill('');
  // A pack can be folded.
  await heading(page, 'levels.txt').getByRole('button').click();
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('a large text that is pasted is read at once', async ({ page, browser }) => {
  await openPage(page);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.setData('text', text);
    return transfer;
  }, textOf('levels'));
  const longest = await longestTask(page, browser, async () => {
    await page.getByLabel(en.own.paste).evaluate((area, clipboardData) => {
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, data);
    await expect(shown(page, en.own.opened(10_000))).toBeVisible();
  });
  expect(longest, 'milliseconds for which the page was busy').toBeLessThan(mostMilliseconds);
  await expect(page.getByLabel(en.own.paste)).toHaveValue('');
});

test('the lab lists ten thousand own levels without drawing them', async ({ page, browser }, info) => {
  const lab = labWords.en;
  await openPage(page);
  await openFile(page, info, 'levels');
  const watching = await longestTask(page, browser, async () => {
    await page.goto('./#/lab/watch');
    await page.getByLabel(lab.game, { exact: true }).selectOption('match-the-tiles');
    const number = page.getByLabel(lab.ownNumber(10_000));
    await number.fill('7777');
    await number.press('Enter');
    // The choice closes by itself once the search has been recorded.
    await expect(page.getByRole('main')).toContainText('· Level 7777');
  });
  expect(watching, 'milliseconds for which the page was busy').toBeLessThan(mostMilliseconds);
  expect(await nodes(page)).toBeLessThan(mostNodes);

  const words = compareWords.en;
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const comparing = await longestTask(page, browser, async () => {
    await page.goto('./#/lab/compare?levels=&methods=bfs');
    // The page before it has a list of games too.
    await expect(page.getByLabel(words.firstCount)).toBeVisible();
    await page.getByLabel(words.game, { exact: true }).selectOption('match-the-tiles');
    await expect(button(words.allOf('levels.txt'))).toBeDisabled();
    await page.getByLabel(words.singleOf('levels.txt')).click();
    await page.getByRole('checkbox', { name: /Level 12$/ }).check();
    await expect(shown(page, words.chosenOf(1, 10_000))).toBeVisible();
  });
  expect(comparing, 'milliseconds for which the page was busy').toBeLessThan(mostMilliseconds);
  expect(await nodes(page)).toBeLessThan(mostNodes);

  await openPage(page);
  await openFile(page, info, 'boards');
  await page.goto('./#/lab/compare?levels=&methods=bfs');
  await page.getByLabel(words.game, { exact: true }).selectOption('folding-blocks');
  const choosing = await longestTask(page, browser, async () => {
    await button(words.allOf('boards.txt')).click();
    await expect(shown(page, words.chosenOf(240, 240))).toBeVisible();
  });
  expect(choosing, 'milliseconds for which the page was busy').toBeLessThan(mostMilliseconds);
});

test('links with the largest levels are read piece by piece', async ({ page, browser }) => {
  const rows = (cells: string): string[] => Array<string>(side / 2).fill(cells.repeat(side / 4));
  const tiles = [...rows('A.b.'), ...rows('a.B.')].join('\n');
  const { address } = linkedLevel(`game: match-the-tiles\ntitle: Largest\n\n${tiles}\n`);
  await page.goto('./#/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.help.title);
  const solution = Array.from({ length: 10_000 }, (_, move) => 'LR'[move % 2]).join('.');
  const shared = await longestTask(page, browser, async () => {
    await page.goto(`${address}/${solution}`);
    await expect(shown(page, en.app.loading)).toBeVisible();
    // Nobody need wait for the end of it.
    await page.getByRole('link', { name: en.app.help }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.help.title);
  });
  expect(shared, 'milliseconds for which the page was busy').toBeLessThan(mostMilliseconds);

  const references = Array.from({ length: 240 }, (_, number) => {
    const { address: one } = linkedLevel(
      `game: folding-blocks\ntitle: L${number}\n\n${largestBoard(number)}\n`,
    );
    return `~${one.split('/').at(-1)}`;
  });
  const setup = packText(`levels=${references.join(',')}&methods=bfs`, {
    maxBytes: 2 ** 20,
    maxPackedLength: 2 ** 20,
  });
  const compared = await longestTask(page, browser, async () => {
    await page.goto(`./#/lab/compare?z=${setup}`);
    await expect(shown(page, compareWords.en.chosenLevels(240, 1))).toBeVisible();
  });
  expect(compared, 'milliseconds for which the page was busy').toBeLessThan(mostMilliseconds);
});

test('a list of levels has few nodes', async ({ page }) => {
  for (const { game } of sampleLevels) {
    await page.goto(`./#/levels/${game}`);
    await expect(page.getByRole('main').getByRole('listitem').locator('.board > *').first()).toBeAttached();
    expect(await nodes(page), game).toBeLessThan(mostNodes);
  }
});
