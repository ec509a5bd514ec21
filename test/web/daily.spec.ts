import type { Browser, Page } from '@playwright/test';
import { freshWords } from '../../src/web/pages/fresh/words.ts';
import { homeWords } from '../../src/web/pages/home/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import { expectAccessibleInAllThemes } from './axe.ts';
import { solutionOf, stepsOf } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const words = freshWords.en;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Solves the level on the page in the fewest moves. */
async function solveIt(play: PlayPage): Promise<number> {
  await play.untilDrawn();
  const level = await play.level();
  const solution = await solutionOf(level);
  for (const step of stepsOf(level, solution)) await play.press(step);
  await expect(play.solved).toBeVisible();
  return solution.length;
}

async function openedIn(
  browser: Browser,
  timezoneId: string,
  now: string,
): Promise<{ title: string; text: string }> {
  const context = await browser.newContext({ timezoneId, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await new PlayPage(page).drawFlat();
  await page.clock.setFixedTime(new Date(now));
  await page.goto('./#/daily');
  await new PlayPage(page).untilDrawn();
  const title = await heading(page).innerText();
  const text = await new PlayPage(page).shared(en.share.text);
  await context.close();
  return { title, text };
}

test('the puzzle of the day is the same on a date in every time zone', async ({ browser }) => {
  // The same day at the two ends of the world, fifteen hours apart.
  const east = await openedIn(browser, 'Pacific/Kiritimati', '2026-03-01T05:00:00Z');
  const west = await openedIn(browser, 'Pacific/Pago_Pago', '2026-03-02T03:00:00Z');
  expect(east.title).toBe('1 March 2026');
  expect(west).toEqual(east);
  // The same moment, another day.
  const other = await openedIn(browser, 'Pacific/Kiritimati', '2026-03-02T03:00:00Z');
  expect(other.title).toBe('2 March 2026');
  expect(other.text).not.toBe(east.text);
});

test('the first page says how hard it is before it is opened', onPhonesLater, async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 2, 1, 12));
  await page.goto('./');
  const link = page.getByRole('link', { name: new RegExp(`^${en.home.daily}`) });
  await expect(link).toContainText('1 March');
  await expect(link).toContainText(en.levels.packs['expert']!);
  await link.click();
  await expect(page).toHaveURL(/#\/daily$/);
  await new PlayPage(page).untilDrawn();
  await expect(page.getByText(`${en.home.daily} · ${en.levels.packs['expert']}`)).toBeVisible();
  await expect(heading(page)).toHaveText('1 March 2026');
});

test(
  'days in a row are counted, and the calendar and the first page show them',
  onPhonesLater,
  async ({ page }) => {
    const play = new PlayPage(page);
    await play.drawFlat();
    await page.clock.setFixedTime(new Date(2026, 2, 3, 9));
    await page.goto('./#/daily/2026-03-02');
    await solveIt(play);
    await play.solved.getByRole('link', { name: en.play.next }).click();
    await expect(heading(page)).toHaveText('3 March 2026');
    const moves = await solveIt(play);
    await expect(play.solved.getByRole('link', { name: en.play.next })).toHaveCount(0);

    const result = await play.shared(words.result);
    const [first, second, picture, count, address] = result.split('\n');
    expect(first).toBe(`Fourfold · ${en.home.daily}, 3 March 2026`);
    expect(second).toMatch(/ · Easy · ★★★$/);
    expect(picture).toBe('🟩'.repeat(10));
    expect(count).toBe(words.resultMoves(moves, moves));
    expect(address).toMatch(/#\/daily\/2026-03-03$/);

    await page.goto('./#/daily/calendar');
    await expect(page.getByText(words.streak(2))).toBeVisible();
    await expect(page.getByText(words.solvedOf(2, 3, 'March 2026'))).toBeVisible();
    const day = (name: string) => page.getByRole('link', { name });
    await expect(day('Tuesday 3 March, today')).toHaveAccessibleName(new RegExp(`${words.solved(3)}$`));
    await expect(day('Sunday 1 March')).toHaveAccessibleName(new RegExp(`Expert, ${words.unsolved}$`));
    await expect(day('Wednesday 4 March')).toHaveCount(0);
    await expectAccessibleInAllThemes(page, 'the calendar');
    await page.getByRole('button', { name: words.earlier }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('February 2026');
    await expect(page.getByText(words.solvedOf(0, 28, 'February 2026'))).toBeVisible();
    await day('Saturday 28 February').click();
    await expect(page).toHaveURL(/#\/daily\/2026-02-28$/);
    await expect(heading(page)).toHaveText('28 February 2026');

    await page.goto('./#/');
    const link = page.getByRole('link', { name: new RegExp(`^${en.home.dailyDone}`) });
    await expect(page.getByRole('link', { name: new RegExp(`^${en.home.continue}`) })).toBeVisible();
    await expect(link).toContainText(`3 March, ${homeWords.en.streak(2)}`);
  },
);

test('a day that has not come, or never will, is not opened', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 2, 3, 9));
  await page.goto('./#/daily/2026-03-04');
  await expect(page.getByText(words.notYet)).toBeVisible();
  await page.goto('./#/daily/2026-02-30');
  await expect(page.getByText(words.noDay)).toBeVisible();
  await page.getByRole('link', { name: words.backToToday }).click();
  await expect(heading(page)).toHaveText('3 March 2026');
});

test('nothing on the page shifts while the puzzle is made', onPhonesLater, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await new PlayPage(page).drawFlat();
  await page.clock.setFixedTime(new Date(2026, 2, 3, 9));
  await page.goto('./#/daily');
  await new PlayPage(page).untilDrawn();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
});

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-PT' });
  test('the calendar and the puzzle speak Portuguese', onPhonesLater, async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 2, 3, 9));
    await page.goto('./#/daily/calendar');
    await expect(heading(page)).toHaveText(freshWords.pt.calendarTitle);
    await expect(page.getByRole('columnheader').first()).toHaveText('seg');
    await page.getByRole('link', { name: freshWords.pt.backToToday }).click();
    await expect(heading(page)).toHaveText('3 de março de 2026');
    await expect(page.getByText(`${pt.home.daily} · ${pt.levels.packs['easy']}`)).toBeVisible();
  });
});
