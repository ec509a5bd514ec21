// `npm run check` runs this: what is shipped carries the licence of every package that has a part in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const [dist = join(root, 'dist')] = process.argv.slice(2);
const web = join(dist, 'web');
const problems = [];

const textOf = (...path) => readFileSync(join(...path), 'utf8').replaceAll('\r\n', '\n');
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

/** What the bundler says that each file was made of; see scripts/licences.ts. */
const origins = JSON.parse(textOf(web, '.vite', 'origins.json'));
const ours = new Set([...filesIn(join(root, 'src', 'web', 'public')), 'index.html', 'licences.txt']);
for (const file of filesIn(web))
  if (!origins[file]?.length && !ours.has(file) && !/^\.|\.css$/.test(file))
    problems.push(`dist/web/${file}: nobody knows what it was made of; its build needs recordOrigins().`);

/** Styles leave no trace in the modules of a build: whatever they import counts. */
const imported = filesIn(join(root, 'src'))
  .filter((file) => /\.(css|svelte)$/.test(file))
  .flatMap((file) => [...textOf(root, 'src', file).matchAll(/@import\s+(?:url\()?["']([^."'/][^"']*)/g)])
  .map(([, name]) => `node_modules/${name}`);

/** The helpers of the tools come without a path: what the bundler brings is looked for first. */
const folderOf = (module, bundler) => {
  const tool = /^\0(\w+)\//.exec(module)?.[1];
  if (tool === undefined) return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];
  const folders = [`node_modules/${bundler}/node_modules/${tool}`, `node_modules/${tool}`];
  return folders.find((each) => existsSync(join(root, each)));
};

/** Whether a file of notices has the licence of every package with a part in what it comes with. */
function check(what, file, modules, bundler) {
  const needed = new Set(modules.map((module) => folderOf(module, bundler)));
  needed.delete(undefined);
  const notices = existsSync(join(dist, file)) ? textOf(dist, file).split(/^(?==== )/m) : [];
  const namesIn = (notice) => notice.slice(4, notice.indexOf(' | ')).split(', ');
  for (const folder of ['.', ...needed]) {
    const { name, version } = JSON.parse(textOf(root, folder, 'package.json'));
    const notice = notices.find((each) => namesIn(each).includes(`${name} ${version}`));
    const texts = readdirSync(join(root, folder))
      .filter((file) => /^(licen[cs]e|copying)/i.test(file))
      // What Vite's program holds is not in the app.
      .map((file) => textOf(root, folder, file).split('\n# Licenses of bundled dependencies')[0].trim());
    if (!notice) problems.push(`${name} ${version} is part of ${what}; dist/${file} does not name it.`);
    else if (texts.length === 0 || !texts.every((text) => notice.includes(text)))
      problems.push(`${name} ${version}: dist/${file} has not the text of its licence.`);
  }
}

check('the app', 'web/licences.txt', [...Object.values(origins).flat(), ...imported], 'vite');

/** The scripts of the command line: what each was made of stands beside them. */
const scripts = JSON.parse(textOf(dist, 'origins.json'));
for (const file of readdirSync(dist).filter((name) => name.endsWith('.cjs')))
  if (!scripts[file]) problems.push(`dist/${file}: nobody knows what it was made of.`);
check('the command line', 'licences.txt', Object.values(scripts).flat(), 'tsdown');

/** The modules of the library say it themselves. What browsers have instead is made of the same. */
const library = filesIn(join(dist, 'library'))
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => [...textOf(dist, 'library', file).matchAll(/^\/\/#region (.*node_modules\/.*)$/gm)])
  .map(([, module]) => module);
check('the library', 'licences.txt', library, 'tsdown');

for (const problem of new Set(problems)) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
