import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { readCode, writeCode } from './compiled-code.ts';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllGlobals());

const file = join(folder, 'script.cjs');
const source = Buffer.from('(function () { return 6 * 7; })');
writeCode(file, source, new Script(source.toString()));

it('is read as it was written', () => {
  const script = new Script(source.toString(), { cachedData: readCode(file, source)! });
  expect(script.cachedDataRejected).toBe(false);
  expect(script.runInThisContext()()).toBe(42);
});

it.each([
  ['version', 'v99.0.0'],
  ['arch', 'another'],
  ['platform', 'another'],
])('does not fit another %s', (fact, value) => {
  vi.stubGlobal('process', { ...process, [fact]: value });
  expect(readCode(file, source)).toBeUndefined();
});

it('does not fit another text', () => {
  expect(readCode(file, Buffer.from('(function () { return 6 * 8; })'))).toBeUndefined();
});
