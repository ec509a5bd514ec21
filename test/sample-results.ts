import type { Comparison, LevelRecord, RunRecord } from '../src/experiments/record.ts';
import type { Solution } from '../src/search/solve.ts';

/** Made-up results for the tests: a solution, a run, a level and a comparison, changed where a test wants. */
export const sampleSolution = (changes: Partial<Solution> = {}): Solution => ({
  status: 'solved',
  moves: ['R', 'D'],
  cost: 2,
  optimal: true,
  expanded: 3,
  generated: 6,
  stored: 4,
  reopened: 0,
  peakFrontier: 2,
  bytes: 20_000,
  reservedBytes: 90_000,
  prepareMilliseconds: 1,
  milliseconds: 2,
  ...changes,
});

export const sampleRun = (changes: Partial<RunRecord> = {}): RunRecord => ({
  game: 'match-the-tiles',
  level: 'Sample',
  algorithm: 'bfs',
  heuristic: null,
  costModel: 'unit',
  options: {},
  status: 'solved',
  reason: null,
  moves: ['R', 'D'],
  length: 2,
  cost: 2,
  optimal: true,
  expanded: 3,
  generated: 6,
  stored: 4,
  reopened: 0,
  peakFrontier: 2,
  bytes: 20_000,
  reservedBytes: 90_000,
  residentBytes: 50_000_000,
  prepareMilliseconds: 1,
  milliseconds: 2,
  repeatPrepareMilliseconds: [1],
  repeatMilliseconds: [2],
  differences: [],
  ...changes,
});

export const sampleLevel = (runs: readonly RunRecord[], changes: Partial<LevelRecord> = {}): LevelRecord => ({
  file: 'sample.txt',
  number: 1,
  level: 'Sample',
  game: 'match-the-tiles',
  rows: 3,
  columns: 3,
  text: 'game: match-the-tiles\ntitle: Sample\n\nA..\n...\n..a\n',
  facts: { cells: 9, pieces: 1, colours: 1 },
  optimal: 2,
  runs,
  ...changes,
});

export const sampleComparison = (
  levels: readonly LevelRecord[],
  changes: Partial<Comparison> = {},
): Comparison => ({
  version: '0.1.0',
  complete: true,
  settings: { repeat: 1, jobs: 1, limits: { seconds: 60, bytes: 2 ** 30 }, recommendedHeuristics: true },
  levels,
  machine: { node: '20.19.0', platform: 'linux', arch: 'x64', cpu: 'Sample' },
  ...changes,
});
