// `npm test`: all tests, those in the browser last. What follows `--` goes to the one or the other:
// npm test -- src/search, npm test -- test/web/app.spec.ts --headed
import { ensureBuilt, ensureInstalled, run, tool } from './prepare.mjs';

const args = process.argv.slice(2);
const isBrowserTest = (arg) => /(^|[\\/])test[\\/]web\b/.test(arg) && !arg.endsWith('.test.ts');
const forBrowser = args.some(isBrowserTest);

ensureInstalled();
ensureBuilt();
if (!forBrowser) run(process.execPath, [tool('vitest/vitest.mjs'), 'run', ...args]);
if (forBrowser || args.length === 0) {
  // Files that are named run whole, also what is left to the long tests otherwise.
  if (forBrowser) process.env.FOURFOLD_NAMED = 'yes';
  // Needs what was installed just now.
  const { ensureChromium } = await import('./chromium.mjs');
  try {
    process.env.CHROME_PATH = ensureChromium();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  run(process.execPath, [tool('@playwright/test/cli.js'), 'test', ...args]);
}
