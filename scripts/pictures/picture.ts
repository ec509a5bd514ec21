import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { ofPlaywright } from '../../test/web/heuristic-page.ts';
import { test } from '../../test/web/page.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const inRoot = (...names: readonly string[]): string => join(root, ...names);

/** Takes the picture `docs/images/<name>.webp` of what `show` has brought to the screen. Nothing in it depends on the clock. */
export function picture(name: string, show: (page: Page) => Promise<Page | Locator>): void {
  test(name, async ({ page, context, complaints }) => {
    complaints.expected.push(ofPlaywright);
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('fourfold.settings', '{"timer":false}');
    });
    const png = await still(await show(page));
    writeFileSync(inRoot('docs', 'images', `${name}.webp`), await toWebp(await context.newPage(), png));
  });
}

/** A PNG of it, taken once nothing moves any more; `style` changes how it looks. */
export async function still(shown: Page | Locator, style = ''): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < 40; tries += 1) {
    const png = await shown.screenshot({ animations: 'disabled', style });
    if (last?.equals(png)) return png;
    last = png;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error('The page does not come to rest.');
}

/** The browser writes WebP, which takes a quarter of the space. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d')!.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.85).split(',')[1]!;
  }, addressOf(png));
  return Buffer.from(base64, 'base64');
}

export const addressOf = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
