// `npm test`: all tests, those in the browser last. What follows `--` goes to the one or the other:
// npm test -- src/search, npm test -- test/web/app.spec.ts --headed
import { ensurePostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, run, tool } from './prepare.mjs';

const args = process.argv.slice(2);
const isBrowserTest = (arg) => /(^|[\\/])test[\\/]web\b/.test(arg) && !arg.endsWith('.test.ts');
const forBrowser = args.some(isBrowserTest);

ensureInstalled();
ensureBuilt();
// Once, before tests that run side by side ask for it.
if (args.length === 0) await ensured(ensurePostgres);
if (!forBrowser) run(process.execPath, [tool('vitest/vitest.mjs'), 'run', ...args]);
if (forBrowser || args.length === 0) {
  // Files that are named run whole, also what is left to the long tests otherwise.
  if (forBrowser) process.env.FOURFOLD_NAMED = 'yes';
  // Needs what was installed just now.
  process.env.CHROME_PATH = await ensured(async () => (await import('./chromium.mjs')).ensureChromium());
  run(process.execPath, [tool('@playwright/test/cli.js'), 'test', ...args]);
}

/** What a program is found or installed by; ends the tests with its sentence where it cannot be. */
async function ensured(find) {
  try {
    return await find();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
