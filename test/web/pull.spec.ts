import type { Page } from '@playwright/test';
import { linkedLevel, type TestLevel } from './levels.ts';
import { expect, onPhonesToo, test } from './page.ts';
import { PlayPage } from './play-page.ts';

interface Case {
  readonly name: string;
  readonly level: TestLevel;
  readonly at: { readonly row: number; readonly column: number };
  /** The way of the hand for a whole move, in cells. */
  readonly across: number;
  readonly move: string;
  /** What moves under the hand: all of these. */
  readonly moving: string;
  readonly count: number;
}

const level = (game: string, board: string): TestLevel =>
  linkedLevel(`game: ${game}\ntitle: Pull\n\n${board}\n`);
const cases: readonly Case[] = [
  {
    name: 'tiles slide by the same share of their ways',
    level: level('match-the-tiles', 'A..\n...\n.Bb\na..'),
    at: { row: 0, column: 0 },
    across: 2,
    move: 'R',
    moving: '.tile',
    count: 2,
  },
  {
    name: 'a sheet unfolds',
    level: level('folding-blocks', 'A...\nA..B'),
    at: { row: 0, column: 0 },
    across: 1,
    move: 'AR',
    moving: '.scene.held .flap .face',
    count: 2,
  },
  {
    name: 'two blocks of ice change places',
    level: level('break-the-ice', '....\na.b.\nbaab'),
    at: { row: 2, column: 0 },
    across: 1,
    move: 'a1R',
    moving: '.block',
    count: 2,
  },
  {
    name: 'the block tips',
    level: level('roll-the-block', 'S....\n.....\n..G..'),
    at: { row: 0, column: 0 },
    across: 2,
    move: 'R',
    moving: '.piece .roof',
    count: 1,
  },
];

/** A hand on the page, a finger where there is one. Its time is said with every movement: how busy the machine is does not matter. */
async function handOn(page: Page, isFinger: boolean) {
  const client = await page.context().newCDPSession(page);
  let [x, y, time] = [0, 0, Date.now() / 1000];
  const send = async (what: 'Start' | 'Move' | 'End'): Promise<void> => {
    const [timestamp, button, clickCount] = [time, 'left', 1] as const;
    const mouse = { Start: 'mousePressed', Move: 'mouseMoved', End: 'mouseReleased' } as const;
    if (isFinger)
      await client.send('Input.dispatchTouchEvent', {
        type: `touch${what}`,
        touchPoints: what === 'End' ? [] : [{ x, y }],
        timestamp,
      });
    else
      await client.send('Input.dispatchMouseEvent', {
        ...{ type: mouse[what], x, y, button, buttons: 1, clickCount, timestamp },
      });
  };
  const go = async (toX: number, toY: number, milliseconds: number): Promise<void> => {
    const [fromX, fromY] = [x, y];
    for (let part = 1; part <= 8; part += 1) {
      [x, y] = [fromX + ((toX - fromX) * part) / 8, fromY + ((toY - fromY) * part) / 8];
      time += milliseconds / 8000;
      await send('Move');
    }
  };
  return {
    async down(atX: number, atY: number): Promise<void> {
      [x, y] = [atX, atY];
      time += 1;
      await send('Start');
    },
    to: (toX: number, toY: number): Promise<void> => go(toX, toY, 800),
    async up(): Promise<void> {
      time += 0.5;
      await send('End');
    },
    async flick(toX: number, toY: number): Promise<void> {
      await go(toX, toY, 60);
      await send('End');
    },
  };
}

/** Where all that may move is drawn now. */
const placesOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { name, level: pulled, at, across, move, moving, count } of cases)
  test(`${name} under the hand, and can be let go half-way`, onPhonesToo, async ({ page, isMobile }) => {
    const play = new PlayPage(page);
    await play.drawFlat();
    await play.open(pulled);
    const hand = await handOn(page, isMobile);
    const { x, y, side } = await play.pointAt(at);
    const whole = Math.max(60, Math.min(145, side * across)) + Math.min(28, side * 0.22);
    const rest = await placesOf(page, moving);
    const changedFrom = async (before: readonly string[]): Promise<number> =>
      (await placesOf(page, moving)).filter((place, index) => place !== before[index]).length;

    await hand.down(x, y);
    await hand.to(x + whole * 0.4, y);
    await expect.poll(() => changedFrom(rest)).toBe(count);
    const some = await placesOf(page, moving);
    await hand.to(x + whole * 0.9, y);
    await expect.poll(() => changedFrom(some)).toBe(count);
    // Back again, and let go: nothing has happened.
    await hand.to(x + whole * 0.35, y);
    await hand.up();
    await expect.poll(() => placesOf(page, moving)).toEqual(rest);
    await expect(play.moves).toHaveText('0');
    await play.expectPosition(pulled, []);

    // Beyond half of the way it is a move.
    await hand.down(x, y);
    await hand.to(x + whole * 0.85, y);
    await hand.up();
    await play.expectPosition(pulled, [move]);
    await expect(play.moves).toHaveText('1');
  });

test(
  'a quick flick is a move however short, and what cannot move gives way and comes back',
  onPhonesToo,
  async ({ page, isMobile }) => {
    const { level: pulled, moving } = cases[0]!;
    const play = new PlayPage(page);
    await play.open(pulled);
    const hand = await handOn(page, isMobile);
    const { x, y, side } = await play.pointAt({ row: 0, column: 0 });
    const rest = await placesOf(page, moving);
    await hand.down(x, y);
    // Both tiles stand at the left border or beside a wall after this.
    await hand.up();
    await page.keyboard.press('ArrowLeft');
    await play.expectPosition(pulled, ['L']);
    await expect.poll(() => placesOf(page, moving)).not.toEqual(rest);
    await page.waitForTimeout(400);
    const left = await placesOf(page, moving);
    await hand.down(x, y);
    await hand.to(x - side * 0.4, y);
    const stretched = await placesOf(page, moving);
    expect(stretched).not.toEqual(left);
    await hand.to(x - 4, y);
    await hand.up();
    await expect.poll(() => placesOf(page, moving)).toEqual(left);
    await play.expectPosition(pulled, ['L']);
    await hand.down(x, y);
    await hand.flick(x + 34, y);
    await play.expectPosition(pulled, ['L', 'R']);
  },
);

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'nothing follows the hand: both blocks of a swap are shown where they would come to',
    onPhonesToo,
    async ({ page, isMobile }) => {
      const { level: pulled } = cases[2]!;
      const play = new PlayPage(page);
      await play.open(pulled);
      const hand = await handOn(page, isMobile);
      const one = await play.pointAt({ row: 2, column: 0 });
      const other = await play.pointAt({ row: 2, column: 1 });
      const rest = await placesOf(page, '.block:not(.coming)');
      await hand.down(one.x, one.y);
      await hand.to(one.x + one.side * 0.7, one.y);
      expect(await placesOf(page, '.block:not(.coming)')).toEqual(rest);
      const coming = page.locator('.block.coming');
      await expect(coming).toHaveCount(2);
      const middles = await coming.evaluateAll((all) =>
        all.map((each) => {
          const box = each.getBoundingClientRect();
          return Math.round(box.x + box.width / 2);
        }),
      );
      expect(middles.toSorted((a, b) => a - b)).toEqual([Math.round(one.x), Math.round(other.x)]);
      await hand.up();
      await play.expectPosition(pulled, ['a1R']);
    },
  );
});
