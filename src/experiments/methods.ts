import type { Comparison, RunRecord, Settings } from './record.ts';
import { sum } from './statistics.ts';

/** What a run is called beside others on its level: `astar walls`. */
export const methodName = ({ algorithm, heuristic }: Pick<RunRecord, 'algorithm' | 'heuristic'>): string =>
  heuristic === null ? algorithm : `${algorithm} ${heuristic}`;

/** What it is called across levels: where each game uses the heuristic that it recommends, the algorithm alone. */
export const seriesName = (run: RunRecord, { recommendedHeuristics }: Settings): string =>
  recommendedHeuristics ? run.algorithm : methodName(run);

/** Whether the run ended with an answer, be it "no". */
export const isAnswered = ({ status }: RunRecord): boolean => status === 'solved' || status === 'unsolvable';

/** How one method did on all levels. */
export interface MethodSummary {
  readonly method: string;
  readonly levels: number;
  readonly solved: number;
  readonly provedOptimal: number;
  readonly provedUnsolvable: number;
  readonly unsuitable: number;
  /** Of search, stopped runs included; what it took to prepare stands beside it. */
  readonly milliseconds: number;
  readonly prepareMilliseconds: number;
}

/** One summary a method, in the order in which they were run. */
export function summarise({ levels, settings }: Comparison): MethodSummary[] {
  const byMethod = new Map<string, RunRecord[]>();
  for (const run of levels.flatMap(({ runs }) => runs)) {
    const method = seriesName(run, settings);
    byMethod.set(method, [...(byMethod.get(method) ?? []), run]);
  }
  return [...byMethod].map(([method, runs]) => ({
    method,
    levels: runs.length,
    solved: runs.filter(({ status }) => status === 'solved').length,
    provedOptimal: runs.filter(({ optimal }) => optimal).length,
    provedUnsolvable: runs.filter(({ status }) => status === 'unsolvable').length,
    unsuitable: runs.filter(({ status }) => status === 'unsuitable').length,
    milliseconds: sum(runs.map(({ milliseconds }) => milliseconds ?? 0)),
    prepareMilliseconds: sum(runs.map(({ prepareMilliseconds }) => prepareMilliseconds ?? 0)),
  }));
}
