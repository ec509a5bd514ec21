import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { fileWords } from '../../src/web/studio/file/words.ts';
import { studioWords } from '../../src/web/studio/words.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './page.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const words = fileWords.en;
const level = (title: string): string => `game: match-the-tiles\ntitle: ${title}\n\nA...\n...a\n`;
const others = ['\uFEFF\n\n', '\n---\nnot finished\n'] as const;
const inPack = (text: string): string => others[0] + text + others[1];
let folder: string;
let file: string;
let studio: { readonly address: string; readonly child: ChildProcess };

/** Runs `fourfold studio` on the file until it says where it is. */
const start = (name: string, port = 0): Promise<typeof studio> =>
  new Promise((resolve, reject) => {
    const args = ['dist/fourfold.js', 'studio', name, '--no-open', '--port', String(port)];
    const child = spawn(process.execPath, args, { cwd: root });
    child.stdout.once('data', (data) => resolve({ child, address: /http:\S+/.exec(String(data))![0] }));
    child.once('close', (code) => reject(new Error(`it ended with ${code}`)));
  });

const end = ({ child }: typeof studio): Promise<void> =>
  new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGTERM');
  });

const read = (): string => readFileSync(file, 'utf8');
const write = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('tab', { name: studioWords.en.panels.text }).click();
  await page.getByRole('tabpanel').getByRole('textbox').fill(text);
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
  file = join(folder, 'mine.txt');
  writeFileSync(file, inPack(level('First')));
  studio = await start(file);
});
test.afterEach(async () => {
  await end(studio);
  rmSync(folder, { recursive: true, force: true });
});

test('a file is opened, drawn on and saved, and nothing is lost when it changes elsewhere', async ({
  page,
  complaints,
}) => {
  await page.goto(studio.address);
  await expect(heading(page)).toHaveText('First');
  await expect(page.getByText(words.saved('mine.txt'))).toBeVisible();
  // The token has gone from the address and from history, and the tab knows it still.
  expect(page.url()).toMatch(/#\/studio\/file$/);
  await page.reload();
  await expect(heading(page)).toHaveText('First');

  await write(page, level('Second'));
  await expect.poll(read).toBe(inPack(level('Second')));
  await expect(page.getByText(words.saved('mine.txt'))).toBeVisible();
  // At once when the page is left.
  await write(page, level('Third'));
  await page.goto('about:blank');
  await expect.poll(read).toBe(inPack(level('Third')));
  await page.goBack();
  await expect(heading(page)).toHaveText('Third');

  // Another program: taken over where nothing was drawn, asked about where something was.
  writeFileSync(file, inPack(level('Fourth')));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(heading(page)).toHaveText('Fourth');
  complaints.expected.push(/409/);
  for (const [choice, theirs, kept] of [
    [words.takeTheirs, 'Theirs', 'Theirs'],
    [words.writeMine, 'Others', 'Mine'],
  ] as const) {
    writeFileSync(file, inPack(level(theirs)));
    await write(page, level('Mine'));
    await expect(page.getByText(words.changed('mine.txt'))).toBeVisible();
    expect(read()).toBe(inPack(level(theirs)));
    await expect(heading(page)).toHaveText('Mine');
    await page.getByText(words.theirs).click();
    await expect(page.locator('pre', { hasText: `title: ${theirs}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: choice }).click();
    await expect(heading(page)).toHaveText(kept);
    await expect.poll(read).toBe(inPack(level(kept)));
    await expect(page.getByText(words.saved('mine.txt'))).toBeVisible();
  }
});

test('what cannot be saved is kept until it can be', async ({ page, complaints }) => {
  complaints.expected.push(/ERR_CONNECTION|401|422|Blocked attempt/);
  const { port } = new URL(studio.address);
  await page.goto(studio.address);
  await write(page, `${level('Two')}\n---\n`);
  await expect(page.getByText(words.troubles['several-levels']!)).toBeVisible();
  await write(page, level('Two'));
  await expect.poll(read).toBe(inPack(level('Two')));
  await end(studio);
  await write(page, level('Later'));
  await expect(page.getByText(words.troubles['unreachable']!)).toBeVisible();
  expect(read()).toBe(inPack(level('Two')));
  // Another one has another token; its address finds what was left.
  studio = await start(file, Number(port));
  await page.getByRole('button', { name: words.retry }).click();
  await expect(page.getByText(words.troubles['no-token']!)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(studio.address);
  await expect(heading(page)).toHaveText('Later');
  await expect.poll(read).toBe(inPack(level('Later')));
});

test('a file that does not exist is made by the first change', async ({ page }) => {
  await end(studio);
  file = join(folder, 'new.txt');
  studio = await start(file);
  await page.goto(studio.address);
  await expect(page.getByText(words.isNew('new.txt'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Break the Ice' }).click();
  await expect(page.getByText(words.saved('new.txt'))).toBeVisible();
  expect(read()).toMatch(/^game: break-the-ice\n/);
});

test('without a token there is nothing to see', async ({ page }) => {
  await page.goto(studio.address.replace(/\?.*/, ''));
  await expect(page.getByText(words.noToken)).toBeVisible();
});
