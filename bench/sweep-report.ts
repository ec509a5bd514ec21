import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../src/core/random.ts';
import { factsOf } from '../src/experiments/level-facts.ts';
import { version } from '../src/experiments/version.ts';
import { readPack } from '../src/games/pack.ts';
import { formatLevel } from '../src/games/pack-text.ts';
import { algorithmsFor } from '../src/search/method.ts';
import { filesOf } from '../src/sweeps/folder/names.ts';
import type { SweepHead, SweepLevel, SweepMethod, SweepResult } from '../src/sweeps/model.ts';
import { sweepOf } from '../src/sweeps/runs.ts';

/**
 * What comes out of a sweep of a million runs: a folder is written with made-up results on copies of all shipped levels, then every
 * report and export is made from it by the built program, each in a process of its own.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1000000' }, folder: { type: 'string' } },
});
const runs = Number(values.runs);
const methodsOfGame = 40;

const packs = readdirSync('levels', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.txt'),
);
const shipped = packs.flatMap((name) => {
  const pack = readPack(readFileSync(join('levels', name), 'utf8'));
  if (!pack.ok) throw new Error(`levels/${name} cannot be read`);
  return pack.value.map((each, index) => ({ ...each, file: `levels/${name}`, number: index + 1 }));
});
const games = [...new Set(shipped.map(({ game }) => game))];

const methods: SweepMethod[] = games.flatMap((game) => {
  const cost = game.costs[0]!.id;
  const all = algorithmsFor(game).flatMap(({ id, usesHeuristic }) =>
    usesHeuristic ? game.heuristics.map((heuristic) => [id, heuristic.id]) : [[id]],
  );
  return Array.from({ length: methodsOfGame }, (_, index): SweepMethod => {
    const [algorithm, heuristic = null] = all[index % all.length] as [string, string?];
    const round = Math.floor(index / all.length);
    const options: SweepMethod['options'] = round > 0 ? { round } : {};
    const key = [algorithm, heuristic, round > 0 && `round=${round}`, `cost=${cost}`]
      .filter(Boolean)
      .join(':');
    return { key, game: game.id, algorithm, heuristic, cost, options };
  });
});

const levels = Array.from({ length: Math.ceil(runs / methodsOfGame) }, (_, index): SweepLevel => {
  const source = shipped[index % shipped.length]!;
  const copy = Math.floor(index / shipped.length) + 1;
  return {
    key: `level-${index}`,
    game: source.game.id,
    name: `${source.level.info.title ?? source.number} (${copy})`,
    file: source.file,
    number: source.number,
    text: formatLevel(source),
    rows: source.level.rows,
    columns: source.level.columns,
    facts: factsOf(source),
  };
});

const head: SweepHead = {
  name: 'million',
  version,
  limits: { seconds: 10, bytes: 2 ** 30 },
  repeat: 1,
  seed: 1,
  isolated: false,
  levels,
  methods,
  modules: [],
};

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'fourfold-sweep-'));
mkdirSync(folder, { recursive: true });
const files = filesOf(folder);
const sweep = sweepOf(head);
const random = createRandom(1);

function resultOf(index: number): SweepResult {
  const run = sweep.run(index);
  const length = 3 + (Number(run.level.slice('level-'.length)) % 40);
  const isSolved = random.below(100) < 92;
  const extra = isSolved ? Math.max(0, random.below(9) - 6) : 0;
  const expandedStates = 1 + random.below(2 ** (2 + random.below(22)));
  return {
    ...run,
    status: isSolved ? 'solved' : 'time-limit',
    reason: null,
    moves: isSolved ? Array.from({ length: length + extra }, (_, at) => 'UDLR'[at % 4]!) : [],
    cost: isSolved ? length + extra : null,
    optimal: isSolved && extra === 0 && random.below(2) === 0,
    expanded: expandedStates,
    generated: 3 * expandedStates,
    stored: 2 * expandedStates,
    reopened: 0,
    peakFrontier: expandedStates,
    bytes: 24 * expandedStates,
    reservedBytes: 32 * expandedStates,
    prepareMilliseconds: random.below(1000) / 1000,
    milliseconds: isSolved ? expandedStates / 700 : 10_000,
    processorMilliseconds: isSolved ? expandedStates / 690 : 10_010,
    residentBytes: null,
    machine: `machine-${random.below(10) < 7 ? 1 : 2}`,
    worker: 'worker-1',
    ended: new Date(1.8e12 + index * 37).toISOString(),
  };
}

writeFileSync(files.plan, `${JSON.stringify(head)}\n`);
writeFileSync(
  files.machines,
  [1, 2]
    .map((number) => ({
      key: `machine-${number}`,
      name: `host-${number}`,
      node: process.versions.node,
      platform: process.platform,
      arch: process.arch,
      cpu: 'made up',
      cores: 8,
      memoryBytes: 2 ** 34,
      versions: {},
    }))
    .map((machine) => `${JSON.stringify(machine)}\n`)
    .join(''),
);
const log = openSync(files.log, 'w');
for (let from = 0; from < sweep.count; from += 10_000) {
  const lines = [];
  for (let index = from; index < Math.min(sweep.count, from + 10_000); index += 1)
    lines.push(`${JSON.stringify(resultOf(index))}\n`);
  writeSync(log, lines.join(''));
}
closeSync(log);

const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0);
console.log(`${sweep.count} results of ${levels.length} levels in ${megabytes(statSync(files.log).size)} MB`);
console.log('command | processor s | s | peak MB | written MB');

const meter = join(import.meta.dirname, '../../bench/peak-memory.cjs');
const written = (name: string): string => join(folder, name);
for (const args of [
  ['report'],
  ['report', '--pivot', 'expanded', '--format', 'csv', '--out', written('pivot.csv')],
  ['report', '--absolute', '--format', 'markdown', '--out', written('absolute.md')],
  ['report', '--html', written('page.html')],
  ['export', '--out', written('runs.csv')],
  ['export', '--out', written('runs.jsonl')],
  ['export', '--out', written('runs.parquet')],
]) {
  const [command, ...rest] = args as [string, ...string[]];
  const begun = performance.now();
  const { stderr, status } = spawnSync(
    process.execPath,
    [
      '--require',
      meter,
      'dist/fourfold.js',
      'sweep',
      command,
      folder,
      ...rest,
      ...(rest.length > 0 ? ['--force'] : []),
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const seconds = (performance.now() - begun) / 1000;
  const used = /peak (\d+) KB, processor ([\d.]+) s/.exec(stderr);
  if (status !== 0 || !used) throw new Error(stderr);
  const out = rest.at(-1) ?? '';
  const size = rest.length > 0 ? megabytes(statSync(out).size) : '–';
  const name = [command, ...rest.map((each) => each.replace(`${folder}/`, ''))].join(' ');
  console.log([name, used[2], seconds.toFixed(1), megabytes(Number(used[1]) * 1024), size].join(' | '));
}
if (values.folder === undefined) rmSync(folder, { recursive: true });
