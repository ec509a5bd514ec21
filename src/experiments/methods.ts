import { englishNaming, type Naming } from './naming.ts';
import type { Comparison, RunRecord, Settings } from './record.ts';
import { median } from './statistics.ts';

/** The name of a run among those on its level: `astar walls`. */
export const methodName = ({ algorithm, heuristic }: Pick<RunRecord, 'algorithm' | 'heuristic'>): string =>
  heuristic === null ? algorithm : `${algorithm} ${heuristic}`;

/** The same for people: `A*, Walls`. */
export const methodTitle = (
  { game, algorithm, heuristic }: Pick<RunRecord, 'game' | 'algorithm' | 'heuristic'>,
  naming: Naming = englishNaming,
): string =>
  [
    naming.algorithm(algorithm, game),
    ...(heuristic === null ? [] : [naming.heuristic(heuristic, game)]),
  ].join(', ');

/** Its name across levels: the algorithm alone where each game uses the heuristic that it recommends. */
const seriesName = (run: RunRecord, { recommendedHeuristics }: Settings): string =>
  recommendedHeuristics ? run.algorithm : methodName(run);

/** What a run adds to the name of its method: options and the cost model, where they tell methods of a level apart. */
function additions({ levels, settings }: Comparison): (run: RunRecord) => readonly string[] {
  const variants = new Map<string, Set<string>>();
  const variantOf = ({ options }: RunRecord): string =>
    Object.entries(options)
      .map((pair) => pair.join('='))
      .join(' ');
  const costs = new Map<string, Set<string>>();
  for (const { file, number, runs } of levels) {
    for (const run of runs) {
      const key = JSON.stringify([file, number, seriesName(run, settings)]);
      variants.set(key, (variants.get(key) ?? new Set()).add(variantOf(run)));
      costs.set(key, (costs.get(key) ?? new Set()).add(run.costModel));
    }
  }
  const severalOf = (found: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> =>
    new Set([...found].filter(([, each]) => each.size > 1).map(([key]) => JSON.parse(key)[2] as string));
  const withOptions = severalOf(variants);
  const withCosts = severalOf(costs);
  return (run) => {
    const name = seriesName(run, settings);
    const options = withOptions.has(name) ? variantOf(run) : '';
    const cost = withCosts.has(name) ? `cost=${run.costModel}` : '';
    return [options, cost].filter(Boolean);
  };
}

/**
 * The names of the runs of a comparison across levels. Options and cost models are added only where methods would otherwise
 * have the same name on a level.
 */
export function seriesNames(comparison: Comparison): (run: RunRecord) => string {
  const added = additions(comparison);
  return (run) => [seriesName(run, comparison.settings), ...added(run)].join(' ');
}

/** The names of runs among those on their level, heuristic and all, with the same additions. */
export function runNames(comparison: Comparison): (run: RunRecord) => string {
  const added = additions(comparison);
  return (run) => [methodName(run), ...added(run)].join(' ');
}

/** The same for people. */
export function runTitles(
  comparison: Comparison,
  naming: Naming = englishNaming,
): (run: RunRecord) => string {
  const added = additions(comparison);
  return (run) => [methodTitle(run, naming), ...added(run)].join(', ');
}

/** A method across all levels of a comparison. */
export interface ComparedMethod {
  /** By ids, as data has it: `astar walls`. */
  readonly method: string;
  /** For people: `A*, Walls`; no two methods have the same. */
  readonly title: string;
  /** One a level, in the order of the levels; undefined where it did not run. */
  readonly runs: readonly (RunRecord | undefined)[];
}

/** The methods in the order in which they were run. */
export function methodsOf(comparison: Comparison, naming: Naming = englishNaming): ComparedMethod[] {
  const { levels, settings } = comparison;
  const added = additions(comparison);
  const nameOf = seriesNames(comparison);
  const found = new Map<string, { title: string; runs: (RunRecord | undefined)[] }>();
  for (const [index, { runs }] of levels.entries()) {
    for (const run of runs) {
      const method = nameOf(run);
      const base = settings.recommendedHeuristics
        ? naming.algorithm(run.algorithm, run.game)
        : methodTitle(run, naming);
      const each = found.get(method) ?? {
        title: naming.title?.(run, settings.recommendedHeuristics) ?? [base, ...added(run)].join(', '),
        runs: levels.map(() => undefined),
      };
      each.runs[index] = run;
      found.set(method, each);
    }
  }
  const titles = [...found.values()].map(({ title }) => title);
  return [...found].map(([method, { title, runs }]) => ({
    method,
    title: titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${title} (${method})`,
    runs,
  }));
}

/** Whether the run ended with an answer, solved or unsolvable. */
export const isAnswered = ({ status }: Pick<RunRecord, 'status'>): boolean =>
  status === 'solved' || status === 'unsolvable';

/** Preparing and searching together: the median of the repeats; null where nothing was measured. */
export function timeOf(run: RunRecord): number | null {
  const times = repeatTimes(run);
  return run.milliseconds !== null && times.length > 0 ? median(times) : null;
}

/** The same, one a repeat. */
export const repeatTimes = ({ repeatMilliseconds, repeatPrepareMilliseconds }: RunRecord): number[] =>
  repeatMilliseconds.map((time, index) => time + (repeatPrepareMilliseconds[index] ?? 0));
