import { unitCost } from '../core/game.ts';
import type { Message } from '../core/message.ts';
import type { AlgorithmOptions, Limits, SeenSet, Status } from '../core/search.ts';
import { formatLevel } from '../games/pack-text.ts';
import type { Solution } from '../search/solve.ts';
import { factsOf, type LevelFacts } from './level-facts.ts';
import type { PlannedRun, SourceLevel } from './plan.ts';
import { median } from './statistics.ts';
import { version } from './version.ts';

/** How a run ended: a status of a search, or one that only comparisons have. */
export type RunStatus = Status | 'unsuitable' | 'crashed';

/** The outcome of one run and its repeats. */
export interface Outcome {
  readonly status: RunStatus;
  /** The reason, where the status alone does not tell it. */
  readonly reason: string | null;
  /** Why the algorithm cannot be used, for other languages. */
  readonly refusal?: Message;
  /** One per repeat; none when there was no answer at all. */
  readonly solutions: readonly Solution[];
  /** The peak memory of the whole process; null when it is not known. */
  readonly residentBytes: number | null;
}

/** The figures of a search that must be the same every time. */
const fixedFigures = [
  'status',
  'moves',
  'cost',
  'optimal',
  'bound',
  'expanded',
  'generated',
  'stored',
  'reopened',
  'peakFrontier',
  'bytes',
  'reservedBytes',
  'seenSet',
] as const satisfies readonly (keyof Solution)[];

/** Anything that has them. */
export type FixedFigures = { readonly stoppedBy?: Status } & {
  readonly [Figure in (typeof fixedFigures)[number]]?: unknown;
};

/** All of them as one text. */
export const fixedText = (result: FixedFigures): string =>
  JSON.stringify(fixedFigures.map((figure) => result[figure] ?? null));

/** The figures in which repeats differ although they must not; a repeat that was stopped by the clock may differ. */
export function differences(results: readonly FixedFigures[]): string[] {
  const free = results.filter((each) => each.status !== 'time-limit' && each.stoppedBy !== 'time-limit');
  const text = (result: FixedFigures, figure: (typeof fixedFigures)[number]): string =>
    JSON.stringify(result[figure]) ?? '';
  return fixedFigures.filter((figure) => free.some((each) => text(each, figure) !== text(free[0]!, figure)));
}

/** One run as it is written to files: the fields of `solve --json`, with median times, and those of the repeats. */
export interface RunRecord {
  readonly game: string;
  readonly level: string;
  readonly algorithm: string;
  readonly heuristic: string | null;
  readonly costModel: string;
  readonly options: AlgorithmOptions;
  readonly status: RunStatus;
  readonly reason: string | null;
  readonly refusal?: Message;
  readonly moves: readonly string[];
  readonly length: number;
  readonly cost: number | null;
  readonly optimal: boolean;
  readonly bound?: number;
  readonly stoppedBy?: Status;
  readonly expanded: number | null;
  readonly generated: number | null;
  readonly stored: number | null;
  readonly reopened: number | null;
  readonly peakFrontier: number | null;
  /** Used; null in files from before they were told apart from those reserved. */
  readonly bytes: number | null;
  readonly reservedBytes: number | null;
  readonly seenSet?: SeenSet;
  readonly residentBytes: number | null;
  readonly prepareMilliseconds: number | null;
  readonly milliseconds: number | null;
  readonly repeatPrepareMilliseconds: readonly number[];
  readonly repeatMilliseconds: readonly number[];
  /** Figures that differed between repeats although they must not: a bug. */
  readonly differences: readonly string[];
  /**
   * Where it was made, if not where the comparison says: times of different machines do not compare. Null where that is not known,
   * as with the figures of a link.
   */
  readonly elsewhere?: Origin | null;
}

/** The figures of a run without an answer. */
export const noFigures = {
  moves: [],
  length: 0,
  cost: null,
  optimal: false,
  expanded: null,
  generated: null,
  stored: null,
  reopened: null,
  peakFrontier: null,
  bytes: null,
  reservedBytes: null,
};

export function figuresOf(solution: Solution) {
  const { moves, cost, optimal, bound, stoppedBy, expanded, generated, stored } = solution;
  const { reopened, peakFrontier, bytes, reservedBytes, seenSet } = solution;
  return {
    moves,
    length: moves.length,
    cost: cost ?? null,
    optimal,
    ...(bound !== undefined && { bound }),
    ...(stoppedBy && { stoppedBy }),
    expanded,
    generated,
    stored,
    reopened,
    peakFrontier,
    bytes,
    reservedBytes,
    ...(seenSet && { seenSet }),
  };
}

/** One finished run by itself, as it stands in a comparison. */
export function recordOf(
  run: PlannedRun,
  { status, reason, refusal, solutions, residentBytes }: Outcome,
): RunRecord {
  const [first] = solutions;
  const times = solutions.map(({ milliseconds }) => milliseconds);
  const prepareTimes = solutions.map(({ prepareMilliseconds }) => prepareMilliseconds);
  return {
    game: run.source.game.id,
    level: run.source.name,
    algorithm: run.algorithm.id,
    heuristic: run.heuristic?.id ?? null,
    costModel: run.cost,
    options: run.options,
    status,
    reason,
    ...(refusal && { refusal }),
    ...(first ? figuresOf(first) : noFigures),
    residentBytes,
    prepareMilliseconds: first ? median(prepareTimes) : null,
    milliseconds: first ? median(times) : null,
    repeatPrepareMilliseconds: prepareTimes,
    repeatMilliseconds: times,
    differences: differences(solutions),
  };
}

/** A level with all its runs. */
export interface LevelRecord {
  readonly file: string;
  readonly number: number;
  readonly level: string;
  readonly game: string;
  readonly rows: number;
  readonly columns: number;
  /** The level as it would stand in a file. */
  readonly text: string;
  /** What its board shows at the start. */
  readonly facts: LevelFacts;
  /** The least cost, where at least one method proved it. */
  readonly optimal: number | null;
  /** The least cost as the level's file states it, where it does so for this cost model. */
  readonly stated?: number;
  readonly runs: readonly RunRecord[];
}

/** How the runs were made. */
export interface Settings {
  readonly repeat: number;
  readonly jobs: number;
  readonly limits: Limits;
  /** Whether every game used the heuristic that it recommends, so that an algorithm is one method everywhere. */
  readonly recommendedHeuristics: boolean;
  /** The command that made the runs, where it was one. */
  readonly command?: string;
}

/** Where the runs were made. */
export interface Machine {
  /** The version of Node; null in a browser. */
  readonly node: string | null;
  /** The browser, where it was one. */
  readonly browser?: string;
  readonly platform: string;
  readonly arch: string;
  readonly cpu: string;
}

/** The version of Fourfold and the machine that made a run. */
export interface Origin {
  readonly version: string;
  readonly machine: Machine;
}

/** A whole comparison as plain data, the source of the table, JSON, CSV and the page. */
export interface Comparison extends Origin {
  /** Whether all planned runs were made. */
  readonly complete: boolean;
  readonly settings: Settings;
  readonly levels: readonly LevelRecord[];
}

/** The finished runs of a plan. */
export function compared(
  runs: readonly PlannedRun[],
  outcomes: readonly (Outcome | undefined)[],
  settings: Settings,
  machine: Machine,
): Comparison {
  const made = runs.flatMap((run, index) => {
    const outcome = outcomes[index];
    return outcome ? [{ source: run.source, record: recordOf(run, outcome) }] : [];
  });
  return {
    version,
    complete: made.length === runs.length,
    settings,
    levels: byLevel(made),
    machine,
  };
}

/** A finished run and its level. */
export interface MadeRun {
  readonly source: SourceLevel;
  readonly record: RunRecord;
}

/**
 * Groups runs by level, in their order. Costs of different cost models are not compared: a level that was solved under several
 * cost models is listed once for each.
 */
export function byLevel(made: readonly MadeRun[]): LevelRecord[] {
  const groups = new Map<SourceLevel, Map<string, RunRecord[]>>();
  for (const { source, record } of made) {
    const ofLevel = groups.get(source) ?? new Map<string, RunRecord[]>();
    ofLevel.set(record.costModel, [...(ofLevel.get(record.costModel) ?? []), record]);
    groups.set(source, ofLevel);
  }
  return [...groups].flatMap(([source, ofLevel]) =>
    [...ofLevel.values()].map((records) => levelRecord(source, records)),
  );
}

function levelRecord(source: SourceLevel, runs: readonly RunRecord[]): LevelRecord {
  const { file, number, name, game, level } = source;
  const proved = runs.flatMap(({ optimal, cost }) => (optimal && cost !== null ? [cost] : []));
  return {
    file,
    number,
    level: name,
    game: game.id,
    rows: level.rows,
    columns: level.columns,
    text: formatLevel(source),
    facts: factsOf(source),
    optimal: proved.length > 0 ? Math.min(...proved) : null,
    // Files count moves.
    ...(level.info.optimal !== undefined &&
      runs[0]?.costModel === unitCost.id && { stated: level.info.optimal }),
    runs,
  };
}
