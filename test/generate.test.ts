import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fourfold, interrupted, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const small = ['generate', 'match-the-tiles', '--difficulty', 'easy'];
const never = ['generate', 'match-the-tiles', '--rows', '3', '--columns', '3', '--min-moves', '600'];

describe('generate', () => {
  it('prints a level file that can be solved as it says', () => {
    const { code, out, err } = fourfold([...small, '--count', '3', '--seed', '7']);
    expect(err).toBe('');
    expect(code).toBe(0);
    const stated = [...out.matchAll(/^optimal: (\d+)$/gm)].map((match) => Number(match[1]));
    expect(stated).toHaveLength(3);
    for (const [index, optimal] of stated.entries()) {
      const solved = fourfold(
        ['solve', '-', '--level', String(index + 1), '--algorithm', 'bfs', '--json'],
        out,
      );
      expect(JSON.parse(solved.out)).toMatchObject({ status: 'solved', length: optimal, optimal: true });
    }
  });

  it('gives the same for the same seed and another thing for another', () => {
    const first = fourfold([...small, '--count', '2', '--seed', '7']).out;
    expect(fourfold([...small, '--count', '2', '--seed', '7']).out).toBe(first);
    expect(fourfold([...small, '--count', '2', '--seed', '8']).out).not.toBe(first);
  });

  it('makes a level again from its header', () => {
    const { out } = fourfold([...small, '--seed', '3', '--count', '2']);
    const level = out.split('---\n\n')[1]!;
    const origin = /^generator: match-the-tiles \d+ (.*)$/m.exec(level)![1]!;
    const options = origin.split(' ').map((each) => `--${each}`);
    expect(fourfold(['generate', 'match-the-tiles', ...options])).toEqual({ code: 0, out: level, err: '' });
  });

  it('keeps to what is asked for', () => {
    const wishes = ['--rows', '5', '--columns', '4', '--pieces', '3', '--colours', '3'];
    const moves = ['--min-moves', '6', '--max-moves', '7'];
    const { code, out } = fourfold(['generate', 'match-the-tiles', ...wishes, ...moves, '--json']);
    expect(code).toBe(0);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({
      complete: true,
      stoppedBy: null,
      message: null,
      minMoves: 6,
      maxMoves: 7,
    });
    const [level] = answer.levels;
    expect(level).toMatchObject({ rows: 5, columns: 4, generator: expect.stringContaining('seed=1 try=') });
    expect([6, 7]).toContain(level.optimal);
    const board = level.text.split('\n\n')[1];
    expect(new Set(board.match(/[A-Z]/g))).toEqual(new Set(['A', 'B', 'C']));
  });

  it('writes a new file, and overwrites one only by force', () => {
    const file = join(folder.path, 'new.txt');
    const run = (...more: string[]) => fourfold([...small, '--out', file, ...more]);
    expect(run()).toEqual({ code: 0, out: '', err: `1 level in ${file}.\n` });
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^game: match-the-tiles\n/);
    const refused = run('--seed', '2');
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain(`${file}: this file is there already; --force overwrites it.`);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(run('--seed', '2', '--force').code).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toBe(text);
  });

  it('gives up at once where no board can be laid out at all', () => {
    const shape = ['--rows', '3', '--columns', '3', '--pieces', '7', '--colours', '2'];
    const { code, err } = fourfold(['generate', 'break-the-ice', ...shape]);
    expect(code).toBe(3);
    expect(err).toMatch(/no board with these numbers could be laid out \(10,000 tries in /);
  });

  it('ends in time when nothing like that is found, with the nearest level and exit 3', () => {
    const file = join(folder.path, 'never.txt');
    const began = performance.now();
    const { code, out, err } = fourfold([...never, '--max-seconds', '1', '--out', file]);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(code).toBe(3);
    expect(out).toBe('');
    expect(err).toMatch(
      /^No level of Match the Tiles with rows 3, columns 3, at least 600 moves was found before the time limit of 1 s ended it \(\d+ (try|tries) in /,
    );
    expect(err).toMatch(/The nearest one takes \d+ moves:\n\ngame: match-the-tiles\noptimal: \d+\n/);
    expect(existsSync(file)).toBe(false);
    const answer = JSON.parse(fourfold([...never, '--max-seconds', '1', '--json']).out);
    expect(answer).toMatchObject({ complete: false, stoppedBy: 'time-limit', levels: [] });
    expect(answer.message).toContain('No level of Match the Tiles');
    expect(answer.nearest.optimal).toBeGreaterThan(5);
  });

  it('stops at Ctrl-C with what it has, exit 130', async () => {
    const { code, out, err } = await interrupted(
      [...small, '--count', '10000', '--max-seconds', '600'],
      2500,
    );
    expect(code).toBe(130);
    expect(out).toMatch(/^game: match-the-tiles\n/);
    expect(err).toMatch(/^Only \d+ of 10000 levels were made before it was cancelled/);
  });

  it.each([
    [['chess'], /"chess" is not a game; expected one of folding-blocks/],
    [['match-the-tiles', '--rows', '99'], /rows is 99; expected a whole number from 3 to 10/],
    [['match-the-tiles', '--rows', 'many'], /Expected a whole number, not "many"/],
    [['match-the-tiles', '--rows', '9999999999'], /rows is 9999999999; expected a whole number from 3 to 10/],
    [['match-the-tiles', '--count', '0'], /Expected a whole number from 1 to 10,000, not "0"/],
    [['match-the-tiles', '--count', '10001'], /Expected a whole number from 1 to 10,000, not "10001"/],
    [['match-the-tiles', '--seed', '-1'], /Expected a whole number from 0/],
    [['match-the-tiles', '--colours', '4', '--pieces', '3'], /4 colours need at least 4 tiles, not 3/],
    [['match-the-tiles', '--min-moves', '9', '--max-moves', '8'], /cannot both be/],
    [['match-the-tiles', '--difficulty', 'cruel'], /Allowed choices are easy, medium, hard, expert/],
    [['match-the-tiles', '--max-seconds', '0'], /Expected a number above 0/],
    [['match-the-tiles', '--try', '1', '--count', '2'], /cannot be used with option/],
    [['break-the-ice', '--generator', '4'], /has no version 4; expected a whole number from 1 to 3/],
    [['match-the-tiles', '--out', '.'], /this is a directory; expected a file to write/],
    [['match-the-tiles', '--out', 'no/such/folder/x.txt'], /cannot be written/],
    [[], /missing required argument 'game'/],
  ])('refuses %j with exit 2', (args, sentence) => {
    const { code, out, err } = fourfold(['generate', ...args]);
    expect(err).toMatch(sentence);
    expect(err).not.toContain('    at ');
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('says in its help what can be asked of every game, with an example', () => {
    const { out } = fourfold(['generate', '--help']);
    expect(out).toMatch(/match-the-tiles:\n {2}rows 3 to 10: rows of the board\n/);
    expect(out).toMatch(/Examples?:\n {2}fourfold /);
  });
});
