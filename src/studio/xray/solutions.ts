import { allSolutions } from '../../analysis/optimal-solutions.ts';
import type { Limits } from '../../core/search.ts';
import type { GameLevel } from '../../games/pack.ts';
import type { Limit, Solutions } from './findings.ts';

/** Counts the solutions with the fewest moves; undefined when it was cancelled. */
export async function solutionsFor(
  { game, level }: GameLevel,
  optimum: number,
  limits: Limits,
  signal?: AbortSignal,
): Promise<Solutions | undefined> {
  const found = await allSolutions(game, level, { list: 2, limits, optimum, signal });
  const { status, count, finals, solutions } = found;
  if (status === 'cancelled') return undefined;
  if (count === undefined || finals === undefined) return { status: status as Limit };
  return { status: 'counted', count, finals, first: solutions };
}
