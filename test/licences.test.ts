import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { noticesOf } from '../scripts/licences.ts';
import { formatNotices, readNotices } from '../src/web/shared/notices.ts';
import { root, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const original = readFileSync(join(root, 'dist', 'web', 'licences.txt'), 'utf8');

/** Checks what stands in the folder, which is a copy of what was built. */
function check(): { status: number | null; said: string } {
  const script = join(root, 'scripts', 'check-licences.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, folder.path], { encoding: 'utf8' });
  return { status, said: stderr };
}

describe('the check of licences', () => {
  beforeAll(() => {
    for (const part of ['web', 'library', 'licences.txt', 'origins.json', 'shell.cjs'])
      cpSync(join(root, 'dist', part), join(folder.path, part), { recursive: true });
  });

  it('is content with what was built', () => {
    expect(check()).toEqual({ status: 0, said: '' });
  });

  it.each([
    'fourfold',
    'three',
    '@fontsource-variable/bricolage-grotesque',
    'd3-shape',
    'graphology',
    'vite',
  ])('misses %s, its name or its text', (name) => {
    const isIt = (each: string): boolean => each.startsWith(`${name} `);
    const notices = readNotices(original);
    const unnamed = notices.map((each) => ({ ...each, packages: each.packages.filter((one) => !isIt(one)) }));
    folder.write('web/licences.txt', formatNotices(unnamed));
    expect(check()).toEqual({ status: 1, said: expect.stringMatching(`^${name} .*does not name it`) });
    const cut = notices.map((each) =>
      each.packages.some(isIt) ? { ...each, text: each.text.slice(0, -30) } : each,
    );
    folder.write('web/licences.txt', formatNotices(cut));
    expect(check()).toEqual({ status: 1, said: expect.stringMatching(`${name} .*not the text`) });
    folder.write('web/licences.txt', original);
  });

  it('misses a script whose build has left no list of what is in it', () => {
    const list = join('web', '.vite', 'origins.json');
    const origins = JSON.parse(readFileSync(join(folder.path, list), 'utf8'));
    const [worker] = Object.keys(origins).filter((file) => file.includes('graph.worker'));
    const { [worker!]: _, ...others } = origins;
    folder.write(list, JSON.stringify(others));
    expect(check()).toEqual({ status: 1, said: expect.stringContaining(`${worker}: nobody knows`) });
    folder.write(list, JSON.stringify(origins));
  });

  it('misses a package inside the command line, its name or its text', () => {
    const notices = readFileSync(join(root, 'dist', 'licences.txt'), 'utf8');
    folder.write('licences.txt', notices.replace(/commander \d/, 'admiral 1'));
    expect(check()).toEqual({ status: 1, said: expect.stringMatching(/^commander .*does not name it/) });
    folder.write('licences.txt', notices.replace(/TJ Holowaychuk/, 'nobody'));
    expect(check()).toEqual({ status: 1, said: expect.stringMatching(/commander .*not the text/) });
    folder.write('licences.txt', notices);
  });

  it('misses a script of the command line that nobody knows', () => {
    folder.write('stranger.cjs', 'exports.answer = 42;');
    expect(check()).toEqual({ status: 1, said: expect.stringMatching(/stranger\.cjs: nobody knows/) });
    rmSync(join(folder.path, 'stranger.cjs'));
  });

  it('misses a package inside the library', () => {
    const file = join('library', 'stranger.js');
    folder.write(file, '//#region node_modules/svelte/src/index.js\n');
    expect(check()).toEqual({ status: 1, said: expect.stringMatching(/^svelte .* is part of the library/) });
    folder.write(file, '//#region node_modules/pure-rand/lib/index.js\n//#region src/index.ts\n');
    expect(check()).toEqual({ status: 0, said: '' });
  });
});

it('does not build with a package that has no licence', () => {
  mkdirSync(join(folder.path, 'bare'));
  folder.write('bare/package.json', JSON.stringify({ name: 'bare', version: '1.0.0', license: 'MIT' }));
  const build = () => noticesOf([join(folder.path, 'bare')]);
  expect(build).toThrow('bare is part of the app, but it comes without a licence.');
  folder.write('bare/LICENCE.md', 'Do as you like.\r\n');
  folder.write('bare/NOTICE', 'By me.\n');
  expect(build()).toEqual([{ packages: ['bare 1.0.0'], licence: 'MIT', text: 'Do as you like.\n\nBy me.' }]);
});
