import { expect, it } from 'vitest';
import { games } from '../../../games/index.ts';
import { findMethod } from '../shared/all-methods.ts';
import { withAlgorithm, withCost, withHeuristic, withOption } from '../shared/change-method.ts';
import { formatMethod, type LabMethod } from '../shared/setup.ts';
import {
  addMethods,
  costOffers,
  everyHeuristic,
  heuristicOffers,
  methodNote,
  specialOffers,
  variantOf,
} from './method-choice.ts';

const astar = { algorithm: 'astar', options: {} };

it('offers what some of the games have, each once', () => {
  const ids = heuristicOffers(games, astar).map(({ id }) => id);
  expect(ids).toEqual([...new Set(games.flatMap(({ heuristics }) => heuristics.map(({ id }) => id)))]);
  expect(heuristicOffers(games, { algorithm: 'bfs', options: {} })).toEqual([]);
  expect(heuristicOffers([], { ...astar, heuristic: 'gone' })).toEqual([{ id: 'gone' }]);
  const single = games.filter(({ costs }) => costs.length === 1);
  expect(costOffers(single, astar)).toEqual([]);
  expect(costOffers(games, astar).length).toBeGreaterThan(1);
});

/** A game with a solver of its own, that solver, and a game that does not have it. */
const maker = games.find(({ solvers }) => solvers)!;
const [solver] = maker.solvers!;
const other = games.find(({ solvers }) => !solvers?.some(({ id }) => id === solver!.id))!;
const made = { algorithm: solver!.id, options: {} };
const best = { algorithm: 'best', options: {} };

it('offers what is made for the games that are compared, and what is in use', () => {
  const idsOf = (...given: Parameters<typeof specialOffers>) => specialOffers(...given).map(({ id }) => id);
  const own = (each: typeof maker) => each.solvers?.map(({ id }) => id) ?? [];
  expect(idsOf([maker], astar)).toEqual(['best', ...own(maker)]);
  expect(idsOf(games, astar)).toEqual(['best', ...games.flatMap(own)]);
  expect(idsOf([maker, maker], best)).toEqual(['best', ...own(maker)]);
  expect(idsOf([other], astar)).not.toContain(solver!.id);
  expect(idsOf([other], made).at(-1)).toBe(solver!.id);
  expect(heuristicOffers(games, best)).toEqual([]);
  // The cost models of other games are not offered for a method that is not for them.
  expect(maker.costs).toHaveLength(1);
  expect(costOffers(games, made)).toEqual([]);
  expect(withAlgorithm({ ...astar, heuristic: 'h' }, 'best', findMethod('best')!)).toEqual(best);
});

it('says on which levels a method is run where that is not plain', () => {
  expect(methodNote(games, astar)).toBeUndefined();
  expect(methodNote([maker], made)).toBeUndefined();
  expect(methodNote([maker, other], made)).toEqual({ kind: 'only', games: [maker] });
  expect(methodNote([other], made)).toEqual({ kind: 'none', games: [maker] });
  expect(methodNote([], best)).toBeUndefined();
  const note = methodNote(games, best);
  expect(note?.kind === 'best' && note.of.map(({ game, method }) => [game, method.id])).toEqual(
    games.map((game) => [game, game.recommended.algorithm]),
  );
});

it('changes a method without leaving behind what makes no sense', () => {
  const full = { algorithm: 'wastar', heuristic: 'h', cost: 'unit', options: { weight: 3 } };
  expect(withAlgorithm(full, 'astar', findMethod('astar')!)).toEqual({
    algorithm: 'astar',
    heuristic: 'h',
    cost: 'unit',
    options: {},
  });
  expect(withAlgorithm(full, 'bfs', findMethod('bfs')!)).toEqual({
    algorithm: 'bfs',
    cost: 'unit',
    options: {},
  });
  expect(withHeuristic(full, '')).not.toHaveProperty('heuristic');
  expect(withCost(full, '')).not.toHaveProperty('cost');
  expect(withOption(full, 'weight', undefined).options).toEqual({});
  expect(withOption(full, 'weight', 2).options).toEqual({ weight: 2 });
});

it('adds methods once', () => {
  const all = addMethods([astar], everyHeuristic(games.slice(0, 1)));
  expect(all).toHaveLength(1 + games[0]!.heuristics.length);
  expect(addMethods(all, all)).toEqual(all);
});

it('varies what a method has to set: a number first, then its heuristic', () => {
  const [game] = games;
  const names = (method: LabMethod, count: number): string[] => {
    let methods: readonly LabMethod[] = [method];
    for (let made = 0; made < count; made += 1) {
      const next = variantOf(method, methods, [game!]);
      if (next) methods = [...methods, next];
    }
    return methods.map(formatMethod);
  };
  expect(names({ algorithm: 'wastar', options: { weight: 3 } }, 2)).toEqual([
    'wastar~weight=3',
    'wastar~weight=4',
    'wastar~weight=5',
  ]);
  expect(names({ algorithm: 'beam', options: { width: 5 } }, 2)).toEqual([
    'beam~width=5',
    'beam~width=10',
    'beam~width=20',
  ]);
  const [first, second] = game!.heuristics.map(({ id }) => id);
  expect(names({ algorithm: 'greedy', heuristic: first!, options: {} }, 1)).toEqual([
    `greedy~${first}`,
    `greedy~${second}`,
  ]);
  expect(variantOf({ algorithm: 'bfs', options: {} }, [], [game!])).toBeUndefined();
});
