import type { AlgorithmOptions, Limits } from '../core/search.ts';
import type { LevelFacts } from '../experiments/level-facts.ts';
import type { Machine, RunRecord } from '../experiments/record.ts';

/** A level of a sweep. Files may hold the same level twice: its text is what counts. */
export interface SweepLevel {
  /** A hash of its game and text. */
  readonly key: string;
  readonly game: string;
  readonly name: string;
  /** The file or the generator call that it comes from, and its number in there, from 1. */
  readonly file: string;
  readonly number: number;
  /** As it would stand in a file by itself. */
  readonly text: string;
  readonly rows: number;
  readonly columns: number;
  readonly facts: LevelFacts;
  /** The optimum that its file states. */
  readonly stated?: number;
}

/** A method of a sweep, for one game. */
export interface SweepMethod {
  /** As `--methods` reads it, cost model included: `wastar:pairs:weight=3:cost=unit`. One text a method; games may share it. */
  readonly key: string;
  readonly game: string;
  readonly algorithm: string;
  readonly heuristic: string | null;
  readonly cost: string;
  readonly options: AlgorithmOptions;
  /** Hashes of the modules of the user's own that it needs, in the order of the plan. */
  readonly modules?: readonly string[];
}

/** A file with games, heuristics or algorithms of the user's own, which every process of the sweep loads. */
export interface SweepModule {
  readonly path: string;
  /** Of its file, and so part of the id of every run that uses it. */
  readonly hash: string;
  /** JavaScript, as every process loads it: types of TypeScript are taken out. */
  readonly text: string;
}

export type RunLimits = Limits & Required<Pick<Limits, 'seconds' | 'bytes'>>;

/** What all runs of a sweep share: a plan whose files were read and whose choices were checked. */
export interface SweepHead {
  readonly name: string;
  /** Of the engine. */
  readonly version: string;
  readonly limits: RunLimits;
  /** How often every method runs on every level. */
  readonly repeat: number;
  /** Of the order of the runs. */
  readonly seed: number;
  /** A process for each run; otherwise processes are kept warm and used again. */
  readonly isolated: boolean;
  readonly levels: readonly SweepLevel[];
  readonly methods: readonly SweepMethod[];
  readonly modules: readonly SweepModule[];
}

/** One search: a method on a level for the n-th time. Plain data. */
export interface SweepRun {
  /** Made from its content: level text, method, options, limits, repeat, isolation, own modules, engine version. */
  readonly id: string;
  /** Keys of its level and its method. */
  readonly level: string;
  readonly method: string;
  /** From 1. */
  readonly repeat: number;
}

/** A plan, expanded. A million runs fit: they are made when they are asked for. */
export interface Sweep extends SweepHead {
  readonly count: number;
  /** The runs in the order in which they are made, shuffled by the seed. */
  run(index: number): SweepRun;
  /** The id of a run; where results are read it tells those of this plan from older ones. */
  idOf(level: SweepLevel, method: SweepMethod, repeat: number): string;
}

/** The figures of a run that must be the same wherever it is repeated, unless the clock or the memory stopped it. */
type Figures = Pick<
  RunRecord,
  | 'status'
  | 'reason'
  | 'refusal'
  | 'moves'
  | 'cost'
  | 'optimal'
  | 'bound'
  | 'stoppedBy'
  | 'expanded'
  | 'generated'
  | 'stored'
  | 'reopened'
  | 'peakFrontier'
  | 'bytes'
  | 'reservedBytes'
  | 'seenSet'
  | 'prepareMilliseconds'
  | 'milliseconds'
>;

/** A finished run: one line of the log, one row of the database. */
export interface SweepResult extends SweepRun, Figures {
  /** Processor time of all threads of its process while it ran. */
  readonly processorMilliseconds: number | null;
  /** The peak memory of its process as the system counts it; null where the process served other runs before. */
  readonly residentBytes: number | null;
  /** The key of the machine that made it, and the worker on it. */
  readonly machine: string;
  readonly worker: string;
  /** When it ended, by that machine's clock, in ISO 8601. Only told, never computed with: clocks jump. */
  readonly ended: string;
}

/** A machine that made results. Times are compared within one machine only. */
export interface SweepMachine extends Machine {
  /** A hash of what is below. */
  readonly key: string;
  readonly name: string;
  readonly cores: number;
  readonly memoryBytes: number;
  /** The versions of Fourfold, V8 and the system. */
  readonly versions: Readonly<Record<string, string>>;
}

/** A program that makes runs, as the others see it. */
export interface SweepWorker {
  readonly name: string;
  readonly machine: string;
  readonly jobs: number;
  /** The load of its machine when it was last heard. */
  readonly load: number;
  readonly runs: number;
  readonly state: 'working' | 'silent' | 'ended';
  /** Seconds since it was last heard, by one clock. */
  readonly heardSecondsAgo: number;
}

/** Results that cannot be true: a bug, or a machine that is not to be trusted. */
export interface SweepAlarm {
  /**
   * `figures`: one method found other figures on one level than before. `answers`: two methods say what excludes each other.
   * `rules`: the rules refuse a solution, or its cost; there is no second result.
   */
  readonly kind: 'figures' | 'answers' | 'rules';
  /** The figures that differ or are wrong. */
  readonly figures: readonly string[];
  readonly first: SweepResult;
  readonly second: SweepResult | null;
}
