import { expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun, sampleSolution } from '../../test/sample-results.ts';
import { contradictions } from './contradictions.ts';
import { runNames, runTitles, seriesNames } from './methods.ts';
import { differences } from './record.ts';

it('finds figures that differ between repeats, times aside', () => {
  const { milliseconds, ...same } = sampleSolution();
  expect(differences([sampleSolution(), { ...same, milliseconds: milliseconds * 2 }])).toEqual([]);
  expect(differences([sampleSolution(), sampleSolution({ expanded: 4, moves: ['D', 'R'] })])).toEqual([
    'moves',
    'expanded',
  ]);
  expect(differences([])).toEqual([]);
});

it('forgives what the clock decided', () => {
  const stopped = sampleSolution({
    status: 'time-limit',
    moves: [],
    cost: undefined,
    optimal: false,
    expanded: 9,
  });
  expect(differences([sampleSolution(), stopped])).toEqual([]);
  const improving = sampleSolution({ optimal: false, stoppedBy: 'time-limit' });
  expect(
    differences([improving, sampleSolution({ optimal: false, stoppedBy: 'time-limit', cost: 3 })]),
  ).toEqual([]);
});

it('says which results cannot all be true', () => {
  const found = (...runs: Parameters<typeof sampleRun>[0][]): string[] =>
    contradictions(sampleComparison([sampleLevel(runs.map(sampleRun))]));
  expect(found({}, { algorithm: 'greedy', cost: 9, optimal: false })).toEqual([]);
  expect(found({ differences: ['stored'] })[0]).toContain('bfs gave other figures in a repeat: stored');
  expect(found({}, { algorithm: 'ucs', status: 'unsolvable', cost: null, optimal: false })[0]).toContain(
    'solved by bfs, yet unsolvable for ucs',
  );
  expect(found({}, { algorithm: 'astar', heuristic: 'wild', cost: 3 })[0]).toContain(
    'astar wild called a cost optimal, yet another method proved 2',
  );
  expect(found({}, { algorithm: 'greedy', cost: 1, optimal: false })[0]).toContain(
    'greedy found less than 2',
  );
});

it('names methods across levels by their heuristics, unless each game has its recommended one', () => {
  const levels = [
    sampleLevel([sampleRun(), sampleRun({ algorithm: 'astar', heuristic: 'a' })]),
    sampleLevel([sampleRun(), sampleRun({ algorithm: 'astar', heuristic: 'b' })]),
  ];
  const namesIn = (comparison: ReturnType<typeof sampleComparison>): string[] => [
    ...new Set(comparison.levels.flatMap(({ runs }) => runs.map(seriesNames(comparison)))),
  ];
  expect(namesIn(sampleComparison(levels))).toEqual(['bfs', 'astar']);
  const { settings } = sampleComparison([]);
  const apart = sampleComparison(levels, { settings: { ...settings, recommendedHeuristics: false } });
  expect(namesIn(apart)).toEqual(['bfs', 'astar a', 'astar b']);
});

it('says options and cost models only where they tell methods apart', () => {
  const namesIn = (levels: readonly (readonly Parameters<typeof sampleRun>[0][])[]): string[] => {
    const comparison = sampleComparison(levels.map((runs) => sampleLevel(runs.map(sampleRun))));
    return comparison.levels.flatMap(({ runs }) => runs.map(seriesNames(comparison)));
  };
  const wastar = { algorithm: 'wastar', heuristic: 'a' };
  expect(namesIn([[{}, { ...wastar, options: { weight: 3 } }]])).toEqual(['bfs', 'wastar']);
  expect(namesIn([[wastar, { ...wastar, options: { weight: 3 } }]])).toEqual(['wastar', 'wastar weight=3']);
  expect(namesIn([[wastar], [{ ...wastar, costModel: 'cells' }]])).toEqual([
    'wastar cost=unit',
    'wastar cost=cells',
  ]);
});

it('tells methods of a level apart, by ids and for people', () => {
  const wastar = { algorithm: 'wastar', heuristic: 'pairs' };
  const runs = [2, 3].map((weight) => sampleRun({ ...wastar, options: { weight } }));
  const comparison = sampleComparison([sampleLevel([sampleRun(), ...runs])]);
  expect(comparison.levels[0]!.runs.map(runNames(comparison))).toEqual([
    'bfs',
    'wastar pairs weight=2',
    'wastar pairs weight=3',
  ]);
  expect(comparison.levels[0]!.runs.map(runTitles(comparison))).toEqual([
    'Breadth-first search',
    'Weighted A*, Worst pair, weight=2',
    'Weighted A*, Worst pair, weight=3',
  ]);
});
