import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, createServer, preview } from 'vite';
import { installPacked } from '../../scripts/packed.mjs';

/** A page of somebody else's, who has installed Fourfold. */
const page =
  '<!doctype html><title>A page</title><link rel="icon" href="data:,"><script type="module" src="/main.js"></script>';
const script = `
import { games, readLevels, solve } from 'fourfold';
import { packs } from 'fourfold/levels';

/** Solves the second of the first levels of a game, and tells what was heard. */
async function solved(game, worker) {
  const levels = readLevels(await packs.find((pack) => pack.game === game).text());
  if (!levels.ok) throw new Error(game);
  let heard = 0;
  const { status, cost, moves, expanded } = await solve(levels.value[1], { worker, onProgress: () => { heard += 1; } });
  return { status, cost, optimum: levels.value[1].level.info.optimal, moves: moves.join(' '), expanded, heard: heard > 0 };
}

/** A level that no search ends soon, ended by a signal as soon as there is progress. */
async function cancelled(worker) {
  const cells = Array.from({ length: 10 }, (_, row) => Array.from({ length: 10 }, (_, column) => (row === column ? 'ABCDEFGHIJ'[row] : '.')).join(' '));
  const levels = readLevels('game: ' + games[0].id + '\\n\\n' + cells.join('\\n') + '\\n');
  if (!levels.ok) throw new Error(JSON.stringify(levels.error));
  const cancel = new AbortController();
  const { status, expanded } = await solve(levels.value[0], { algorithm: 'bfs', worker, signal: cancel.signal, onProgress: () => cancel.abort() });
  return { status, hasFigures: expanded > 0 };
}

const refused = (worker) => solve(readLevels('game: ' + games[0].id + '\\n\\nA . B\\n').value[0], { worker, algorithm: 'nothing' }).catch(({ name }) => name);

window.told = (async () => {
  const answers = {};
  for (const { id } of games) answers[id] = [await solved(id, false), await solved(id, true)];
  return { answers, cancelled: [await cancelled(false), await cancelled(true)], refused: [await refused(false), await refused(true)] };
})();
`;

interface Answer {
  readonly status: string;
  readonly cost: number;
  readonly optimum: number;
}

let folder = '';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
  installPacked(folder);
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'main.js'), script);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** What the page says when it has solved everything, with and without a worker. */
async function expectAllSolved(there: Page, address: string): Promise<void> {
  const errors: string[] = [];
  there.on('pageerror', ({ message }) => errors.push(message));
  let workers = 0;
  there.on('worker', () => {
    workers += 1;
  });
  await there.goto(address);
  const told = await there.evaluate(
    () => (window as unknown as { told: Promise<Record<'answers' | 'cancelled' | 'refused', object>> }).told,
  );
  const answers = Object.entries(told.answers as Record<string, readonly [Answer, Answer]>);
  expect(answers).toHaveLength(4);
  for (const [game, [here, inWorker]] of answers) {
    expect(here, game).toMatchObject({ status: 'solved', cost: here.optimum, heard: true });
    expect(inWorker, game).toEqual(here);
  }
  const ended = { status: 'cancelled', hasFigures: true };
  expect(told.cancelled).toEqual([ended, ended]);
  expect(told.refused).toEqual(['RangeError', 'RangeError']);
  expect(workers, 'one a game, and the one that was ended').toBe(5);
  expect(errors).toEqual([]);
}

/** Everything of the project is in its folder: no plugin and no setting. */
const settings = () => ({ root: folder, configFile: false, logLevel: 'silent' }) as const;
const addressOf = (urls: { readonly local: readonly string[] } | null): string => urls?.local[0] ?? '';

test('the library works in a page that Vite builds, with and without a worker', async ({ page: there }) => {
  await build(settings());
  const server = await preview({ ...settings(), preview: { port: 0, host: '127.0.0.1' } });
  try {
    await expectAllSolved(there, addressOf(server.resolvedUrls));
  } finally {
    await server.close();
  }
});

test('the library works in a page that Vite serves while it is written', async ({ page: there }) => {
  const server = await createServer({ ...settings(), server: { port: 0, host: '127.0.0.1' } });
  try {
    await server.listen();
    await expectAllSolved(there, addressOf(server.resolvedUrls));
  } finally {
    await server.close();
  }
});
