import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { version } from '../package.json' with { type: 'json' };
import { fourfold, interrupted, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const tiles = folder.write(
  'tiles.txt',
  'game: match-the-tiles\ntitle: Two, "turns" & more\n\nA . .\n. . .\n. . a\n',
);
const pack = folder.write(
  'pack.txt',
  'game: match-the-tiles\ntitle: One\n\nA . a\n\n---\n\ngame: match-the-tiles\ntitle: Stuck\n\nA . .\n. a .\n. . .\n',
);
const roll = folder.write('roll.txt', 'game: roll-the-block\ntitle: Rolling\n\nS.....\n......\n.....G\n');
const ice = folder.write('ice.txt', 'game: break-the-ice\ntitle: Ice\n\na..\nb.a\nbab\n');
/** Six single cells on a board that they cannot fill for a long while: a search that takes its time. */
const long = folder.write('long.txt', `game: folding-blocks\ntitle: Long\n\n${longBoard()}\n`);

function longBoard(): string {
  const rows = Array.from({ length: 14 }, () => Array<string>(14).fill('.'));
  const cells = [
    [0, 0],
    [3, 9],
    [6, 4],
    [9, 12],
    [12, 2],
    [13, 8],
  ] as const;
  for (const [index, [row, column]] of cells.entries()) rows[row]![column] = 'ABCDEF'[index]!;
  return rows.map((row) => row.join('')).join('\n');
}

interface Run {
  readonly [figure: string]: unknown;
  readonly algorithm: string;
  readonly heuristic: string | null;
  readonly status: string;
  readonly reason: string | null;
}

interface Answer {
  readonly complete: boolean;
  readonly levels: readonly {
    readonly level: string;
    readonly optimal: number | null;
    readonly runs: readonly Run[];
  }[];
  readonly machine: Readonly<Record<string, string>>;
}

const times = ['milliseconds', 'prepareMilliseconds'];

describe('compare --methods', () => {
  it('runs one algorithm with several options, told apart by them', () => {
    const list = 'astar:pairs, wastar:pairs:weight=2, wastar:pairs:weight=5';
    const { code, out } = fourfold(['compare', tiles, '--methods', list]);
    expect(code).toBe(0);
    expect(out).toContain('weight=2');
    expect(out).toContain('weight=5');
    const data: Answer = JSON.parse(fourfold(['compare', tiles, '--methods', list, '--json']).out);
    expect(data.levels[0]!.runs.map(({ algorithm, options }) => [algorithm, options])).toEqual([
      ['astar', {}],
      ['wastar', { weight: 2 }],
      ['wastar', { weight: 5 }],
    ]);
  });

  it('names the method that has a mistake, and what was expected', () => {
    const { code, err } = fourfold(['compare', tiles, '--methods', 'bfs, wastar:pairs:weight=0.5']);
    expect(code).toBe(2);
    expect(err).toContain('In the method "wastar:pairs:weight=0.5": "weight" must be a number from 1 on');
  });
});

describe('compare --json', () => {
  it('has the figures that solve has, for every method', () => {
    const { code, out, err } = fourfold([
      'compare',
      tiles,
      roll,
      '--algorithms',
      'bfs,greedy,astar',
      '--json',
    ]);
    expect(err).toBe('');
    expect(code).toBe(0);
    const answer: Answer = JSON.parse(out);
    expect(answer.levels).toHaveLength(2);
    for (const [index, file] of [tiles, roll].entries()) {
      expect(answer.levels[index]!.runs.map(({ algorithm }) => algorithm)).toEqual([
        'bfs',
        'greedy',
        'astar',
      ]);
      for (const run of answer.levels[index]!.runs) {
        const heuristic = run.heuristic === null ? [] : ['--heuristic', run.heuristic];
        const solved = JSON.parse(
          fourfold(['solve', file, '--algorithm', run.algorithm, ...heuristic, '--json']).out,
        );
        for (const [figure, value] of Object.entries(solved)) {
          if (times.includes(figure)) expect(run[figure], figure).toBeGreaterThan(0);
          else expect(run[figure], `${run.algorithm} ${figure}`).toEqual(value);
        }
      }
    }
  });

  it('says where, how large, on what machine and what was proved', () => {
    const answer = JSON.parse(
      fourfold([
        'compare',
        pack,
        roll,
        '--algorithms',
        'bfs,ucs',
        '--cost',
        'roll',
        '--repeat',
        '3',
        '--json',
      ]).out,
    );
    expect(answer).toMatchObject({ complete: true, machine: { node: process.versions.node } });
    expect(Object.keys(answer.machine)).toEqual(['node', 'platform', 'arch', 'cpu']);
    const [one, stuck, rolling] = answer.levels;
    expect(one).toMatchObject({
      file: pack,
      number: 1,
      level: 'One',
      game: 'match-the-tiles',
      rows: 1,
      columns: 3,
    });
    expect(one).toMatchObject({ optimal: 1, runs: [{ costModel: 'unit' }, { costModel: 'unit' }] });
    expect(stuck).toMatchObject({
      number: 2,
      optimal: null,
      runs: [{ status: 'unsolvable' }, { status: 'unsolvable' }],
    });
    // Breadth-first search proves the fewest moves, which is not the least cost.
    expect(rolling.runs).toMatchObject([
      { costModel: 'roll', optimal: false },
      { costModel: 'roll', optimal: true },
    ]);
    expect(rolling.optimal).toBe(rolling.runs[1].cost);
    for (const { repeatMilliseconds, milliseconds, differences } of rolling.runs) {
      expect(repeatMilliseconds).toHaveLength(3);
      expect(milliseconds).toBe(repeatMilliseconds.toSorted((a: number, b: number) => a - b)[1]);
      expect(differences).toEqual([]);
    }
  });

  it('goes on when a limit stops a run', () => {
    const { code, out } = fourfold([
      'compare',
      long,
      tiles,
      '--algorithms',
      'bfs',
      '--max-seconds',
      '0.1',
      '--jobs',
      '2',
      '--json',
    ]);
    expect(code).toBe(0);
    const { levels }: Answer = JSON.parse(out);
    expect(levels.map(({ runs }) => runs[0]!.status)).toEqual(['time-limit', 'solved']);
  });

  it('keeps what is done at Ctrl-C, exit 130', async () => {
    const log = join(folder.path, 'finished.jsonl');
    const args = ['compare', tiles, 'bench/levels/tiles-51m.txt', '--algorithms', 'ids', '--json'];
    const { code, out, err } = await interrupted([...args, '--log', log], { hasLine: log });
    expect(code).toBe(130);
    expect(err).toContain('1 of 2 runs were finished');
    const { complete, levels }: Answer = JSON.parse(out);
    expect(complete).toBe(false);
    expect(levels).toMatchObject([{ optimal: 2, runs: [{ status: 'solved' }] }]);
  });
});

describe('compare for people', () => {
  it('prints a block a level and a summary, the best marked', () => {
    const { code, out, err } = fourfold([
      'compare',
      tiles,
      pack,
      '--algorithms',
      'bfs,greedy,astar',
      '--repeat',
      '2',
    ]);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).not.toContain('\x1b');
    for (const text of [
      'Two, "turns" & more',
      'One',
      'Stuck',
      'optimum 2 proved by bfs; astar pairs',
      'proved unsolvable',
      'min–max',
      'Summary of 3 levels, all answered by all methods',
    ])
      expect(out).toContain(text);
    expect(out).toMatch(/^greedy pairs +solved +2 +equal /m);
    expect(out).toMatch(/^bfs +2 of 3 +1 +2 +2 +1\.000 /m);
    expect(out).toMatch(/\d\*/);
  });

  it('tells a solution that is as good as the known optimum from one that is longer, and whose optimum it is', () => {
    const stated = folder.write(
      'stated.txt',
      'game: roll-the-block\ntitle: Stated\noptimal: 8\n\nS.....\n......\n.....G\n',
    );
    const { out: alone } = fourfold(['compare', stated, '--algorithms', 'dfs']);
    expect(alone).toContain('optimum 8 as its file states');
    expect(alone).toMatch(/^dfs +solved +\d+ +longer by \d/m);
    const { out: both } = fourfold(['compare', stated, '--algorithms', 'bfs,dfs', '--json']);
    const [level] = JSON.parse(both).levels;
    expect(level.optimum).toEqual({ cost: 8, from: 'proved' });
    expect(level.runs[0].optimality).toEqual({ kind: 'proved' });
    expect(level.runs[1].optimality).toEqual({ kind: 'longer', from: 'proved', by: level.runs[1].cost - 8 });
    const wrong = folder.write('wrong.txt', 'game: match-the-tiles\ntitle: Wrong\noptimal: 7\n\nA . a\n');
    const { code, err } = fourfold(['compare', wrong, '--algorithms', 'bfs']);
    expect(code).toBe(0);
    expect(err).toContain('the file states an optimum of 7, yet it was proved to be 1');
  });

  it('summarises the levels that all methods answered apart from all', () => {
    const { out } = fourfold(['compare', tiles, ice, '--algorithms', 'bfs,bibfs']);
    expect(out).toContain('Summary of 1 level that all methods answered');
    expect(out).toMatch(/Summary of 2 levels\n/);
    expect(out.match(/^bibfs +1 of 1 /gm)).toHaveLength(1);
    expect(out.match(/^bibfs +1 of 2 .* 60\.\d$/gm), 'twice the limit, on half the levels').toHaveLength(1);
  });

  it('shows costs when moves do not all cost the same', () => {
    expect(fourfold(['compare', roll, '--algorithms', 'ucs,greedy', '--cost', 'roll']).out).toMatch(
      /moves +cost/,
    );
    expect(fourfold(['compare', roll, '--algorithms', 'ucs,greedy']).out).not.toMatch(/moves +cost/);
  });

  it('takes one level, and several heuristics', () => {
    const { out } = fourfold([
      'compare',
      pack,
      '--level',
      '1',
      '--algorithms',
      'astar',
      '--heuristics',
      'all',
    ]);
    const heuristics = JSON.parse(fourfold(['heuristics', 'match-the-tiles', '--json']).out);
    for (const { id } of heuristics) expect(out).toMatch(new RegExp(`^astar ${id} +solved`, 'm'));
    expect(out).not.toContain('Stuck');
  });
});

describe('a table for a report', () => {
  const args = ['compare', pack, tiles, '--algorithms', 'bfs,greedy'];

  it('is a figure by level and method, in three formats', () => {
    const latex = fourfold([...args, '--pivot', 'moves', '--format', 'latex']);
    expect(latex.code).toBe(0);
    expect(latex.out).toContain('% Fourfold ');
    expect(latex.out).toContain('--pivot moves --format latex');
    expect(latex.out).toMatch(/^ {4}Two, ''turns'' \\& more & 2 & 2 & 2 \\\\$/m);
    expect(latex.out).toMatch(/^ {4}Stuck & -- & unsolvable & unsolvable \\\\$/m);
    expect(fourfold([...args, '--pivot', 'moves']).out).toMatch(
      /^\| Stuck +\| +– \| +unsolvable \| +unsolvable \|$/m,
    );
    expect(fourfold([...args, '--pivot', 'moves', '--format', 'csv']).out).toBe(
      'level,optimum,Breadth-first search,Greedy best-first search\r\nOne,1,1,1\r\nStuck,,,\r\n"Two, ""turns"" & more",2,2,2\r\n',
    );
  });

  it('goes to a new file, and over one that is there only when told to', () => {
    const file = join(folder.path, 'summary.tex');
    const writing = [...args, '--summary', '--format', 'latex', '--out', file];
    const { code, out, err } = fourfold(writing);
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain(`The results are in ${file}.`);
    expect(readFileSync(file, 'utf8')).toMatch(
      /all its levels & Breadth-first search & 3 & 2 & 1 & 2 & 2 & /,
    );
    expect(fourfold(writing).err).toContain('--force overwrites it');
    expect(fourfold([...writing, '--force']).code).toBe(0);
  });
});

describe('compare --csv', () => {
  it('prints one line a run, every title in its quotes', () => {
    const { code, out } = fourfold(['compare', tiles, pack, '--algorithms', 'bfs,ucs', '--csv']);
    expect(code).toBe(0);
    const lines = out.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(1 + 3 * 2);
    expect(lines[0]).toMatch(/^file,number,level,game,/);
    expect(lines[1]).toContain(
      `${tiles},1,"Two, ""turns"" & more",match-the-tiles,3,3,9,1,1,A../.../..a,2,proved,bfs,,unit,,solved,`,
    );
    for (const column of ['optimality', 'method', 'version', 'command'])
      expect(lines[0]!.split(',')).toContain(column);
    expect(lines[3]).toContain(`,Breadth-first search,${version},`);
    expect(lines.join()).not.toMatch(/\d\.\d{7}/);
  });
});

describe('a method that a game does not allow', () => {
  const args = ['compare', ice, tiles, '--algorithms', 'bibfs'];
  const reason = /^bibfs needs moves that can be taken back/;

  it('is said to be unsuitable and why in JSON, and runs where it can', () => {
    const { code, out } = fourfold([...args, '--json']);
    expect(code).toBe(0);
    const { complete, levels }: Answer = JSON.parse(out);
    expect(complete).toBe(true);
    expect(levels.map(({ optimal, runs }) => [optimal, runs[0]!.status])).toEqual([
      [null, 'unsuitable'],
      [2, 'solved'],
    ]);
    expect(levels[0]!.runs[0]).toMatchObject({ moves: [], cost: null, expanded: null, milliseconds: null });
    expect(levels[0]!.runs[0]!.reason).toMatch(reason);
  });

  it('has a line without figures in the table, and the reason below it', () => {
    const { code, out } = fourfold(args);
    expect(code).toBe(0);
    expect(out).toMatch(/^bibfs +not for this game( +–)+$/m);
    expect(out).toMatch(/^ +bibfs: bibfs needs moves that can be taken back/m);
    expect(out).toMatch(/^bibfs +1 of 2 /m);
  });

  it('has a line without figures in CSV', () => {
    const { code, out } = fourfold([...args, '--csv']);
    expect(code).toBe(0);
    const [names, unsuitable, solved] = out.split('\r\n');
    expect(names).toMatch(/,status,reason,moves,/);
    expect(unsuitable).toMatch(/,bibfs,,unit,,unsuitable,"bibfs needs moves [^"]*",,0,,false,,,,,,/);
    expect(solved).toMatch(/,bibfs,,unit,,solved,,/);
  });
});

describe('compare --html', () => {
  it('writes a page with every level and method that needs nothing from elsewhere', () => {
    const file = join(folder.path, 'report.html');
    const { code, out, err } = fourfold([
      'compare',
      tiles,
      pack,
      '--algorithms',
      'bfs,greedy,astar',
      '--html',
      file,
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Summary of 3 levels');
    expect(err).toContain(`The page is in ${file}.`);
    const page = readFileSync(file, 'utf8');
    for (const text of [
      'Two, &quot;turns&quot; &amp; more',
      '>One<',
      '>Stuck<',
      'Breadth-first search</th>',
      'Greedy best-first search</th>',
      'A*</th>',
    ])
      expect(page).toContain(text);
    expect(page.match(/<svg[^>]*role="img"/g)?.length).toBeGreaterThanOrEqual(5);
    expect(page).not.toMatch(/<script/);
    expect(page).not.toMatch(/(src|href)=["']?(https?:)?\/\//);
  });
});

describe('wrong use ends with a clear sentence and exit 2', () => {
  it.each([
    [['compare'], /missing required argument 'files'/],
    [['compare', 'no-such-file'], /no-such-file: there is no such file/],
    [['compare', tiles, '--algorithms', 'bfs,magic'], /"magic" is not an algorithm; expected one of bfs/],
    [['compare', tiles, '--algorithms', 'bfs,,ucs'], /Expected ids with commas between them/],
    [
      ['compare', tiles, '--heuristics', 'magic'],
      /"magic" is not a heuristic of Match the Tiles; expected all or some of/,
    ],
    [['compare', tiles, '--cost', 'roll'], /"roll" is not a cost model of Match the Tiles/],
    [['compare', pack, '--level', '9'], /there is no level "9"/],
    [['compare', pack, '--level', '1-9'], /there is no level "1-9"/],
    [['compare', tiles, '--pivot', 'magic'], /Allowed choices are moves, cost, expanded/],
    [['compare', tiles, '--format', 'latex'], /expected --pivot or --summary too/],
    [['compare', tiles, '--pivot', 'moves', '--json'], /cannot be used with/],
    [['compare', tiles, '--csv', '--out', tiles], /this file is read by the same command/],
    [['compare', tiles, '--repeat', '0'], /Expected a whole number from 1/],
    [['compare', tiles, '--json', '--csv'], /cannot be used with/],
    [['compare', tiles, '--html', folder.path], /this is a directory; expected a file to write/],
    [['compare', tiles, '--html', join(folder.path, 'none', 'x.html')], /cannot be written/],
  ] as const)('fourfold %j', (args, sentence) => {
    const { code, out, err } = fourfold(args);
    expect(err).toMatch(sentence);
    expect(err).not.toContain('    at ');
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
