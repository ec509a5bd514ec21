import { describe, expect, it } from 'vitest';
import { fourfold, interrupted, serving, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const tiles = folder.write('tiles.txt', 'game: match-the-tiles\ntitle: Two turns\n\nA . .\n. . .\n. . a\n');
const stuck = folder.write('stuck.txt', 'game: match-the-tiles\n\nA . .\n. a .\n. . .\n');
const pack = folder.write(
  'pack.txt',
  'game: match-the-tiles\ntitle: One\n\nA . a\n\n---\n\ngame: folding-blocks\ntitle: Other one\n\nA.\n..\n',
);
const roll = folder.write('roll.txt', 'game: roll-the-block\n\nS.....\n......\n.....G\n');
/** Six single cells on a board that they cannot fill for a long while: a search that takes its time. */
const long = folder.write('long.txt', `game: folding-blocks\n\n${longBoard()}\n`);

function longBoard(): string {
  const rows = Array.from({ length: 14 }, () => Array<string>(14).fill('.'));
  for (const [index, [row, column]] of [
    [0, 0],
    [3, 9],
    [6, 4],
    [9, 12],
    [12, 2],
    [13, 8],
  ].entries()) {
    rows[row!]![column!] = 'ABCDEF'[index]!;
  }
  return rows.map((row) => row.join('')).join('\n');
}

describe('solve', () => {
  it('prints the moves, the proof and the figures', () => {
    const { code, out, err } = fourfold(['solve', tiles]);
    expect(code).toBe(0);
    expect(out).toContain('Two turns');
    expect(out).toMatch(/Solved in 2 moves \(optimal: proved\)/);
    expect(out).toMatch(/\d+ expanded, \d+ generated, \d+ stored/);
    expect(out).not.toContain('\x1b');
    expect(err).toBe('');
  });

  it('uses the best method for the game, and A* where only a heuristic is named', () => {
    const answer = (...options: string[]) => JSON.parse(fourfold(['solve', tiles, '--json', ...options]).out);
    expect(answer()).toMatchObject({ algorithm: 'footprints', heuristic: null, length: 2, optimal: true });
    expect(answer('--algorithm', 'best').algorithm).toBe('footprints');
    expect(answer('--heuristic', 'reach')).toMatchObject({ algorithm: 'astar', heuristic: 'reach' });
    expect(answer('--algorithm', 'astar')).toMatchObject({ algorithm: 'astar', heuristic: 'pairs' });
  });

  it('prints one JSON document with every field', () => {
    const { code, out } = fourfold(['solve', tiles, '--algorithm', 'bfs', '--json']);
    expect(code).toBe(0);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({
      game: 'match-the-tiles',
      level: 'Two turns',
      algorithm: 'bfs',
      heuristic: null,
      status: 'solved',
      length: 2,
      cost: 2,
      optimal: true,
      reopened: 0,
    });
    expect(answer.moves).toHaveLength(2);
    for (const figure of [
      'expanded',
      'generated',
      'stored',
      'peakFrontier',
      'bytes',
      'prepareMilliseconds',
      'milliseconds',
    ]) {
      expect(answer[figure], figure).toBeGreaterThan(0);
    }
  });

  it('draws every position with --steps', () => {
    const { out } = fourfold(['solve', tiles, '--steps']);
    expect(out).toMatch(/start\n A/);
    expect(out).toMatch(/2\. [DR]\n/);
    expect(out.trimEnd()).toMatch(/Aa$/);
  });

  it('says "unsolvable" with exit 1, and a limit with exit 3', () => {
    expect(fourfold(['solve', stuck]).code).toBe(1);
    expect(fourfold(['solve', stuck]).out).toContain('Unsolvable: proved');
    for (const [option, value, status] of [
      ['--depth', '1', 'depth-limit'],
      ['--max-states', '100', 'state-limit'],
      ['--max-seconds', '0.05', 'time-limit'],
      ['--max-memory', '1', 'memory-limit'],
    ] as const) {
      const { code, out } = fourfold(['solve', long, '--algorithm', 'bfs', option, value, '--json']);
      expect(JSON.parse(out).status, option).toBe(status);
      expect(code).toBe(3);
    }
  });

  it('counts rolls with --cost roll', () => {
    const answer = JSON.parse(
      fourfold(['solve', roll, '--algorithm', 'ucs', '--cost', 'roll', '--json']).out,
    );
    expect(answer).toMatchObject({ status: 'solved', optimal: true, costModel: 'roll' });
    expect(answer.cost).toBeGreaterThan(answer.length);
    const { code, err } = fourfold(['solve', tiles, '--cost', 'roll']);
    expect(code).toBe(2);
    expect(err).toContain('has no cost model "roll"');
  });

  it('chooses a level of a pack by number, title or part of one, and asks when it must', () => {
    expect(JSON.parse(fourfold(['solve', pack, '--level', '2', '--json']).out).level).toBe('Other one');
    expect(JSON.parse(fourfold(['solve', pack, '--level', 'one', '--json']).out).level).toBe('One');
    expect(JSON.parse(fourfold(['solve', pack, '--level', 'OTHER', '--json']).out).level).toBe('Other one');
    for (const args of [[], ['--level', '3'], ['--level', 'o']]) {
      const { code, err } = fourfold(['solve', pack, ...args]);
      expect(code).toBe(2);
      expect(err).toContain('1  One');
    }
  });

  it('stops at Ctrl-C with what it found so far, exit 130', async () => {
    const { code, out } = await interrupted(['solve', long, '--algorithm', 'bfs', '--json'], 1500);
    expect(code).toBe(130);
    const answer = JSON.parse(out);
    expect(answer.status).toBe('cancelled');
    expect(answer.expanded).toBeGreaterThan(0);
  });

  it('reads standard input', () => {
    expect(fourfold(['solve', '-'], 'game: folding-blocks\n\nA.\n').code).toBe(0);
  });
});

describe('solve --anytime', () => {
  it('prints a first solution, better ones with bounds, and the proof', () => {
    const level = ['solve', 'levels/break-the-ice/expert.txt', '--level', 'Chorus line', '--anytime'];
    const { code, out } = fourfold([...level, '--algorithm', 'thaw']);
    expect(code).toBe(0);
    const costs = [...out.matchAll(/^ *[\d.]+ m?s {2}cost (\d+), proved: at most [\d.]+ times/gm)];
    expect(costs.length).toBeGreaterThan(1);
    expect(out).toContain('Solved in 7 moves (optimal: proved)');
    expect(fourfold([...level, '--algorithm', 'astar'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('verify', () => {
  it('accepts a solution, written in several ways', () => {
    for (const moves of [['R D'], ['r,d'], ['R', 'D']]) {
      const { code, out } = fourfold(['verify', tiles, ...moves]);
      expect(out).toContain('valid: 2 moves');
      expect(code).toBe(0);
    }
    const solved = folder.write('solved.txt', 'game: folding-blocks\n\nA\n');
    expect(fourfold(['verify', solved, '']).code).toBe(0);
  });

  it('names the first bad move and why', () => {
    for (const [moves, expected] of [
      ['R U', /move 2 \(U\): /],
      ['R Q', /move 2 \(Q\): "Q" is not a move/],
      ['R', /after move 1: the moves end here/],
      ['R D L', /move 3 \(L\): the level is solved/],
      ['', /after move 0: /],
    ] as const) {
      const { code, out } = fourfold(['verify', tiles, moves]);
      expect(out).toMatch(expected);
      expect(code).toBe(1);
    }
    expect(JSON.parse(fourfold(['verify', tiles, 'R U', '--json']).out)).toMatchObject({
      valid: false,
      failedAt: 2,
    });
  });
});

describe('review', () => {
  /** Eight colours in four crowded rows: nobody proves the fewest moves soon. */
  const crowded = ['.adeffhgcbe.', '.hfcfgfghhb.', '.addbbeegec.', '.dgdbhaacca.'].join('\n');
  const hard = folder.write('hard.txt', `game: break-the-ice\n\n${crowded}\n`);

  it('labels every move, with the best way from each mistake', () => {
    const { code, out, err } = fourfold(['review', tiles, 'R L D R']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Solved in 4 moves; the optimum is 2: 2 moves more than the optimum.');
    expect(out).toMatch(/ 1\. R +1 +kept the optimum\n +2\. L +2 +lost 2 moves\n/);
    expect(out).toMatch(/2\. L lost 2 moves\n +best: D\n +way: {2}D\n/);
    expect(out).not.toContain('\x1b');
    expect(fourfold(['review', tiles, 'R L', '--verbose']).out).toMatch(/asked: .+\n +answer: /);
  });

  it('tells all as JSON, with the queries', () => {
    const answer = JSON.parse(fourfold(['review', tiles, 'R', 'L', '--json']).out);
    expect(answer).toMatchObject({
      ...{ game: 'match-the-tiles', level: 'Two turns', valid: true, ending: 'open', complete: true },
      start: { status: 'exact', moves: 2 },
      moves: [
        { number: 1, move: 'R', verdict: 'kept', after: { status: 'exact', moves: 1 } },
        { number: 2, verdict: 'lost-moves', lost: 2, best: { moves: ['D'], way: ['D'], isAll: true } },
      ],
    });
    expect(answer.moves[1].reasons[0].query).toHaveProperty('asked.en');
  });

  it('takes moves from standard input or from the level', () => {
    expect(fourfold(['review', tiles, '-'], 'R\nD\n').out).toContain('nothing was lost');
    const stated = folder.write('stated.txt', 'game: match-the-tiles\nsolution: R L D R\n\nA..\n...\n..a\n');
    expect(fourfold(['review', stated]).out).toContain('Solved in 4 moves');
    expect(fourfold(['review', tiles])).toMatchObject({ code: 2, out: '' });
    expect(fourfold(['review', '-', '-'], 'R').err).toContain('cannot both be on standard input');
  });

  it('knows levels without a solution', () => {
    const { code, out } = fourfold(['review', stuck, 'R D']);
    expect(code).toBe(0);
    expect(out).toContain('the level has no solution, proved');
    expect(out).toMatch(/1\. R +lost +lost before/);
  });

  it('names the first bad move as verify does', () => {
    for (const moves of ['R U', 'R Q', 'R D L']) {
      const refused = fourfold(['review', tiles, moves]);
      expect(refused).toEqual(fourfold(['verify', tiles, moves]));
      expect(refused.code).toBe(1);
    }
    const json = JSON.parse(fourfold(['review', tiles, 'R U', '--json']).out);
    expect(json).toMatchObject({ valid: false, failedAt: 2 });
  });

  it('leaves unknown what a limit or Ctrl-C ended, with the bounds', async () => {
    const limited = fourfold(['review', hard, 'b4L k4R', '--max-seconds', '0.2']);
    expect(limited.code).toBe(3);
    expect(limited.out).toMatch(/\d+ or more +unknown/);
    expect(limited.out).toContain('2 of 2 moves could not be proved');
    const { code, out } = await interrupted(['review', hard, 'b4L k4R', '--json'], 1500);
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ complete: false, start: { status: 'unknown', most: null } });
  });
});

describe('explore', () => {
  it('counts all positions, or says what stopped it', () => {
    const all = fourfold(['explore', tiles, '--json']);
    expect(all.code).toBe(0);
    expect(JSON.parse(all.out)).toMatchObject({
      states: 4,
      depths: [1, 2, 1],
      goals: 1,
      deadEnds: 0,
      complete: true,
    });
    const some = fourfold(['explore', tiles, '--depth', '1', '--json']);
    expect(some.code).toBe(3);
    expect(JSON.parse(some.out)).toMatchObject({ states: 3, complete: false, stoppedBy: 'depth-limit' });
    expect(fourfold(['explore', tiles]).out).toContain('These are all.');
  });
});

describe('count', () => {
  const fold = 'game: folding-blocks\n\nA . B\n# # #\nC . .\n# # .\n';

  it('counts all solved positions by moves', () => {
    const level = fold.replace('# # .', '# # #').replace('C . .', 'C . D');
    expect(fourfold(['count', '-'], level)).toMatchObject({ code: 0 });
    expect(fourfold(['count', '-'], level).out).toMatch(
      /moves {2}solved positions\n {4}2 {17}4\n\n4 solved positions\nThese are all\./,
    );
    expect(JSON.parse(fourfold(['count', '-', '--json'], level).out)).toMatchObject({
      game: 'folding-blocks',
      count: '4',
      byMoves: [{ moves: 2, count: '4' }],
      complete: true,
    });
  });

  it('says no when there is none, and which games do not tell', () => {
    expect(fourfold(['count', '-'], fold)).toMatchObject({ code: 1 });
    expect(fourfold(['count', '-'], fold).out).toContain('0 solved positions');
    const other = fourfold(['count', tiles]);
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toMatch(/solved positions of Match the Tiles .* explore/);
  });

  it('says at least how many at a limit', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const row = (from: number): string => [...letters.slice(from, from + 5)].join(' . . ');
    const rows = [0, 5, 10, 15, 20].flatMap((from) => [row(from), row(from), row(from)]);
    const board = rows.map((text, at) => (at % 3 === 1 ? text : text.replace(/[A-Z]/g, '.')));
    const level = `game: folding-blocks\n\n${board.join('\n')}\n`;
    const { code, out } = fourfold(['count', '-', '--max-states', '50'], level);
    expect(code).toBe(3);
    expect(out).toMatch(
      /at least [\d,]+ solved positions\nNot all: the limit of 50 parts ended it; --max-states allows more\./,
    );
  });
});

describe('show, check and the lists', () => {
  it('draws without colours when nobody looks, all levels or one', () => {
    const { out } = fourfold(['show', pack]);
    expect(out).toContain('One');
    expect(out).toContain(' A  .  a');
    expect(out).toContain('Other one');
    expect(fourfold(['show', pack, '--level', '2']).out).not.toContain(' a');
    expect(JSON.parse(fourfold(['show', pack, '--json']).out)).toHaveLength(2);
  });

  it('reports every mistake with its place, exit 1', () => {
    const bad = folder.write('bad.txt', 'game: match-the-tiles\ncolour: red\n\nA . ?\n. a\n');
    const { code, out } = fourfold(['check', tiles, bad]);
    expect(code).toBe(1);
    expect(out).toContain(`${tiles}: 1 level, no mistakes`);
    expect(out).toContain(`${bad}:2:1: "colour" is not a known header`);
    expect(out).toContain(`${bad}:4:5: `);
    expect(out).toContain(`${bad}:5:1: This row has 2 cells`);
    const json = JSON.parse(fourfold(['check', tiles, bad, '--json']).out);
    expect(json[0]).toMatchObject({ valid: true, levels: 1 });
    expect(json[1].problems.map(({ code: each }: { code: string }) => each)).toContain('unknown-header');
  });

  it('replays stated solutions and says which move is refused', () => {
    const text = 'game: match-the-tiles\nsolution: D R\n\nA..\n...\n..a\n\n---\n\ngame: match-the-tiles\n';
    const right = folder.write('right.txt', `${text}\nA.a\n`);
    expect(fourfold(['check', right]).out).toContain('2 levels, no mistakes');
    const wrong = folder.write('wrong.txt', `${text}solution: R,L  U\n\nA..\n..a\n`);
    const { code, out } = fourfold(['check', wrong]);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^.*wrong\.txt:11:16: .* at move 3 \(U\): .*\[refused-solution\]/),
    ]);
  });

  it('proves guards with --guards, or shows how they are broken', () => {
    const text = (guards: string) => `game: match-the-tiles\nguards: ${guards}\n\nA..\n...\n..a\n`;
    const held = fourfold(['check', '--guards', folder.write('held.txt', text('at-least 2; use 3,3'))]);
    expect([held.code, held.out]).toEqual([0, expect.stringContaining('no mistakes, 2 guards hold')]);
    const broken = fourfold(['check', '--guards', folder.write('cheat.txt', text('at-least 2; visit 1,3'))]);
    expect(broken.code).toBe(1);
    expect(broken.out).toMatch(/cheat\.txt:2:9: The guard "visit 1,3" is broken by D R\. \[broken-guard\]/);
  });

  it('checks the other files when one is missing, exit 2', () => {
    const { code, out, err } = fourfold(['check', 'no-such-file', tiles]);
    expect(code).toBe(2);
    expect(err).toContain('there is no such file');
    expect(out).toContain('no mistakes');
  });

  it.each(['games', 'algorithms', 'heuristics'])('lists %s, for people and for programs', (command) => {
    const people = fourfold([command]);
    expect(people.code).toBe(0);
    const programs = JSON.parse(fourfold([command, '--json']).out);
    for (const { id } of programs) expect(people.out).toContain(id);
  });

  it('lists the heuristics of one game', () => {
    const list = JSON.parse(fourfold(['heuristics', 'folding-blocks', '--json']).out);
    expect(new Set(list.map(({ game }: { game: string }) => game))).toEqual(new Set(['folding-blocks']));
  });
});

describe('wrong use and bad input end with a clear sentence and exit 2', () => {
  const header = (game: string): string => `game: ${game}\n\n`;
  const files: readonly (readonly [what: string, content: string | Uint8Array, sentence: RegExp])[] = [
    ['an empty file', '', /no level here/],
    ['only comments', '; hello\n\n', /no level here/],
    ['binary data', Uint8Array.from({ length: 3000 }, (_, i) => (i * 37) % 256), /not text in UTF-8/],
    ['control characters', 'game: folding-blocks\n\n\u0000\u0001\u0002\n', /:3:1: .*is not a cell/],
    [
      'ragged rows',
      `${header('folding-blocks')}A..\n..\n`,
      /:4:1: This row has 2 cells, the first one has 3/,
    ],
    [
      'an unknown game',
      `${header('chess')}K.\n`,
      /:1:7: "chess" is not a game; expected one of folding-blocks/,
    ],
    ['no game', 'title: x\n\nA.\n', /:1:1: Expected a header "game:"/],
    ['an unknown header', 'game: folding-blocks\nspeed: 3\n\nA.\n', /:2:1: "speed" is not a known header/],
    ['no board', 'game: folding-blocks\n', /:1:1: This level has no board/],
    ['two starts', `${header('roll-the-block')}SS\n.G\n`, /:3:2: /],
    ['no goal', `${header('roll-the-block')}S...\n`, /goal/],
    ['a tile colour without goals', `${header('match-the-tiles')}A b a\nB C .\n`, /:4:3: .*goal/],
    ['a floating ice block', `${header('break-the-ice')}.r.\n...\n`, /:3:2: /],
    [
      'a 65-wide board',
      `${header('folding-blocks')}A${'.'.repeat(64)}\n`,
      /:3:65: The board has 65 columns; the most is 64/,
    ],
    [
      'a 65-tall board',
      `${header('folding-blocks')}${'A\n'.repeat(65)}`,
      /:67:1: The board has 65 rows; the most is 64/,
    ],
    ['a million-line pack', 'game: folding-blocks\n\nA.\n\n---\n'.repeat(200_000), /at most 1,048,576/],
    [
      'ten thousand and one levels',
      'game: folding-blocks\n\nA.\n\n---\n'.repeat(10_001),
      /at most 10,000 levels/,
    ],
  ];

  it.each(files)('%s', (what, content, sentence) => {
    const { code, out, err } = fourfold([
      'solve',
      folder.write(`${what.replaceAll(' ', '-')}.txt`, content),
      '--level',
      '1',
    ]);
    expect(err).toMatch(sentence);
    expect(err).not.toContain('    at ');
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it.each([
    [['solve', 'no-such-file'], /no-such-file: there is no such file/],
    [['solve', '.'], /this is a directory/],
    [['solve'], /missing required argument 'file'/],
    [['solve', tiles, '--algorithm', 'magic'], /"magic" is not an algorithm; expected one of bfs/],
    [['solve', tiles, '--heuristic', 'magic'], /has no heuristic "magic"/],
    [['solve', tiles, '--algorithm', 'bfs', '--heuristic', 'simple'], /bfs uses no heuristic/],
    [['solve', tiles, '--max-states', 'many'], /Expected a whole number from 1 to 2,147,483,646, not "many"/],
    [['solve', tiles, '--max-states', '9999999999'], /from 1 to 2,147,483,646, not "9999999999"/],
    [['solve', tiles, '--max-seconds', '-1'], /Expected a number above 0, at most 1,000,000, not "-1"/],
    [['solve', tiles, '--max-seconds', '1000001'], /Expected a number above 0, at most 1,000,000/],
    [['solve', tiles, '--max-memory', '1e9'], /Expected a number above 0, at most 1,048,576, not "1e9"/],
    [['solve', tiles, '--depth', '1.5'], /Expected a whole number from 0 to 2,147,483,646/],
    [['solve', tiles, '--limit', '2000000'], /Expected a whole number from 0 to 1,000,000/],
    [['solve', tiles, '--weight', '9999999999'], /Expected a number from 1 to 2,147,483,646/],
    [['solve', tiles, '--width', '9999999999'], /Expected a whole number from 1 to 2,147,483,646/],
    [['grade', tiles, '--max-seconds', '9999999'], /Expected a number above 0, at most 1,000,000/],
    [['compare', tiles, '--jobs', '1001'], /Expected a whole number from 1 to 1,000, not "1001"/],
    [['solve', tiles, '--algorithm', 'bfs', '--weight', '2'], /bfs has no option --weight/],
    [['solve', tiles, '--algorithm', 'bfs', '--anytime'], /bfs has no option --anytime/],
    [['solve', tiles, '--algorithm', 'ids', '--table'], /no option --table any more: ids-table is ids with/],
    [['compare', tiles, '--path-only'], /no option --path-only any more: ids and idastar never remember/],
    [['dance'], /unknown command 'dance'/],
    [['heuristics', 'chess'], /"chess" is not a game/],
    [['play', tiles], /play needs a terminal/],
  ] as const)('fourfold %j', (args, sentence) => {
    const { code, err } = fourfold(args);
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });
});

describe('app', () => {
  it('prints its address in one line, serves it, and ends well when asked to', async () => {
    const server = await serving(['--port', '0', '--no-open']);
    expect(server.line).toMatch(/^Fourfold is at http:\/\/127\.0\.0\.1:\d+\/ \(Ctrl-C ends it\)$/);
    const page = await fetch(server.address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Fourfold');
    const taken = fourfold(['app', '--no-open', '--port', new URL(server.address).port]);
    expect(taken).toMatchObject({ code: 2, out: '' });
    expect(taken.err).toMatch(/^error: Port \d+ cannot be used/);
    expect(await server.end('SIGINT')).toEqual({ code: 0, out: `${server.line}\n`, err: '' });
  });

  it('ends well at SIGTERM too', async () => {
    const server = await serving(['--port', '0']);
    expect((await server.end('SIGTERM')).code).toBe(0);
    await expect(fetch(server.address)).rejects.toThrow();
  });

  it.each(['-1', '65536', '80x', '1.5'])('does not take %s for a port', (port) => {
    const { code, err } = fourfold(['app', '--no-open', `--port=${port}`]);
    expect(err).toMatch(/Expected a port from 0 to 65535/);
    expect(code).toBe(2);
  });
});

describe('help', () => {
  it.each([
    'app',
    'studio',
    'play',
    'solve',
    'verify',
    'review',
    'show',
    'check',
    'explore',
    'count',
    'compare',
    'games',
    'algorithms',
    'heuristics',
  ])('of %s has an example', (command) => {
    const { code, out } = fourfold([command, '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/Examples?:\n {2}fourfold /);
  });
});
