import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Runs a program of npm or Node in a folder; throws what it printed when it fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function runIn(command, args, cwd) {
  const shell = process.platform === 'win32' && command !== process.execPath;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Packs what is built, as npm publishes it; returns the path of the archive.
 *
 * @param {string} folder
 */
export function pack(folder) {
  const told = runIn('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root);
  return join(folder, JSON.parse(told)[0].filename);
}

/**
 * Makes a folder the project of somebody else who has installed Fourfold. No network is needed: all that is installed is packed.
 *
 * @param {string} folder
 */
export function installPacked(folder) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module' }));
  runIn('npm', ['install', '--offline', '--no-audit', '--no-fund', pack(folder)], folder);
}
