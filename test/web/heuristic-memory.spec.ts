import { chromiumArguments } from '../../scripts/chromium.mjs';
import { heuristicWords } from '../../src/web/lab/heuristic/words.ts';
import { ofPlaywright, open, runButton } from './heuristic-page.ts';
import { expect, often, test } from './page.ts';

// As browsers on a desktop have it: a frame without an origin gets a process of its own. With little memory, so that it takes no time.
test.use({
  launchOptions: {
    executablePath: process.env['CHROME_PATH']!,
    args: [...chromiumArguments, '--site-per-process', '--js-flags=--max-old-space-size=100'],
  },
});

test('code that keeps more and more brings down its own process, not the page', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(ofPlaywright);
  await open(page, 'const kept = [];\nfor (;;) kept.push(new Array(1e5).fill(kept.length + 0.5));\n');
  // Playwright takes a page for dead when one of its frames is. This asks the page itself.
  const session = await page.context().newCDPSession(page);
  let hasCrashed = false;
  page.on('crash', () => {
    hasCrashed = true;
  });
  await runButton(page).click();
  await expect.poll(() => hasCrashed, often).toBe(true);
  const textOfPage = async (): Promise<string> => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.body.innerText' });
    return String(result.value);
  };
  await expect.poll(textOfPage, often).toContain(heuristicWords.en.problems.silent());
});
