// `npm run attack`: tries to break the built package, bounded, seeded, on this machine only.
// Options: --minutes N (10) shared by all kinds; --seed S (1); --only KIND,KIND; --tries N of each kind at most.
// A failure names the seed that shows it again. Exit 1 where something failed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attacks } from './kinds.ts';
import { type Failure, runAttack, type Score } from './run.ts';
import { root } from './workshop.ts';

const mostShown = 500;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    tries: { type: 'string' },
  },
});
const [minutes, seed, tries] = [Number(values.minutes), Number(values.seed), Number(values.tries ?? '1e9')];
const wanted = values.only?.split(',');
const chosen = attacks.filter(({ id }) => wanted?.includes(id) ?? true);
if (!(minutes > 0) || !Number.isSafeInteger(seed) || !(tries >= 1) || chosen.length < (wanted?.length ?? 1)) {
  console.error(
    `Expected --minutes above 0, --seed and --tries as whole numbers, --only some of ${attacks.map(({ id }) => id).join(',')}.`,
  );
  process.exit(2);
}

const scores: Score[] = [];
for (const attack of chosen) {
  const score = await runAttack(attack, seed, { seconds: (minutes * 60) / chosen.length, tries });
  scores.push(score);
  for (const failure of score.failures) report(failure);
}
console.log(
  `\n| attack | on | tried | accepted | refused | failed | seconds |\n| --- | --- | --: | --: | --: | --: | --: |`,
);
for (const { attack, tried, accepted, refused, failures, seconds } of scores) {
  const figures = [tried, accepted, refused, failures.length, Math.round(seconds)];
  console.log(
    `| ${[attack.id, attack.what, ...figures.map((each) => each.toLocaleString('en'))].join(' | ')} |`,
  );
}
if (scores.some(({ failures }) => failures.length > 0)) process.exitCode = 1;

function report(failure: Failure): void {
  const { attack, seed: own, reason, input } = failure;
  const again =
    own === undefined ? `--seed ${seed} --only ${attack}` : `--seed ${own} --only ${attack} --tries 1`;
  const folder = join(root, 'dist', 'attack', 'failed');
  const file = join(folder, `${attack}-${own ?? 'all'}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(failure, null, 2));
  const shown = JSON.stringify(input)?.slice(0, mostShown);
  console.log(`FAILED ${attack}: npm run attack -- ${again}\n${reason}\ninput (${file}): ${shown}\n`);
}
