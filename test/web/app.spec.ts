import { expectAccessible } from './axe.ts';
import { expect, onPhonesToo, test } from './page.ts';

test('opens without complaints, as an app of its own', async ({ page, request }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Fourfold/);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([]);
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(link ?? '', page.url());
  const manifest = await (await request.get(address.href)).json();
  expect(manifest).toMatchObject({ name: 'Fourfold', start_url: './', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(new URL(src, address).href);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
});

test('keeps nobody out, in the colours of the system', onPhonesToo, async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('main')).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await expectAccessible(page, colorScheme, colorScheme === 'light' ? undefined : 'color-contrast');
  }
});
