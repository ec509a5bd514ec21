import { register } from 'node:module';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, ensureChromium } from './scripts/chromium.mjs';

register('./scripts/assembly-hooks.mjs', import.meta.url);
/** Playwright reads this file once a process: the first one decides, the others inherit. */
process.env['CHROME_PATH'] ||= ensureChromium();
process.env['FOURFOLD_TEST_PORT'] ||= String(await freePort());

const port = process.env['FOURFOLD_TEST_PORT'];
/** `npm run test:long` runs what `npm test` leaves out: many windows, themes, pictures and attacks, which take minutes. */
const isLong = Boolean(process.env['FOURFOLD_LONG']);
/** Whoever names files runs all that is in them. */
const isNamed = Boolean(process.env['FOURFOLD_NAMED']);
const longFiles =
  /(celebration|daily|gamepad|heuristic-attacks|large|layout|lessons|looks|newcomer|offline|pull|resilience|roll|studio-(file|many|tools)|undo|unfinished)\.spec\.ts$/;
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: 'test/web',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['CHROME_PATH'], args: chromiumArguments },
    locale: 'en-GB',
    // What a service worker answers hides from tests what the server would; the tests of offline use allow it.
    serviceWorkers: 'block',
    // Motion takes time, and every frame of it the processor; the tests that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      ...(isLong && { testMatch: longFiles }),
      ...(!isLong && !isNamed && { testIgnore: longFiles }),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: isNamed ? /@phone|@later/ : isLong ? /@later/ : /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `node dist/fourfold.js app --port ${port} --no-open`,
    url: address,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const found = server.address();
      server.close(() => resolve(typeof found === 'object' && found ? found.port : 0));
    });
  });
}
