import { expectAccessible } from './axe.ts';
import { expect, onPhonesToo, test } from './page.ts';

test('opens without complaints', onPhonesToo, async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Fourfold/);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test('opens as an app of its own', onPhonesToo, async ({ page, request }) => {
  await page.goto('./');
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`keeps nobody out, ${colorScheme}`, onPhonesToo, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('./');
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page);
  });
}
