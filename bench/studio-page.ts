// `npm run bench:studio -- --page`: the longest that the page of the studio is busy with one thing while a mouse draws, in milliseconds of
// processor time, with the x-ray running beside it and then with the map of changes too. Levels and strokes come from seeds.
import { spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.mjs';
import type { Game } from '../src/core/game.ts';
import { createRandom, type Random } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { formatLevel } from '../src/games/pack.ts';
import { sampleOf } from '../test/samples.ts';
import { longestTask } from '../test/web/longest-task.ts';

const sides = [12, 32];
const strokes = 12;

const server = spawn(process.execPath, ['dist/fourfold.js', 'app', '--port', '0', '--no-open']);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
try {
  const address = await new Promise<string>((resolve) => {
    server.stdout.once('data', (data) => resolve(/http:\S+/.exec(String(data))![0]));
  });
  console.log('| game | board | drawing | with the map of changes |\n| --- | --: | --: | --: |');
  for (const game of games)
    for (const side of sides) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const times = await measured(page, address, game, side);
      console.log(
        `| ${game.name} | ${side}x${side} | ${times.map((each) => `${each.toFixed(0)} ms`).join(' | ')} |`,
      );
      await page.close();
    }
} finally {
  await browser.close();
  server.kill();
}

async function measured(page: Page, address: string, game: Game, side: number): Promise<readonly number[]> {
  const random = createRandom(side);
  const level = sampleOf(game)(random, side, side);
  if (!level) throw new Error(`There is no level of ${game.name} of this size.`);
  await page.goto(`${address}#/studio/new/${game.id}`);
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByRole('tabpanel').getByRole('textbox').fill(formatLevel({ game, level }));
  await page.getByRole('tab', { name: 'X-ray' }).click();
  await page.locator(`[data-at='${side - 1},${side - 1}']`).waitFor();
  const drawing = (): Promise<number> =>
    longestTask(page, browser as Browser, () => draw(page, side, random));
  const alone = await drawing();
  await page.getByRole('checkbox', { name: 'What would a change do?' }).check();
  return [alone, await drawing()];
}

/** Strokes from cell to cell, each with another part, and each undone: what was drawn may have mistakes, what was before has none. */
async function draw(page: Page, side: number, random: Random): Promise<void> {
  const { x, y, width } = (await page.getByRole('grid').boundingBox())!;
  const point = (): [number, number] =>
    [x, y].map((from) => from + ((random.below(side) + 0.5) * width) / side) as [number, number];
  const parts = page.getByRole('group', { name: 'Parts' }).getByRole('button');
  const many = await parts.count();
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    await parts.nth(random.below(many)).click();
    await page.mouse.move(...point());
    await page.mouse.down();
    await page.mouse.move(...point(), { steps: side / 2 });
    await page.mouse.up();
    // So long a hand takes to the next stroke; the x-ray tells meanwhile.
    await page.waitForTimeout(150);
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(150);
  }
}
