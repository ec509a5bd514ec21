import { describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { readPack } from '../games/pack.ts';
import { algorithms } from '../search/algorithms/index.ts';
import { algorithmsFor } from '../search/method.ts';
import type { Choice } from './choice.ts';
import { methodName } from './methods.ts';
import { planRuns, type SourceLevel } from './plan.ts';

function levelsOf(text: string): SourceLevel[] {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value.map((each, index) => ({
    ...each,
    file: 'test.txt',
    number: index + 1,
    name: `#${index + 1}`,
  }));
}

const tiles = levelsOf('game: match-the-tiles\n\nA . .\n. . .\n. . a\n');
const mixed = levelsOf('game: match-the-tiles\n\nA . a\n\n---\n\ngame: roll-the-block\n\nS..G\n');
const tilesGame = games.find(({ id }) => id === 'match-the-tiles')!;

function methods(levels: readonly SourceLevel[], choice: Choice): string[] {
  const plan = planRuns(levels, choice);
  if (!plan.ok) throw new Error(plan.error);
  return plan.value.map(
    ({ source, algorithm, heuristic }) =>
      `${source.name} ${methodName({ algorithm: algorithm.id, heuristic: heuristic?.id ?? null })}`,
  );
}

const mistake = (levels: readonly SourceLevel[], choice: Choice): string => {
  const plan = planRuns(levels, choice);
  return plan.ok ? 'no mistake' : plan.error;
};

describe('a plan', () => {
  it('has all algorithms once, with the heuristic that the game recommends, when nothing is said', () => {
    const { heuristic } = tilesGame.recommended;
    expect(methods(tiles, {})).toEqual(
      algorithmsFor(tilesGame).map(
        ({ id, usesHeuristic }) => `#1 ${id}${usesHeuristic ? ` ${heuristic}` : ''}`,
      ),
    );
  });

  it('takes the best method of each game, and a method of one game for that game alone', () => {
    const both = levelsOf('game: folding-blocks\n\nA.\n\n---\n\ngame: roll-the-block\n\nS..G\n');
    const { algorithm } = both[1]!.game.recommended;
    expect(
      methods(both, { algorithms: ['best'], heuristics: ['all'] }).map((each) => each.split(' ')[1]),
    ).toEqual(expect.arrayContaining(['cover', algorithm]));
    expect(
      methods(both, { algorithms: ['cover', 'best', 'bfs'] }).filter((each) => each.includes('cover')),
    ).toEqual(['#1 cover']);
    expect(mistake(tiles, { algorithms: ['cover'] })).toMatch(/^"cover" is not an algorithm/);
  });

  it('has every heuristic asked for with the algorithms that use one, and no other', () => {
    const [first, second] = tilesGame.heuristics;
    expect(methods(tiles, { algorithms: ['astar', 'bfs'], heuristics: [second!.id, first!.id] })).toEqual([
      `#1 astar ${second!.id}`,
      `#1 astar ${first!.id}`,
      '#1 bfs',
    ]);
    expect(methods(tiles, { algorithms: ['astar'], heuristics: ['all'] })).toEqual(
      tilesGame.heuristics.map(({ id }) => `#1 astar ${id}`),
    );
  });

  it('leaves out a heuristic on the games that do not have it', () => {
    const own = tilesGame.heuristics.find(
      ({ id }) => !mixed[1]!.game.heuristics.some((other) => other.id === id),
    )!;
    expect(methods(mixed, { algorithms: ['bfs', 'greedy'], heuristics: [own.id] })).toEqual([
      '#1 bfs',
      `#1 greedy ${own.id}`,
      '#2 bfs',
    ]);
    expect(mistake(mixed.slice(1), { algorithms: ['greedy'], heuristics: [own.id] })).toContain(
      `"${own.id}" is not a heuristic of Roll the Block`,
    );
  });

  it('runs nothing twice', () => {
    expect(methods(tiles, { algorithms: ['bfs', 'ucs', 'bfs'] })).toEqual(['#1 bfs', '#1 ucs']);
  });

  it('uses a cost model where a game has it', () => {
    const plan = planRuns(mixed, { algorithms: ['ucs'], costs: ['roll'] });
    expect(plan.ok && plan.value.map(({ cost }) => cost)).toEqual(['unit', 'roll']);
  });

  it('gives options to the algorithms that have them', () => {
    const optional = algorithms.find(({ options }) => options?.length);
    const spec = optional?.options?.[0];
    if (!optional || !spec) return;
    const plan = planRuns(tiles, {
      algorithms: ['bfs', optional.id],
      options: { [spec.id]: spec.value.fallback },
    });
    expect(plan.ok && plan.value.map(({ options }) => options)).toEqual([
      {},
      { [spec.id]: spec.value.fallback },
    ]);
    expect(mistake(tiles, { algorithms: ['bfs'], options: { [spec.id]: spec.value.fallback } })).toBe(
      `None of bfs has an option --${spec.id}.`,
    );
  });

  it('says what is wrong with a choice', () => {
    expect(mistake(tiles, { algorithms: ['magic'] })).toMatch(
      /^"magic" is not an algorithm; expected one of bfs/,
    );
    expect(mistake(tiles, { heuristics: ['magic'] })).toMatch(
      /^"magic" is not a heuristic of Match the Tiles/,
    );
    expect(mistake(tiles, { costs: ['roll'] })).toMatch(/^"roll" is not a cost model of Match the Tiles/);
  });

  it('takes methods one by one, with their options, each once', () => {
    const plan = planRuns(mixed, {
      methods: ['wastar:pairs:weight=2', 'wastar:pairs:weight=5', 'bfs', 'ucs:cost=roll', 'bfs', 'best'],
    });
    if (!plan.ok) throw new Error(plan.error);
    const told = plan.value.map(({ source, algorithm, heuristic, cost, options }) =>
      [source.name, algorithm.id, heuristic?.id, cost, JSON.stringify(options)].join(' '),
    );
    const { algorithm } = mixed[1]!.game.recommended;
    expect(told).toEqual([
      '#1 wastar pairs unit {"weight":2}',
      '#1 wastar pairs unit {"weight":5}',
      '#1 bfs  unit {}',
      '#1 ucs  unit {}',
      `#1 ${tilesGame.recommended.algorithm}  unit {}`,
      '#2 bfs  unit {}',
      '#2 ucs  roll {}',
      `#2 ${algorithm}  unit {}`,
    ]);
  });

  it('has methods beside algorithms, and common options for those that set none of their own', () => {
    expect(methods(tiles, { algorithms: ['bfs'], methods: ['astar:reach', 'bfs'] })).toEqual([
      '#1 bfs',
      '#1 astar reach',
    ]);
    const plan = planRuns(tiles, { methods: ['wastar', 'wastar:weight=3'], options: { weight: 7 } });
    expect(plan.ok && plan.value.map(({ options }) => options)).toEqual([{ weight: 7 }, { weight: 3 }]);
  });

  it.each([
    ['astr:pairs', /^In the method "astr:pairs": "astr" is not an algorithm; expected one of bfs/],
    ['astar:walls', /^In the method "astar:walls": "walls" is not a heuristic of Match the Tiles; expected/],
    ['bfs:pairs', /^In the method "bfs:pairs": bfs uses no heuristic/],
    ['astar:pairs:reach', /names more than one heuristic/],
    ['wastar:weight=light', /"weight" must be a number from 1 on, not "light"/],
    ['wastar:weight=', /"weight" must be a number from 1 on, not ""/],
    ['wastar:width=3', /wastar has no option "width"/],
    ['ucs:cost=gold', /"gold" is not a cost model of Match the Tiles; expected one of unit/],
    ['', /"" is not an algorithm/],
  ])('says what is wrong with the method "%s"', (method, sentence) => {
    expect(mistake(tiles, { methods: ['bfs', method] })).toMatch(sentence);
  });

  it('wants algorithms for heuristics that stand beside methods', () => {
    expect(mistake(tiles, { methods: ['bfs'], heuristics: ['pairs'] })).toMatch(/heuristics need algorithms/);
  });
});
