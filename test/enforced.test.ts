import { spawn } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Run, root, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
// The built command line, with another thread: one that tells something and then never gives way.
for (const name of ['package.json', 'levels', 'node_modules'])
  symlinkSync(join(root, name), join(folder.path, name));
cpSync(join(root, 'dist'), join(folder.path, 'dist'), {
  recursive: true,
  filter: (path) => !/\/(web|bench)$/.test(path),
});
const program = join(folder.path, 'dist', 'fourfold.js');
const thread = join(folder.path, 'dist', 'command-worker.js');
const level = 'levels/match-the-tiles/starter.txt';
/** Too much for the command to solve before it starts the thread. */
const large = ['solve', 'bench/levels/tiles-16m.txt', '--algorithm', 'bfs'];

/**
 * Runs a command whose thread does what the code says and is stuck from then on; `tell` is how it reports. Once it is stuck,
 * Ctrl-C comes so many times.
 */
function stuck(args: readonly string[], code: string, interrupts = 0): Promise<Run> {
  writeFileSync(
    thread,
    `import { writeSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    const tell = (told) => parentPort.postMessage({ kind: 'told', told });
    parentPort.on('message', ({ task }) => {
      parentPort.postMessage({ kind: 'limit', seconds: task.limits.seconds });
      ${code}
      writeSync(2, 'stuck');
      for (;;);
    });`,
  );
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: root });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
      if (err !== 'stuck') return;
      for (let time = 0; time < interrupts; time += 1) setTimeout(() => child.kill('SIGINT'), 50 * time);
    });
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const figures = {
  expanded: 7,
  generated: 9,
  stored: 5,
  reopened: 0,
  peakFrontier: 3,
  bytes: 10,
  reservedBytes: 20,
};
const progress = `tell(${JSON.stringify({ kind: 'progress', figures: { ...figures, milliseconds: 1, prepareMilliseconds: 2 } })});`;
const improvement = `tell(${JSON.stringify({ kind: 'improvement', improvement: { moves: ['R'], cost: 1, bound: 2, milliseconds: 5 } })});`;
const solve = [...large, '--max-seconds', '0.5'];

describe('a search that does not give way', () => {
  it('is ended at its limit, with its figures, its status and exit code 3', async () => {
    const { code, out } = await stuck([...solve, '--json'], progress);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ status: 'time-limit', moves: [], optimal: false, ...figures });
    const text = await stuck(solve, progress);
    expect(text.out).toContain('No answer: the limit of 0.5 seconds ended the search');
    expect(text.out).toContain('7 expanded');
  });

  it('has solved the level where it had a solution', async () => {
    const { code, out } = await stuck([...solve, '--json'], improvement);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      status: 'solved',
      moves: ['R'],
      bound: 2,
      stoppedBy: 'time-limit',
    });
  });

  it('is ended at Ctrl-C, exit 130, and at once at the second', async () => {
    const slow = [...large, '--json'];
    const { code, out } = await stuck(slow, progress, 1);
    expect([code, JSON.parse(out).status]).toEqual([130, 'cancelled']);
    expect(await stuck(slow, progress, 2)).toEqual({ code: 130, out: '', err: 'stuck' });
  });

  it('keeps the solution where it is stuck in what follows it', async () => {
    const solution = { status: 'solved', moves: ['R'], cost: 1, optimal: true, ...figures };
    const solved = `tell(${JSON.stringify({ kind: 'solution', solution: { ...solution, prepareMilliseconds: 1, milliseconds: 1 } })});`;
    const file = join(folder.path, 'proof.json');
    const { code, out } = await stuck([...solve, '--all', '--certificate', file], solved);
    expect(out).toContain('Solved in 1 move (optimal: proved)');
    expect(out).toContain('The optimal solutions were not counted: the limit of 0.5 seconds ended it.');
    expect(out).toContain('no certificate was written');
    expect(() => readFileSync(file)).toThrow('no such file');
    expect(code).toBe(3);
  });
});

describe('a grade that does not give way', () => {
  const known = `tell(${JSON.stringify({ kind: 'figures', known: { figures: { optimum: { moves: 4, basis: 'exact' } } } })});`;

  it('is ended at its limit, with what is known, and the next level is graded', async () => {
    const two = folder.write(
      'two.txt',
      'game: match-the-tiles\n\nA . a\n\n---\n\ngame: match-the-tiles\n\na . A\n',
    );
    const { code, out } = await stuck(['grade', two, '--max-seconds', '0.2', '--json'], known);
    const levels = JSON.parse(out) as { status: string; figures: unknown }[];
    expect(levels).toHaveLength(2);
    for (const { status, figures } of levels)
      expect({ status, figures }).toEqual({
        status: 'time-limit',
        figures: { optimum: { moves: 4, basis: 'exact' } },
      });
    expect(code).toBe(3);
  });

  it('is ended at Ctrl-C, exit 130', async () => {
    const { code, out, err } = await stuck(['grade', level, '--json'], known, 1);
    expect(JSON.parse(out)).toMatchObject([{ status: 'cancelled', figures: { optimum: { moves: 4 } } }]);
    expect(err).toMatch(/Interrupted: 0 of \d+ levels were graded/);
    expect(code).toBe(130);
  });
});
