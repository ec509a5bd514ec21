import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { nodeThread } from './node-thread.ts';
import { type Watch, WorkThread } from './work-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let scripts = 0;

/** A thread that does with each message what the code says; `send` answers, `stuck` never gives way again. */
function threadOf(code: string): WorkThread<string, unknown> {
  scripts += 1;
  const path = join(folder, `${scripts}.mjs`);
  writeFileSync(
    path,
    `import { parentPort } from 'node:worker_threads';
    const send = (message) => parentPort.postMessage(message);
    const stuck = () => { for (;;); };
    parentPort.on('message', ({ kind, task }) => { ${code} });`,
  );
  return new WorkThread(() => nodeThread(pathToFileURL(path)));
}

async function run(code: string, watch: Partial<Watch<unknown>> = {}, task = 'a task') {
  const thread = threadOf(code);
  const told: unknown[] = [];
  try {
    const endedBy = await thread.run(task, { onTold: (each) => told.push(each), ...watch });
    return { endedBy, told };
  } finally {
    thread.end();
  }
}

const done = "send({ kind: 'told', told: task }); send({ kind: 'done' });";

it('passes on what a thread tells, one task after the other', async () => {
  const thread = threadOf(done);
  const told: unknown[] = [];
  for (const task of ['one', 'two', 'three'])
    expect(await thread.run(task, { onTold: (each) => told.push(each) })).toBeUndefined();
  thread.end();
  expect(told).toEqual(['one', 'two', 'three']);
});

it('ends work that does not keep its limit of time, with what it told before', async () => {
  const began = performance.now();
  const late = await run(
    "send({ kind: 'limit', seconds: 0.3 }); send({ kind: 'told', told: 'so far' }); stuck();",
  );
  expect(late).toEqual({ endedBy: 'time-limit', told: ['so far'] });
  expect(performance.now() - began).toBeGreaterThan(300);
});

it('counts a limit from when it was announced last', async () => {
  const moreTime = await run(
    `send({ kind: 'limit', seconds: 0.1 }); send({ kind: 'limit', seconds: Infinity });
    setTimeout(() => send({ kind: 'done' }), 800);`,
  );
  expect(moreTime.endedBy).toBeUndefined();
});

it('lets cancelled work end by itself, and ends it where it does not', async () => {
  const signal = () => AbortSignal.timeout(100);
  const answer = "if (kind === 'cancel') { send({ kind: 'told', told: 'so far' }); send({ kind: 'done' }); }";
  expect(await run(answer, { signal: signal() })).toEqual({ endedBy: undefined, told: ['so far'] });
  expect(await run('stuck();', { signal: signal() })).toEqual({ endedBy: 'cancelled', told: [] });
  expect(await run('stuck();', { signal: AbortSignal.abort() })).toMatchObject({ endedBy: 'cancelled' });
});

it('ends work that takes too much memory', async () => {
  const processBytes = process.memoryUsage.rss() + 2e8;
  const hoard = 'const all = []; for (;;) all.push(new Float64Array(1e6).fill(1));';
  expect(await run(hoard, { processBytes })).toMatchObject({ endedBy: 'memory-limit' });
  const refused = "throw new RangeError('Array buffer allocation failed');";
  expect(await run(refused)).toMatchObject({ endedBy: 'memory-limit' });
  const toldOf = `try { ${refused} } catch (error) { send({ kind: 'failed', error }); }`;
  expect(await run(toldOf)).toMatchObject({ endedBy: 'memory-limit' });
});

it('starts another thread after one that was ended', async () => {
  const thread = threadOf(`if (task === 'stuck') { send({ kind: 'limit', seconds: 0 }); stuck(); } ${done}`);
  const watch = { onTold: () => {} };
  expect(await thread.run('stuck', watch)).toBe('time-limit');
  expect(await thread.run('another', watch)).toBeUndefined();
  thread.end();
});

it('fails where the thread fails, or who listens to it', async () => {
  await expect(run("throw new TypeError('a bug');")).rejects.toThrow('a bug');
  await expect(run("send({ kind: 'failed', error: new TypeError('told') });")).rejects.toThrow(
    new TypeError('told'),
  );
  await expect(run('process.exit(7);')).rejects.toThrow('exit code 7');
  const onTold = (): void => {
    throw new RangeError('mine');
  };
  await expect(run(done, { onTold })).rejects.toThrow('mine');
});
