import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PostgresServer } from '../scripts/postgres.mjs';
import type { SweepProgress } from '../src/sweeps/results.ts';
import { fourfold, program, type Run, root, temporaryFolder } from './command-line.ts';
import { postgresServer } from './postgres.ts';

const password = 'k3ep-me';
const folder = temporaryFolder();
let server: PostgresServer;
let address = '';
beforeAll(async () => {
  server = await postgresServer();
  address = server.url.replace('fourfold@', `fourfold:${password}@`);
});

/** A command that runs beside others. */
function beside(...args: readonly string[]): {
  readonly ended: Promise<Run>;
  readonly interrupt: () => void;
} {
  const child = spawn(process.execPath, [program, ...args], { cwd: root });
  const told = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    told.out += data;
  });
  child.stderr.on('data', (data) => {
    told.err += data;
  });
  const ended = new Promise<Run>((resolve) => child.on('close', (code) => resolve({ code, ...told })));
  return { ended, interrupt: () => child.kill('SIGINT') };
}

const plan = (name: string, algorithms: string): string =>
  folder.write(
    name,
    `levels: ${join(root, 'levels/match-the-tiles/starter.txt')}\nalgorithms: ${algorithms}\nlimits: { seconds: 20 }\n`,
  );

const status = (): SweepProgress => JSON.parse(fourfold(['sweep', 'status', address, '--json']).out);

describe('fourfold sweep --on and fourfold worker', () => {
  it('make a sweep together in three commands, and one that is stopped leaves its runs to the others', async () => {
    const file = plan('plan.yaml', '[bfs, astar, greedy, dfs]');
    const watching = beside('sweep', file, '--on', address, '--jobs', '0');
    while (fourfold(['sweep', 'status', address]).code !== 0) await pause(100);
    const first = beside('worker', '--on', address, '--name', 'plan');
    while (status().workers.length === 0) await pause(50);
    first.interrupt();
    const stopped = await first.ended;
    expect(stopped.code === 130 || status().done === 32).toBe(true);
    const [second, third, watched] = await Promise.all([
      beside('worker', '--on', address, '--jobs', '2').ended,
      beside('worker', '--on', address).ended,
      watching.ended,
    ]);
    expect([second.code, third.code, watched.code]).toEqual([0, 0, 0]);
    expect(second.err).toMatch(/All runs are made, \d+ of them here\./);
    expect(watched.err).toContain('All runs are done.');
    expect(watched.out).toMatch(/match-the-tiles\s+bfs\s+8\s+8\s+8\s+0\n/);
    const { planned, done, workers } = status();
    expect([planned, done]).toEqual([32, 32]);
    expect(workers.reduce((sum, { runs }) => sum + runs, 0)).toBe(32);
    expect(workers.every(({ state }) => state === 'ended')).toBe(true);
    for (const { out, err } of [stopped, second, third, watched]) expect(out + err).not.toContain(password);

    // Again: nothing is left to do.
    const again = fourfold(['sweep', file, '--on', address]);
    expect(again.code).toBe(0);
    expect(again.err).toContain('32 runs of "plan", 32 of them done before.');
    expect(again.err).toContain(address.replace(password, '***'));
    expect(fourfold(['sweep', 'status', address]).out + again.out + again.err).not.toContain(password);
  });

  it('refuse what makes no sense with a sentence', () => {
    const levels = 'levels/match-the-tiles/starter.txt';
    const refusals = [
      ['worker', '--on', 'mysql://localhost/x'],
      ['worker', '--on', `postgres://fourfold:${password}@127.0.0.1:1/x`],
      ['sweep', levels, '--on', address],
      ['sweep', levels, '--on', address, '--name', 'x', '--folder', 'y'],
      ['sweep', levels, '--folder', 'y', '--jobs', '0'],
      ['sweep', levels, '--folder', 'y', '--name', 'x'],
    ].map((args) => fourfold(args));
    for (const { code } of refusals) expect(code).toBe(2);
    expect(refusals.map(({ err }) => err.trim())).toEqual([
      expect.stringMatching(/^error: The address of the database is not understood; expected postgres:\/\//),
      'error: Nothing answers at 127.0.0.1:1; is PostgreSQL running there?',
      'error: Without a plan file, --name has to say what the sweep is called in the database.',
      'error: --folder and --on are two places for results; expected one of them.',
      'error: --jobs 0 is for --on, where workers make the runs; expected 1 or more.',
      'error: --name is for --on; a folder holds one sweep.',
    ]);
  });
});
