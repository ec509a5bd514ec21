import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
    const file = inRoot('docs', 'images', `${name}.webp`);
    const old = existsSync(file) ? readFileSync(file).toString('base64') : undefined;
    const webp = await newWebp(await context.newPage(), png.toString('base64'), old);
    if (webp !== undefined) writeFileSync(file, Buffer.from(webp, 'base64'));
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

/**
 * The picture as WebP, which takes a quarter of the space; undefined where nobody could tell it from the old one: edges that are
 * drawn smooth come out a little different every time, and only what has changed should be stored anew. All in base64.
 */
const newWebp = (page: Page, png: string, old: string | undefined): Promise<string | undefined> =>
  page.evaluate(
    async ([now, before]) => {
      const draw = async (address: string): Promise<HTMLCanvasElement> => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        const canvas = document.createElement('canvas');
        canvas.width = picture.naturalWidth;
        canvas.height = picture.naturalHeight;
        canvas.getContext('2d')!.drawImage(picture, 0, 0);
        return canvas;
      };
      const pixels = (canvas: HTMLCanvasElement): Uint8ClampedArray =>
        canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
      const webp = (await draw(`data:image/png;base64,${now}`)).toDataURL('image/webp', 0.85);
      if (before !== undefined) {
        const [mine, theirs] = [await draw(webp), await draw(`data:image/webp;base64,${before}`)];
        const other = pixels(theirs);
        const isSame = mine.width === theirs.width && mine.height === theirs.height;
        if (isSame && pixels(mine).every((value, index) => Math.abs(value - other[index]!) < 96))
          return undefined;
      }
      return webp.split(',')[1];
    },
    [png, old] as const,
  );

export const addressOf = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
