// `npm run icons`: draws the icons of the app that must be pictures from those that are drawings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from './chromium.mjs';
import { root } from './prepare.mjs';

const folder = join(root, 'src', 'web', 'public');
const pictures = [
  ['icon-192.png', 'icon.svg', 192],
  ['icon-512.png', 'icon.svg', 512],
  ['icon-maskable-512.png', 'icon-maskable.svg', 512],
  ['apple-touch-icon.png', 'icon-maskable.svg', 180],
];

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
for (const [name, drawing, size] of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(join(folder, drawing), 'utf8');
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
