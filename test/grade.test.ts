import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scoreParts } from '../src/analysis/difficulty-score.ts';
import { obviousHeuristic } from '../src/analysis/intuition.ts';
import { attention, patience } from '../src/analysis/walker.ts';
import { games } from '../src/games/index.ts';
import { allSolutions, grade, readLevels } from '../src/index.ts';
import { fourfold, interrupted, root, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const tiles = folder.write('tiles.txt', 'game: match-the-tiles\ntitle: Two turns\n\nA . .\n. . .\n. . a\n');
const stuck = folder.write('stuck.txt', 'game: match-the-tiles\n\nA . .\n. a .\n. . .\n');
const folding = folder.write('folding.txt', 'game: folding-blocks\n\n....\n..A.\n...B\n...B\n');
const two = folder.write(
  'two.txt',
  'game: match-the-tiles\ntitle: Two turns\n\nA . .\n. . .\n. . a\n\n---\n\ngame: roll-the-block\ntitle: Far\n\nS.....\n......\n.....G\n',
);
const hard = join('levels', 'match-the-tiles', 'hard.txt');
const six = folder.write(
  'six.txt',
  'game: folding-blocks\n\nA...........\n............\n....B.......\n.........C..\n............\n............\n' +
    '..D.........\n............\n.......E....\n............\n............\n...........F\n',
);
const roll = folder.write('roll.txt', 'game: roll-the-block\n\nS.....\n......\n.....G\n');

describe('grade', () => {
  it('explains one level figure by figure, and says "estimated"', () => {
    const { code, out, err } = fourfold(['grade', tiles]);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toMatch(/^Two turns .*\n\nestimated: easy \(score \d+ of 100\)\n/);
    for (const line of [
      /optimal length +exact +2 moves/,
      /optimal solutions +exact +2$/m,
      /near-optimal +exact +0 with 1 move more, 0 with 2 moves more/,
      /information +exact +0\.0 bits/,
      /counter-intuitive +exact +0 moves against "simple"/,
      /traps +exact +0 % \(0 of 6 moves\)/,
      /noisy walker +exact +2\.\d+ steps expected/,
      /bottlenecks +exact +0 positions on every optimal solution, 0 on every solution/,
      /positions +exact +4/,
      /states expanded +exact +greedy \d+, A\* \d+, iterative deepening with a table \d+/,
    ])
      expect(out).toMatch(line);
  });

  it('puts several levels into a table, and marks what is sampled', () => {
    const { code, out } = fourfold(['grade', two, roll, '--max-states', '4']);
    expect(code).toBe(0);
    expect(out).toMatch(/two\.txt\n\n# +level +estimated +score +moves/);
    expect(out).toMatch(/1 +Two turns +easy +\d+ +2 +2 +0\.0 +0 +0 % +2\.\d+ +0 +4\n/);
    expect(out).toMatch(/2 +Far +\w+ .* ~>4\n/);
    expect(out).toContain('~ sampled');
    expect(out).toContain('roll.txt');
    const odd = folder.write('odd.txt', 'game: match-the-tiles\ntitle: ~ or ?\n\nA . a\n');
    expect(fourfold(['grade', odd, tiles]).out).not.toMatch(/sampled|not known/);
  });

  it('prints one JSON document with every figure and its basis', () => {
    const { out } = fourfold(['grade', two, '--level', '2', '--json', '--max-states', '4']);
    const [level] = JSON.parse(out);
    expect(level).toMatchObject({
      file: two,
      number: 2,
      level: 'Far',
      game: 'roll-the-block',
      status: 'graded',
    });
    expect(level.estimated).toMatch(/^(easy|medium|hard|expert)$/);
    expect(level.figures.positions).toEqual({ count: 4, basis: 'sampled' });
    expect(level.figures.optimum.basis).toBe('exact');
    for (const [name, figure] of Object.entries(level.figures))
      expect(['exact', 'sampled'], name).toContain((figure as { basis: string }).basis);
    expect(fourfold(['grade', two, '--level', '2', '--json', '--max-states', '4']).out).toBe(out);
  });

  it('says why a level has no grade', () => {
    expect(fourfold(['grade', stuck])).toMatchObject({
      code: 1,
      out: expect.stringContaining('no solution'),
    });
    const limited = fourfold(['grade', hard, '--level', '1', '--max-states', '1']);
    expect(limited).toMatchObject({ code: 3, out: expect.stringContaining('--max-states') });
    expect(fourfold(['grade', tiles, stuck]).code).toBe(1);
    expect(fourfold(['grade', tiles, stuck]).out).toContain('unsolvable');
  });

  it('ends at its limits by itself, and says which figures are known', () => {
    const began = performance.now();
    const { code, out } = fourfold(['grade', six, '--max-states', '20000', '--max-seconds', '1']);
    expect(code).toBe(3);
    expect(out).toContain('Not graded: the limit of 1 second ended it.');
    expect(out).toMatch(/optimal length +exact +27 moves/);
    expect(out).toMatch(/traps +unknown +not known: the limit of 1 second ended it/);
    expect(out).toContain('--max-seconds allows more.');
    const json = JSON.parse(
      fourfold(['grade', six, '--max-states', '20000', '--max-seconds', '1', '--json']).out,
    );
    expect(json).toMatchObject([
      { status: 'time-limit', figures: { optimum: { moves: 27, basis: 'exact' } } },
    ]);
    expect(json[0].figures).not.toHaveProperty('traps');
    // Without its limit each of the two would take as long as this.
    expect(performance.now() - began).toBeLessThan(20_000);
    const several = fourfold(['grade', six, tiles, '--max-states', '20000', '--max-seconds', '1']);
    expect(several.out).toMatch(/1 +#1 +time-limit +\? +27 +\?/);
    expect(several.out).toContain('? not known');
    expect(several.code).toBe(3);
  });

  it('has limits that are named in its help', () => {
    const { out } = fourfold(['grade', '--help']);
    expect(out).toMatch(/--max-seconds <s> .*\(60\)/);
    expect(out).toMatch(/--max-memory <mb> .*\(4096\)/);
    expect(out).toMatch(/--max-states <n> .*\(200,000\)/);
  });

  it('refuses bad input as the other commands do', () => {
    expect(fourfold(['grade']).code).toBe(2);
    expect(fourfold(['grade', 'nowhere.txt'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no such file'),
    });
    expect(fourfold(['grade', two, '--level', '3']).code).toBe(2);
    expect(fourfold(['grade', two, '--max-states', '0']).err).toContain('Expected a whole number from 1');
    expect(fourfold(['grade', '-'], 'game: chess\n').code).toBe(2);
  });

  it('stops at Ctrl-C with what it has, exit 130', async () => {
    const files = Array<string>(40).fill(join('levels', 'break-the-ice', 'hard.txt'));
    const { code, out, err } = await interrupted(['grade', ...files, '--json'], 2500);
    expect(code).toBe(130);
    expect(Array.isArray(JSON.parse(out))).toBe(true);
    expect(err).toMatch(/Interrupted: \d+ of 560 levels were graded/);
  });
});

describe('solve --all', () => {
  it('counts the optimal solutions and lists some', () => {
    const { code, out } = fourfold(['solve', folding, '--all', '--limit', '3']);
    expect(code).toBe(0);
    expect(out).toMatch(/30 optimal solutions of 5 moves; the first 3:\n {2}1 {2}\S+( \S+){4}\n {2}2 {2}/);
    expect(out).not.toMatch(/\n {2}4 {2}/);
    expect(fourfold(['solve', tiles, '--all']).out).toMatch(/2 optimal solutions of 2 moves:\n {2}1 {2}/);
    expect(fourfold(['solve', tiles, '--all', '--limit', '0']).out).toMatch(
      /2 optimal solutions of 2 moves\n/,
    );
  });

  it('gives solutions that verify', () => {
    const { all } = JSON.parse(fourfold(['solve', folding, '--all', '--json']).out);
    expect(all).toMatchObject({ status: 'solved', length: 5, count: 30, finals: 1 });
    expect(all.solutions).toHaveLength(10);
    for (const moves of all.solutions.slice(0, 3))
      expect(fourfold(['verify', folding, moves.join(' ')]).code).toBe(0);
  });

  it('proves the optimum itself when the algorithm does not', () => {
    const { out } = fourfold(['solve', roll, '--algorithm', 'dfs', '--all', '--json']);
    const { optimal, length, all } = JSON.parse(out);
    expect(optimal).toBe(false);
    expect(all.length).toBeLessThanOrEqual(length);
    expect(all).toEqual(JSON.parse(fourfold(['solve', roll, '--all', '--json']).out).all);
  });

  it('says when a limit or the level keeps it from counting', () => {
    const limited = fourfold(['solve', folding, '--all', '--max-states', '17']);
    expect(limited.code).toBe(3);
    expect(limited.out).toContain('were not counted: the limit of 17 positions ended it');
    expect(fourfold(['solve', stuck, '--all']).code).toBe(1);
  });

  it('refuses what it cannot do', () => {
    expect(fourfold(['solve', tiles, '--limit', '3'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--limit is for --all'),
    });
    expect(fourfold(['solve', roll, '--all', '--cost', 'roll'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('fewest moves'),
    });
  });
});

describe('the library', () => {
  const levels = readLevels(readFileSync(folding, 'utf8'));
  if (!levels.ok) throw new Error('mistakes in the text');
  const level = levels.value[0]!;

  it('grades', async () => {
    const grading = await grade(level);
    expect(grading).toMatchObject({ status: 'graded', figures: { optimum: { moves: 5, basis: 'exact' } } });
    expect(JSON.parse(JSON.stringify(grading))).toEqual(grading);
    expect(await grade(level, { signal: AbortSignal.abort() })).toEqual({ status: 'cancelled' });
    expect(await grade(level, { limits: { seconds: 0 } })).toEqual({ status: 'time-limit' });
    await expect(grade(level, { limits: { seconds: -1 } })).rejects.toThrow('limits.seconds is -1');
    await expect(grade(level, { maxStates: 0 })).rejects.toThrow('maxStates is 0');
    await expect(grade(level, { seed: 1.5 })).rejects.toThrow('seed is 1.5');
  });

  it('finds all optimal solutions', async () => {
    const all = await allSolutions(level, { list: 30 });
    expect(all).toMatchObject({ status: 'solved', optimum: 5, count: 30, finals: 1 });
    expect(new Set(all.solutions.map((moves) => moves.join())).size).toBe(30);
    expect(await allSolutions(level, { limits: { states: 3 } })).toEqual({
      status: 'state-limit',
      optimum: 5,
      solutions: [],
    });
    await expect(allSolutions(level, { list: -1 })).rejects.toThrow('list is -1');
    await expect(allSolutions(level, { limits: { depth: -1 } })).rejects.toThrow(RangeError);
  });
});

describe('docs/difficulty.md', () => {
  const text = readFileSync(join(root, 'docs', 'difficulty.md'), 'utf8');

  it('has the weights and scales that are used', () => {
    for (const { id, weight, from, to } of scoreParts)
      expect(text).toMatch(new RegExp(`^\\| \`${id}\` \\| ${weight} \\|.*\\| ${from} \\| ${to} \\|$`, 'm'));
  });

  it('says what is obvious in each game, its limits, and how the walker walks', () => {
    for (const game of games.filter(({ gradeLimits }) => gradeLimits)) {
      const { easy, medium, hard } = game.gradeLimits!;
      const row = `| ${game.name} | \`${obviousHeuristic(game).id}\` | ${easy} | ${medium} | ${hard} |`;
      expect(text).toContain(row);
    }
    expect(text).toContain(`probability ${attention}`);
    expect(text).toContain(`${patience} times the optimum`);
  });
});
