import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { labWords } from '../../src/web/lab/shared/words.ts';
import { sweepWords } from '../../src/web/lab/sweep/words.ts';
import { expectAccessible } from './axe.ts';
import { expect, onPhonesLater, test } from './page.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const words = sweepWords.en;
const levels = ['First', 'Second', 'Third'].map(
  (title, index) =>
    `game: match-the-tiles\ntitle: ${title}\n\nA${'.'.repeat(index + 2)}a\n....${'.'.repeat(index)}\n`,
);
let folder: string;
let app: { readonly address: string; readonly child: ChildProcess };

/** Makes the missing runs of these methods. */
const sweep = (methods: string): Promise<unknown> =>
  promisify(execFile)(
    process.execPath,
    [
      'dist/fourfold.js',
      'sweep',
      join(folder, 'levels.txt'),
      '--methods',
      methods,
      '--folder',
      join(folder, 'mine'),
    ],
    { cwd: root },
  );

/** Runs `fourfold app --sweep` until it says where it is. */
const start = (): Promise<typeof app> =>
  new Promise((resolve, reject) => {
    const args = ['dist/fourfold.js', 'app', '--sweep', join(folder, 'mine'), '--no-open', '--port', '0'];
    const child = spawn(process.execPath, args, { cwd: root });
    child.stdout.once('data', (data) => resolve({ child, address: /http:\S+/.exec(String(data))![0] }));
    child.once('close', (code) => reject(new Error(`it ended with ${code}`)));
  });

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
  writeFileSync(join(folder, 'levels.txt'), levels.join('\n---\n'));
});
test.afterEach(async () => {
  if (app?.child.exitCode === null)
    await new Promise((resolve) => {
      app.child.once('close', resolve);
      app.child.kill('SIGTERM');
    });
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a sweep is watched while results come, and when nobody answers',
  onPhonesLater,
  async ({ page, complaints }) => {
    await sweep('bfs');
    app = await start();
    await page.goto(app.address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('mine');
    await expect(page.getByText(words.runs('3', '3'))).toBeVisible();
    expect(page.url(), 'the token is gone').toMatch(/#\/lab\/sweep$/);
    const methods = page.getByRole('region', { name: words.methodsTable }).getByRole('rowheader');
    await expect(methods).toHaveText(['Breadth-first search']);
    await expect(page.getByRole('figure')).toHaveCount(1);

    // Another program adds a method: its results appear by themselves, and what was written stays.
    await page.getByLabel(words.levelText).fill('sec');
    await sweep('bfs,astar:pairs');
    await expect(page.getByText(words.runs('6', '6'))).toBeVisible();
    await expect(methods).toHaveCount(2);
    await expect(page.getByLabel(words.levelText)).toHaveValue('sec');
    const results = page.getByRole('region', { name: words.resultsTable });
    await expect(results.getByRole('rowheader')).toHaveText(['Second', 'Second']);
    await expect(page.getByRole('figure')).toHaveCount(2);
    await expectAccessible(page, 'a sweep');

    await results.getByRole('button', { name: 'Second' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Second' });
    await expect(dialog.getByRole('rowheader')).toHaveCount(2);
    await expectAccessible(page, 'a level of a sweep');
    await page.keyboard.press('Escape');

    complaints.expected.push(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await expect(page.getByRole('alert')).toContainText(/Not connected since/);
    await expect(page.getByText(words.runs('6', '6'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await results.getByRole('button', { name: 'Second' }).first().click();
    await dialog.getByRole('link', { name: words.watchRun('Breadth-first search') }).click();
    await expect(page.getByRole('heading', { name: labWords.en.watch.name })).toBeVisible();
  },
);

test('without a sweep the page says what one is @later', async ({ page }) => {
  await page.goto('#/lab/sweep');
  await expect(page.getByText(words.noSweep)).toBeVisible();
  await expect(page.getByText('fourfold app --sweep plan.yaml')).toBeVisible();
  await expectAccessible(page, 'the page of sweeps');
});
