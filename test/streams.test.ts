import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fourfold, interrupted, linesOf, root, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const level = 'levels/match-the-tiles/starter.txt';
const solving = `solve ${level} --level 1`;
const comparing = ['compare', level, '--level', '1', '--algorithms', 'bfs,astar'];

/** Runs the command line in a shell, so that its streams lead anywhere. */
function shell(command: string): { code: number | null; out: string; err: string } {
  // The temporary folder has the name in its path too.
  const text = command.replaceAll(/(?<![/\w])fourfold(?= )/g, `"${process.execPath}" dist/fourfold.js`);
  const { status, stdout, stderr } = spawnSync('bash', ['-c', text], {
    cwd: root,
    encoding: 'utf8',
    timeout: 50_000,
  });
  return { code: status, out: stdout, err: stderr };
}

describe('output that cannot be written', () => {
  it('ends with a code of its own, and a sentence where somebody may read it', () => {
    const { code, err } = shell(`fourfold ${solving} > /dev/full`);
    expect(err).toMatch(/^The output cannot be written \(.*ENOSPC.*\)\.\n$/);
    expect(code).toBe(4);
    expect(shell(`fourfold ${solving} --json > /dev/full 2> /dev/full`)).toEqual({
      code: 4,
      out: '',
      err: '',
    });
  });

  it('ends quietly where nobody reads it any more', () => {
    const { out, err } = shell(`{ fourfold show ${level}; echo "code $?" >&2; } | head -n 1`);
    expect(out).toContain('Match the Tiles');
    expect(err).toMatch(/^code [04]\n$/);
  });

  it('changes no answer where only remarks are lost', () => {
    expect(shell('fourfold solve nowhere.txt 2> /dev/full').code).toBe(2);
    expect(shell('fourfold solve --nonsense 2> /dev/full').code).toBe(2);
    expect(shell(`fourfold ${solving} 2> /dev/full`).code).toBe(0);
    expect(shell(`fourfold ${solving} 2>&-`).code).toBe(0);
  });
});

describe('a file that is written', () => {
  it('is never one that is read, not even by force or through a link', () => {
    const input = folder.write('input.txt', readFileSync(join(root, level)));
    const link = join(folder.path, 'link.txt');
    symlinkSync(input, link);
    const before = readFileSync(input, 'utf8');
    for (const args of [
      ['compare', input, '--level', '1', '--algorithms', 'bfs', '--force', '--html', input],
      ['compare', input, '--level', '1', '--algorithms', 'bfs', '--force', '--log', link],
      ['solve', input, '--level', '1', '--force', '--certificate', link],
    ]) {
      const { code, err } = fourfold(args);
      expect(err).toContain('this file is read by the same command; expected another one to write.');
      expect(code).toBe(2);
    }
    expect(readFileSync(input, 'utf8')).toBe(before);
  });

  it('replaces another one by force only', () => {
    const file = folder.write('page.html', 'mine');
    const refused = fourfold([...comparing, '--html', file]);
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringContaining('this file is there already; --force overwrites it.'),
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(fourfold([...comparing, '--html', file, '--force']).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('<!doctype html>');
  });

  it('stays as it was where the new one does not fit', () => {
    const file = folder.write('kept.html', 'mine');
    // No file may become larger than a block or two: what a full disk is to a program.
    const { code, err } = shell(`ulimit -f 2; fourfold ${comparing.join(' ')} --html "${file}" --force`);
    expect(err).toContain('cannot be written');
    expect(code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('has whole lines only where the next one does not fit', () => {
    const log = join(folder.path, 'cut.jsonl');
    const { code, err } = shell(`ulimit -f 1; fourfold ${comparing.join(' ')} --repeat 2 --log "${log}"`);
    expect(err).toContain('cannot be written');
    expect(code).toBe(2);
    const text = readFileSync(log, 'utf8');
    expect(text).toMatch(/}\n$/);
    for (const line of text.trimEnd().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ game: 'match-the-tiles' });
  });

  it('may be a device', () => {
    expect(fourfold([...comparing, '--html', '/dev/null']).code).toBe(0);
  });
});

it('reads no more than a file may have, also where the input has no end', () => {
  for (const command of [
    'check - < /dev/zero',
    'check /dev/zero',
    'solve - < /dev/urandom',
    'verify --certificate /dev/zero',
  ]) {
    const { code, out, err } = shell(`ulimit -v 4000000; fourfold ${command}`);
    expect(out + err, command).toContain(
      'there is more than is read; expected at most 1,048,576 bytes (1 MiB).',
    );
    expect(code, command).toBe(2);
  }
});

describe('a comparison of which one run is finished and the other never is', () => {
  // Nobody goes through 51 million positions in deepening rounds without remembering any.
  const endless = (log: string): string[] => [
    ...['compare', level, 'bench/levels/tiles-51m.txt', '--level', '1', '--algorithms', 'ids', '--csv'],
    ...['--log', log],
  ];

  it('keeps every finished run, however it ends', async () => {
    const log = join(folder.path, 'killed.jsonl');
    // Ended by the signal: a program that ends by itself has a code.
    expect((await interrupted(endless(log), { hasLine: log }, 'SIGKILL')).code).toBeNull();
    expect(linesOf(log).map((line) => JSON.parse(line))).toMatchObject([
      { game: 'match-the-tiles', status: 'solved' },
    ]);
  });

  it('ends like Ctrl-C when its terminal is closed', async () => {
    const log = join(folder.path, 'closed.jsonl');
    const { code, out, err } = await interrupted(endless(log), { hasLine: log }, 'SIGHUP');
    expect(code).toBe(130);
    expect(out).toMatch(/^file,number,level/);
    expect(err).toContain('Interrupted: 1 of 2 runs were finished');
  });
});

describe('what somebody else wrote', () => {
  const title = '=HYPERLINK("x")\u001b]0;owned\u0007\u009b31m';
  const file = folder.write(
    'hostile.txt',
    `game: match-the-tiles\ntitle: ${title}\nauthor: \u001b[2JEve\n\nA . a\n`,
  );

  it('gives the terminal no orders', () => {
    for (const args of [
      ['show', file],
      ['show', file, '--json'],
      ['solve', file],
      ['check', file],
      ['compare', file, '--algorithms', 'bfs'],
      ['solve', file, '--level', 'nothing'],
      ['grade', file],
    ]) {
      const { out, err } = fourfold(args);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
      expect(out + err, args.join(' ')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    }
  });

  it('is text to a spreadsheet, not a formula', () => {
    const { out } = fourfold(['compare', file, '--algorithms', 'bfs', '--csv']);
    expect(out).toContain(`"'=HYPERLINK(""x"")`);
    expect(out).not.toMatch(/(^|,)"?=/m);
  });
});
