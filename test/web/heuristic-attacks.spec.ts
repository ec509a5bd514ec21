import type { Page } from '@playwright/test';
import { heuristicWords } from '../../src/web/lab/heuristic/words.ts';
import { ofPlaywright, open, results, run, runButton, stopButton } from './heuristic-page.ts';
import { expect, test } from './page.ts';

/** Code that somebody else wrote, to do harm. */
const words = heuristicWords.en;

test.beforeEach(async ({ page, complaints }) => {
  // What the code has no right to is refused by the policy of the frame, and the browser says so.
  complaints.expected.push(ofPlaywright, /Content Security Policy/);
  // How long the page was held up at most, and how many messages it heard from a port.
  await page.addInitScript(() => {
    const page = Object.assign(globalThis, { longestPause: 0, messagesHeard: 0 });
    let last = performance.now();
    setInterval(() => {
      page.longestPause = Math.max(page.longestPause, performance.now() - last);
      last = performance.now();
    }, 10);
    const { addEventListener } = MessagePort.prototype;
    MessagePort.prototype.addEventListener = function (this: MessagePort, type: string, listener: never) {
      addEventListener.call(this, type, () => {
        page.messagesHeard += 1;
      });
      addEventListener.call(this, type, listener);
    };
  });
});

const figuresOf = (page: Page): Promise<{ longestPause: number; messagesHeard: number }> =>
  page.evaluate(() => {
    const { longestPause, messagesHeard } = globalThis as unknown as Record<string, number>;
    return { longestPause: longestPause!, messagesHeard: messagesHeard! };
  });

/** A machine that is busy holds a page up too, but not for so long. */
const expectAlive = async (page: Page): Promise<void> =>
  expect((await figuresOf(page)).longestPause).toBeLessThan(4000);

test('a text that the translator cannot finish holds up nobody, and is given up', async ({ page }) => {
  const deep = 40;
  const code = `function h(){return 0}\nlet x=${'async<T>(a='.repeat(deep)}1${')'.repeat(deep)}`;
  await run(page, code);
  await expect.poll(() => page.workers().some((each) => each.url().includes('/translate.'))).toBe(true);
  await stopButton(page).click();
  await expect(runButton(page)).toBeVisible();
  await expect.poll(() => page.workers()).toHaveLength(0);
  await expectAlive(page);
  await page.clock.install();
  await runButton(page).click();
  await expect.poll(() => page.workers().some((each) => each.url().includes('/translate.'))).toBe(true);
  await page.clock.fastForward(10_001);
  await expect(results(page)).toContainText(words.problems.tangled());
});

/**
 * Ways to something that messages can be sent with. `take` keeps what could; `h` tells of it when it was called often enough that
 * every part of the engine has run.
 */
const ways: Readonly<Record<string, string>> = {
  'the getter of what a message says': `
    const take = (event) => { keep(event.currentTarget); keep(event.target); return event; };
    Object.defineProperty(MessageEvent.prototype, 'data', { get() { take(this); } });`,
  'a listener of its own': `
    addEventListener('message', (event) => { keep(event.currentTarget); keep(event.ports[0]); });
    onmessage = (event) => keep(event.target);`,
  'the global object': `
    keep(self);
    for (let each = self; each; each = Object.getPrototypeOf(each))
      for (const key of Reflect.ownKeys(each))
        if (/message|listener|event|worker|report|register|channel|port$/i.test(String(key))) keep(each[key]);`,
  'stack frames': `
    Error.prepareStackTrace = (_, frames) => frames.forEach((frame) => { keep(frame.getThis()); keep(frame.getFunction()); });`,
  'what functions are called on': `
    for (const name of ['call', 'apply', 'bind']) {
      const own = Function.prototype[name];
      Function.prototype[name] = function (...given) { keep(this); keepAll(given); return apply(own, this, given); };
    }`,
  'accessors of all objects': `
    for (const name of ['tell', 'post', 'port', 'ports', 'kernel', 'program', 'range', 'h', 'work', 'lastSign', 'callsLeft', 'onProgress', 'transfer', 'then'])
      Object.defineProperty(Object.prototype, name, { configurable: true, get() { keep(this); }, set() { keep(this); } });`,
  'accessors of all arrays': `
    for (const index of [0, 1, 2])
      Object.defineProperty(Array.prototype, index, { configurable: true, get() { keepAll(this); }, set(value) { keep(value); Object.defineProperty(this, index, { value, writable: true, configurable: true, enumerable: true }); } });`,
  'the methods of arrays and maps': `
    for (const owner of [Array.prototype, Map.prototype, Set.prototype, Promise.prototype])
      for (const name of Reflect.ownKeys(owner)) {
        const own = Object.getOwnPropertyDescriptor(owner, name).value;
        if (typeof own !== 'function' || name === 'constructor') continue;
        owner[name] = function (...given) { keepAll(given); return apply(own, this, given); };
      }`,
  symbols: `
    Object.defineProperty(Object.prototype, Symbol.toPrimitive, { configurable: true, get() { keep(this); } });
    Object.defineProperty(Object.prototype, Symbol.toStringTag, { configurable: true, get() { keep(this); } });`,
  'code made of text': `
    for (const make of [Function, (async () => {}).constructor, (function* () {}).constructor]) keep(make('return self.postMessage')());`,
  'the edge of the stack': `
    let tries = 0;
    const dig = () => { try { dig(); } catch { if ((tries += 1) > 50) return; try { console.log('deep'); performance.now(); keep(self); fetch('/'); } catch (error) { keep(error); } } };
    dig();`,
  'the time after a call': `
    const later = () => { keep(self); setTimeout(later); Promise.resolve().then(() => keep(self)); };
    later();`,
};

/** What `keep` looks for: something that sends, or an object of ours with a way to. It uses nothing that a way may have changed. */
const withWays = (way: string): string => `
const kept = [];
const { apply } = Reflect;
const add = (name) => { Object.defineProperty(kept, kept.length, { value: name }); };
const keep = (thing) => {
  try { thing.postMessage({ kind: 'alive', index: 0 }); add('postMessage'); } catch {}
  try { if (typeof thing === 'function' && /^(postMessage|addEventListener|reportError)$/.test(thing.name)) add(thing.name); } catch {}
  try { if (Object.hasOwn(thing, 'tell')) add('tell'); } catch {}
};
const keepAll = (things) => { for (let at = 0; at < things.length; at += 1) keep(things[at]); };
try { ${way} } catch {}
let calls = 0;
function h() {
  calls += 1;
  if (calls === 70) throw new Error('kept: ' + (kept.length > 0 ? kept.join() : 'nothing'));
  return 0;
}`;

test('nothing to send messages with is found', async ({ page }) => {
  for (const [name, way] of Object.entries(ways))
    await test.step(name, async () => {
      await run(page, withWays(way));
      await expect(results(page), name).toContainText('kept: nothing');
    });
});

/** The browser reads the rest of a line behind `<!--` as a comment; the translator does not, and takes the next lines for one. */
const hide = (text: string): string => `let x = 1 <!-- 2 /*\n${text}\n<!-- */\n`;
const hostile = "for (;;) { console.log('out'); self.postMessage(1); }";

test('code that leaves its function declares no globals, and comes too late for everything', async ({
  page,
}) => {
  const outcome = page.locator('.problem');
  // To where globals are declared, before the engine runs: the brackets on the way are not known.
  for (const brackets of ['', ')', ']', ')])'])
    for (const theft of ['function addEventListener() {', 'function postMessage() {', 'var Reflect; {']) {
      await run(
        page,
        `function h() { return 0; }\n${hide(`}, {})${brackets}; ${theft} ${hostile} } (function () {`)}`,
      );
      await expect(outcome).toContainText(words.problems.syntax('Uncaught SyntaxError'));
    }
  // Out of its function, into the expression around it: there is nothing left to send with.
  const left = (text: string): string => `}, ${text}, function () { const h = () => 0;`;
  await run(
    page,
    hide(left('(() => { throw new Error(typeof addEventListener + typeof MessageEvent); })()')),
  );
  await expect(outcome).toContainText('undefinedundefined');
  await run(page, hide(left('postMessage(1)')));
  await expect(outcome).toContainText(words.noNetwork);
  // It is as strict as the rest, and other ends of lines and files are read alike.
  for (const code of [
    hide(left('function () { with (self) {} }')),
    `//\u2028${left('0')}`,
    `#!\n${left('0')}`,
    `let y = 1\n--> 2 /*\n${left('0')}\n--> */`,
  ]) {
    await run(page, code);
    await expect(outcome).toContainText(words.problems.syntax(''));
  }
});

/** Nothing of the engine at all: code that was there first, and has everything that a worker can have. */
const floods: Readonly<Record<string, readonly [script: string, sentence: RegExp]>> = {
  'signs of life': ['for (;;) postMessage(1);', /messages of its own/],
  answers: [
    "onmessage = () => { for (;;) postMessage({ kind: 'value', value: 1 }); }; postMessage({ kind: 'ready' }); self.fourfoldRegister = () => {};",
    /messages of its own/,
  ],
  'large messages': [
    "const text = 'x'.repeat(3e7); for (;;) postMessage({ kind: 'ready', text });",
    /messages of its own|makes no sense|ran for too long/,
  ],
  errors: [
    "setInterval(() => { throw new Error('x'); }); for (let i = 0; i < 1e4; i += 1) reportError(i);",
    /Uncaught/,
  ],
};

for (const [name, [script, sentence]] of Object.entries(floods))
  test(`a worker that floods with ${name} is ended, and the page hears next to nothing`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/Uncaught/);
    await page.route(/\/engine\.entry.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(script)};` }),
    );
    await run(page, 'const h = () => 0;');
    await expect(results(page)).toContainText(sentence);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectAlive(page);
    expect((await figuresOf(page)).messagesHeard).toBeLessThan(50);
  });

test('lines for the console and errors that nobody catches are limited, and Stop works at once', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await run(
    page,
    `function h(state) {
      for (let times = 0; times < 300; times += 1) console.log('line', state.rows, { times }, 'x'.repeat(1e5));
      for (let times = 0; times < 300; times += 1) Promise.reject(new Error('nobody'));
      const began = performance.now();
      while (performance.now() - began < 150);
      return 0;
    }`,
  );
  await expect(results(page)).toContainText(words.startValue('0'));
  // The relay, and the worker of the code.
  expect(page.workers().filter((each) => each.url().startsWith('blob:'))).toHaveLength(2);
  await stopButton(page).click();
  await expect(runButton(page)).toBeVisible();
  await expect.poll(() => page.workers()).toHaveLength(0);
  await expectAlive(page);
  const own = lines.filter((line) => /line|nobody/.test(line));
  expect(own.length).toBeLessThanOrEqual(1001);
  expect(own[0]).toMatch(/^line \d+ {"times":0} x+$/);
  expect(Math.max(...own.map((line) => line.length))).toBeLessThan(5000);
});

test('an error that nobody catches is told once', async ({ page }) => {
  await run(
    page,
    "function h() {\n  for (let times = 0; times < 1e5; times += 1) queueMicrotask(() => {\n    throw new Error('later');\n  });\n  return 0;\n}\n",
  );
  await expect(results(page)).toContainText(words.problems.threw('Uncaught Error: later'));
  await expect(results(page).getByRole('button', { name: words.place(3, 11) })).toBeVisible();
  await expectAlive(page);
});

test('a solution of very many moves is played where it holds up nobody', async ({ page }) => {
  await run(
    page,
    `const { push } = Array.prototype;
    const isMove = (text) => typeof text === 'string' && /^[UDLR]$/.test(text);
    Array.prototype.push = function (...items) {
      if (this.length === 0 && items.length === 1 && isMove(items[0]))
        for (let times = 0; times < 49_900; times += 1) push.call(this, 'U', 'D');
      return push.apply(this, items);
    };
    function h() { return 0; }`,
  );
  const own = page.getByRole('rowheader', { name: words.yours, exact: true });
  await expect(own).toHaveCount(2);
  await expectAlive(page);
});

test('calls that return, but take for ever together, are ended', async ({ page }) => {
  await page.clock.install();
  await open(
    page,
    `let calls = 0;
    function h() {
      calls += 1;
      const began = performance.now();
      while (performance.now() - began < 200);
      // Twice on the start, and then on all states.
      if (calls === 5) console.log('on its way');
      return 0;
    }`,
  );
  const onItsWay = page.waitForEvent('console', (line) => line.text() === 'on its way');
  await runButton(page).click();
  await onItsWay;
  await page.clock.fastForward(300_001);
  await expect(results(page)).toContainText(words.problems.overtime());
  await expect(page.locator('iframe')).toHaveCount(0);
});
