import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { examples } from '../../src/games/match-the-tiles/web/examples.ts';
import { heuristicWords } from '../../src/web/lab/heuristic/words.ts';
import { linkWords } from '../../src/web/shared/messages/link.ts';
import { expectAccessible, expectAccessibleInAllThemes } from './axe.ts';
import { addressOf, editor, level, ofPlaywright, open, results, run, runButton } from './heuristic-page.ts';
import { expect, test } from './page.ts';

test.beforeEach(({ complaints }) => {
  complaints.expected.push(ofPlaywright);
});

const words = heuristicWords.en;
const optimal = level.level.info.optimal!;

test('an admissible heuristic is called so on the states that were checked, and compared', async ({
  page,
}) => {
  await run(page, examples.admissible);
  await expect(results(page)).toContainText(/Admissible on these \d[\d,]* states of 1 level/);
  await expect(results(page)).toContainText(words.all);
  await expect(results(page)).toContainText(/Consistent on these \d/);
  const rows = page.getByRole('table', { name: words.compare }).getByRole('row');
  // A line of titles, and for two algorithms a line with its name, the student's and those of the game.
  await expect(rows).toHaveCount(1 + 2 * (2 + level.game.heuristics.length));
  const own = rows.filter({ has: page.getByRole('rowheader', { name: words.yours, exact: true }) });
  await expect(own.first().getByRole('cell')).toHaveText([
    String(optimal),
    String(optimal),
    /^[\d,]+$/,
    /^[\d,]+$/,
    words.isOptimum.yes,
  ]);
  await expect(runButton(page)).toBeVisible();
});

test('one that says too much is caught, with the numbers and the boards', async ({ page }) => {
  await run(page, `const h = (state: State): number => state.pieces.length && ${optimal + 3};`);
  const wrong = results(page).locator('section').filter({ hasText: words.notAdmissible });
  await expect(wrong).toContainText(words.tooMuch(String(optimal + 3), String(optimal)));
  await expect(wrong).toContainText(words.atStart(level.title));
  await expect(wrong.locator('svg')).toBeVisible();
  // The example that everybody tries first.
  await page.getByText(words.temptingExample, { exact: true }).click();
  await page.getByRole('button', { name: `${words.take}: ${words.temptingExample}` }).click();
  await expect(editor(page)).toContainText('misplaced');
  await expect(results(page)).toContainText(words.stale);
  await runButton(page).click();
  const drop = results(page).locator('section').filter({ hasText: words.notConsistent });
  await expect(drop).toContainText(/h drops from (\d+) to (\d+): \1 > 1 \+ \2/);
  await expect(drop.locator('svg')).toHaveCount(2);
});

test('the page keeps nobody out, before a run and after it', async ({ page }) => {
  test.slow();
  await open(page, examples.tempting!);
  await expectAccessible(page, 'an own heuristic from a link');
  await runButton(page).click();
  await expect(results(page)).toContainText(words.notConsistent);
  await expect(runButton(page)).toBeVisible();
  await expectAccessibleInAllThemes(page, 'an own heuristic with counter-examples');
});

test('an endless loop is ended within about a second, and the page stays alive', async ({ page }) => {
  await open(page, 'function h() {\n  for (;;) {}\n}\n');
  await runButton(page).click();
  await expect(results(page)).toContainText(words.problems.silent());
  await expect(results(page)).toContainText(words.onStart);
  await expect(page.locator('iframe')).toHaveCount(0);
  // Once more, now that everything is there: counted on the clock of the page, which goes on meanwhile.
  const took = await page.evaluate(async (sentence) => {
    const buttons = [...document.querySelectorAll('button')];
    const began = performance.now();
    buttons.find((each) => each.textContent?.trim() === 'Run')!.click();
    let frames = 0;
    await new Promise(requestAnimationFrame);
    while (!document.querySelector('main')!.textContent!.includes(sentence)) {
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    return { milliseconds: performance.now() - began, frames };
  }, words.problems.silent());
  expect(took.milliseconds).toBeLessThan(4000);
  expect(took.frames).toBeGreaterThan(5);
  await editor(page).click();
  await page.keyboard.type('// still here');
  await expect(editor(page)).toContainText('// still here');
});

test('nothing leaves the sandbox', async ({ page, complaints }) => {
  // What gets past our own sentence is refused by the policy, which the browser says.
  complaints.expected.push(/Content Security Policy/);
  await run(page, "function h(state) {\n  fetch('/secret?' + state.rows);\n  return 0;\n}\n");
  await expect(results(page)).toContainText(words.noNetwork);
  await expect(results(page).getByRole('button', { name: words.place(2, 3) })).toBeVisible();
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  // Every other way out, one after the other; those that fail later fail silently.
  const ways = [
    "new XMLHttpRequest().open('GET', '/secret')",
    "new WebSocket('ws://127.0.0.1:9/secret')",
    "new EventSource('/secret')",
    "importScripts('/secret')",
    "import('/secret.js')",
    "navigator.sendBeacon('/secret')",
    "indexedDB.open('secret')",
    "caches.open('secret')",
    "new Worker('/secret.js')",
    "new BroadcastChannel('secret')",
    "Object.getPrototypeOf(Object.getPrototypeOf(self)).fetch.call(self, '/secret')",
    "postMessage('secret')",
    "localStorage.setItem('secret', '1')",
    "new Function('return 1')()",
  ];
  const tries = ways.map(
    (way) => `  try { const p = ${way}; p?.catch?.(() => {}); open.push(${JSON.stringify(way)}); } catch {}`,
  );
  await run(
    page,
    `const open = [];\nfunction h() {\n${tries.join('\n')}\n  throw new Error('open: ' + open.join(' | '));\n}\n`,
  );
  // Importing is syntax and can only be refused later, by the policy.
  await expect(results(page)).toContainText("open: import('/secret.js')");
  await expect(results(page)).not.toContainText(' | ');
  expect(asked.filter((url) => url.includes('secret'))).toEqual([]);
});

test('a link is not run before the click, and what is wrong is told with its place', async ({ page }) => {
  const code =
    'function h(state: State): number {\n  const far: number = state.nothing.row;\n  return far;\n}\n';
  await open(page, code);
  await expect(page.getByText(words.fromLink)).toBeVisible();
  await expect(page.getByText(words.safe)).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await runButton(page).click();
  await expect(results(page)).toContainText('TypeError');
  // In the student's own text, types and all.
  const place = results(page).getByRole('button', { name: words.place(2, 37) });
  await place.click();
  await expect(editor(page)).toBeFocused();
  // Tab belongs to the editor until Escape gives it back.
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(runButton(page)).toBeFocused();
  // What was changed is kept for this game, and can be undone.
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).toContainText('state.nothing.row');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// mine\n');
  await page.goto(addressOf(undefined));
  await expect(editor(page)).toContainText('// mine');
  await page.goto('./#/lab/heuristic?level=nowhere/1&code=1damaged');
  await expect(page.getByText(`${linkWords.en.damaged} ${words.otherCode}`)).toBeVisible();
  await expect(page.getByText(linkWords.en['unknown-level'])).toBeVisible();
  await page.goto('./#/lab/heuristic?code=2newer');
  await expect(page.getByText(`${linkWords.en.newer} ${words.otherCode}`)).toBeVisible();
});

test('the policy of the sandbox alone keeps its workers from the network', async ({ page, complaints }) => {
  complaints.expected.push(/Content Security Policy/);
  // Listened to where requests arrive: the browser also reports those that its policy never lets out.
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    arrived.push(request.url!);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('1');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.goto('./#/help');
  // A worker with nothing of ours in it, and so with no door closed but by the policy.
  const refused = await page.evaluate(async (target) => {
    const script = `addEventListener('message', async ({ ports: [port] }) => {
      const here = ${JSON.stringify(target)};
      const ways = {
        fetch: () => fetch(here + 'secret'),
        request: () => new Promise((done, fail) => {
          const request = new XMLHttpRequest();
          request.onload = done;
          request.onerror = fail;
          request.open('GET', here + 'secret');
          request.send();
        }),
        import: () => import(here + 'secret.js'),
        scripts: () => importScripts(here + 'secret.js'),
        socket: () => new Promise((done, fail) => {
          const socket = new WebSocket(here.replace('http', 'ws') + 'secret');
          socket.onopen = done;
          socket.onerror = fail;
        }),
        storage: () => new Promise((done, fail) => {
          const opening = indexedDB.open('secret');
          opening.onsuccess = done;
          opening.onerror = fail;
        }),
        code: () => new Function('return 1')(),
      };
      const refused = [];
      for (const [name, way] of Object.entries(ways))
        try { await way(); } catch { refused.push(name); }
      port.postMessage(refused);
    });`;
    const { port1, port2 } = new MessageChannel();
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = await (await fetch('sandbox.html')).text();
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const answer = new Promise<string[]>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    frame.contentWindow!.postMessage({ script }, '*', [port2]);
    return answer;
  }, `http://127.0.0.1:${port}/`);
  expect(refused).toEqual(['fetch', 'request', 'import', 'scripts', 'socket', 'storage', 'code']);
  expect(arrived).toEqual([]);
  // It would have heard of one.
  await fetch(`http://127.0.0.1:${port}/heard`);
  expect(arrived).toEqual(['/heard']);
  server.closeAllConnections();
  server.close();
});
