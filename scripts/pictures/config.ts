import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';

/** How `npm run pictures` takes the pictures of the documents: as the browser tests do, in one window, one after the other. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../../test-results',
  testMatch: '*.picture.ts',
  workers: 1,
  timeout: 120_000,
  projects: [
    {
      name: 'pictures',
      use: { viewport: { width: 1280, height: 800 }, timezoneId: 'UTC', colorScheme: 'light' },
    },
  ],
  webServer: { ...[tests.webServer].flat()[0]!, cwd: '../..' },
});
