import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Message } from '../core/message.ts';
import { newStatistics, type Statistics, type Status } from '../core/search.ts';
import {
  type Improvement,
  type Solution,
  type SolutionWithEvidence,
  type SolveOptions,
  solve,
  UnsuitableError,
} from '../search/solve.ts';
import type { Desk } from './serve.ts';

/** The figures of a search so far. */
export type SolveFigures = Readonly<Statistics> & Pick<Solution, 'prepareMilliseconds' | 'milliseconds'>;

/** What a thread tells of a search; one of the last two comes last. */
export type SolveTold =
  | { readonly kind: 'progress'; readonly figures: SolveFigures }
  | { readonly kind: 'improvement'; readonly improvement: Improvement }
  | { readonly kind: 'solution'; readonly solution: Solution }
  | { readonly kind: 'unsuitable'; readonly reason: string; readonly refusal: Message };

/** Solves in a thread and tells about it. The evidence may be large: it stays in the thread. */
export async function solveAtDesk(
  game: Game,
  level: Level,
  options: SolveOptions,
  { signal, tell, limit }: Desk<SolveTold>,
): Promise<SolutionWithEvidence | undefined> {
  await options.algorithm.load?.();
  limit(options.limits?.seconds);
  const began = performance.now();
  let prepareMilliseconds: number | undefined;
  try {
    const solution = await solve(game, level, {
      ...options,
      signal,
      onProgress: (statistics, milliseconds) => {
        prepareMilliseconds ??= performance.now() - began - milliseconds;
        tell({ kind: 'progress', figures: { ...statistics, milliseconds, prepareMilliseconds } });
      },
      onImprovement: (improvement) => tell({ kind: 'improvement', improvement }),
    });
    const { evidence: _, ...plain } = solution;
    tell({ kind: 'solution', solution: plain });
    return solution;
  } catch (error) {
    tell(unsuitable(error));
    return undefined;
  }
}

/** What is told where the algorithm cannot be used; any other error is thrown again. */
export function unsuitable(error: unknown): SolveTold {
  if (!(error instanceof UnsuitableError)) throw error;
  return { kind: 'unsuitable', reason: error.message, refusal: error.refusal };
}

/** The answer of a search that was ended from outside: the best solution that it had, if it had one. */
export function stoppedSolution(
  stoppedBy: Exclude<Status, 'solved' | 'unsolvable'>,
  figures: SolveFigures = { ...newStatistics(), prepareMilliseconds: 0, milliseconds: 0 },
  best?: Improvement,
): Solution {
  if (!best) return { status: stoppedBy, moves: [], cost: undefined, optimal: false, ...figures };
  const { moves, cost, bound } = best;
  return {
    status: 'solved',
    moves,
    cost,
    optimal: bound === 1,
    ...(bound !== undefined && { bound }),
    stoppedBy,
    ...figures,
  };
}
