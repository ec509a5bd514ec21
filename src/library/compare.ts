import type { Game } from '../core/game.ts';
import { type Algorithm, defaultBytes, type Limits } from '../core/search.ts';
import { failureOf } from '../experiments/answer.ts';
import type { OptionGrid } from '../experiments/choice.ts';
import { toJson } from '../experiments/json.ts';
import { levelName } from '../experiments/level-name.ts';
import { thisMachine } from '../experiments/machine.ts';
import { type PlannedRun, planRuns, type SourceLevel } from '../experiments/plan.ts';
import { compared, type RunRecord, recordOf } from '../experiments/record.ts';
import { type AskedWorker, runAll } from '../experiments/run-all.ts';
import type { OwnHeuristic } from '../extension/heuristic.ts';
import { type Prepared, prepare } from './ask.ts';
import type { AlgorithmId, CostId, HeuristicId } from './ids.ts';
import type { PlayableLevel } from './levels.ts';
import { idOf, recordsAmong, withRecords } from './method.ts';
import { checkNumber, checkWorkNames, limitsOf, type WorkOptions } from './options.ts';
import { type Progress, search } from './solve.ts';

/** How far a comparison has come. */
export interface CompareProgress {
  /** Runs that have ended, and all of them. */
  readonly done: number;
  readonly count: number;
  /** The run that goes on; undefined at the end. */
  readonly current?: {
    readonly level: PlayableLevel;
    readonly algorithm: string;
    readonly heuristic: string | null;
    /** Undefined until it has begun to search. */
    readonly progress?: Progress;
  };
}

/** What to compare; each default is the widest sensible one. */
export interface CompareOptions extends WorkOptions<CompareProgress> {
  /** Ids, or records of one's own; all algorithms when left out, or none where there are methods. */
  readonly algorithms?: readonly (AlgorithmId | Algorithm)[] | undefined;
  /** Ids, records of one's own, or `all`; the one that each game recommends when left out. */
  readonly heuristics?: readonly (HeuristicId | OwnHeuristic)[] | undefined;
  /** Methods one by one, with their options: `astar:pairs`, `wastar:pairs:weight=3`. */
  readonly methods?: readonly string[] | undefined;
  /** Ids of cost models, each of which is tried; games that have none of them keep their own. */
  readonly costs?: readonly CostId[] | undefined;
  /** Options of algorithms, by id; each goes to the algorithms that have it. Of several values, each is tried. */
  readonly options?: OptionGrid | undefined;
  /** How often each run is made, for its time; 1 when left out. */
  readonly repeat?: number | undefined;
  /** Called with every run as soon as it has ended. */
  readonly onRun?: ((run: RunRecord) => void) | undefined;
}

/** A comparison with all that follows from it: what `fourfold compare --json` prints. */
export type Comparison = ReturnType<typeof toJson>;

const names = ['algorithms', 'heuristics', 'methods', 'costs', 'options', 'repeat', 'onRun'];
/** Of one run, where nothing else is said: as on the command line. */
const usualRunSeconds = 60;

/**
 * Runs several methods on levels, one after the other, and says what each found and what it took. Limits are for each run; there are 60
 * seconds unless they say otherwise. With `worker`, each run has a thread of its own. When the signal ends it, the answer has the runs
 * that were finished, and `complete` is false.
 *
 * @throws RangeError when an id, an option or a limit is not one that there is; the promise rejects with it.
 */
export async function compare(
  levels: readonly PlayableLevel[],
  options: CompareOptions = {},
): Promise<Comparison> {
  checkWorkNames('compare', options, names);
  const { algorithms, heuristics, methods, costs, repeat = 1, onProgress, onRun } = options;
  checkNumber('repeat', repeat, { least: 1, whole: true });
  const signal = options.signal ?? new AbortController().signal;
  const limits = { bytes: defaultBytes, ...limitsOf(options.limits, undefined, usualRunSeconds) };
  const prepared = await prepare(levels, options);
  const sources = sourcesOf(prepared, {
    algorithms: recordsAmong(algorithms ?? []),
    heuristics: recordsAmong(heuristics ?? []),
  });
  const runs = planRuns(sources, {
    ...(algorithms && { algorithms: algorithms.map((each) => idOf(each)!) }),
    ...(heuristics && { heuristics: heuristics.map((each) => idOf(each)!) }),
    ...(methods && { methods }),
    ...(costs && { costs }),
    ...(options.options && { options: options.options }),
  });
  if (!runs.ok) throw new RangeError(runs.error);
  const count = runs.value.length;
  let done = 0;
  const tell = (run?: PlannedRun, progress?: Progress): void =>
    onProgress?.({
      done,
      count,
      ...(run && { current: { ...namesOf(run), ...(progress && { progress }) } }),
    });
  const stop = new AbortController();
  const mistake = new Mistake(stop);
  signal.addEventListener('abort', () => stop.abort());
  if (signal.aborted) stop.abort();
  const outcomes = await runAll(runs.value, {
    start: (run) => new Runner(prepared, run, limits, options, mistake, (progress) => tell(run, progress)),
    limits,
    repeat,
    jobs: 1,
    signal: stop.signal,
    onStart: (run) => mistake.guard(() => tell(run)),
    onEnd: (run, _, outcome) =>
      mistake.guard(() => {
        done += 1;
        if (outcome) onRun?.(recordOf(run, outcome));
      }),
  });
  mistake.mustBeNone();
  tell();
  const recommendedHeuristics = heuristics === undefined && methods === undefined;
  return toJson(
    compared(runs.value, outcomes, { repeat, jobs: 1, limits, recommendedHeuristics }, thisMachine()),
  );
}

/** Levels with the caller's own records; each game gets them once. */
function sourcesOf({ levels }: Prepared, records: Parameters<typeof withRecords>[1]): readonly SourceLevel[] {
  const extended = new Map<Game, Game>();
  return levels.map(({ game, level }, index): SourceLevel => {
    if (!extended.has(game)) extended.set(game, withRecords({ game, level }, records).game);
    const number = index + 1;
    return { game: extended.get(game)!, level, file: '', number, name: levelName(level, number) };
  });
}

const namesOf = ({ source, algorithm, heuristic }: PlannedRun) => ({
  level: { game: source.game, level: source.level },
  algorithm: algorithm.id,
  heuristic: heuristic?.id ?? null,
});

/** What a function of the caller's own throws: it ends the comparison and is no result of it. */
class Mistake {
  private thrown: { readonly error: unknown } | undefined;
  private readonly stop: AbortController;

  constructor(stop: AbortController) {
    this.stop = stop;
  }

  guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.thrown ??= { error };
      this.stop.abort();
    }
  }

  mustBeNone(): void {
    if (this.thrown) throw this.thrown.error;
  }
}

/** Makes one run, in this thread or in one of its own. */
class Runner implements AskedWorker {
  private readonly ending = new AbortController();
  private readonly make: () => ReturnType<typeof search>;

  constructor(
    prepared: Prepared,
    { source, algorithm, heuristic, cost, options }: PlannedRun,
    limits: Limits & Required<Pick<Limits, 'seconds'>>,
    { worker }: Pick<CompareOptions, 'worker'>,
    mistake: Mistake,
    onProgress: (progress: Progress) => void,
  ) {
    const method = { algorithm: algorithm.id, heuristic: heuristic?.id, cost };
    const task = { method, limits, options, after: [], certificate: false };
    const { signal } = this.ending;
    const watch = {
      worker,
      signal,
      onProgress: (progress: Progress) => mistake.guard(() => onProgress(progress)),
    };
    this.make = () => search({ ...prepared, levels: [source] }, task, watch);
  }

  async ask(): ReturnType<AskedWorker['ask']> {
    try {
      return { kind: 'solution', solution: (await this.make()).solution };
    } catch (error) {
      // That records cannot cross to a thread is the caller's mistake, and no result.
      if (error instanceof RangeError) throw error;
      return failureOf(error);
    }
  }

  kill(): void {
    this.ending.abort();
  }
}
