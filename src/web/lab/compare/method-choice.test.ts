import { expect, it } from 'vitest';
import { games } from '../../../games/index.ts';
import {
  addMethods,
  costOffers,
  everyHeuristic,
  heuristicOffers,
  withAlgorithm,
  withCost,
  withHeuristic,
  withOption,
} from './method-choice.ts';

const astar = { algorithm: 'astar', options: {} };

it('offers what some of the games have, each once', () => {
  const ids = heuristicOffers(games, astar).map(({ id }) => id);
  expect(ids).toEqual([...new Set(games.flatMap(({ heuristics }) => heuristics.map(({ id }) => id)))]);
  expect(heuristicOffers(games, { algorithm: 'bfs', options: {} })).toEqual([]);
  expect(heuristicOffers([], { ...astar, heuristic: 'gone' })).toEqual([{ id: 'gone', name: 'gone' }]);
  const single = games.filter(({ costs }) => costs.length === 1);
  expect(costOffers(single, astar)).toEqual([]);
  expect(costOffers(games, astar).length).toBeGreaterThan(1);
});

it('changes a method without leaving behind what makes no sense', () => {
  const full = { algorithm: 'wastar', heuristic: 'h', cost: 'unit', options: { weight: 3 } };
  expect(withAlgorithm(full, 'astar')).toEqual({
    algorithm: 'astar',
    heuristic: 'h',
    cost: 'unit',
    options: {},
  });
  expect(withAlgorithm(full, 'bfs')).toEqual({ algorithm: 'bfs', cost: 'unit', options: {} });
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
