import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { thisMachine } from '../../src/experiments/machine.ts';
import { fakeWorker } from '../../test/fake-process.ts';
import { sampleSolution } from '../../test/sample-results.ts';
import { families } from './families.ts';
import type { Family } from './family.ts';
import { nameOf } from './methods.ts';
import { type RaceOptions, race } from './race.ts';
import { runsOf } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that solves boards of 6 rows; on larger ones its time is up, but for ucs. */
const worker = join(folder, 'worker.mjs');
writeFileSync(
  worker,
  fakeWorker(`const { level, algorithm } = request;
  const rows = level.trim().split('\\n').filter((line) => !line.includes(':') && line !== '').length;
  const status = rows === 6 || algorithm === 'ucs' ? 'solved' : 'time-limit';
  answer({ kind: 'solution', solution: { ...${JSON.stringify(sampleSolution())}, status } });`),
);

const played = families.find(({ id }) => id === 'match-the-tiles-played')!;
const sized = (...names: string[]) => names.map((name) => played.sizes.find((size) => size.name === name)!);
const family: Family = {
  ...played,
  // What the game recommends may change, the race does not.
  game: { ...played.game, recommended: { algorithm: 'bfs' } },
  sizes: sized('6x6, 4 tiles', '8x8, 5 tiles', '10x10, 5 tiles'),
};

const options = (changes: Partial<RaceOptions> = {}): RaceOptions => ({
  worker,
  limits: { seconds: 60, bytes: 2 ** 28 },
  levelsPerSize: 2,
  machine: thisMachine(),
  signal: new AbortController().signal,
  isWanted: (run) => ['bfs', 'ids-table', 'ucs'].includes(nameOf(run)),
  onEnd: () => {},
  ...changes,
});

it('ends for a method with the first level that it cannot do, for best with the first size', async () => {
  const { methods, best, sizes } = await race(family, options());
  expect(best).toBe('bfs');
  expect(methods.map(({ name }) => name)).toEqual(['bfs', 'ids-table', 'ucs']);
  const tried = (method: string) => sizes.map((size) => runsOf(size, method).map(({ status }) => status));
  expect(tried('ids-table')).toEqual([['solved', 'solved'], ['time-limit'], []]);
  expect(tried('bfs')).toEqual([['solved', 'solved'], ['time-limit', 'time-limit'], []]);
  expect(tried('ucs')).toEqual(sizes.map(() => ['solved', 'solved']));
});

it('stops when it is interrupted', async () => {
  const stop = new AbortController();
  const { sizes } = await race(family, options({ signal: stop.signal, onEnd: () => stop.abort() }));
  expect(sizes.flatMap(({ levels }) => levels.flatMap(({ runs }) => runs))).toHaveLength(1);
});
