// Installs and builds what is missing. Uses Node's own modules only: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** The time of the newest file in a folder, or of a file. */
const newest = (path) =>
  existsSync(path) && statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : timeOf(path);

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

/** Builds the command line when it is missing or older than its sources. */
export function ensureBuilt() {
  const sources = ['src', 'package.json', 'tsdown.config.ts', 'package-lock.json'];
  const changed = Math.max(...sources.map((name) => newest(join(root, name))));
  if (timeOf(join(root, 'dist', 'fourfold.js')) >= changed) return;
  console.error('Building…');
  bundle();
}

/** Runs the bundler, quietly unless it fails. */
export function bundle(...args) {
  run(process.execPath, [tool('tsdown/dist/run.mjs'), ...args], { stdio: 'pipe', encoding: 'utf8' });
}
