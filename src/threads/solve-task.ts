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
  solveNow,
  UnsuitableError,
} from '../search/solve.ts';
import { grace } from './protocol.ts';
import type { Desk } from './serve.ts';
import { withinTime } from './within-time.ts';

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
function unsuitable(error: unknown): SolveTold {
  if (!(error instanceof UnsuitableError)) throw error;
  return { kind: 'unsuitable', reason: error.message, refusal: error.refusal };
}

/** A search may take so long in this thread: about the time that another one needs to start, on a busy machine. */
const atOnceSeconds = 0.1;

/** Solves in this thread what is solved at once, without giving way; returns what a thread would tell, or undefined. */
export async function solveAtOnce(
  game: Game,
  level: Level,
  options: SolveOptions,
  mostSeconds = atOnceSeconds,
): Promise<readonly SolveTold[] | undefined> {
  await options.algorithm.load?.();
  const { seconds = Number.POSITIVE_INFINITY } = options.limits ?? {};
  const limits = { ...options.limits, seconds: Math.min(seconds, mostSeconds) };
  const improvements: Improvement[] = [];
  const onImprovement = (improvement: Improvement): void => {
    improvements.push(improvement);
  };
  try {
    const solution =
      withinTime(1000 * limits.seconds + grace, () =>
        solveNow(game, level, { ...options, limits, onImprovement }),
      ) ?? stoppedSolution('time-limit', undefined, improvements.at(-1));
    const endedBy = solution.stoppedBy ?? solution.status;
    if (endedBy === 'time-limit' && seconds > mostSeconds) return undefined;
    return [
      ...improvements.map((improvement) => ({ kind: 'improvement' as const, improvement })),
      { kind: 'solution', solution },
    ];
  } catch (error) {
    return [unsuitable(error)];
  }
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
