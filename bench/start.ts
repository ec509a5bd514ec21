// `npm run bench:start`: what a start of the command line takes, as ratios to Node doing nothing. All programs take turns, and the
// least processor time of each counts: what else the machine does can only slow one down. `--rounds N` says how often.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const [option, value] = process.argv.slice(2);
const rounds = option === '--rounds' ? Number(value) : 25;

const solve = ['solve', 'bench/levels/tiles-100.txt'];
const program = join('dist', 'fourfold.js');

/** The command line without the code that was compiled when it was built, as with another Node. */
const bare = mkdtempSync(join('dist', 'bench', 'bare-'));
for (const name of readdirSync('dist').filter((each) => /\.(js|cjs)$/.test(each)))
  copyFileSync(join('dist', name), join(bare, name));

const programs = [
  { name: 'node -e 0', args: ['-e', '0'] },
  { name: 'fourfold --version', args: [program, '--version'] },
  { name: `fourfold ${solve.join(' ')}`, args: [program, ...solve] },
  { name: 'the version, without compiled code', args: [join(bare, 'fourfold.js'), '--version'] },
  { name: 'solving, without compiled code', args: [join(bare, 'fourfold.js'), ...solve] },
];

/** One run, in milliseconds of processor time. */
function measure(args: readonly string[]): number {
  const { status, output } = spawnSync(
    process.execPath,
    ['--require', join(process.cwd(), 'bench', 'processor-time.cjs'), ...args],
    { stdio: ['ignore', 'ignore', 'inherit', 'pipe'], encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}.`);
  return Number(output[3]);
}

const times = programs.map((): number[] => []);
try {
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { args }] of programs.entries()) times[index]!.push(measure(args));
} finally {
  rmSync(bare, { recursive: true });
}

const middle = (sorted: readonly number[]): number => sorted[sorted.length >> 1]!;
const sorted = times.map((each) => each.sort((a, b) => a - b));
const [idle] = sorted;
console.log(
  `Node ${process.version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores; ${rounds} rounds, processor time\n`,
);
console.log('| program | least ms | median ms | least, of Node | median, of Node |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const [index, { name }] of programs.entries()) {
  const own = sorted[index]!;
  const figures = [own[0]!, middle(own)].map((figure) => figure.toFixed(1));
  const ratios = [own[0]! / idle![0]!, middle(own) / middle(idle!)].map((ratio) => ratio.toFixed(2));
  console.log(`| ${[name, ...figures, ...ratios].join(' | ')} |`);
}
