import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licenceWords } from '../../src/web/pages/help/words.ts';
import { expectAccessible } from './axe.ts';
import { expect, onPhonesToo, test } from './page.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { en, pt } = licenceWords;

test('Help shows the licences of all that the app carries', onPhonesToo, async ({ page, complaints }) => {
  // For the text file, which cannot name one, the browser asks for an icon.
  complaints.expected.push(/favicon\.ico/);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/licences.txt')) asked += 1;
  });
  await page.goto('./#/help');
  await expect(page.getByRole('heading', { name: en.title })).toBeVisible();
  expect(asked).toBe(0);
  await page.getByText(en.show).click();
  for (const name of [
    'fourfold',
    'three',
    'svelte',
    '@codemirror/view',
    'sucrase',
    'sigma',
    'graphology',
    'fflate',
  ])
    await expect(page.locator('summary', { hasText: new RegExp(`(^|, )${name} \\d`) }), name).toBeVisible();
  await page.locator('summary', { hasText: 'bricolage-grotesque' }).click();
  await expect(page.getByText('SIL OPEN FONT LICENSE Version 1.1')).toBeVisible();
  await page.locator('summary', { hasText: 'fourfold' }).click();
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  await expect(page.locator('details[open] details[open] pre').first()).toHaveText(own);
  await expectAccessible(page);
  expect(asked).toBe(1);

  await page.getByRole('link', { name: en.file }).click();
  await expect(page.getByText('SIL OPEN FONT LICENSE Version 1.1')).toBeVisible();
});

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-PT' });

  test('it says when they cannot be loaded, and tries again', async ({ page, context, complaints }) => {
    complaints.expected.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('./#/help');
    await expect(page.getByRole('heading', { name: pt.title })).toBeVisible();
    await context.setOffline(true);
    await page.getByText(pt.show).click();
    await expect(page.getByRole('alert')).toHaveText(pt.failed);
    await context.setOffline(false);
    await page.getByText(pt.show).click();
    await page.getByText(pt.show).click();
    await expect(page.locator('summary', { hasText: /^three / })).toBeVisible();
  });
});
