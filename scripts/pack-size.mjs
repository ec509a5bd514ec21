// `npm run pack:size`: what an install of the package brings into an empty project, in packages and bytes.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { installPacked } from './packed.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

/** The parts of the package, the first that a file is in counts. */
const parts = [
  ['the app', /^dist\/web\//],
  ['the library', /^dist\/(library|browser)\//],
  ['the command line', /^dist\//],
  ['documents', /^docs\/|\.md$/],
  ['levels', /^levels\//],
  ['the rest', /./],
];

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const bytesIn = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);

ensureInstalled();
ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
try {
  installPacked(folder);
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const installed = join(folder, 'node_modules');
  const files = filesIn(installed);
  const packages = files.filter(
    (file) =>
      basename(file) === 'package.json' &&
      /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file.replaceAll('\\', '/')),
  );
  const own = join(installed, 'fourfold');
  const left = new Set(files.filter((file) => !file.endsWith('.package-lock.json')));
  const all = bytesIn([...left]);
  const rows = parts.map(([name, pattern]) => {
    const found = [...left].filter((file) => pattern.test(file.slice(own.length + 1).replaceAll('\\', '/')));
    for (const file of found) left.delete(file);
    return [name, found.length, bytesIn(found)];
  });
  const megabytes = (bytes) => (bytes / 1e6).toFixed(2);
  console.log(
    `Packages installed: ${packages.length}; packed: ${megabytes(statSync(join(folder, archive)).size)} MB\n`,
  );
  console.log('| part | files | MB |\n| --- | ---: | ---: |');
  for (const [name, count, bytes] of rows) console.log(`| ${name} | ${count} | ${megabytes(bytes)} |`);
  console.log(`| all beside the app | | ${megabytes(all - rows[0][2])} |`);
} finally {
  rmSync(folder, { recursive: true });
}
