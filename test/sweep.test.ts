import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fourfold, interrupted, linesOf, temporaryFolder } from './command-line.ts';
import { idsIn, tableOf } from './swept.ts';

const folder = temporaryFolder();
const plan = (name: string, methods: string): string =>
  folder.write(name, `levels: [{ pack: "*/starter", level: 1 }]\nmethods: [${methods}]\n`);

it('runs a plan, goes on with a larger one, and says how far it is', async () => {
  const path = join(folder.path, 'one.sweep');
  const first = fourfold(['sweep', plan('one.yaml', 'bfs')]);
  expect(first.code, first.err).toBe(0);
  expect(first.err).toMatch(
    /^(\d+) runs, 0 of them done before\. Results are kept in .*one\.sweep\.\nAll runs are done/,
  );
  expect(first.out).toMatch(/^game +method +runs +solved +proved +limits\n/);
  const before = idsIn(path);
  const file = plan('one.yaml', 'bfs, dfs');
  const dry = fourfold(['sweep', file, '--dry-run']);
  expect(dry.out).toMatch(
    new RegExp(
      `^${before.length * 2} runs are planned, ${before.length} are done, ${before.length} would be made`,
    ),
  );
  expect(idsIn(path)).toEqual(before);
  expect(fourfold(['sweep', file, '--jobs', '2']).code).toBe(0);
  expect(idsIn(path).slice(0, before.length)).toEqual(before);
  expect((await tableOf(path)).size).toBe(before.length * 2);
  const status = fourfold(['sweep', 'status', file]);
  expect(status.out).toContain(`${before.length * 2} of ${before.length * 2} runs are done (100 %)`);
  expect(JSON.parse(fourfold(['sweep', 'status', path, '--json']).out)).toMatchObject({
    name: 'one',
    planned: before.length * 2,
    secondsLeft: 0,
    failures: [],
    alarms: [],
    workers: [{ state: 'ended' }],
  });
});

it('keeps all at Ctrl-C and says how to go on', async () => {
  const path = join(folder.path, 'stopped.sweep');
  const file = folder.write('stopped.yaml', 'levels: [{ pack: "*/starter" }]\nmethods: [bfs]\nrepeat: 100\n');
  const { code, err } = await interrupted(['sweep', file], { hasLine: join(path, 'results.jsonl') });
  expect(code).toBe(130);
  expect(err).toMatch(
    /Stopped\. Nothing finished is lost; this goes on:\n {2}fourfold sweep .*stopped\.yaml/,
  );
  const stored = linesOf(join(path, 'results.jsonl')).length;
  expect(err).toContain(`${stored} of `);
});

it('replays what others found', () => {
  const path = join(folder.path, 'found.sweep');
  expect(fourfold(['sweep', plan('found.yaml', 'bfs')]).code).toBe(0);
  const checked = fourfold(['sweep', 'check', path]);
  expect(checked).toMatchObject({ code: 0, err: '' });
  expect(checked.out).toMatch(/^\d+ solutions were replayed by the rules\.\n$/);
  const log = join(path, 'results.jsonl');
  const [first, ...others] = linesOf(log);
  const wrong = JSON.stringify({ ...JSON.parse(first!), cost: 99 });
  writeFileSync(log, [wrong, ...others, ''].join('\n'));
  const refuted = fourfold(['sweep', 'check', path]);
  expect(refuted.code).toBe(1);
  expect(refuted.err).toContain('cost 99');
});

it('refuses what it cannot do in a sentence', () => {
  const file = plan('bad.yaml', 'bfs');
  expect(fourfold(['sweep', file, '--algorithms', 'dfs']).err).toContain(
    '--algorithms is for level files; a plan says this itself.',
  );
  expect(fourfold(['sweep', file, file]).err).toContain('expected one plan, or level files');
  expect(fourfold(['sweep', 'levels/match-the-tiles/starter.txt']).err).toContain(
    '--folder has to say where',
  );
  expect(fourfold(['sweep', 'status', folder.path]).err).toContain('there is no sweep here');
});
