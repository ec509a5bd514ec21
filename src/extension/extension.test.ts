import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import { games } from '../games/index.ts';
import { readPack } from '../games/pack.ts';
import { algorithmsFor } from '../search/method.ts';
import { solve } from '../search/solve.ts';
import { modulesOf } from './extension.ts';
import { extendedGames, type OwnModule } from './modules.ts';

const moduleOf = (text: string, path = 'mine.js'): OwnModule => ({ path, hash: `hash of ${text}`, text });
const tiles = 'match-the-tiles';
const level = `game: ${tiles}\n\nA . .\n. . .\n. . a\n`;
const impossible = `game: ${tiles}\n\nA # a\n`;

const heuristicFile = (fields: string): string =>
  `export default { heuristics: { '${tiles}': [{ id: 'mine', ${fields} }] } };`;

async function extended(text: string): Promise<Game> {
  return (await extendedGames([moduleOf(text)])).find(({ id }) => id === tiles)!;
}

async function solved(game: Game, algorithm: string, heuristic?: string, text = level) {
  const pack = readPack(text, [game]);
  if (!pack.ok) throw new Error('a level was not read');
  const own = heuristic === undefined ? undefined : game.heuristics.find(({ id }) => id === heuristic)!;
  return solve(game, pack.value[0]!.level, {
    algorithm: algorithmsFor(game).find(({ id }) => id === algorithm)!,
    ...(own && { heuristic: own }),
    limits: { seconds: 20, bytes: 2 ** 28 },
  });
}

const refusal = (text: string, path?: string): Promise<string> =>
  extendedGames([moduleOf(text, path)]).then(
    () => 'nothing is wrong',
    (error: Error) => error.message,
  );

/** A breadth-first search in a few lines, as somebody may write it; `end` is its answer where it finds nothing. */
const ownSearch = readFileSync(new URL('../../test/examples/own-search.js', import.meta.url), 'utf8');

describe('a heuristic of one’s own', () => {
  it('is given the readable position and finds what others find, without a claim', async () => {
    const game = await extended(
      heuristicFile('h: (state) => (state.pieces.length > state.goals.length ? 1 : 0)'),
    );
    const own = await solved(game, 'astar', 'mine');
    const known = await solved(games.find(({ id }) => id === tiles)!, 'bfs');
    expect(own).toMatchObject({ status: 'solved', optimal: false });
    expect(known).toMatchObject({ status: 'solved', optimal: true });
    expect(own.cost).toBeGreaterThanOrEqual(known.cost!);
  });

  it('is not believed where it states that it is admissible', async () => {
    const game = await extended(heuristicFile(`admissible: ['unit'], argument: 'Trust me.', h: () => 0`));
    expect(game.heuristics.at(-1)).toMatchObject({
      admissible: [],
      claimedAdmissible: true,
      argument: 'Trust me.',
    });
    for (const algorithm of ['astar', 'idastar', 'arastar'].filter((id) =>
      algorithmsFor(game).some((each) => each.id === id),
    )) {
      const { optimal, bound } = await solved(game, algorithm, 'mine');
      expect([algorithm, optimal, bound]).toEqual([algorithm, false, undefined]);
    }
  });

  it('never makes a level unsolvable by saying so', async () => {
    const game = await extended(heuristicFile('h: () => Infinity'));
    for (const algorithm of ['astar', 'greedy', 'greedy-dfs', 'hill', 'beam'])
      expect([algorithm, (await solved(game, algorithm, 'mine')).status]).toEqual([algorithm, 'solved']);
    expect((await solved(game, 'astar', 'mine', impossible)).status).toBe('unsolvable');
  });

  it('may be written for packed positions', async () => {
    const game = await extended(
      heuristicFile('prepare: (space) => (words, at) => (space.isGoal(words, at) ? 0 : 1)'),
    );
    expect(await solved(game, 'astar', 'mine')).toMatchObject({ status: 'solved', optimal: false });
  });

  it.each([
    ['-1', 'gave -1'],
    ['Number.NaN', 'gave NaN'],
    ['"far"', 'gave far'],
    ['undefined', 'gave undefined'],
  ])('says what it gave where that is %s', async (value, sentence) => {
    const game = await extended(heuristicFile(`h: () => ${value}`));
    await expect(solved(game, 'astar', 'mine')).rejects.toThrow(
      `the heuristic "mine" ${sentence}; expected a number from 0 on.`,
    );
  });

  it('may be a file with one function h, for every game, called as the file', async () => {
    const all = await extendedGames([moduleOf('export function h(state) { return 0; }', 'lib/Corners.js')]);
    expect(all.map(({ heuristics }) => heuristics.at(-1)!.id)).toEqual(games.map(() => 'corners'));
  });
});

describe('an algorithm of one’s own', () => {
  it('finds solutions that count, and proves nothing', async () => {
    const game = await extended(ownSearch);
    const { optimal, bound, ...found } = await solved(game, 'own-search');
    expect(found).toMatchObject({ status: 'solved' });
    expect(found.cost).toBe((await solved(game, 'bfs')).cost);
    expect(found.expanded).toBeGreaterThan(0);
    expect([optimal, bound]).toEqual([false, undefined]);
    expect((await solved(game, 'own-search', undefined, impossible)).status).toBe('depth-limit');
  });

  it('is found out when its moves do not solve the level', async () => {
    const liar = `export default { algorithms: [{ id: 'liar', create: () => ({ step: () => 'solved', path: () => [] }) }] };`;
    await expect(solved(await extended(liar), 'liar')).rejects.toThrow('does not end in a goal position');
    const strange = liar.replace("'solved'", "'maybe'");
    await expect(solved(await extended(strange), 'liar')).rejects.toThrow(
      'ended as "maybe", which is no status',
    );
  });
});

describe('a module', () => {
  it('is part of the methods that use it, and of no others', async () => {
    const one = moduleOf(heuristicFile('h: () => 0'));
    const two = moduleOf(ownSearch, 'search.js');
    const game = (await extendedGames([one, two])).find(({ id }) => id === tiles)!;
    const mine = game.heuristics.find(({ id }) => id === 'mine');
    const search = game.solvers!.find(({ id }) => id === 'own-search');
    const astar = algorithmsFor(game).find(({ id }) => id === 'astar');
    expect(modulesOf(game, astar, game.heuristics[0])).toEqual([]);
    expect(modulesOf(game, astar, mine)).toEqual([one.hash]);
    expect(modulesOf(game, search)).toEqual([two.hash]);
    expect(modulesOf(game, search, mine)).toEqual([two.hash, one.hash]);
    expect(games.every(({ heuristics }) => heuristics.every(({ id }) => id !== 'mine'))).toBe(true);
  });

  it.each([
    [
      'export const x = 1;',
      /^mine\.js: expected a default export with some of games, heuristics, algorithms, or a function h\./,
    ],
    ['export default { heuristic: {} };', /^mine\.js: "heuristic" is not expected there, only games, /],
    ['export default { heuristics: {}, more: 1 };', /^mine\.js: "more" is not expected there/],
    ['export default { algorithms: {} };', /^mine\.js: "algorithms" must be a list of records\./],
    ['export default { heuristics: [] };', /^mine\.js: "heuristics" must be lists/],
    [
      'export default { heuristics: { chess: [{ id: "a", h() {} }] } };',
      /^mine\.js: "heuristics" names the game "chess"; expected some of /,
    ],
    [heuristicFile(''), /^mine\.js: the heuristic "mine" must have either h\(state\) or prepare\(space\)\./],
    [heuristicFile('h: 3'), /^mine\.js: the heuristic "mine" has an "h" that is no function\./],
    [heuristicFile('prepare: 3'), /^mine\.js: the heuristic "mine" has a "prepare" that is no function\./],
    [
      heuristicFile('h() {}').replace("'mine'", "'my own'"),
      /^mine\.js: a heuristic has the id "my own"; expected small letters/,
    ],
    [
      heuristicFile('h() {}').replace("'mine'", "'pairs'"),
      /^mine\.js: Match the Tiles has the heuristic "pairs" already; expected another id\./,
    ],
    [
      'export default { algorithms: [{ id: "bfs", create() {} }] };',
      /^mine\.js: .* has the algorithm "bfs" already; expected another id\./,
    ],
    [
      'export default { algorithms: [{ id: "x" }] };',
      /^mine\.js: the algorithm "x" must have create\(problem\)/,
    ],
    [
      `export default { games: [{ id: '${tiles}' }] };`,
      /^mine\.js: the game "match-the-tiles" has no function read\(\)\./,
    ],
    [
      'import "./other.js"; export default {};',
      /^mine\.js: this cannot be loaded \(.*it must be one file that imports only what comes with Node\)\./,
    ],
    ['export default {', /^mine\.js: this cannot be loaded \(Unexpected /],
    ['throw new Error("no luck"); export default {};', /^mine\.js: this cannot be loaded \(no luck\)\./],
  ])('is refused with a sentence: %s', async (text, sentence) => {
    expect(await refusal(text)).toMatch(sentence);
  });

  it('may bring a game, whose claims count as little', async () => {
    // The records of a game as they are, under another id.
    const [first] = games;
    const key = 'fourfold-test-game';
    Object.assign(globalThis, { [key]: first });
    const text = `export default { games: [{ ...globalThis['${key}'], id: 'my-game', solvers: undefined,
      recommended: { algorithm: 'bfs' } }] };`;
    const all = await extendedGames([moduleOf(text)]);
    const game = all.at(-1)!;
    expect(game.id).toBe('my-game');
    expect(modulesOf(game)).toEqual([moduleOf(text).hash]);
    expect(game.heuristics.every(({ admissible }) => admissible.length === 0)).toBe(true);
    expect(await refusal(text.replace("'my-game'", `'${first!.id}'`))).toBe(
      `mine.js: there is a game "${first!.id}" already; expected another id.`,
    );
    expect(await refusal(text.replace("'bfs'", "'magic'"))).toBe(
      'mine.js: the game "my-game" recommends a method that it does not have.',
    );
  });
});
