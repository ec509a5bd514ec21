import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { template } from './games/template/game.ts';
import type { PlayableLevel, Progress, Solution, SolveOptions } from './index.ts';
import * as sources from './index.ts';

const { algorithms, countSolved, explore, formatLevels, games, PlaySession, readLevels, sentenceOf, verify } =
  sources;

/** Threads need the built script beside the module; `npm test` builds before it tests. */
const built: typeof sources = await import(new URL('../dist/library/index.js', import.meta.url).href);

function levelOf(text: string, number = 1): PlayableLevel {
  const levels = readLevels(text);
  if (!levels.ok) throw new Error(levels.error[0]?.message);
  return levels.value[number - 1]!;
}

/** One of the levels that come with Fourfold, by number or title. */
function shipped(game: string, pack: string, which: number | string): PlayableLevel {
  const file = new URL(`../levels/${game}/${pack}.txt`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  if (typeof which === 'number') return levelOf(text, which);
  return levelOf(text.split('\n---\n').find((each) => each.includes(`title: ${which}\n`))!);
}

const tiles = shipped('match-the-tiles', 'hard', 'Four to a square');
const roll = levelOf('game: roll-the-block\n\nS.....\n......\n.....G\n');
/** Six single cells on a board that they cannot fill for a long while: a search that takes its time. */
const long = levelOf(
  'game: folding-blocks\n\nA.............\n..............\n..............\n.........B....\n..............\n..............\n' +
    '....C.........\n..............\n..............\n............D.\n..............\n..............\n..E...........\n........F.....\n',
);

/** One with a solution that is soon found and takes a while to be improved or proved. */
const slow = shipped('break-the-ice', 'expert', 'Thin ice');

/** All but the times, which are never the same. */
const figuresOf = ({ milliseconds, prepareMilliseconds, ...figures }: Solution) => figures;

describe('readLevels and formatLevels', () => {
  it('read back what they write', () => {
    const text = formatLevels([tiles, roll]);
    expect(readLevels(text)).toMatchObject({
      ok: true,
      value: [{ level: tiles.level }, { level: roll.level }],
    });
  });

  it('return mistakes as values', () => {
    expect(readLevels('game: chess\n\n.\n')).toMatchObject({
      ok: false,
      error: [
        { code: 'unknown-game', line: 1, column: 7, message: expect.stringMatching(/^"\w+" is not a game/) },
      ],
    });
  });

  it('refuse a game that is not one of the list', () => {
    const stranger = { game: template, level: tiles.level };
    expect(() => formatLevels([stranger])).toThrow(RangeError);
    expect(() => verify(stranger, [])).toThrow(/is not a game; expected one of folding-blocks/);
  });
});

it('lists games and algorithms', () => {
  expect(games.map(({ id }) => id)).toContain('roll-the-block');
  expect(algorithms.map(({ id }) => id)).toContain('astar');
});

const ways = [
  ['in this thread', (level: PlayableLevel, options?: SolveOptions) => sources.solve(level, options)],
  [
    'in a worker',
    (level: PlayableLevel, options?: SolveOptions) => built.solve(level, { ...options, worker: true }),
  ],
] as const;

describe.each(ways)('solve %s', (_, solve) => {
  it.each(games)('uses what $name recommends when nothing is said', async ({ id, recommended }) => {
    // The fifth is not trivial; a new game may have fewer.
    const level = shipped(id, 'starter', 5) ?? shipped(id, 'starter', 1);
    const { algorithm } = recommended;
    const byDefault = await solve(level);
    expect(byDefault).toMatchObject({ status: 'solved', optimal: true });
    expect(figuresOf(byDefault)).toEqual(figuresOf(await solve(level, { algorithm, cost: 'unit' })));
  });

  it('passes on what is asked', async () => {
    expect(await solve(roll, { algorithm: 'ucs', cost: 'roll' })).toMatchObject({
      status: 'solved',
      cost: 70,
    });
    expect(await solve(long, { algorithm: 'bfs', limits: { states: 1000 } })).toMatchObject({
      status: 'state-limit',
    });
    expect(await solve(long, { algorithm: 'bfs', limits: { megabytes: 8 } })).toMatchObject({
      status: 'memory-limit',
    });
    expect(await solve(long, { algorithm: 'bfs', limits: { seconds: 0.05 } })).toMatchObject({
      status: 'time-limit',
    });
    expect(await solve(tiles, { algorithm: 'bfs', limits: { depth: 1 } })).toMatchObject({
      status: 'depth-limit',
    });
    expect(await solve(tiles, { algorithm: 'wastar', options: { weight: 1 } })).toMatchObject({ bound: 1 });
    expect(await solve(tiles, { algorithm: 'wastar', options: { weight: 3 } })).toMatchObject({ bound: 1.6 });
  });

  it('says how far it has come', async () => {
    const heard: Progress[] = [];
    const solution = await solve(tiles, { algorithm: 'bfs', onProgress: (progress) => heard.push(progress) });
    expect(heard.at(-1)).toMatchObject({ expanded: solution.expanded, milliseconds: solution.milliseconds });
  });

  it('is cancelled before it starts', async () => {
    const solution = await solve(tiles, { signal: AbortSignal.abort() });
    expect(solution).toMatchObject({ status: 'cancelled', moves: [], expanded: 0, optimal: false });
  });

  it('is cancelled while it runs, with the figures so far', async () => {
    const controller = new AbortController();
    let expanded = 0;
    const solution = await solve(long, {
      algorithm: 'bfs',
      signal: controller.signal,
      onProgress: (progress) => {
        expanded = progress.expanded;
        if (expanded > 10_000) controller.abort();
      },
    });
    expect(solution).toMatchObject({ status: 'cancelled', moves: [], cost: undefined, expanded });
    expect(solution.milliseconds).toBeGreaterThan(0);
  });

  it('keeps the best solution it has when it is cancelled', async () => {
    const controller = new AbortController();
    const costs: number[] = [];
    const solution = await solve(slow, {
      algorithm: 'anytime',
      signal: controller.signal,
      onImprovement: ({ cost }) => {
        costs.push(cost);
        controller.abort();
      },
    });
    expect(solution).toMatchObject({
      status: 'solved',
      stoppedBy: 'cancelled',
      cost: costs[0],
      optimal: false,
    });
    expect(verify(slow, solution.moves)).toMatchObject({ ok: true });
  });

  it('says when an algorithm cannot work on a level', async () => {
    await expect(solve(long, { algorithm: 'bibfs' })).rejects.toMatchObject({ name: 'UnsuitableError' });
  });

  it('rejects with what the caller’s own function throws', async () => {
    const onProgress = () => {
      throw new TypeError('mine');
    };
    await expect(solve(tiles, { onProgress })).rejects.toThrow(new TypeError('mine'));
  });

  it.each<[SolveOptions, RegExp]>([
    [{ algorithm: 'magic' }, /"magic" is not an algorithm; expected one of bfs/],
    [{ heuristic: 'magic' }, /Match the Tiles has no heuristic "magic"; expected one of /],
    [{ algorithm: 'bfs', heuristic: 'pairs' }, /bfs uses no heuristic/],
    [{ cost: 'roll' }, /Match the Tiles has no cost model "roll"; expected one of unit/],
    [{ algorithm: 'bfs', options: { weight: 2 } }, /bfs has no option "weight"/],
    [
      { algorithm: 'wastar', options: { weight: 0.5 } },
      /"weight" of wastar is 0.5; expected a number from 1/,
    ],
    [{ algorithm: 'beam', options: { width: 1.5 } }, /expected a whole number from/],
    [{ limits: { states: 0 } }, /limits.states is 0; expected a whole number from 1/],
    [{ limits: { seconds: Number.NaN } }, /limits.seconds is NaN; expected a number from 0/],
  ])('refuses %j', async (options, message) => {
    const refused = solve(tiles, options);
    await expect(refused).rejects.toThrow(RangeError);
    await expect(refused).rejects.toThrow(message);
  });
});

describe('solve', () => {
  it.each(algorithms)('finds the same with $id in a worker', async ({ id }) => {
    const limits = { states: 20_000 };
    const both = [false, true].map((worker) => built.solve(tiles, { algorithm: id, limits, worker }));
    const [here, there] = (await Promise.all(both)).map(figuresOf);
    expect(there).toEqual(here);
  });

  it('leaves this thread free with a worker', async () => {
    const controller = new AbortController();
    const solving = built.solve(long, { algorithm: 'bfs', worker: true, signal: controller.signal });
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const aborted = performance.now();
    controller.abort();
    await solving;
    expect(performance.now() - aborted).toBeLessThan(250);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });
});

describe('verify', () => {
  it('plays text or a list of moves', async () => {
    const { moves, cost } = await sources.solve(tiles);
    expect(verify(tiles, moves)).toEqual({ ok: true, value: { moves, cost } });
    expect(verify(tiles, moves.join(', '))).toEqual({ ok: true, value: { moves, cost } });
    expect(verify(tiles, 'Z')).toEqual({
      ok: false,
      error: { number: 1, move: 'Z', reason: '"Z" is not a move; expected U, D, L or R' },
    });
    expect(() => verify(tiles, moves, 'roll')).toThrow(RangeError);
  });
});

describe('explore', () => {
  it('counts what can be reached', async () => {
    expect(await explore(tiles)).toMatchObject({ complete: true });
    expect(await explore(long, { states: 500 })).toMatchObject({ complete: false, stoppedBy: 'state-limit' });
    expect(await explore(long, {}, AbortSignal.abort())).toMatchObject({ stoppedBy: 'cancelled' });
    await expect(explore(tiles, { depth: -1 })).rejects.toThrow(RangeError);
  });
});

describe('countSolved', () => {
  it('counts the covers of Folding Blocks', async () => {
    const read = readLevels('game: folding-blocks\n\nA . B\n');
    if (!read.ok) throw new Error('mistakes in the text');
    const level = read.value[0]!;
    expect(await countSolved(level)).toMatchObject({
      count: 2n,
      byMoves: [{ moves: 1, count: 2n }],
      complete: true,
    });
    expect(await countSolved(level, {}, AbortSignal.abort())).toMatchObject({
      complete: false,
      stoppedBy: 'cancelled',
    });
    await expect(countSolved(level, { states: 0 })).rejects.toThrow(RangeError);
    await expect(countSolved(tiles)).rejects.toThrow(/Match the Tiles/);
  });
});

it('plays a level', () => {
  const session = new PlaySession(tiles.game.rules(tiles.level));
  const move = session.rules.parseMove('D');
  expect(move.ok && session.play(move.value)).toMatchObject({ ok: true });
  expect(session.moves).toEqual(['D']);
  const again = move.ok ? session.play(move.value) : move;
  expect(again).toMatchObject({ ok: false, error: { code: expect.any(String) } });
  expect(!again.ok && sentenceOf(tiles.game, again.error)).toBe('no tile can move down');
});
