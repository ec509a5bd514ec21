import type { RunStatus } from '../../experiments/record.ts';
import type { SetSummary } from '../../experiments/summary.ts';
import type { SweepAlarm, SweepHead, SweepMachine, SweepMethod } from '../model.ts';
import type { CellPage } from '../report/cell-list.ts';
import type { Failures } from '../report/failures.ts';
import type { NamedLevel } from '../report/pivot.ts';
import type { Curve, Pairs } from '../report/plots.ts';
import type { SweepProgress } from '../results.ts';

// What the page of a sweep asks, and the answers: as large for a million runs as for a thousand.

/** A method as the page names it. */
export interface LiveMethod extends Omit<SweepMethod, 'key'> {
  /** As questions name it. */
  readonly name: string;
}

export interface LiveGame {
  readonly game: string;
  readonly levels: number;
  readonly methods: number;
}

/** A result of an alarm, each figure as text. */
export interface LiveRecord {
  readonly method: LiveMethod;
  readonly repeat: number;
  readonly machine: string;
  readonly worker: string;
  readonly ended: string;
  readonly figures: Readonly<Record<string, string>>;
}

export interface LiveAlarm {
  readonly kind: SweepAlarm['kind'];
  readonly level: NamedLevel;
  /** Those that differ or are wrong. */
  readonly figures: readonly string[];
  /** The two results, or the one that the rules refuse. */
  readonly records: readonly LiveRecord[];
}

export interface LiveFailures extends Omit<Failures, 'rows'> {
  readonly rows: readonly (Omit<Failures['rows'][number], 'method'> & { readonly method: LiveMethod })[];
}

/** How a sweep is: asked for every second. */
export interface LiveState extends Omit<SweepHead, 'levels' | 'methods' | 'modules'>, SweepProgress {
  /** Another one when there is something new in the tables. */
  readonly revision: number;
  /** The results that the tables have so far: a large sweep takes a while to read. */
  readonly read: number;
  /** How many workers and machines there are; the first of them are listed. */
  readonly workerCount: number;
  readonly machineCount: number;
  readonly machines: readonly (SweepMachine & { readonly runs: number })[];
  readonly games: readonly LiveGame[];
  readonly failures: LiveFailures;
  readonly alarms: readonly LiveAlarm[];
}

/** A method over the levels of a game. */
export interface LiveSummaryRow {
  readonly method: LiveMethod;
  readonly planned: number;
  /** On how many levels it ended in which way. */
  readonly endings: Readonly<Partial<Record<RunStatus, number>>>;
  /** On the levels that every method answered, and on all that it ran on. */
  readonly common: SetSummary;
  readonly all: SetSummary;
}

export interface LiveSummary {
  readonly game: string;
  /** The machine whose times these are. */
  readonly machine: string | null;
  readonly rows: readonly LiveSummaryRow[];
  /** Methods in all: no more than so many are listed. */
  readonly methods: number;
}

/** A level with all its methods. */
export interface LiveLevel extends NamedLevel {
  readonly text: string;
  readonly methods: readonly LiveMethod[];
  readonly cells: CellPage;
}

/** Every question with its answer. */
export interface LiveAnswers {
  readonly state: LiveState;
  /** Of a `game`, with the times of a `machine`. */
  readonly summary: LiveSummary;
  /** Of `method`s of a `game`. */
  readonly cactus: { readonly curves: readonly Curve[] };
  /** A `figure` of the method `first` against `second`, in a `game`. */
  readonly pairs: Pairs;
  /** Of a `game`: perhaps of one `method`, with one `status`, whose level has a `text`; a page `from` a row, by `sort`. */
  readonly cells: CellPage;
  /** By its `key`. */
  readonly level: LiveLevel;
}

export type LiveQuestion = keyof LiveAnswers;

/** At most so many of each are in an answer. */
export const liveMost = {
  methods: 400,
  curves: 8,
  steps: 200,
  pairs: 1500,
  cells: 50,
  workers: 50,
  machines: 50,
  failures: 30,
  alarms: 10,
  /** Characters of a text that a run or a file gave. */
  text: 300,
} as const;
