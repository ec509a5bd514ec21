import type { SweepResult } from '../model.ts';

/** A finished run, for tests. */
export const sampleResult = (changes: Partial<SweepResult> = {}): SweepResult => ({
  id: 'r1',
  level: 'l1',
  method: 'm1',
  repeat: 1,
  status: 'solved',
  reason: null,
  moves: ['R', 'D', 'R'],
  cost: 3,
  optimal: true,
  expanded: 3,
  generated: 7,
  stored: 6,
  reopened: 0,
  peakFrontier: 3,
  bytes: 72,
  reservedBytes: 24_576,
  prepareMilliseconds: 0.5,
  milliseconds: 0.25,
  processorMilliseconds: 2,
  residentBytes: null,
  machine: 'here',
  worker: 'w1',
  ended: '2026-01-01T00:00:00.000Z',
  ...changes,
});

/** One that a limit or the end of its process left without figures. */
export const endedResult = (changes: Partial<SweepResult>): SweepResult =>
  sampleResult({
    moves: [],
    cost: null,
    optimal: false,
    expanded: null,
    generated: null,
    stored: null,
    reopened: null,
    peakFrontier: null,
    bytes: null,
    reservedBytes: null,
    ...changes,
  });
