import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Limits, Status } from '../core/search.ts';
import { inSlices, SliceBudget } from '../core/slices.ts';
import type { SolvedCounter } from '../core/solved-count.ts';

/** How many solved positions can be reached from a level's start. */
export interface SolvedCount {
  /** A lower bound when the count was stopped. */
  readonly count: bigint;
  /** By the number of moves to them, fewest first; numbers without any are left out. Lower bounds, likewise. */
  readonly byMoves: readonly { readonly moves: number; readonly count: bigint }[];
  /** Whether these are all; otherwise `stoppedBy` says what ended it. */
  readonly complete: boolean;
  readonly stoppedBy?: Exclude<Status, 'solved' | 'unsolvable' | 'depth-limit'>;
  /** Choices tried. */
  readonly tried: number;
  /** Parts of the level whose count was remembered, and the bytes of that. */
  readonly stored: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Counts in slices; fails for games without a counter. */
export async function countSolved(
  game: Game,
  level: Level,
  limits: Limits = {},
  signal?: AbortSignal,
): Promise<Result<SolvedCount>> {
  if (!game.countSolved)
    return failure(
      `The solved positions of ${game.name} are counted only by a walk through all positions, which explore does; solve --all counts the shortest solutions.`,
    );
  const began = performance.now();
  const counter = await game.countSolved(level, limits);
  const { statistics } = counter;
  const budget = new SliceBudget();
  let end: ReturnType<typeof counter.step> | 'time-limit' | 'cancelled' = 'running';
  await inSlices(() => {
    const sliceBegan = performance.now();
    const before = statistics.expanded;
    end = signal?.aborted ? 'cancelled' : counter.step(budget.states);
    const now = performance.now();
    budget.learn(now - sliceBegan, statistics.expanded - before);
    if (end === 'running' && now - began > (limits.seconds ?? Number.POSITIVE_INFINITY) * 1000)
      end = 'time-limit';
    return end !== 'running';
  });
  return success(report(counter, end, performance.now() - began));
}

function report(
  counter: SolvedCounter,
  end: 'done' | 'running' | NonNullable<SolvedCount['stoppedBy']>,
  milliseconds: number,
): SolvedCount {
  const { expanded, stored, bytes } = counter.statistics;
  const byMoves = [...counter.counts().entries()].flatMap(([moves, count]) =>
    count === 0n ? [] : { moves, count },
  );
  return {
    count: byMoves.reduce((sum, { count }) => sum + count, 0n),
    byMoves,
    complete: end === 'done',
    ...(end !== 'done' && end !== 'running' && { stoppedBy: end }),
    tried: expanded,
    stored,
    bytes,
    milliseconds,
  };
}
