// `npm run check`: everything but the tests. Runs all checks, then fails if one of them did.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, tool } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
const checks = [
  ['types', 'typescript/bin/tsc'],
  ['types of the service worker', 'typescript/bin/tsc', '--project', 'src/web/offline'],
  ['types of the browser tests', 'typescript/bin/tsc', '--project', 'test/web'],
  [
    'components',
    'svelte-check/bin/svelte-check',
    '--tsconfig',
    'src/web/tsconfig.json',
    '--fail-on-warnings',
    '--output',
    'human',
  ],
  ['format and lint', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  ['unused code', 'knip/bin/knip.js'],
  ['code that only tests use', 'knip/bin/knip.js', '--production'],
  ['games and algorithms are named only where they belong', '../scripts/names.mjs'],
  ['public API documented', 'typedoc/bin/typedoc', '--emit', 'none', '--logLevel', 'Warn'],
  ['layers', 'dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'test'],
  [
    'cycles of folders',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    'src',
    '--config',
    '.dependency-cruiser.folders.cjs',
  ],
  ['sizes of what the browser loads', '../scripts/budget.mjs'],
  ['licences of what is shipped', '../scripts/check-licences.mjs'],
  ['the package and its types', '../scripts/check-package.mjs'],
  ['workflows', '../scripts/check-workflows.mjs'],
];
let failed = 0;
for (const [name, path, ...args] of checks) {
  const { status } = spawnSync(process.execPath, [tool(path), ...args], { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status !== 0) failed += 1;
}
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
const clean = !lock.includes('"resolved"');
console.log(`${clean ? 'ok    ' : 'FAILED'} no download addresses in package-lock.json`);
if (!clean) failed += 1;
process.exit(failed === 0 ? 0 : 1);
