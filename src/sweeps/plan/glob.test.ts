import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesMatching, matching } from './glob.ts';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-glob-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of [
  'b.txt',
  'a.txt',
  'a.md',
  '.hidden.txt',
  'x/c.txt',
  'x/y/d.txt',
  'x/.git/e.txt',
  'a+b.txt',
]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), '');
}
symlinkSync(join(folder, 'x'), join(folder, 'link'), 'dir');

it.each([
  ['*.txt', ['a+b.txt', 'a.txt', 'b.txt']],
  ['?.txt', ['a.txt', 'b.txt']],
  ['.*.txt', ['.hidden.txt']],
  ['*/*.txt', ['link/c.txt', 'x/c.txt']],
  ['**/*.txt', ['a+b.txt', 'a.txt', 'b.txt', 'x/c.txt', 'x/y/d.txt']],
  ['x/**', ['x/c.txt', 'x/y/d.txt']],
  ['{b,none,a}.{txt,md}', ['a.md', 'a.txt', 'b.txt']],
  ['a{+b,}.txt', ['a+b.txt', 'a.txt']],
  ['./x/*.txt', ['./x/c.txt']],
  ['none/*.txt', []],
])('finds the files that fit %s', (pattern, files) => {
  expect(filesMatching(folder, pattern)).toEqual(files);
  const absolute = filesMatching('/', `${folder}/${pattern}`);
  expect(absolute).toEqual(files.map((name) => `${folder}/${name}`));
});

it('tells names that fit', () => {
  const names = ['one/starter', 'one/hard', 'two/starter'];
  expect(matching('*/starter', names)).toEqual(['one/starter', 'two/starter']);
  expect(matching('one/*', names)).toEqual(['one/starter', 'one/hard']);
  expect(matching('starter', names)).toEqual([]);
});
