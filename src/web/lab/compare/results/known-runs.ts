import { byLevel, type Comparison, type Origin, type RunRecord } from '../../../../experiments/record.ts';
import { type CompareLevel, type CompareRun, usesRecommended } from '../compare-plan.ts';
import { type CompareSetup, type RunLimits, searchLimits } from '../compare-setup.ts';
import { type Reproduction, reproduce, type StoredRun, storedRun } from '../stored-results.ts';
import { isSame, type KeptRun, originKey, type RunBook } from './run-book.ts';
import { runKey } from './run-key.ts';

/** A planned run and what is known of it. */
export interface KnownRun {
  readonly run: CompareRun;
  readonly key: string;
  /** What came of it, on each machine that made it. */
  readonly made: readonly KeptRun[];
  /** The figures that a link brought. */
  readonly linked: StoredRun | undefined;
}

export const keyOf = (
  { source, algorithm, heuristic, cost, options }: CompareRun,
  limits: RunLimits,
): string =>
  runKey(
    source.id,
    { algorithm: algorithm.id, heuristic: heuristic?.id ?? null, costModel: cost, options },
    limits,
  );

/** The runs of a plan, with what a book and a link know of them. */
export const knownRuns = (
  plan: readonly CompareRun[],
  limits: RunLimits,
  book: Pick<RunBook, 'get'>,
  linked: ReadonlyMap<string, StoredRun>,
): KnownRun[] =>
  plan.map((run) => {
    const key = keyOf(run, limits);
    return { run, key, made: book.get(key), linked: linked.get(key) };
  });

/** Whether a run has no result yet; one that broke down is none. */
export const isMissing = ({ made }: KnownRun): boolean =>
  made.every(({ record }) => record.status === 'crashed');

/** Where runs were made, most of them first, `here` first among equals. */
export function originsOf(known: readonly KnownRun[], here: Origin): { origin: Origin; runs: number }[] {
  const found = new Map<string, { origin: Origin; runs: number }>();
  for (const { origin } of known.flatMap(({ made }) => made)) {
    const key = originKey(origin);
    found.set(key, { origin, runs: (found.get(key)?.runs ?? 0) + 1 });
  }
  return [...found.values()].toSorted(
    (a, b) => b.runs - a.runs || Number(isSame(b.origin, here)) - Number(isSame(a.origin, here)),
  );
}

export interface ComparedWith {
  readonly setup: CompareSetup;
  /** The machine whose times are shown: those of others do not compare with them. */
  readonly origin: Origin;
  /** Whether runs keep the times of other machines, as in a file, instead of having none. */
  readonly withAllTimes?: boolean;
}

/** The runs that are known, in the shape of `fourfold compare --json`. */
export function comparisonOf(
  known: readonly KnownRun[],
  { setup, origin, withAllTimes = false }: ComparedWith,
): Comparison {
  const made = known.flatMap(({ run, made: runs, linked }) => {
    const kept = runs.find((each) => isSame(each.origin, origin)) ?? runs.at(-1);
    if (!kept) return linked ? [{ source: run.source, record: linkedRecord(run, linked) }] : [];
    if (isSame(kept.origin, origin)) return [{ source: run.source, record: placed(run, kept.record) }];
    const record = { ...placed(run, kept.record), ...(!withAllTimes && noTimes), elsewhere: kept.origin };
    return [{ source: run.source, record }];
  });
  const ofOrigin = known.flatMap(({ made: runs }) => runs.filter((each) => isSame(each.origin, origin)));
  return {
    version: origin.version,
    complete: made.length === known.length,
    settings: {
      repeat: setup.repeat,
      jobs: Math.max(1, ...ofOrigin.map(({ jobs }) => jobs)),
      limits: searchLimits(setup),
      recommendedHeuristics: usesRecommended(setup.methods),
    },
    levels: byLevel(made),
    machine: origin.machine,
  };
}

const noTimes = {
  prepareMilliseconds: null,
  milliseconds: null,
  repeatPrepareMilliseconds: [],
  repeatMilliseconds: [],
};

/** The same level may have had another name where the run was made. */
const placed = ({ source }: { readonly source: CompareLevel }, record: RunRecord): RunRecord => ({
  ...record,
  level: source.name,
});

/** What a link knows of a run: nothing of its moves, nor of its times. */
function linkedRecord(run: CompareRun, { status, optimal, figures }: StoredRun): RunRecord {
  return {
    game: run.source.game.id,
    level: run.source.name,
    algorithm: run.algorithm.id,
    heuristic: run.heuristic?.id ?? null,
    costModel: run.cost,
    options: run.options,
    status,
    reason: null,
    moves: [],
    ...figures,
    length: figures.length ?? 0,
    optimal: optimal ?? false,
    residentBytes: null,
    ...noTimes,
    differences: [],
    elsewhere: null,
  };
}

/** The figures that do not depend on the machine, one a run in the order of the plan, for an address. */
export const figuresOf = (known: readonly KnownRun[]): readonly (StoredRun | undefined)[] =>
  known.map(({ made }) => {
    const last = made.at(-1);
    return last && storedRun(last.record);
  });

/** How the figures made here compare with those of a link; undefined where there is nothing to compare. */
export function reproductionOf(known: readonly KnownRun[], here: Origin): Reproduction | undefined {
  if (!known.some(({ made, linked }) => linked && made.some(({ origin }) => isSame(origin, here))))
    return undefined;
  const now = known.map(({ made }) => made.find(({ origin }) => isSame(origin, here)));
  return reproduce(
    known.map(({ linked }) => linked),
    now.map((run) => run && storedRun(run.record)),
  );
}

/** Runs of which machines have figures that must be the same and are not. */
export const differingRuns = (known: readonly KnownRun[]): readonly KnownRun[] =>
  known.filter(({ made }) => {
    const [first, ...others] = made.map(({ record }) => storedRun(record));
    return others.some((other) => reproduce([first], [other]).differences.length > 0);
  });
