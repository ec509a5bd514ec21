// `npm run golden`: writes test/golden-counts.json, the number of new positions per depth of every shipped level. Run it
// when levels are added; a change of a number that was there before means that the rules have changed.
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

const maxStates = 20_000;

ensureInstalled();
ensureBuilt();
const fourfold = (...args) =>
  JSON.parse(
    spawnSync(process.execPath, ['dist/fourfold.js', ...args, '--json'], { cwd: root, encoding: 'utf8' })
      .stdout,
  );

const golden = {};
for (const game of fourfold('games')) {
  for (const name of readdirSync(join(root, 'levels', game.id)).sort()) {
    const file = join('levels', game.id, name);
    for (const { number, level } of fourfold('show', file)) {
      const { depths, complete } = fourfold(
        'explore',
        file,
        '--level',
        String(number),
        '--max-states',
        String(maxStates),
      );
      // Where the limit stopped it, the last depth is not whole.
      golden[`${game.id}/${level}`] = { complete, depths: complete ? depths : depths.slice(0, -1) };
    }
  }
}
const lines = Object.entries(golden).map(
  ([name, counts]) => `  ${JSON.stringify(name)}: ${JSON.stringify(counts)}`,
);
writeFileSync(join(root, 'test', 'golden-counts.json'), `{\n${lines.join(',\n')}\n}\n`);
