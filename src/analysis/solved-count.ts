import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Limits, Status } from '../search/search.ts';
import { SliceBudget, sliceMilliseconds } from '../search/slice-budget.ts';

/** How many solved positions can be reached from a level's start. */
export interface SolvedCount {
  /** All of them; at least so many when something stopped the count. */
  readonly count: bigint;
  /** By the number of moves to them, fewest first; at least so many, likewise. Numbers without any are left out. */
  readonly byMoves: readonly { readonly moves: number; readonly count: bigint }[];
  /** Whether these are all; otherwise `stoppedBy` says what ended it. */
  readonly complete: boolean;
  readonly stoppedBy?: Exclude<Status, 'solved' | 'unsolvable' | 'depth-limit'>;
  /** Choices that were tried. */
  readonly tried: number;
  /** Parts of the level whose count was remembered, and the bytes of that. */
  readonly stored: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Counts in slices, letting the rest of the program go on meanwhile; for games that do not give it away, a sentence. */
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
  const counter = game.countSolved(level, limits);
  const budget = new SliceBudget();
  let giveWayAt = began + sliceMilliseconds;
  for (;;) {
    const sliceBegan = performance.now();
    const before = counter.statistics.expanded;
    const status = signal?.aborted ? 'cancelled' : counter.step(budget.states);
    const now = performance.now();
    budget.learn(now - sliceBegan, counter.statistics.expanded - before);
    const timeIsUp = now - began > (limits.seconds ?? Number.POSITIVE_INFINITY) * 1000;
    const end = status === 'running' && timeIsUp ? 'time-limit' : status;
    if (end !== 'running') {
      const byMoves = [...counter.counts().entries()].flatMap(([moves, count]) =>
        count === 0n ? [] : { moves, count },
      );
      return success({
        count: byMoves.reduce((sum, { count }) => sum + count, 0n),
        byMoves,
        complete: end === 'done',
        ...(end !== 'done' && { stoppedBy: end }),
        tried: counter.statistics.expanded,
        stored: counter.statistics.stored,
        bytes: counter.statistics.bytes,
        milliseconds: now - began,
      });
    }
    if (now < giveWayAt) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    giveWayAt = performance.now() + sliceMilliseconds;
  }
}
