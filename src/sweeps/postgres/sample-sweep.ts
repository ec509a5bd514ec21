import { version } from '../../experiments/version.ts';
import type { SweepHead, SweepLevel, SweepMethod } from '../model.ts';
import type { RunFindings, Runner } from '../runner.ts';

const level = (number: number): SweepLevel => ({
  key: `level-${number}`,
  game: 'some-game',
  name: `Level ${number}`,
  file: 'levels.txt',
  number,
  text: `text of ${number}`,
  rows: 3,
  columns: 3,
  facts: { cells: 9, free: 8, pieces: 1, colours: 1 } as never,
});

const method = (key: string): SweepMethod => ({
  key,
  game: 'some-game',
  algorithm: key,
  heuristic: null,
  cost: 'unit',
  options: {},
});

/** The head of a sweep over made-up levels and methods. */
export const sampleHead = (
  levels: number,
  methods: readonly string[],
  changes: Partial<SweepHead> = {},
): SweepHead => ({
  name: 'sample',
  version,
  limits: { seconds: 1, bytes: 1024 ** 3 },
  repeat: 1,
  seed: 1,
  isolated: false,
  levels: Array.from({ length: levels }, (_, index) => level(index + 1)),
  methods: methods.map(method),
  modules: [],
  ...changes,
});

/** Finds something for every run without searching, always the same. */
export const sampleRunner = (
  find: (findings: RunFindings) => RunFindings | Promise<RunFindings> = (each) => each,
): Runner => {
  let isStopped = false;
  return {
    run: async (run) => {
      const expanded = Number.parseInt(run.level.slice('level-'.length), 10) * 10 + run.method.length;
      const findings = await find({
        ...run,
        status: 'solved',
        reason: null,
        moves: ['a', 'b'],
        cost: 2,
        optimal: true,
        expanded,
        generated: expanded * 2,
        stored: expanded,
        reopened: 0,
        peakFrontier: 3,
        bytes: 100,
        reservedBytes: 200,
        prepareMilliseconds: 0.1,
        milliseconds: 0.5,
        processorMilliseconds: 0.6,
        residentBytes: null,
      });
      return isStopped ? undefined : findings;
    },
    stop: async () => {
      isStopped = true;
    },
  };
};
