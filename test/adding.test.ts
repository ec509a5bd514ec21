import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.mjs';
import { root } from './command-line.ts';

// A game and an algorithm are added to a copy of the project by the steps of the documents and nothing else.
const parts = [
  'src',
  'levels',
  'scripts',
  'test',
  'bench',
  'attack',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'LICENSE',
];
const settings = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsdown.config.ts',
  'tsdown.bench.config.ts',
  'tsdown.attack.config.ts',
  'vite.config.ts',
];
const checks = [
  'vitest.config.ts',
  'playwright.config.ts',
  'knip.json',
  'biome.json',
  'typedoc.json',
  '.dependency-cruiser.cjs',
  '.gitignore',
];
const copy = mkdtempSync(join(tmpdir(), 'fourfold-'));

/** The fenced blocks of a document, of some kinds, in order. Packages of one's own are tried by another test. */
const blocks = (document: string, ...kinds: string[]): { kind: string; text: string }[] =>
  [
    ...readFileSync(join(root, 'docs', document), 'utf8')
      .replace(/^## In a package of your own$[\s\S]*?(?=^## )/m, '')
      .matchAll(/^```(\w+)\n([\s\S]*?)^```/gm),
  ]
    .map(([, kind, text]) => ({ kind: kind!, text: text! }))
    .filter(({ kind }) => kinds.includes(kind));

/** Runs a command in the copy; it must succeed. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 ** 2,
    // The tests that run in there are not run by this one.
    env: { ...process.env, VITEST: '', VITEST_POOL_ID: '', VITEST_WORKER_ID: '', FOURFOLD_LONG: '' },
  });
  expect(status, `${command} ${args.join(' ')}\n${stdout.slice(-6000)}\n${stderr.slice(-3000)}`).toBe(0);
  return stdout;
}
const tool = (path: string, ...args: string[]): string =>
  run(process.execPath, join('node_modules', path), ...args);

function write(file: string, text: string): void {
  mkdirSync(join(copy, dirname(file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** Adds a name to the list that a file exports, and the import for it. */
function addToList(file: string, line: string, name: string, list: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  const start = text.indexOf(`export const ${list}`);
  const end = text.indexOf(']', text.indexOf('= [', start));
  const separator = text[end - 1] === '\n' ? `  ${name},\n` : `, ${name}`;
  write(file, `${line.trim()}\n${text.slice(0, end)}${separator}${text.slice(end)}`);
}

beforeAll(() => {
  for (const name of [...parts, ...settings, ...checks])
    cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.sequential('the steps of the documents', () => {
  it('add an algorithm: one file, one line, a card', () => {
    const [algorithm, card] = blocks('adding-an-algorithm.md', 'ts');
    const inPlace = ({ text }: { text: string }): string =>
      text.replaceAll("'../../src/core/", "'../../core/").replaceAll("'../../src/search/", "'../");
    write('src/search/algorithms/walk.ts', inPlace(algorithm!));
    write('src/search/algorithms/walk.lab.ts', inPlace(card!));
    addToList('src/search/algorithms/index.ts', "import { walk } from './walk.ts';", 'walk', 'algorithms');
  });

  it('add a game: one folder, one line, its levels', () => {
    for (const { kind, text } of blocks('adding-a-game.md', 'sh', 'ts', 'text')) {
      if (kind === 'sh') run('bash', '-euc', text);
      else if (kind === 'ts') addToList('src/games/list.ts', text, 'stroll', 'playedGames');
      else write('levels/stroll/starter.txt', text);
    }
  }, 3_600_000);

  it('leave types and layers in order', () => {
    tool('@biomejs/biome/bin/biome', 'check', '--write', 'src/games/list.ts', 'src/search/algorithms');
    tool('typescript/bin/tsc');
    tool('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'test');
  }, 3_600_000);

  it('leave all tests green', () => {
    run(process.execPath, 'scripts/build.mjs');
    // What stands in the room of another game knows nothing of a new one.
    const rooms = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const left = [
      'test/package.test.ts',
      'test/attack.test.ts',
      ...rooms.map(({ name }) => `src/games/${name}/**`),
    ];
    tool('vitest/vitest.mjs', 'run', ...left.flatMap((each) => ['--exclude', each]));
  }, 3_600_000);
});

describe.sequential('the new game in the app', () => {
  let server: ChildProcess;
  let browser: Browser;
  let page: Page;
  let address: string;
  let levelLink: string;
  const complaints: string[] = [];
  beforeAll(async () => {
    server = spawn(process.execPath, ['dist/fourfold.js', 'app', '--port', '0', '--no-open'], { cwd: copy });
    address = await new Promise((resolve) => {
      server.stdout!.on('data', (data) => resolve(/http:\S+/.exec(String(data))![0]));
    });
    browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
    page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-GB' });
    page.on('pageerror', ({ message }) => complaints.push(message));
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    server.kill();
    expect(complaints).toEqual([]);
  });
  const visible = (text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

  it('is listed and played', async () => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Stroll', exact: true }).click();
    await page.getByRole('link', { name: /^1. Round the wall/ }).click();
    await visible('Swipe or press an arrow: the walker goes one cell that way.');
    levelLink = /#\/play\/(.+)$/.exec(page.url())![1]!;
    const { moves } = JSON.parse(
      run(process.execPath, 'dist/fourfold.js', 'solve', 'levels/stroll/starter.txt', '--json'),
    );
    const keys: Record<string, string> = { U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight' };
    for (const move of moves) await page.keyboard.press(keys[move]!);
    await visible('Perfect: nobody can do it in fewer moves.');
  }, 60_000);

  it('is watched with the new algorithm, which has its own card', async () => {
    await page.goto('about:blank');
    await page.goto(`${address}#/lab/watch?level=${levelLink}&method=walk`);
    await visible('state ← one of them, by chance');
    await visible(/Solved in \d+ moves/);
  }, 60_000);

  it('is compared with all others', async () => {
    await page.goto('about:blank');
    await page.goto(`${address}#/lab/compare?levels=${levelLink}&methods=bfs,astar,walk`);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await visible('All 3 runs have ended.');
  }, 60_000);

  it('speaks Portuguese', async () => {
    const portuguese = await browser.newPage({ locale: 'pt-PT', serviceWorkers: 'block' });
    await portuguese.goto(address);
    await portuguese.getByRole('link', { name: 'Passeio', exact: true }).click();
    await portuguese.getByText('À volta da parede').first().waitFor();
    await portuguese.getByRole('link', { name: 'Como jogar' }).click();
    await portuguese.getByText('o caminhante anda uma casa para esse lado').waitFor();
  }, 60_000);
});
