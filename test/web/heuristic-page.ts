import type { Locator, Page } from '@playwright/test';
import { levelId } from '../../src/games/level-id.ts';
import { packCode, writeSetup } from '../../src/web/lab/heuristic/code-link.ts';
import { heuristicWords } from '../../src/web/lab/heuristic/words.ts';
import { formatRoute } from '../../src/web/shared/state/route.ts';
import { shippedLevel } from './levels.ts';
import { expect } from './page.ts';

const words = heuristicWords.en;

/** The level on which heuristics are tried. */
export const level = shippedLevel({ game: 'match-the-tiles', number: 7 });

/** Playwright's own way of blocking service workers fails in a frame that cannot have any. */
export const ofPlaywright = /'serviceWorker' property from 'Navigator'.*sandboxed/;

export const addressOf = (code: string | undefined): string => {
  const setup = writeSetup({
    level: `${level.game.id}/${levelId(level)}`,
    cost: undefined,
    pack: undefined,
    code: code && packCode(code),
  });
  return `./${formatRoute({ page: 'lab', tool: 'heuristic', setup })}`;
};

export const editor = (page: Page): Locator => page.getByRole('textbox', { name: words.editorLabel });
export const runButton = (page: Page): Locator => page.getByRole('button', { name: words.run, exact: true });
export const stopButton = (page: Page): Locator =>
  page.getByRole('button', { name: words.stop, exact: true });
export const results = (page: Page): Locator =>
  page.getByRole('region', { name: words.results, exact: true });

export async function open(page: Page, code: string): Promise<void> {
  await page.goto(addressOf(code));
  // Code that has been run says this no more: it is the new one.
  await expect(page.getByText(words.fromLink)).toBeVisible();
  await expect(editor(page)).toBeVisible();
}

export async function run(page: Page, code: string): Promise<void> {
  await open(page, code);
  await runButton(page).click();
}
