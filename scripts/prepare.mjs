// Installs and builds what is missing. Uses Node's own modules only: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** The time of the newest file in a folder, or of a file; tests are in no build. */
function newest(path) {
  if (!existsSync(path) || !statSync(path).isDirectory()) return timeOf(path);
  const names = readdirSync(path).filter((name) => !name.endsWith('.test.ts'));
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}

/** Runs a program in the project's folder, sharing the terminal; ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status, signal, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
  });
  if (error) {
    console.error(`Cannot run ${command}: ${error.message}`);
    process.exit(1);
  }
  // What was kept back is of interest only now.
  if (status !== 0 && (stdout || stderr)) console.error(`${stdout}${stderr}`);
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}

/** A program that a dependency brings. */
export const tool = (path) => join(root, 'node_modules', path);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Fourfold needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(2);
}

/** Installs the dependencies when they are missing or older than the lock file. */
export function ensureInstalled() {
  checkNode();
  const installed = timeOf(tool('.package-lock.json'));
  if (installed > 0 && installed >= timeOf(join(root, 'package-lock.json'))) return;
  console.error('Installing dependencies…');
  const windows = process.platform === 'win32';
  run(windows ? 'npm.cmd' : 'npm', ['ci', '--loglevel=error'], {
    shell: windows,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Builds the command line and the app, each when it is missing or older than its sources. */
export function ensureBuilt() {
  const folders = readdirSync(join(root, 'src')).filter((name) => name !== 'web');
  ensure('the command line and the library', 'dist/fourfold.js', programSources(folders), buildProgram);
  ensure('the app', 'dist/web/index.html', webSources, () => quietly(tool('vite/bin/vite.js'), 'build'));
}

const programSources = (folders) => [
  ...folders.map((name) => `src/${name}`),
  'levels',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsdown.config.ts',
  'scripts/assembly.ts',
  'scripts/assembly-compiler.mjs',
  'scripts/library-files.ts',
];

const webSources = [
  // All layers below the app, and some beside it: a new one must not be forgotten.
  ...readdirSync(join(root, 'src'))
    .filter((name) => name !== 'cli' && name !== 'server')
    .map((name) => `src/${name}`),
  'levels',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/assembly.ts',
  'scripts/assembly-compiler.mjs',
  'scripts/offline.ts',
  'scripts/bundled-text.ts',
  'scripts/licences.ts',
  'LICENSE',
];

function ensure(what, output, sources, build) {
  const path = join(root, output);
  if (timeOf(path) >= Math.max(...sources.map((name) => newest(join(root, name))))) return;
  console.error(`Building ${what}…`);
  const started = new Date();
  build();
  // A source that was saved meanwhile is newer than what was built.
  utimesSync(path, started, started);
}

function buildProgram() {
  bundle();
  quietly(join(root, 'scripts', 'compiled-code.mjs'));
  quietly(join(root, 'scripts', 'sweep-schema.mjs'));
  quietly(join(root, 'scripts', 'manual-page.mjs'));
}

/** Runs the bundler of the command line. */
export const bundle = (...args) => quietly(tool('tsdown/dist/run.mjs'), ...args);

/** Runs a script that is silent unless it fails. */
const quietly = (path, ...args) =>
  run(process.execPath, [path, ...args], { stdio: 'pipe', encoding: 'utf8' });
