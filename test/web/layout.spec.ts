import type { Page } from '@playwright/test';
import { en } from '../../src/web/shared/messages/en.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import { layoutFaults } from './layout-faults.ts';
import { linkedLevel, shippedLevel, solutionOf, type TestLevel } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';

/** From a small old phone to a large screen, upright and lying, and the windows that have shown faults. */
const sizes = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 664],
  [390, 844],
  [412, 915],
  [568, 320],
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
  [600, 960],
  [768, 1024],
  [820, 1180],
  [800, 600],
  [896, 700],
  [1024, 600],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
/** What people hold in their hands: more is not tried with a finger. */
const handheld = sizes.filter(
  ([width, height]) => Math.min(width, height) <= 820 && Math.max(width, height) <= 1180,
);

/** One level of each game. */
const samples = [
  { game: 'folding-blocks', number: 4 },
  { game: 'match-the-tiles', number: 7 },
  { game: 'roll-the-block', number: 2 },
  { game: 'break-the-ice', number: 6 },
];
const languages = { en, pt };
type Language = keyof typeof languages;

const tiles = shippedLevel({ game: 'match-the-tiles', number: 7 });
/** Solved in one move, lost after three. */
const ice = linkedLevel('game: break-the-ice\ntitle: Three at most\nmoves: 1\n\n........\nr.rr....\n');

/** So many moves that lead nowhere, or as many as there are. */
function wandering(level: TestLevel, count: number): string[] {
  const rules = level.game.rules(level.level);
  const moves: string[] = [];
  let state = rules.start();
  const after = (from: unknown, move: unknown): unknown => {
    const next = rules.apply(from, move);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  };
  const isOpen = (at: unknown): boolean => !rules.isGoal(at) && rules.moves(at).length > 0;
  while (moves.length < count) {
    const ways = rules.moves(state).filter((move) => isOpen(after(state, move)));
    // One that can be taken back leads on for ever.
    const isReturn = (move: unknown): boolean =>
      rules
        .moves(after(state, move))
        .some((back) => rules.key(after(after(state, move), back)) === rules.key(state));
    const move = ways.find(isReturn) ?? ways[0];
    if (move === undefined) break;
    moves.push(rules.formatMove(move));
    state = after(state, move);
  }
  return moves;
}

class LaidOut {
  readonly page: Page;
  readonly words: typeof en;
  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = languages[language];
  }

  async open(level: TestLevel): Promise<void> {
    const language = this.words === en ? 'en' : 'pt';
    await this.page.addInitScript(
      (settings) => localStorage.setItem('fourfold.settings', settings),
      JSON.stringify({ language, rollView: 'flat' }),
    );
    await this.page.goto(level.address);
    await expect(this.page.getByRole('grid')).toBeAttached();
  }

  /** All at once, as one can. */
  async type(moves: readonly string[]): Promise<void> {
    await this.page.keyboard.press('m');
    await this.page.getByRole('dialog').getByRole('textbox').fill(moves.join(' '));
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByTestId('moves')).toHaveText(new RegExp(`^${moves.length}\\b`));
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Up to the last one, which says most. */
  async askAllHints(): Promise<void> {
    const hint = this.page.getByRole('region', { name: this.words.hint.title });
    await this.page.getByRole('button', { name: this.words.play.hint, exact: true }).click();
    await expect(hint).toBeVisible();
    for (const rung of ['count', 'piece', 'move'] as const) {
      const ask = hint.getByRole('button', { name: this.words.hint.ask[rung] });
      await expect(hint.getByText(this.words.hint.thinking)).toHaveCount(0);
      if ((await ask.count()) > 0) await ask.click();
    }
    await expect(hint.getByText(this.words.hint.thinking)).toHaveCount(0);
  }

  /** Nothing overlaps and nothing is cut off, whatever the window; nor is the card that is open, by its name. */
  async expectSound(all: readonly (readonly [number, number])[], card?: string): Promise<void> {
    const faults: string[] = [];
    for (const [width, height] of all) {
      await this.page.setViewportSize({ width, height });
      for (const fault of await layoutFaults(this.page, card)) faults.push(`${width}x${height}: ${fault}`);
    }
    expect(faults).toEqual([]);
  }
}

for (const language of ['en', 'pt'] as const) {
  const words = languages[language];

  for (const sample of samples) {
    const level = shippedLevel(sample);
    const what = `${level.game.name} ${sample.number} in ${language}`;

    // With a finger there is a pad, and it has one button more where pieces are chosen.
    const where = sample.game === 'break-the-ice' ? onPhonesLater : {};
    test(`many moves and a hint fit into every window: ${what}`, where, async ({ page, isMobile }) => {
      const laid = new LaidOut(page, language);
      await laid.open(level);
      await laid.type(wandering(level, 100));
      await laid.askAllHints();
      await laid.expectSound(isMobile ? handheld : sizes, words.hint.title);
    });
  }

  test(`a win fits into every window, in ${language}`, onPhonesLater, async ({ page, isMobile }) => {
    const laid = new LaidOut(page, language);
    await laid.open(tiles);
    await laid.type([...'RLRLRL', ...(await solutionOf(tiles))]);
    const solved = page.getByRole('region', { name: words.solved.title });
    // The longest card: a better way can be shown.
    await expect(solved.getByRole('button', { name: words.solved.showBest })).toBeVisible();
    await laid.expectSound(isMobile ? handheld : sizes, words.solved.title);
    await solved.getByRole('button', { name: words.solved.showBest }).click();
    await expect(page.getByRole('group', { name: words.show.title })).toBeVisible();
    await laid.expectSound(isMobile ? handheld : sizes);
  });

  test(`a lost game fits into every window, in ${language}`, onPhonesLater, async ({ page, isMobile }) => {
    const laid = new LaidOut(page, language);
    await laid.open(ice);
    await laid.type(['d1R', 'e1R', 'f1L']);
    await laid.expectSound(isMobile ? handheld : sizes, words.lost.title);
  });
}

test('a hint stays open beside what is typed', async ({ page }) => {
  const laid = new LaidOut(page, 'en');
  await laid.open(tiles);
  await page.keyboard.press('h');
  const hint = page.getByTestId('hint');
  await expect(hint).toHaveText(en.hint.solvable);
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(hint).toHaveText(en.hint.solvable);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(hint).toHaveText(en.hint.solvable);
});

test('the list of moves follows the game', async ({ page }) => {
  const laid = new LaidOut(page, 'en');
  await laid.open(tiles);
  await page.setViewportSize({ width: 1366, height: 650 });
  await laid.type(wandering(tiles, 100));
  const list = page.getByRole('region', { name: en.play.history }).getByRole('list');
  await expect(list.locator('[aria-current=step]')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Home');
  await expect(list.getByRole('button', { name: en.play.goToStart })).toBeInViewport({ ratio: 0.9 });
});

/** What the browser tells of something that has moved without being asked to. */
interface ShiftEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}
interface Shift {
  readonly value: number;
  readonly what: readonly (string | undefined)[];
}
const opened = [
  { name: 'the first page', address: './' },
  { name: 'a list', address: './#/levels/break-the-ice' },
  ...samples.map(shippedLevel).map(({ game, address }) => ({ name: `a level of ${game.name}`, address })),
];
for (const { name, address } of opened) {
  test(`nothing jumps while ${name} opens`, onPhonesLater, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      const observer = new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as unknown as ShiftEntry[])
          shifts.push({
            value,
            what: sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80)),
          });
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    // As over a slow line: letters and boards come late, when the page has been drawn without them.
    let send = (): void => {};
    const isDrawn = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\.woff2$|Board.*\.(js|css)$/, async (route) => {
      await isDrawn;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    send();
    if (address.includes('/play/')) await expect(page.getByRole('grid')).toBeAttached();
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (window as unknown as { shifts: Shift[] }).shifts;
    });
    const sum = shifts.reduce((before, { value }) => before + value, 0);
    expect(sum, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(0.02);
  });
}
