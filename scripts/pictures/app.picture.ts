import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { levelId } from '../../src/games/level-id.ts';
import { compareWords } from '../../src/web/lab/compare/words.ts';
import { raceWords } from '../../src/web/lab/race/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { packLevel } from '../../src/web/shared/state/link.ts';
import { formatRoute } from '../../src/web/shared/state/route.ts';
import { results, run } from '../../test/web/heuristic-page.ts';
import type { TestLevel } from '../../test/web/levels.ts';
import { expect } from '../../test/web/page.ts';
import { levelOf, played } from './boards.ts';
import { inRoot, picture } from './picture.ts';

const reference = (level: TestLevel): string => `${level.game.id}/${levelId(level)}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

picture('playing', async (page) => {
  const play = await played(page, levelOf('roll-the-block/hard', 2), ['R', 'D', 'R']);
  await press(page, en.play.hint);
  await play.askHint(en.hint.ask.count);
  await play.askHint(en.hint.ask.move);
  return page;
});

picture('review', async (page) => {
  const moves = 'BU BL CU DR AR AL BD'.replaceAll(' ', '.');
  const packed = packLevel(levelOf('folding-blocks/medium', 4))!;
  await page.goto(`./${formatRoute({ page: 'review', packed, moves })}`);
  await expect(page.getByTestId('summary')).toContainText('One mistake.');
  await page.keyboard.press('n');
  await expect(page.getByTestId('move-card')).toContainText('Lost the level');
  return page;
});

picture('watch', async (page) => {
  await page.goto(
    `./#/lab/watch?level=${reference(levelOf('match-the-tiles/medium', 3))}&method=astar&at=12`,
  );
  await expect(page.getByTestId('counter-expanded')).toHaveText('12');
  return page;
});

picture('race', async (page) => {
  const level = reference(levelOf('match-the-tiles/hard', 11));
  await page.goto(`./#/lab/race?level=${level}&methods=bfs,astar,greedy,idastar-table`);
  await expect(page.getByRole('button', { name: raceWords.en.play, exact: true })).toBeEnabled();
  await press(page, raceWords.en.toEnd);
  return page;
});

picture('compare', async (page) => {
  const levels = [1, 2, 3, 4, 5, 6].map((number) => reference(levelOf('folding-blocks/medium', number)));
  await page.goto(`./#/lab/compare?levels=${levels.join(',')}&methods=bfs,astar,greedy`);
  await press(page, compareWords.en.run);
  await expect(page.getByRole('main').getByText(compareWords.en.finished(18))).toBeVisible();
  // The other plots have times, which differ with every run.
  return page.getByRole('figure').filter({ hasText: 'expanded by level' });
});

/** The tutorial's heuristics, as it prints them. */
function heuristicOf(file: string): string {
  const tutorial = readFileSync(inRoot('docs', 'tutorial.md'), 'utf8');
  return tutorial
    .split(`\n// ${file}: `)[1]!
    .split('\n```')[0]!
    .replace(/^.*\nexport /, '');
}

picture('own-heuristic', async (page) => {
  await run(page, heuristicOf('turns.js'));
  await expect(results(page)).toContainText('Consistent on these');
  return page;
});

picture('counter-example', async (page) => {
  await run(page, heuristicOf('steps.js'));
  await expect(results(page)).toContainText('Not admissible');
  return results(page).locator('.verdicts');
});
