import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program of npm or Node in a folder; throws what it printed when it fails. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const shell = process.platform === 'win32' && command !== process.execPath;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/** Makes a folder somebody else's project that has Fourfold as npm packs it. Nothing else is installed, and no network is needed. */
export function installPacked(folder: string): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module' }));
  const packed = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--omit=peer', `./${filename}`], folder);
}
