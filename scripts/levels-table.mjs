// `node scripts/levels-table.mjs`: writes the tables of levels/README.md, all levels with grade, optimum and positions.
// Takes minutes: every level is graded. Run it when levels are added or the grades change.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

/** Levels with more positions are graded from samples: a few seconds each instead of a minute. */
const maxStates = 20_000;
const tiers = ['starter', 'easy', 'medium', 'hard', 'expert'];
const names = { starter: 'First steps', easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' };
const readme = join(root, 'levels', 'README.md');
const mark = '<!-- From here on written by scripts/levels-table.mjs -->';

ensureInstalled();
ensureBuilt();
const fourfold = (...args) =>
  JSON.parse(
    spawnSync(process.execPath, ['dist/fourfold.js', ...args, '--json'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    }).stdout,
  );
const number = (value) => value.toLocaleString('en-GB');

const parts = [];
for (const game of fourfold('games')) {
  parts.push(`## ${game.name}`);
  let first = 1;
  for (const tier of tiers) {
    const file = join('levels', game.id, `${tier}.txt`);
    if (!existsSync(join(root, file))) continue;
    const levels = fourfold('grade', file, '--max-states', String(maxStates));
    const rows = levels.map(({ level, estimated, score, figures }, index) => {
      const { optimum, positions } = figures;
      const count = `${positions.basis === 'exact' ? '' : 'more than '}${number(positions.count)}`;
      return `| ${first + index} | ${level} | ${estimated} (${Math.round(score)}) | ${optimum.moves} | ${count} |`;
    });
    first += levels.length;
    parts.push(
      `### ${names[tier]}`,
      [
        '| | title | grade, estimated | optimum | positions |',
        '| --: | --- | --- | --: | --: |',
        ...rows,
      ].join('\n'),
    );
    console.log(`${file}: ${levels.length} levels`);
  }
}
const before = readFileSync(readme, 'utf8').split(mark)[0].trimEnd();
writeFileSync(readme, `${before}\n\n${mark}\n\n${parts.join('\n\n')}\n`);
