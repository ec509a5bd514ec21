import { expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../../../../test/sample-results.ts';
import { leadOf } from '../../../../experiments/lead.ts';
import { leadWords } from './lead-words.ts';
import { resultsWords } from './words.ts';

const timed = (milliseconds: number) => ({ milliseconds, repeatMilliseconds: [milliseconds] });
const said = (language: 'en' | 'pt', ...runs: Parameters<typeof sampleRun>[0][]): string => {
  const comparison = sampleComparison([sampleLevel(runs.map(sampleRun))]);
  return leadWords(leadOf(comparison)!, 1, resultsWords[language], language).join(' ');
};
const greedy = { algorithm: 'greedy', cost: 3, length: 3, optimal: false, ...timed(1) };
const stopped = { status: 'time-limit', cost: null, length: 0, moves: [], optimal: false } as const;

it('never calls a method the fastest without saying how good its solutions are', () => {
  expect(said('en', timed(9), greedy)).toBe(
    'Every method solved 1 level. Greedy best-first search took the least time, 2.00 ms a level on average. ' +
      'Its solutions cost 1.50 times the optimum on average; 0 of 1 are known to be optimal. ' +
      'Of those whose solutions are all optimal, Breadth-first search took the least: 10.0 ms.',
  );
  expect(said('en', timed(9), { ...greedy, cost: 2 })).toContain('Its solutions are all optimal.');
});

it('says who alone came so far, in both languages', () => {
  expect(said('en', {}, { ...greedy, ...stopped })).toBe(
    'Only Breadth-first search solved 1 level. Its solutions are all optimal.',
  );
  expect(said('pt', {}, { ...greedy, ...stopped })).toBe(
    'Só Breadth-first search resolveu 1 nível. As suas soluções são todas ótimas.',
  );
  const unsolvable = { status: 'unsolvable', cost: null, length: 0, moves: [], optimal: false } as const;
  expect(said('en', unsolvable)).toBe(
    'Breadth-first search answered 1 level (solved, or proved unsolvable).',
  );
});
