// How much a browser has to load, compressed, for the first page and for each part that is loaded when it is needed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

/** In kB (1000 bytes) after gzip. The first line whose pattern fits a part is its budget. */
const budgets = {
  /** What the page itself asks for: scripts, styles, the font of our two languages. */
  first: 150,
  /** The same with the part of another page, where that is opened by its address. */
  opened: 175,
  parts: [
    ['boards in 3D', /3d/i, 180],
    // They look through levels and make some: beside the engine, all that grades and generates.
    ['workers of the studio', /^(xray|make)\.worker/, 116],
    // It also knows why a move was a mistake.
    ['workers of reviews', /^review\.worker/, 110],
    // The engine with every game; what was written for one game alone comes as a part of its own. 12 kB are WebAssembly.
    ['workers', /\.worker/, 104],
    // They come when code is written and when it is first run.
    ['the editor of heuristics', /^lab\/heuristic\/editor/, 140],
    ['the engine of the sandbox', /sandbox\/engine/, 90],
    // With Compare, which is there before them.
    ['plots', /^lab\/(compare|shared\/figures)\/plots/, 238],
    // With its plots; it is opened by those who make sweeps on their own machine.
    ['the page of a sweep', /^lab\/sweep\//, 208],
    ['the graph of states', /^lab\/graph/, 196],
    // With Watch, which is there before it.
    ['a search as a moving picture', /^lab\/watch\/film/, 158],
    ['a search for other viewers', /trace\/posthoc/, 95],
    // A tool of the lab with all that it needs beside the first page: 43 kB of it are what only searches need of the games.
    ['the lab', /^lab\//, 150],
    // What the lab asks of its levels and methods; the lab itself is opened next.
    ['links into the lab', /lab-links/, 80],
    // With the board that is drawn on and all tools; the x-ray has a worker.
    ['the studio', /^pages\/Studio/, 50],
    // With the studio, which is there before them.
    ['panels of the studio', /^studio\/(panels|xray)\//, 64],
    // A level being played, as on its own page, and the judge of its moves.
    ['exercises', /^pages\/practise\//, 44],
    // A level as on its own page, and the chart, the moves and the reasons beside it.
    ['the review', /^pages\/Review/, 50],
    // With the review, which is there before it.
    ['the map of a review', /^review\/map\//, 60],
    ['pages', /^pages\//, 40],
    ['boards', /board/i, 25],
    // With the page of a level, which is there before them.
    ['panels of a level', /^play\/panels\//, 35],
    ['anything else', /./, 30],
  ],
};

const folder = join(root, 'dist', 'web');
const manifestFile = join(folder, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('The app is not built. "npm run build" builds it.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const page = readFileSync(join(folder, 'index.html'), 'utf8');
const textOf = (file) => readFileSync(join(folder, file), 'utf8');
const kilobytes = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000;
const sum = (files) => [...files].reduce((total, file) => total + kilobytes(file), 0);

/** A chunk with all that it needs at once: scripts and styles, its own and of what it imports. */
function filesOf(name, found = new Set()) {
  const { file, css = [], imports = [] } = manifest[name];
  if (found.has(file)) return found;
  for (const each of [file, ...css]) found.add(each);
  for (const each of imports) filesOf(each, found);
  return found;
}

/** Styles name a font for every script of the world; a browser loads those whose letters are on the page. */
function fontsOf(style) {
  return [...textOf(style).matchAll(/@font-face\s*\{[^}]*\}/g)]
    .map(([rule]) => rule)
    .filter(
      (rule) => !/unicode-range/i.test(rule) || /unicode-range:[^;}]*U\+(\?\?|00\?\?|0+-0*ff)/i.test(rule),
    )
    .flatMap((rule) => [...rule.matchAll(/url\(["']?\.?\/?([^"')]+\.woff2)/g)].slice(0, 1))
    .map(([, file]) => (existsSync(join(folder, file)) ? file : join('assets', file)));
}

const linked = [...page.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)];
const first = new Set(linked.map(([, file]) => file));
for (const file of [...first].filter((each) => each.endsWith('.css')))
  for (const font of fontsOf(file)) first.add(font);

const rows = [{ what: 'the first page', size: sum(first), limit: budgets.first }];
const add = (what, files) => {
  const [, , limit] = budgets.parts.find(([, pattern]) => pattern.test(what));
  rows.push({ what, size: sum(files), limit });
};
for (const [name, { isDynamicEntry, src = name }] of Object.entries(manifest).sort()) {
  if (isDynamicEntry)
    add(
      src,
      [...filesOf(name)].filter((file) => !first.has(file)),
    );
}

/** Of the scripts that workers load, which are not in the manifest: those that one imports, at once or by `import()`. */
const importsOf = (file, pattern) => [...textOf(file).matchAll(pattern)].map(([, name]) => `assets/${name}`);
function scriptsOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const each of importsOf(file, /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)/g)) scriptsOf(each, found);
  return found;
}
/** Without the hash, which is of eight characters that may be hyphens too. */
const nameOf = (file) => file.slice('assets/'.length, -'-12345678.js'.length);
/** Every worker has parts of its own with the same names and nearly the same sizes: the largest one stands for them. */
const lazyParts = new Map();
for (const name of readdirSync(join(folder, 'assets')).sort()) {
  if (!/\.worker-/.test(name)) continue;
  const worker = scriptsOf(`assets/${name}`);
  add(nameOf(`assets/${name}`), worker);
  for (const part of [...worker].flatMap((file) => importsOf(file, /\bimport\(["'`]\.\/([^"'`]+\.js)/g))) {
    const files = [...scriptsOf(part)].filter((file) => !worker.has(file));
    const what = `${nameOf(part)}, for workers`;
    if (sum(files) > sum(lazyParts.get(what) ?? [])) lazyParts.set(what, files);
  }
}
for (const [what, files] of lazyParts) add(what, files);

for (const { what, size } of rows.filter((row) => row.what.startsWith('pages/')))
  rows.push({ what: `opened at ${what}`, size: size + rows[0].size, limit: budgets.opened });

const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, size, limit } of rows) {
  const figures = `${size.toFixed(1).padStart(7)} of ${String(limit).padStart(3)} kB`;
  console.log(`${what.padEnd(width)}  ${figures}${size > limit ? '  TOO LARGE' : ''}`);
}
process.exit(rows.some(({ size, limit }) => size > limit) ? 1 : 0);
