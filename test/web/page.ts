import { test as base, type ConsoleMessage, expect as plainExpect } from '@playwright/test';
import { lessons as breakTheIce } from '../../src/games/break-the-ice/web/lessons.ts';
import { lessons as foldingBlocks } from '../../src/games/folding-blocks/web/lessons.ts';
import { lessons as matchTheTiles } from '../../src/games/match-the-tiles/web/lessons.ts';
import { lessons as rollTheBlock } from '../../src/games/roll-the-block/web/lessons.ts';
import { lessonKey } from '../../src/web/play/lessons/lesson.ts';

/** Waits longer than usual: a machine may be busy with other things. */
export const expect = plainExpect.configure({ timeout: 15_000 });

/** For what is asked again and again: without it `poll` soon asks no more than once a second. */
export const often = { intervals: [100] };

/** For what differs on a phone, its size and touch: tests with this tag run there too. The rest is the same code, tried once. */
export const onPhonesToo = { tag: '@phone' };

/** The lessons of each game. */
export const lessonsOf = {
  'folding-blocks': foldingBlocks,
  'match-the-tiles': matchTheTiles,
  'roll-the-block': rollTheBlock,
  'break-the-ice': breakTheIce,
} as const;

const allLessons = JSON.stringify(
  Object.entries(lessonsOf).flatMap(([game, lessons]) => lessons.map((lesson) => lessonKey(game, lesson))),
);

/** The same, but on phones only by `npm run test:long`. */
export const onPhonesLater = { tag: '@later' };

/**
 * A test of the app that also fails when the browser complained: an error in the console, one that nobody caught, something that
 * the security policy refused. A test that provokes one says so: `complaints.expected.push(/quota/)`.
 */
export const test = base.extend<{
  complaints: { readonly heard: string[]; readonly expected: RegExp[] };
  pictureOfFailure: undefined;
  /** Whether the player has been shown all rules before; the tests of lessons begin without. */
  knowsRules: boolean;
  rulesShown: undefined;
}>({
  knowsRules: [true, { option: true }],
  rulesShown: [
    async ({ context, knowsRules }, use) => {
      if (knowsRules)
        await context.addInitScript((all) => {
          try {
            localStorage.setItem('fourfold.lessons', all);
          } catch {
            // Where nothing may be stored, a test is about that.
          }
        }, allLessons);
      await use(undefined);
    },
    { auto: true },
  ],
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
