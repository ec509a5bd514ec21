// `npm run check` runs this: what npm would publish is found, with its types, by all who resolve packages today.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pack } from './packed.mjs';
import { root } from './prepare.mjs';

/** What does not count: scripts `require` our modules, as Node allows it from 20.19 on; before Node 12 there were no subpaths. */
const isMeant = ({ kind, resolutionKind }) => kind === 'CJSResolvesToESM' || resolutionKind === 'node10';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
const problems = [];
try {
  const archive = new Uint8Array(readFileSync(pack(folder)));
  const { messages, pkg } = await publint({ pack: { tarball: archive.buffer }, strict: true });
  for (const message of messages) problems.push(formatMessage(message, pkg, { color: false }));
  const games = readdirSync(join(root, 'dist', 'library', 'games')).filter((name) => name.endsWith('.js'));
  const entrypoints = Object.keys(pkg.exports).filter((name) => !/\*|\.js(on)?$/.test(name));
  entrypoints.push(...games.map((name) => `./games/${name.replace(/\.js$/, '')}`));
  const types = await checkPackage(createPackageFromTarballData(archive), { entrypoints });
  if (!types.types) problems.push('The package has no types.');
  else
    for (const problem of types.problems.filter((each) => !isMeant(each)))
      problems.push(`Types: ${JSON.stringify(problem)}`);
} finally {
  rmSync(folder, { recursive: true });
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
