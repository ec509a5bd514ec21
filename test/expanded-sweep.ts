import type { Sweep, SweepHead, SweepResult, SweepRun } from '../src/sweeps/model.ts';
import { sweepOf } from '../src/sweeps/runs.ts';
import { sweepHead, sweepLevel, sweepMethod, sweepResult } from './sample-sweep.ts';

/** A made-up sweep with its runs. */
export function expandedSweep({
  levels = 3,
  methods = ['bfs', 'dfs'],
  ...changes
}: { levels?: number; methods?: readonly string[] } & Partial<
  Omit<SweepHead, 'levels' | 'methods'>
> = {}): Sweep {
  return sweepOf(
    sweepHead({
      levels: Array.from({ length: levels }, (_, index) => sweepLevel(index + 1)),
      methods: methods.map((name) => sweepMethod(name)),
      ...changes,
    }),
  );
}

/** A made-up result of a run. */
export const resultOf = (run: SweepRun, changes: Partial<SweepResult> = {}): SweepResult => ({
  ...sweepResult(sweepLevel(1), sweepMethod('bfs'), changes),
  ...run,
});

export const runsOf = (sweep: Sweep): SweepRun[] =>
  Array.from({ length: sweep.count }, (_, index) => sweep.run(index));
