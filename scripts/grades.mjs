// `npm run grades`: grades the packs under levels/ and prints, per game, how well each figure orders the tiers: Spearman's rank
// correlation between the tier that a file is named after and the figure. `npm run grades -- --max-states N` as in `fourfold grade`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

/** From easy to hard; files of other names belong to no tier. */
const tiers = [['starter', 'first-steps'], ['easy'], ['medium'], ['hard'], ['expert']];
const log10 = (value) => Math.log10(Math.max(1, value));
const count = (paths) => (typeof paths === 'number' ? paths : 1e15);

/** Of each graded level: the figures that are compared. Ranks do not change with the scale. */
const figures = {
  score: ({ score }) => score,
  'optimal length': ({ figures: { optimum } }) => optimum.moves,
  'optimal solutions': ({ figures: { solutions } }) => count(solutions.count),
  'near-optimal': ({ figures: { nearOptimal } }) =>
    nearOptimal?.longer.reduce((sum, each) => sum + count(each), 0),
  'parting at move': ({ figures: { nearOptimal } }) => nearOptimal?.partsAt,
  'information (bits)': ({ figures: { information } }) => information?.bits,
  'counter-intuitive': ({ figures: { counterIntuitive } }) => counterIntuitive.moves,
  'trap rate': ({ figures: { traps } }) => traps.rate,
  'trap positions': ({ figures: { traps } }) => traps.positions,
  'trap wandering': ({ figures: { traps } }) => traps.wander,
  'noisy walker': ({ figures: { walker } }) => walker.steps,
  'bottlenecks (optimal)': ({ figures: { bottlenecks } }) => bottlenecks.optimal,
  'bottlenecks (all)': ({ figures: { bottlenecks } }) => bottlenecks.all,
  positions: ({ figures: { positions } }) => positions.count,
  'greedy expands': ({ figures: { effort } }) => effort.greedy.expanded,
  'A* expands': ({ figures: { effort } }) => effort.astar.expanded,
  'deepening expands': ({ figures: { effort } }) => effort.deepening.expanded,
};

/** Ranks from 1; equals share the mean of theirs. */
function ranks(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/** Spearman's rho: Pearson's correlation of the ranks; undefined where one side does not vary. */
function spearman(xs, ys) {
  const [a, b] = [ranks(xs), ranks(ys)];
  const mean = (a.length + 1) / 2;
  const sum = (f) => a.reduce((total, _, i) => total + f(a[i] - mean, b[i] - mean), 0);
  const spread = Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
  return spread === 0 ? undefined : sum((x, y) => x * y) / spread;
}

ensureInstalled();
ensureBuilt();
const fourfold = (...args) => {
  const { stdout, stderr } = spawnSync(process.execPath, ['dist/fourfold.js', ...args, '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (stdout === '') {
    console.error(stderr);
    process.exit(1);
  }
  return JSON.parse(stdout);
};
const options = process.argv.slice(2);
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

for (const { id, name } of fourfold('games')) {
  const files = readdirSync(join(root, 'levels', id)).filter((file) => file.endsWith('.txt'));
  const tierOf = (file) => tiers.findIndex((names) => names.includes(file.replace(/\.txt$/, '')));
  const inTiers = files.filter((file) => tierOf(file) >= 0).sort((a, b) => tierOf(a) - tierOf(b));
  const levels = inTiers.flatMap((file) =>
    fourfold('grade', join('levels', id, file), ...options).map((level) => ({
      ...level,
      tier: tierOf(file),
      tierName: file.replace(/\.txt$/, ''),
    })),
  );
  const graded = levels.filter(({ status }) => status === 'graded');
  console.log(`\n${name}: ${graded.length} of ${levels.length} levels graded`);
  const names = [...new Set(graded.map(({ tierName }) => tierName))];
  const line = (label, rho, cells) =>
    console.log([label.padEnd(22), rho.padStart(6), ...cells.map((cell) => cell.padStart(12))].join(' '));
  line('median of', 'rho', names);
  for (const [label, figureOf] of Object.entries(figures)) {
    const known = graded.filter((level) => figureOf(level) !== undefined);
    const rho = spearman(
      known.map(({ tier }) => tier),
      known.map(figureOf),
    );
    const cells = names.map((tierName) => {
      const values = known.filter((level) => level.tierName === tierName).map(figureOf);
      if (values.length === 0) return '-';
      const middle = median(values);
      return log10(middle) >= 6 ? middle.toExponential(1) : String(Number(middle.toPrecision(3)));
    });
    line(label, rho === undefined ? '-' : rho.toFixed(2), cells);
  }
  // Whether the grade agrees with the tier, where the two have the same names.
  const same = graded.filter(({ tier }) => tier > 0);
  const agreeing = same.filter(({ estimated, tierName }) => estimated === tierName).length;
  if (same.length > 0) console.log(`estimated grade = tier: ${agreeing} of ${same.length}`);
}
