import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fourfold, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const level = ['levels/folding-blocks/starter.txt', '--level', '5'];

it('writes what was proved and checks it again', () => {
  for (const algorithm of ['best', 'bfs', 'astar']) {
    const file = join(folder.path, `${algorithm}.json`);
    const solved = fourfold(['solve', ...level, '--algorithm', algorithm, '--certificate', file]);
    expect(solved).toMatchObject({ code: 0, err: '' });
    expect(solved.out).toContain(`Certificate: ${file}`);
    const checked = fourfold(['verify', '--certificate', file]);
    expect(checked.out).toMatch(/^holds: The solution of 5 moves was replayed by the rules; it costs 5\./);
    expect(checked.out).toMatch(/The certificate holds\.\n$/);
    expect(checked.code).toBe(0);
  }
});

it('says that a wrong one is wrong, and how far another was checked', () => {
  const file = join(folder.path, 'wrong.json');
  expect(fourfold(['solve', ...level, '--algorithm', 'bfs', '--certificate', file]).code).toBe(0);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"positions": (\d+)/, '"positions": 7'));
  expect(fourfold(['verify', '--certificate', file, '--json'])).toMatchObject({ code: 1 });
  writeFileSync(file, text);
  const part = fourfold(['verify', '--certificate', file, '--max-states', '3']);
  expect(part).toMatchObject({ code: 3 });
  expect(part.out).toMatch(/holds as far as it was checked/);
});

it('overwrites nothing, and takes nothing else with a certificate', () => {
  const file = join(folder.path, 'there.json');
  writeFileSync(file, 'mine');
  const refused = fourfold(['solve', ...level, '--certificate', file]);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.err).toMatch(/there already; --force overwrites it/);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(fourfold(['verify', '--certificate', file]).err).toMatch(/there\.json: This is no certificate/);
  expect(fourfold(['verify', level[0]!, '--certificate', file]).err).toMatch(/holds its level/);
  expect(fourfold(['verify']).err).toMatch(/Expected a level file and moves, or --certificate/);
});
