import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCode } from '../src/cli/compiled-code.ts';
import { root, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const dist = join(folder.path, 'dist');
for (const name of ['package.json', 'node_modules']) symlinkSync(join(root, name), join(folder.path, name));

/** A copy of the built command line, without the app. */
beforeEach(() => {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  for (const name of readdirSync(join(root, 'dist')).filter((each) => /\.(js|cjs|code)$/.test(each)))
    cpSync(join(root, 'dist', name), join(dist, name));
});

const builtFiles = (ending: string): string[] => readdirSync(dist).filter((name) => name.endsWith(ending));

function fourfold(args: readonly string[], flags: readonly string[] = []) {
  const program = join(dist, 'fourfold.js');
  const run = spawnSync(process.execPath, [...flags, program, ...args], { cwd: root, encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

const solve = ['solve', 'bench/levels/tiles-100.txt', '--algorithm', 'bfs'];
const solved = { code: 0, out: expect.stringContaining('Solved in 7 moves'), err: '' };
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

describe('what a start loads', () => {
  it('is no command for --version', () => {
    for (const name of builtFiles('.cjs'))
      if (!/^(program|shell|rolldown-)/.test(name)) rmSync(join(dist, name));
    expect(fourfold(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect(fourfold(solve).err).toContain('solving.cjs');
  });

  it('is no thread for a level that is solved at once', () => {
    const needed = ['fourfold.js', 'load.js'];
    for (const name of builtFiles('.js')) if (!needed.includes(name)) rmSync(join(dist, name));
    // On a machine that is so busy that a small level takes 0.1 s, a thread is asked for, and missing.
    let run = fourfold(solve);
    for (let tries = 1; run.code !== 0 && tries < 5; tries += 1) run = fourfold(solve);
    expect(run).toEqual(solved);
  });
});

describe('compiled code', () => {
  it('is there for what a small level needs, and V8 takes it', () => {
    for (const name of ['program', 'shell', 'solving']) {
      const file = join(dist, `${name}.cjs`);
      const source = readFileSync(file);
      const script = new Script(`(function (exports, require, module, __filename) {${source}\n})`, {
        cachedData: readCode(file, source)!,
      });
      expect(script.cachedDataRejected, name).toBe(false);
    }
  });

  const damages: readonly (readonly [string, (code: Buffer) => Uint8Array | undefined])[] = [
    ['is missing', () => undefined],
    ['is empty', () => Buffer.of()],
    ['is cut off', (code) => code.subarray(0, code.length - 100)],
    [
      'has another byte',
      (code) => code.fill(code[code.length >> 1]! ^ 255, code.length >> 1, (code.length >> 1) + 1),
    ],
    ['is of another version', (code) => code.fill(code[0]! ^ 1, 0, 1)],
    ['is something else', () => Buffer.from('{"version": 3}')],
  ];

  it.each(damages)('that %s is ignored', (_, damage) => {
    for (const name of builtFiles('.code')) {
      const code = damage(readFileSync(join(dist, name)));
      rmSync(join(dist, name));
      if (code) writeFileSync(join(dist, name), code);
      const file = join(dist, name.replace(/code$/, 'cjs'));
      expect(readCode(file, readFileSync(file))).toBeUndefined();
    }
    expect(fourfold(solve)).toEqual(solved);
  });

  it('is ignored where V8 refuses it, as with other flags', () => {
    expect(fourfold(solve, ['--no-lazy-feedback-allocation', '--no-opt'])).toEqual(solved);
  });

  it('of another text is ignored, even of the same length', () => {
    const shell = join(dist, 'shell.cjs');
    const text = readFileSync(shell, 'utf8');
    const changed = text.replace(`\`${version}\``, '`9.8.7`');
    expect(changed).not.toBe(text);
    writeFileSync(shell, changed);
    expect(fourfold(['--version']).out).toBe('9.8.7\n');
  });
});
