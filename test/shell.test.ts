import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { fourfold, program } from './command-line.ts';

const tiles = 'levels/match-the-tiles/starter.txt';

/** The command line somewhere else, with other settings around it. */
function elsewhere(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const { NO_COLOR: _, FORCE_COLOR: __, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { ...environment, ...settings },
  });
  return { code: status, out: stdout, err: stderr };
}

describe('shipped levels by name', () => {
  it.each(['match-the-tiles/starter', 'match-the-tiles/starter.txt', tiles])('%s, from anywhere', (name) => {
    const { code, out } = elsewhere(['solve', name, '--level', '1']);
    expect(out).toContain('optimal: proved');
    expect(code).toBe(0);
  });

  it.each(['match-the-tiles/nothing', 'nothing/starter', '../match-the-tiles/starter', 'match-the-tiles/'])(
    'are not %s',
    (name) => {
      expect(elsewhere(['solve', name])).toMatchObject({
        code: 2,
        err: expect.stringContaining(`${name}: there is no such file`),
      });
    },
  );
});

describe('switches of every command', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what starts a colour code.
  const coloured = /\x1b\[/;

  it.each([
    [{ FORCE_COLOR: '1' }, [], true],
    [{ FORCE_COLOR: '0' }, [], false],
    [{ FORCE_COLOR: '1' }, ['--no-color'], false],
    [{ NO_COLOR: '1' }, [], false],
    [{}, [], false],
  ] as const)('colours with %j and %j: %j', (settings, switches, expected) => {
    const { out } = elsewhere(['show', tiles, '--level', '1', ...switches], settings);
    expect(coloured.test(out)).toBe(expected);
  });

  it('is silent about what changes nothing with --quiet, before or behind the command', () => {
    const args = ['compare', tiles, '--level', '1', '--algorithms', 'bfs', '--csv', '--out', '/dev/null'];
    expect(fourfold(args).err).toContain('The results are in');
    expect(fourfold([...args, '--quiet'])).toMatchObject({ code: 0, err: '' });
    expect(fourfold(['--quiet', ...args])).toMatchObject({ code: 0, err: '' });
    expect(fourfold(['solve', 'nothing', '--quiet']).err).toContain('there is no such file');
  });

  it.each([
    [['solve', 'nothing', '--json'], /no such file/],
    [['solve', '--json'], /missing required argument 'file'/],
    [['solve', tiles, '--level', '1', '--speed', '3', '--json'], /unknown option '--speed'/],
    [['solve', tiles, '--level', '1', '--algorithm', 'magic', '--json'], /is not an algorithm/],
    [['sweep', 'status', '--json'], /missing required argument 'target'/],
    [['sweep', 'status', 'x', '--jsn', '--json'], /unknown option '--jsn' \(Did you mean --json\?\)/],
    [['compare', tiles, '--pivot', 'mvoes', '--json'], /Allowed choices are moves.*Did you mean "moves"\?/],
    [['trace', tiles, '--json'], /required option '--out <file>' not specified/],
    [['solvee', '--json'], /unknown command 'solvee' \(Did you mean solve\?\)/],
  ] as const)('tells errors as JSON: %j', (args, sentence) => {
    const { code, out, err } = fourfold(args);
    expect(JSON.parse(err)).toEqual({ error: { message: expect.stringMatching(sentence), exitCode: 2 } });
    expect([code, out]).toEqual([2, '']);
  });
});

describe('mistakes', () => {
  it.each([
    [['solve'], '(fourfold solve --help says more)'],
    [['solvee'], 'Did you mean solve?'],
    [['solve', tiles, '--algoritm', 'bfs'], 'Did you mean --algorithm?'],
    [['solve', tiles, '--level', '1', '--algorithm', 'aster'], 'Did you mean "astar"?'],
    [['solve', tiles, '--level', '1', '--heuristic', 'piars'], 'Did you mean "pairs"?'],
    [['heuristics', 'match-the-tile'], 'Did you mean "match-the-tiles"?'],
    [['help', 'solvee'], 'Did you mean "solve"?'],
    [['help', 'sweep', 'statsu'], 'Did you mean "status"?'],
    [['sweep', 'stauts', 'plan'], 'Did you mean "status"?'],
    [['sweep', 'status', 'plan', '--naem', 'x'], 'Did you mean --name?'],
    [['sweep', 'report'], '(fourfold sweep report --help says more)'],
    [['generate', 'match-the-tiles', '--difficulty', 'esy'], 'Did you mean "easy"?'],
    [['solve', 'match-the-tile/startr'], 'Did you mean "match-the-tiles/starter"?'],
  ] as const)('%j: %s', (args, sentence) => {
    const { code, err } = fourfold(args);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });
});

describe('help', () => {
  it.each([
    ['help', 'solve'],
    ['solve', '--help'],
    ['help', 'sweep', 'status'],
    ['sweep', 'status', '--help'],
  ])('%j ends with where the documentation is', (...args) => {
    const { code, out } = fourfold(args);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: fourfold ${args.filter((word) => !/help/.test(word)).join(' ')} `);
    const [, file] = /^Documentation: (.*)$/m.exec(out)!;
    expect(existsSync(file!)).toBe(true);
  });

  it('tells the whole program, with what exit codes mean', () => {
    for (const args of [['help'], ['--help']]) {
      const { code, out } = fourfold(args);
      expect(out).toContain('130  cancelled');
      expect(code).toBe(0);
    }
  });
});
