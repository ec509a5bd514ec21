import type { LevelRecord, RunRecord } from './record.ts';

/** The least cost of a level, as far as it is known. */
export interface KnownOptimum {
  readonly cost: number;
  /** `proved` by a method of this comparison, or only `stated` by the level's file. */
  readonly from: 'proved' | 'stated';
}

/** How good a solution is: proved by its own method, as cheap as the known optimum, dearer, or nobody knows. */
export type Optimality =
  | { readonly kind: 'proved' }
  | { readonly kind: 'equal'; readonly from: KnownOptimum['from'] }
  | { readonly kind: 'longer'; readonly from: KnownOptimum['from']; readonly by: number }
  | { readonly kind: 'unknown' };

/** What is known about the optimum; a proof goes before what the file says, and a statement that was refuted is not used. */
export function knownOptimum(level: LevelRecord): KnownOptimum | undefined {
  if (level.optimal !== null) return { cost: level.optimal, from: 'proved' };
  const { stated } = level;
  return stated === undefined || refutes(level, stated) ? undefined : { cost: stated, from: 'stated' };
}

/** Undefined where there is no solution. */
export function optimalityOf(run: RunRecord, level: LevelRecord): Optimality | undefined {
  if (run.status !== 'solved' || run.cost === null) return undefined;
  if (run.optimal) return { kind: 'proved' };
  const known = knownOptimum(level);
  if (!known) return { kind: 'unknown' };
  const by = run.cost - known.cost;
  return by > 0 ? { kind: 'longer', from: known.from, by } : { kind: 'equal', from: known.from };
}

/** Cost divided by the known optimum; undefined where either is missing or the optimum is 0. */
export function ratioOf({ status, cost }: RunRecord, level: LevelRecord): number | undefined {
  const known = knownOptimum(level);
  return status === 'solved' && cost !== null && known && known.cost > 0 ? cost / known.cost : undefined;
}

/** The runs that proved the optimum. */
export const provers = ({ runs }: LevelRecord): RunRecord[] => runs.filter(({ optimal }) => optimal);

function refutes({ optimal, runs }: LevelRecord, stated: number): boolean {
  if (optimal !== null) return optimal !== stated;
  return runs.some(({ status, cost }) => status === 'unsolvable' || (cost !== null && cost < stated));
}

/** Sentences about levels whose file states an optimum that the runs refute. */
export const refutedStatements = (levels: readonly LevelRecord[]): string[] =>
  levels.flatMap((level) => {
    const { stated, file, optimal, runs } = level;
    if (stated === undefined || !refutes(level, stated)) return [];
    const costs = runs.flatMap(({ cost }) => cost ?? []);
    const truth =
      optimal !== null
        ? `it was proved to be ${optimal}`
        : costs.length > 0
          ? `a solution costs ${Math.min(...costs)}`
          : 'it was proved unsolvable';
    return [`${file}, ${level.level}: the file states an optimum of ${stated}, yet ${truth}.`];
  });
