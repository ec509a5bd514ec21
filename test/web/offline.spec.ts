import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { licenceWords } from '../../src/web/pages/help/words.ts';
import { test as base, expect, often } from './page.ts';

const built = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'web');

/** A host of its own for each test, whose files can be changed and which can be switched off. */
class Host {
  readonly folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
  private server: RunningServer | undefined;
  private port = 0;

  constructor() {
    // In a folder of the host, as the app may be.
    cpSync(built, join(this.folder, 'games'), { recursive: true });
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/games/`;
  }

  async switchOn(): Promise<void> {
    const result = await startServer(this.folder, this.port);
    if (!result.ok) throw new Error(result.error);
    this.server = result.value;
    this.port = result.value.port;
  }

  async switchOff(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
  }

  /** Puts another version in place, whose page says which it is. */
  publish(name: string): void {
    const page = join(this.folder, 'games', 'index.html');
    const worker = join(this.folder, 'games', 'service-worker.js');
    const before = readFileSync(page, 'utf8');
    const after = before.replace('<head>', `<head><meta name="version" content="${name}">`);
    const hash = (text: string): string => createHash('sha256').update(text).digest('base64');
    writeFileSync(page, after);
    const script = readFileSync(worker, 'utf8');
    const version = /version:\s*["'`](\w+)/.exec(script)?.[1];
    if (version === undefined || !script.includes(hash(before)))
      throw new Error('this worker is not understood');
    writeFileSync(worker, script.replace(hash(before), hash(after)).replace(version, `${name}-${version}`));
  }

  async dispose(): Promise<void> {
    await this.switchOff();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern.
  host: async ({}, use) => {
    const host = new Host();
    await host.switchOn();
    await use(host);
    await host.dispose();
  },
});
test.use({ serviceWorkers: 'allow' });
// A page without its host cannot but complain.
test.beforeEach(({ complaints }) => {
  complaints.expected.push(/ERR_CONNECTION_REFUSED|Failed to fetch|fetching the script/);
});

/** The whole app is fetched and checked, file by file; a busy machine takes its time. */
const patience = { timeout: 45_000, intervals: [200] };
test.slow();

/** The version that the page says it is; none for the one that was built. */
const versionOf = (page: Page): Promise<string | undefined> =>
  page
    .evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content)
    // Between two pages there is none to ask.
    .catch(() => 'between');

/** What is kept, by the names of the caches. */
const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url)] as const;
    });
    return Object.fromEntries(await Promise.all(entries)) as Record<string, string[]>;
  });

const fileCount = (host: Host): number =>
  readFileSync(join(host.folder, 'games', 'service-worker.js'), 'utf8').match(/sha256-/g)?.length ?? 0;

/** The app has all that it needs without a network, what could wait too. */
async function untilKept(page: Page, host: Host): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(async () => Object.values(await kept(page)).map(({ length }) => length), patience)
    .toEqual([fileCount(host)]);
}

const untilWaiting = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          await registration.update();
          return registration.waiting?.state;
        }),
      patience,
    )
    .toBe('installed');

test('works without a network once visited', async ({ page, host }) => {
  await page.goto(host.address);
  await untilKept(page, host);
  const text = await page.getByRole('main').innerText();
  await host.switchOff();
  // Each is another document than the one before, so each is loaded.
  for (const path of ['', 'index.html', '?from=icon', '#/settings', 'index.html#/']) {
    await page.goto(host.address + path);
    await expect(page.getByRole('main'), path).toBeVisible();
  }
  await expect(page.getByRole('main')).toHaveText(text, { useInnerText: true });
  await page.goto(`${host.address}#/help`);
  await page.getByText(licenceWords.en.show).click();
  await expect(page.locator('summary', { hasText: 'bricolage-grotesque' })).toBeVisible();
  // So is every file, also those that no page has asked for yet.
  const lost = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const requests = await (await caches.open(name ?? '')).keys();
    const answers = requests.map(async ({ url }) => ((await fetch(url)).ok ? [] : [url]));
    return (await Promise.all(answers)).flat();
  });
  expect(lost).toEqual([]);
});

test('changes to a new version when the page is loaded again', async ({ page, host }) => {
  await page.goto(host.address);
  await untilKept(page, host);
  const [before] = Object.keys(await kept(page));
  host.publish('Newer');
  await untilWaiting(page);
  expect(await versionOf(page)).toBeUndefined();
  await page.reload();
  await expect.poll(() => versionOf(page), often).toBe('Newer');
  await untilKept(page, host);
  expect(Object.keys(await kept(page))).not.toContain(before);
  await host.switchOff();
  await page.reload();
  await expect.poll(() => versionOf(page), often).toBe('Newer');
});

test('leaves another window with the files of its own version', async ({ page, context, host }) => {
  await page.goto(host.address);
  await untilKept(page, host);
  const [before] = Object.keys(await kept(page));
  const other = await context.newPage();
  await other.goto(host.address);
  host.publish('Newer');
  await untilWaiting(page);
  await page.reload();
  expect(await versionOf(page), 'waits while there are two windows').toBeUndefined();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.postMessage('take-over'));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting), often)
    .toBeNull();
  await page.reload();
  await expect.poll(() => versionOf(page), often).toBe('Newer');
  expect(Object.keys(await kept(other))).toContain(before);
  await other.close();
  await page.reload();
  await untilKept(page, host);
  expect(Object.keys(await kept(page))).not.toContain(before);
});

test('keeps the version it has when a new one cannot be had whole', async ({ page, host }) => {
  await page.goto(host.address);
  await untilKept(page, host);
  host.publish('Newer');
  // The page and the list of files do not belong together, as in the middle of an upload.
  const index = join(host.folder, 'games', 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('Newer', 'Other'));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise<void>((resolve) => {
      if (!worker || worker.state === 'redundant') resolve();
      else worker.addEventListener('statechange', () => worker.state === 'redundant' && resolve());
    });
  });
  await host.switchOff();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await versionOf(page)).toBeUndefined();
});
