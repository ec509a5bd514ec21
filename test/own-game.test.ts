import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root, temporaryFolder } from './command-line.ts';

/** A project of somebody else's with Fourfold and a game in a package of its own. */
const folder = temporaryFolder();
const used = './node_modules/fourfold-slide/slide.js';
const levels = 'node_modules/fourfold-slide/levels.txt';

beforeAll(() => {
  mkdirSync(join(folder.path, 'node_modules'));
  cpSync(join(root, 'test/examples/own-game'), join(folder.path, 'node_modules/fourfold-slide'), {
    recursive: true,
  });
  symlinkSync(root, join(folder.path, 'node_modules/fourfold'), 'junction');
  folder.write('package.json', JSON.stringify({ type: 'module', private: true }));
});

function node(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder.path,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

const fourfold = (...args: string[]) => node(join(root, 'dist/fourfold.js'), ...args);

/** The JSON that a command prints; it must succeed. */
function asked(...args: string[]): unknown {
  const { code, out, err } = fourfold(...args, '--use', used, '--json');
  expect(code, err).toBe(0);
  return JSON.parse(out);
}

it('is read, solved, proved, played, generated and compared by a program', () => {
  folder.write(
    'program.js',
    `import { readFileSync } from 'node:fs';
import * as fourfold from 'fourfold';
import extension, { distance, slide } from 'fourfold-slide';

const { compare, certify, checkCertificate, explore, generateLevels, grade, PlaySession, readLevels, review, solve, verify } = fourfold;
const use = import.meta.resolve('fourfold-slide');
const read = readLevels(readFileSync('${levels}', 'utf8'), { games: [slide] });
if (!read.ok) throw new Error(read.error[0].message);
const [level, impossible] = read.value;
const sentence = (promise) => promise.then(() => 'nothing is wrong', (error) => error.name + ': ' + error.message);

const best = await solve(level);
const proved = await solve(level, { algorithm: 'bfs' });
const session = new PlaySession(level.game.rules(level.level));
for (const text of proved.moves) session.play(session.rules.parseMove(text).value);
const { certificate } = await certify(level, { algorithm: 'bfs', use });
const made = await generateLevels(slide, { seed: 3, difficulty: 'easy' });
const { levels } = await compare([level], { algorithms: ['bfs', 'greedy'], heuristics: ['lines', { ...distance, id: 'mine' }] });
const another = { ...fourfold.algorithms.find(({ id }) => id === 'bfs'), id: 'like-bfs' };
console.log(JSON.stringify({
  best: [best.status, best.moves.length, best.optimal],
  proved: [proved.moves.length, proved.optimal],
  thread: await solve(level, { algorithm: 'bfs', worker: true, use }).then(({ moves, optimal }) => [moves.length, optimal]),
  own: (await solve(level, { algorithm: 'greedy', heuristic: distance })).status,
  listed: (await solve(level, { algorithm: another })).optimal,
  impossible: (await solve(impossible)).status,
  hint: (await solve(level, { after: proved.moves.slice(0, 2), algorithm: 'bfs' })).moves.length,
  isSolved: session.isSolved,
  verified: verify(level, 'U R D').ok,
  explored: (await explore(level, { worker: true, use })).states,
  graded: (await grade(level)).status,
  reviewed: (await review(level, proved.moves)).value.verdicts.map(({ kind }) => kind),
  checked: (await checkCertificate(certificate, { use })).value.verdict,
  made: [made.levels.length, made.levels[0].game.id, (await solve(made.levels[0], { algorithm: 'bfs' })).cost === made.levels[0].level.info.optimal],
  madeThere: fourfold.formatLevels((await generateLevels('slide', { seed: 3, difficulty: 'easy', use, worker: true })).levels) === fourfold.formatLevels(made.levels),
  compared: levels[0].runs.map(({ algorithm, heuristic, length, optimal }) => [algorithm, heuristic, length, optimal]),
  refused: [
    await sentence(solve(level, { worker: true })),
    await sentence(compare([level], { worker: true })),
    await sentence(solve(level, { algorithm: { id: 'none' } })),
    await sentence(solve(level, { heuristic: { id: 'lines', h: () => 0 } })),
    await sentence(generateLevels('chess')),
    await sentence(solve(level, { use: './nothing.js' })),
    await sentence((async () => readLevels('', { games: [{ ...slide, id: 'match-the-tiles' }] }))()),
    await sentence((async () => readLevels('', { games: [{ ...slide, rules: undefined }] }))()),
  ],
  extension: Object.keys(extension),
}));
`,
  );
  const { out, err } = node('program.js');
  expect(err).toBe('');
  expect(JSON.parse(out)).toEqual({
    // What it states of its heuristic is not taken as proved.
    best: ['solved', 6, false],
    proved: [6, true],
    thread: [6, true],
    own: 'solved',
    listed: false,
    impossible: 'unsolvable',
    hint: 4,
    isSolved: true,
    verified: false,
    explored: 8,
    graded: 'graded',
    reviewed: ['kept', 'kept', 'kept', 'kept', 'kept', 'kept'],
    checked: 'holds',
    made: [1, 'slide', true],
    madeThere: true,
    compared: [
      ['bfs', null, 6, true],
      ['greedy', 'lines', 6, false],
      ['greedy', 'mine', 6, false],
    ],
    refused: [
      expect.stringMatching(
        /^RangeError: With worker: true, records of your own \(here for "slide"\) cannot cross/,
      ),
      expect.stringMatching(/^RangeError: With worker: true, records of your own/),
      'RangeError: options: the algorithm "none" must have create(problem), which makes a search.',
      'RangeError: options: Slide has the heuristic "lines" already; expected another id.',
      expect.stringMatching(/^RangeError: "chess" is not a game; expected one of /),
      'RangeError: ./nothing.js: there is no such file.',
      'RangeError: games: there is a game "match-the-tiles" already; expected another id.',
      'RangeError: games: the game "slide" has no function rules().',
    ],
    extension: ['games', 'heuristics'],
  });
});

describe('on the command line, with --use', () => {
  it('is solved, in a thread and in processes too', () => {
    expect(asked('solve', levels, '--level', '1', '--algorithm', 'bfs', '--all')).toMatchObject({
      status: 'solved',
      length: 6,
      optimal: true,
    });
    const compared = asked('compare', levels, '--level', '1', '--methods', 'bfs, greedy:distance');
    expect(compared).toMatchObject({
      levels: [
        {
          game: 'slide',
          optimal: 6,
          runs: [{ status: 'solved' }, { heuristic: 'distance', status: 'solved' }],
        },
      ],
    });
  });

  it('is known to the other commands', () => {
    expect(asked('verify', levels, 'U,R,D,L,D,L', '--level', '1')).toMatchObject({ valid: true });
    expect(asked('explore', levels, '--level', '1')).toMatchObject({ states: 8 });
    expect(asked('grade', levels, '--level', '1')).toMatchObject([{ status: 'graded' }]);
    expect(asked('games')).toContainEqual(expect.objectContaining({ id: 'slide', name: 'Slide' }));
    expect(fourfold('generate', 'slide', '--use', used, '--seed', '3').out).toContain(
      'game: slide\noptimal: 6',
    );
    expect(fourfold('show', levels, '--level', '1', '--use', used).out).toContain(
      'Round the corners  Slide, 6 x 5',
    );
  });

  it.each<[string, string, RegExp]>([
    ['none.js', '', /none\.js: there is no such file\./],
    ['x'.repeat(3000), '', /xxx: (this cannot be loaded|there is no such file)/],
    ['/dev/full', '', /\/dev\/full: this is not a file; expected a JavaScript module\./],
    ['broken.js', 'export default {', /broken\.js: this cannot be loaded \(Unexpected end of input\)\./],
    [
      'empty.js',
      'export {}',
      /empty\.js: expected a default export with some of games, heuristics, algorithms/,
    ],
    [
      'lacks.js',
      'export default { games: [{ id: "x", read() {} }] }',
      /lacks\.js: the game "x" has no function write\(\)\./,
    ],
    [
      'taken.js',
      'export default { algorithms: [{ id: "bfs", create() {} }] }',
      /taken\.js: .* has the algorithm "bfs" already; expected another id\./,
    ],
  ])('says what is wrong with %s', (name, text, sentence) => {
    if (text) folder.write(name, text);
    const { code, out, err } = fourfold('solve', levels, '--use', name);
    expect(err).toMatch(sentence);
    expect([code, out]).toEqual([2, '']);
  });
});
