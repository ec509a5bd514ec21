import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { isSolvedAfter, shippedLevel, stepsOf, type TestLevel } from '../../test/web/levels.ts';
import { expect } from '../../test/web/page.ts';
import { PlayPage } from '../../test/web/play-page.ts';
import { addressOf, inRoot, still } from './picture.ts';

/** A board with what is written below it. */
interface Shown {
  readonly text: string;
  readonly png: Buffer;
}

/** A shipped level, by game, pack and number in the pack. */
export const levelOf = (name: string, number: number): TestLevel => {
  const [game, pack] = name.split('/') as [string, string];
  return shippedLevel({ game, pack, number });
};

/** Opens a level and plays moves on it by keys. */
export async function played(page: Page, level: TestLevel, moves: readonly string[]): Promise<PlayPage> {
  const play = new PlayPage(page);
  // Another level would otherwise be there for a moment.
  await page.goto('about:blank');
  await play.open(level);
  // A game that was left before goes on.
  await page.keyboard.press('Home');
  await play.expectPosition(level, []);
  for (const [index, step] of stepsOf(level, moves).entries()) {
    await play.press(step);
    const after = moves.slice(0, index + 1);
    if (isSolvedAfter(level, after)) await expect(play.solved).toBeVisible();
    else await play.expectPosition(level, after);
  }
  return play;
}

/** The board of a level after some moves, and nothing around it. */
export async function board(page: Page, level: TestLevel, moves: readonly string[]): Promise<Buffer> {
  const play = await played(page, level, moves);
  // What is picked has a frame, which says nothing here.
  await page.keyboard.press('Escape');
  return still(play.drawing, '.table { background: #fffdf8 !important }');
}

/** Boards side by side on a sheet. */
export async function sheet(page: Page, boards: readonly Shown[], columns: number): Promise<Locator> {
  const font = readFileSync(
    inRoot(
      'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
  ).toString('base64');
  await page.goto('about:blank');
  await page.setContent(`<style>
    @font-face { font-family: Ours; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
    body { margin: 0; background: #f6f2ea; color: #22252b; font: 600 20px Ours }
    main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 20px; padding: 20px }
    figure { margin: 0; padding: 20px 20px 14px; background: #fffdf8; border: 1px solid #ddd5c5; border-radius: 14px;
      display: grid; grid-template-rows: 1fr auto; gap: 12px; justify-items: center; align-items: center }
    img { display: block; max-width: 100%; max-height: ${columns === 2 ? 270 : 230}px }
  </style><main>${boards
    .map(({ text, png }) => `<figure><img src="${addressOf(png)}"><figcaption>${text}</figcaption></figure>`)
    .join('')}</main>`);
  await page.evaluate(() => document.fonts.ready);
  return page.locator('main');
}
