import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SweepFolder } from '../src/sweeps/folder/folder.ts';
import { sweepOf } from '../src/sweeps/runs.ts';
import { program, type Run, root } from './command-line.ts';
import { runsOf } from './expanded-sweep.ts';
import { stopped, sweepHead, sweepLevel, sweepMachine, sweepMethod, sweepResult } from './sample-sweep.ts';

const base = mkdtempSync(join(tmpdir(), 'fourfold-sweep-report-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Four levels, two methods: the second fails on the last level, and part of the runs were made on another machine. */
const levels = [1, 2, 3, 4].map((number) => sweepLevel(number));
const sweep = sweepOf(
  sweepHead({ name: 'plan', levels, methods: [sweepMethod('bfs'), sweepMethod('astar:pairs')], repeat: 2 }),
);

beforeAll(async () => {
  const folder = await SweepFolder.open(join(base, 'plan.sweep'), sweep, { say: () => {}, failed: () => {} });
  folder.addMachine(sweepMachine(1));
  folder.addMachine(sweepMachine(2));
  for (const run of runsOf(sweep)) {
    const level = levels.find(({ key }) => key === run.level)!;
    const method = sweep.methods.find(({ key }) => key === run.method)!;
    const isBfs = method.algorithm === 'bfs';
    await folder.store({
      ...sweepResult(level, method, {
        expanded: (isBfs ? 100 : 10) * level.number,
        milliseconds: level.number * run.repeat,
        machine: level.number === 3 ? 'machine-2' : 'machine-1',
        ...(!isBfs && level.number === 4 && stopped),
      }),
      ...run,
    });
  }
  await folder.close();
  writeFileSync(join(base, 'plan.yaml'), '');
});

/** Runs it where the plan is, in a shell where `limited`, so that no file may be longer than a block. */
function sweepCommand(args: readonly string[], isLimited = false): Run {
  const words = [program, 'sweep', ...args];
  const [command, all] = isLimited
    ? ['/bin/sh', ['-c', 'ulimit -f 1; exec "$0" "$@"', process.execPath, ...words]]
    : [process.execPath, words];
  const { status, stdout, stderr } = spawnSync(command, all, { cwd: base, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

it('runs the examples of its document', () => {
  const text = readFileSync(join(root, 'docs/sweeps.md'), 'utf8');
  const lines = [...text.matchAll(/^fourfold sweep ((?:report|export) [^#\n]*)/gm)].map((match) => match[1]!);
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const { code, err } = sweepCommand(line.trim().split(' '));
    expect(code, `${line}\n${err}`).toBe(0);
  }
  const page = readFileSync(join(base, 'report.html'), 'utf8');
  expect(page).toContain('plan: 2 methods on 4 levels');
  expect(page).toContain('Times are only those of host-1');
  expect(page).not.toMatch(/<script|NaN|undefined/);
  expect(readFileSync(join(base, 'scatter.svg'), 'utf8')).toMatch(/^<svg xmlns="http.*<\/svg>\n$/s);
  expect(readFileSync(join(base, 'cost.tex'), 'utf8')).toContain('\\begin{tabular}{lrrr}');
});

describe('a report', () => {
  it('summarises, with the times of one machine', () => {
    const { out } = sweepCommand(['report', 'plan.sweep']);
    expect(out).toContain('plan: 16 runs');
    expect(out).toMatch(/3 levels that all methods answered\n.*\nbfs +3 of 3 +3 +3 +1\.000 +1\.000 +200 /);
    expect(out).toMatch(/astar:pairs +3 of 4 /);
    expect(out).toContain('Runs of each machine: host-1 12, host-2 4.');
  });

  it('compares two methods by attribute and by level', () => {
    const { out } = sweepCommand([
      'report',
      'plan.yaml',
      '--comparative',
      'bfs',
      'astar:pairs',
      '--most',
      '1',
    ]);
    expect(out).toMatch(/coverage +4\* +3 +-1 /);
    expect(out).toMatch(/states expanded, geometric mean \(3\) +181\.7 +18\.2\* +-163\.5 +0 +3 +0/);
    expect(out).toMatch(/The first 1 of 4 levels/);
    expect(out).toMatch(/Level 1 +100 +10\* +-90/);
  });

  it('tells coverage and attributes of all methods', () => {
    const { out } = sweepCommand(['report', 'plan.yaml', '--absolute', '--format', 'csv']);
    expect(out).toContain('coverage (4),4,3\r\n');
    expect(out).toContain('"cost, sum (3)",6,6\r\n');
    expect(out).toContain('Level 2,200,20\r\n');
  });

  it('gives the data of a scatter plot', () => {
    const { out } = sweepCommand([
      'report',
      'plan.yaml',
      '--scatter',
      'bfs',
      'astar:pairs',
      '--format',
      'csv',
    ]);
    expect(out.split('\r\n')).toEqual([
      'game,file,level,bfs,astar:pairs',
      ...[1, 2, 3].map((n) => `match-the-tiles,sample.txt,Level ${n},${n * 100},${n * 10}`),
      'match-the-tiles,sample.txt,Level 4,400,',
      '',
    ]);
  });

  it.each([
    [
      ['--comparative', 'bfs', 'astar:pair'],
      '"astar:pair" is not a method of this sweep. Did you mean "astar:pairs"?',
    ],
    [['--comparative', 'bfs'], 'Expected two methods after --comparative, not 1'],
    [['--machine', 'host-3'], '"host-3" is not a machine that made runs. Did you mean "host-'],
    [['--game', 'chess'], '"chess" is not a game of this sweep. Expected one of match-the-tiles.'],
    [
      ['--absolute', '--pivot', 'cost'],
      'Expected only one of --pivot, --absolute, --comparative and --scatter.',
    ],
    [['--svg', 'a.svg'], '--svg is the picture of two methods; expected --scatter A B too.'],
    [['--html', 'plan.yaml'], 'plan.yaml: this file is read by the same command'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { code, err } = sweepCommand(['report', 'plan.yaml', ...args]);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });
});

describe('an export', () => {
  it('has every run, whatever the format', async () => {
    const lines = sweepCommand(['export', 'plan.yaml', '--format', 'jsonl']).out.trimEnd().split('\n');
    const results = lines.map((line) => JSON.parse(line) as { id: string; expanded: number });
    expect(results.map(({ id }) => id).toSorted()).toEqual(
      runsOf(sweep)
        .map(({ id }) => id)
        .toSorted(),
    );
    sweepCommand(['export', 'plan.yaml', '--out', 'again.parquet']);
    const bytes = readFileSync(join(base, 'again.parquet'));
    const rows = await parquetReadObjects({ file: new Uint8Array(bytes).buffer });
    expect(rows.map(({ run, expanded: count }) => [run, Number(count)])).toEqual(
      results.map(({ id, expanded: count }) => [id, count]),
    );
    const csv = sweepCommand(['export', 'plan.yaml', '--format', 'csv']).out;
    expect(csv.trimEnd().split('\r\n')).toHaveLength(17);
  });

  it('makes the file of compare of a small sweep', () => {
    const { levels: written } = JSON.parse(
      sweepCommand(['export', 'plan.yaml', '--format', 'comparison']).out,
    ) as { levels: { runs: { repeatMilliseconds: number[]; elsewhere?: object }[] }[] };
    expect(written.map(({ runs }) => runs.length)).toEqual([2, 2, 2, 2]);
    expect(written[0]!.runs[0]).toMatchObject({ repeatMilliseconds: [1, 2] });
    expect(written[0]!.runs[0]).not.toHaveProperty('elsewhere');
    expect(written[2]!.runs[0]).toMatchObject({ elsewhere: { machine: { cpu: 'Processor 2' } } });
  });

  it('replaces no file unasked', () => {
    writeFileSync(join(base, 'mine.csv'), 'mine');
    const refused = sweepCommand(['export', 'plan.yaml', '--out', 'mine.csv']);
    expect([refused.code, readFileSync(join(base, 'mine.csv'), 'utf8')]).toEqual([2, 'mine']);
    expect(refused.err).toContain('--force overwrites it');
    expect(sweepCommand(['export', 'plan.yaml', '--out', 'mine.csv', '--force']).code).toBe(0);
    expect(readFileSync(join(base, 'mine.csv'), 'utf8')).toMatch(/^file,number,level/);
  });

  it.each(['full.csv', 'full.jsonl', 'full.parquet'])(
    'leaves nothing of %s where it cannot be written whole',
    (name) => {
      const { code, err } = sweepCommand(['export', 'plan.yaml', '--out', name], true);
      expect(err).toContain(`${name}: cannot be written`);
      expect(code).not.toBe(0);
      expect(existsSync(join(base, name))).toBe(false);
      expect(readdirSync(base).filter((each) => each.endsWith('.tmp'))).toEqual([]);
    },
  );

  it.each([
    [['--out', 'runs.xls'], '--format is missing, and the name runs.xls does not tell it'],
    [['--format', 'parquet'], 'Parquet is not text; expected --out FILE.'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { code, err } = sweepCommand(['export', 'plan.yaml', ...args]);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });
});
