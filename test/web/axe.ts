import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails when the page has something that keeps people out; says what, where and how to put it right. */
export async function expectAccessible(page: Page, what = page.url(), only?: string): Promise<void> {
  await untilStill(page);
  // axe is half a megabyte of script, which takes longer than most scans: once is enough for a document.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    // There are no frames, so the mode for pages with frames, which needs a second page for each check, has no use.
    .setLegacyMode()
    // Nor has a description of all that is in order.
    .options({ resultTypes: ['violations'] });
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(found, `accessibility of ${what}`).toEqual([]);
}

/** The same in every theme; what is no colour is the same in all of them. */
export async function expectAccessibleInAllThemes(page: Page, what: string): Promise<void> {
  // A phone has things of its own, but the strongest colours are the same everywhere.
  const isWide = page.viewportSize()!.width > 600;
  for (const theme of [...(isWide ? ['contrast'] : []), 'dark', 'light']) {
    await choose(page, { theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(page, `${what}, ${theme}`, theme === 'light' ? undefined : 'color-contrast');
  }
}

/** Changes settings as another window would. */
const choose = (page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate((chosen) => {
    const before = JSON.parse(localStorage.getItem('fourfold.settings') ?? '{}');
    localStorage.setItem('fourfold.settings', JSON.stringify({ ...before, ...chosen }));
    window.dispatchEvent(new StorageEvent('storage'));
  }, settings);

/** Something half faded in has the contrast of neither its beginning nor its end. What never ends is not waited for. */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
