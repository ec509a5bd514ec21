// `npm run bench`: searches the whole space of each case, every variant in a process of its own, and prints speed, memory and
// ratios within this run. `npm run bench -- tiles` takes only the cases whose name has that word; `--repeat N` takes the best of N.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchCase, cases, smallCase } from './cases.ts';
import type { Measurement, Variant } from './measurement.ts';

const args = process.argv.slice(2);
const repeatAt = args.indexOf('--repeat');
const repeat = repeatAt < 0 ? 3 : Number(args[repeatAt + 1]);
const words = args.filter((_, index) => repeatAt < 0 || (index !== repeatAt && index !== repeatAt + 1));
const worker = join(dirname(fileURLToPath(import.meta.url)), 'worker.js');

/** The fastest of several runs: what else the machine does can only slow one down. */
function measure({ id }: BenchCase, variant: Variant): Measurement {
  const runs = Array.from({ length: variant === 'naive' ? 1 : repeat }, () => {
    const run = spawnSync(process.execPath, ['--max-old-space-size=16000', worker, id, variant], {
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`${id} ${variant}: ${run.stderr}`);
    return JSON.parse(run.stdout) as Measurement;
  });
  return runs.reduce((best, each) => (each.cpuMilliseconds < best.cpuMilliseconds ? each : best));
}

/** The same search in C++, where there is a compiler: processor milliseconds, or undefined. */
function measureNative({ id, states }: BenchCase): number | undefined {
  const program = join(dirname(worker), 'seven-tiles');
  const source = join('bench', 'native', 'seven-tiles.cpp');
  if (spawnSync('c++', ['-O3', '-march=native', '-o', program, source]).status !== 0) return undefined;
  const runs = Array.from({ length: repeat }, () => {
    const run = spawnSync(program, [join('bench', 'levels', `${id}.txt`), String(states)], {
      encoding: 'utf8',
    });
    const answer = JSON.parse(run.stdout) as { states: number; cpuMilliseconds: number };
    if (answer.states !== states) throw new Error(`${id}: ${answer.states} states in C++`);
    return answer.cpuMilliseconds;
  });
  return Math.min(...runs);
}

const millions = (value: number): string => (value / 1e6).toFixed(2);
const times = (value: number | undefined): string =>
  value === undefined ? '' : value.toFixed(value < 10 ? 2 : 0);

console.log(
  `Node ${process.version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores; best of ${repeat}, processor time`,
);
console.log('');
console.log(
  '| case | states | M states/s | bytes/state | longest slice ms | x naive speed | naive memory x | of the ceiling | of C++ |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const each of cases.filter(({ id }) => words.every((word) => id.includes(word)))) {
  const engine = measure(each, 'engine');
  const naive = each.naive ? measure(each, 'naive') : undefined;
  const ceiling = each.ceiling ? measure(each, 'ceiling') : undefined;
  const native = each.ceiling ? measureNative(each) : undefined;
  const row = [
    each.id,
    each.states.toLocaleString('en'),
    millions((1000 * each.states) / engine.cpuMilliseconds),
    (engine.bytes / each.states).toFixed(0),
    engine.longestSlice.toFixed(0),
    times(naive && naive.cpuMilliseconds / engine.cpuMilliseconds),
    times(naive && naive.bytes / engine.bytes),
    times(ceiling && ceiling.cpuMilliseconds / engine.cpuMilliseconds),
    times(native && native / engine.cpuMilliseconds),
  ];
  console.log(`| ${row.join(' | ')} |`);
}
if (words.length === 0) {
  const { cpuMilliseconds } = measure(smallCase, 'engine');
  console.log('');
  console.log(
    `${smallCase.id}, ${smallCase.states} states: ${cpuMilliseconds.toFixed(2)} ms in a fresh process, set-up included`,
  );
}
