import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fakeWorker } from '../../test/fake-process.ts';
import { type Answered, WorkerProcess } from './process.ts';
import type { Allowance, WorkerRequest } from './protocol.ts';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const request: WorkerRequest = {
  level: '',
  algorithm: 'bfs',
  heuristic: undefined,
  cost: 'unit',
  options: {},
  limits: {},
};

/** Starts a process that answers with the given code, and asks it. */
async function ask(code: string, allowance: Partial<Allowance> = {}): Promise<Answered> {
  const path = join(folder, 'worker.mjs');
  writeFileSync(path, fakeWorker(code));
  const child = new WorkerProcess(path, { bytes: 2 ** 30, milliseconds: 30_000, ...allowance }, true);
  try {
    return await child.ask(request);
  } finally {
    child.kill();
  }
}

it('passes on an answer', async () => {
  const answer = { kind: 'unsuitable', reason: 'not here' };
  expect(await ask(`answer(${JSON.stringify(answer)})`)).toMatchObject(answer);
});

it('ends a process that does not stop by itself', async () => {
  expect(await ask('for (;;);', { milliseconds: 500 })).toMatchObject({ kind: 'died', status: 'time-limit' });
});

it('tells a process that ran out of memory from one that crashed', async () => {
  const hoard = 'const all = []; for (;;) all.push(new Array(1000).fill(0.5));';
  expect(await ask(hoard, { bytes: 64 * 1024 ** 2 })).toMatchObject({ status: 'memory-limit' });
  expect(await ask("process.kill(process.pid, 'SIGUSR2')")).toMatchObject({ status: 'memory-limit' });
  // Who ends a process from outside is not known: the system, when memory is short, or anybody.
  expect(await ask("process.kill(process.pid, 'SIGKILL')")).toMatchObject({
    status: 'crashed',
    reason: 'Its process was ended from outside (SIGKILL), by somebody or by the system.',
  });
  expect(await ask("throw new TypeError('a bug')")).toMatchObject({
    status: 'crashed',
    reason: expect.stringContaining('TypeError: a bug'),
  });
  expect(await ask('process.exit(7)')).toMatchObject({
    status: 'crashed',
    reason: expect.stringContaining('exit code 7'),
  });
});
