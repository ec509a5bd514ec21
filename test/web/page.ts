import { test as base, type ConsoleMessage, expect as plainExpect } from '@playwright/test';

/** Waits longer than usual: a machine may be busy with other things. */
export const expect = plainExpect.configure({ timeout: 15_000 });

/** For what is asked again and again: without it `poll` soon asks no more than once a second. */
export const often = { intervals: [100] };

/** For what differs on a phone, its size and touch: tests with this tag run there too. The rest is the same code, tried once. */
export const onPhonesToo = { tag: '@phone' };

/**
 * A test of the app that also fails when the browser complained: an error in the console, one that nobody caught, something that
 * the security policy refused. A test that provokes one says so: `complaints.expected.push(/quota/)`.
 */
export const test = base.extend<{
  complaints: { readonly heard: string[]; readonly expected: RegExp[] };
  pictureOfFailure: undefined;
}>({
  // Playwright's own way is to draw a picture at the end of every test and to throw most of them away.
  pictureOfFailure: [
    async ({ page }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) await page.screenshot({ path: info.outputPath('failed.png') });
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints = { heard: [] as string[], expected: [] as RegExp[] };
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error')
          complaints.heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.heard.push(String(error.error().stack ?? error.error())));
      await use(complaints);
      const surprising = complaints.heard.filter(
        (text) => !complaints.expected.some((each) => each.test(text)),
      );
      expect(surprising, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});
