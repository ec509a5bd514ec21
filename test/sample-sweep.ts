import type { SweepHead, SweepLevel, SweepMachine, SweepMethod, SweepResult } from '../src/sweeps/model.ts';
import type { SweepResults } from '../src/sweeps/results.ts';

/** Made-up sweeps for the tests: their levels, methods and results, changed where a test wants. */
export const sweepLevel = (number: number, changes: Partial<SweepLevel> = {}): SweepLevel => ({
  key: `level-${number}`,
  game: 'match-the-tiles',
  name: `Level ${number}`,
  file: 'sample.txt',
  number,
  text: `game: match-the-tiles\ntitle: Level ${number}\n\nA..\n...\n..a\n`,
  rows: 3,
  columns: 3,
  facts: { cells: 9, pieces: 1, colours: 1 },
  ...changes,
});

export function sweepMethod(name: string, changes: Partial<SweepMethod> = {}): SweepMethod {
  const [algorithm = '', ...parts] = name.split(':');
  const heuristic = parts.find((part) => !part.includes('=')) ?? null;
  const options = parts.filter((part) => part.includes('=')).map((part) => part.split('=', 2));
  const cost = changes.cost ?? 'unit';
  return {
    key: `${name}:cost=${cost}`,
    game: 'match-the-tiles',
    algorithm,
    heuristic,
    cost,
    options: Object.fromEntries(options.map(([option, value]) => [option, Number(value)])),
    ...changes,
  };
}

export const sweepHead = (changes: Partial<SweepHead> = {}): SweepHead => ({
  name: 'sample',
  version: '0.1.0',
  limits: { seconds: 10, bytes: 2 ** 30 },
  repeat: 1,
  seed: 1,
  isolated: false,
  levels: [sweepLevel(1), sweepLevel(2)],
  methods: [sweepMethod('bfs'), sweepMethod('astar:pairs')],
  modules: [],
  ...changes,
});

export const sweepResult = (
  level: SweepLevel,
  method: SweepMethod,
  changes: Partial<SweepResult> = {},
): SweepResult => ({
  id: `${level.key} ${method.key} ${changes.repeat ?? 1}`,
  level: level.key,
  method: method.key,
  repeat: 1,
  status: 'solved',
  reason: null,
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
  processorMilliseconds: 2.5,
  residentBytes: 50_000_000,
  machine: 'machine-1',
  worker: 'worker-1',
  ended: '2026-01-02T03:04:05.678Z',
  ...changes,
});

export const sweepMachine = (number: number): SweepMachine => ({
  key: `machine-${number}`,
  name: `host-${number}`,
  node: '20.19.0',
  platform: 'linux',
  arch: 'x64',
  cpu: `Processor ${number}`,
  cores: 8,
  memoryBytes: 2 ** 34,
  versions: { fourfold: '0.1.0' },
});

/** A run that a limit stopped. */
export const stopped = {
  status: 'time-limit',
  moves: [],
  cost: null,
  optimal: false,
  expanded: 900,
  milliseconds: 10_000,
} as const satisfies Partial<SweepResult>;

/** Results in memory, a few at a time. */
export function sweepInMemory(
  head: SweepHead,
  results: readonly SweepResult[],
  { machines = [sweepMachine(1), sweepMachine(2)], batch = 3 } = {},
): SweepResults {
  async function* each() {
    for (let from = 0; from < results.length; from += batch) yield results.slice(from, from + batch);
  }
  return {
    head: async () => head,
    progress: async () => ({
      planned: head.levels.length * head.methods.length * head.repeat,
      done: results.length,
      byStatus: {},
      rate: null,
      workers: [],
    }),
    each,
    async *since(place) {
      if (place === undefined) yield { results, place: 'end' };
    },
    machines: async () => machines,
    failures: async (most) => results.filter(({ status }) => status === 'crashed').slice(0, most),
    alarms: async () => [],
    close: async () => {},
  };
}
