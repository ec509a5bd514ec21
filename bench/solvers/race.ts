import { isAnswered, methodName } from '../../src/experiments/methods.ts';
import type { PlannedRun } from '../../src/experiments/plan.ts';
import { WorkerProcess } from '../../src/experiments/process.ts';
import { allowanceOf } from '../../src/experiments/protocol.ts';
import { compared, type LevelRecord, type Machine, type Outcome } from '../../src/experiments/record.ts';
import { runAll } from '../../src/experiments/run-all.ts';
import { type Family, levelsOf } from './family.ts';
import { bestNameOf, isExact, nameOf, runsOn } from './methods.ts';

export interface RaceOptions {
  /** The script of the worker processes. */
  readonly worker: string;
  readonly limits: {
    /** Of processor time for a run. */
    readonly seconds: number;
    readonly bytes: number;
  };
  readonly levelsPerSize: number;
  readonly machine: Machine;
  readonly signal: AbortSignal;
  readonly isWanted: (run: PlannedRun) => boolean;
  readonly onEnd: (run: PlannedRun, outcome: Outcome) => void;
}

/** The levels of one size with what was run on them; methods that were out by then are not among the runs. */
export interface SizeResult {
  readonly name: string;
  readonly levels: readonly LevelRecord[];
}

export interface FamilyResult {
  /** In the order of the table. */
  readonly methods: readonly { readonly name: string; readonly isExact: boolean }[];
  /** The name of the method that `best` stands for. */
  readonly best: string;
  readonly levelsPerSize: number;
  readonly sizes: readonly SizeResult[];
}

/** The clock may run so many times as fast as processor time before a process is taken to hang. */
const clockPerProcessorTime = 20;

/**
 * Runs every method on every level of a family, level by level so that all of them meet the machine in the same mood. A method
 * is out at the first level that it cannot do; `best`, which the race is about, only when it can do none of a size.
 */
export async function race(family: Family, options: RaceOptions): Promise<FamilyResult> {
  const best = bestNameOf(family.game);
  const methods = new Map<string, boolean>();
  const out = new Set<string>();
  const sizes: SizeResult[] = [];
  for (const size of family.sizes) {
    if (options.signal.aborted) break;
    const levels: LevelRecord[] = [];
    for (const source of levelsOf(family, size, options.levelsPerSize)) {
      const wanted = runsOn(source).filter(options.isWanted);
      for (const run of wanted) methods.set(nameOf(run), isExact(run));
      const runs = wanted.filter((run) => !out.has(nameOf(run)));
      const records = await runInTurn(runs, options);
      for (const run of records.flatMap((record) => record.runs))
        if (!isAnswered(run) && methodName(run) !== best) out.add(methodName(run));
      levels.push(...records);
    }
    const isBestUseful = levels.some(({ runs }) =>
      runs.some((run) => methodName(run) === best && isAnswered(run)),
    );
    if (!isBestUseful) out.add(best);
    sizes.push({ name: size.name, levels });
  }
  return {
    methods: [...methods].map(([name, exact]) => ({ name, isExact: exact })),
    best,
    levelsPerSize: options.levelsPerSize,
    sizes,
  };
}

/** One process after the other: a second one would slow the first. */
async function runInTurn(
  runs: readonly PlannedRun[],
  { worker, limits, machine, signal, onEnd }: RaceOptions,
): Promise<readonly LevelRecord[]> {
  const { bytes } = allowanceOf(limits);
  const allowance = { bytes, milliseconds: limits.seconds * 1000 * clockPerProcessorTime };
  const outcomes = await runAll(runs, {
    start: () => new WorkerProcess(worker, allowance),
    limits,
    repeat: 1,
    jobs: 1,
    signal,
    onEnd: (run, _, outcome) => outcome && onEnd(run, outcome),
  });
  const settings = { repeat: 1, jobs: 1, limits, recommendedHeuristics: false };
  return compared(runs, outcomes, settings, machine).levels;
}
