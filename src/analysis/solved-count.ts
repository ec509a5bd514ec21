import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { failure, type Result, success } from '../core/result.ts';
import { type Limits, newStatistics, type Status } from '../core/search.ts';
import { type Pace, type Steps, statesPerStep } from '../core/slices.ts';
import type { SolvedCounter } from '../core/solved-count.ts';
import { withinLimits } from './within-limits.ts';

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

/** How far a count has come. */
export type CountProgress = Pick<SolvedCount, 'tried' | 'stored' | 'bytes' | 'milliseconds'>;

/** Counts in slices; fails for games without a counter. */
export async function countSolved(
  game: Game,
  level: Level,
  limits: Limits = {},
  signal?: AbortSignal,
  /** Called after every slice, and at the end. */
  onProgress?: (progress: CountProgress) => void,
): Promise<Result<SolvedCount>> {
  if (!game.countSolved)
    return failure(
      `The solved positions of ${game.name} are counted only by a walk through all positions, which explore does; solve --all counts the shortest solutions.`,
    );
  const began = performance.now();
  const making = await game.countSolved(level, limits);
  let counter: SolvedCounter | undefined;
  const progress = (): CountProgress => figuresOf(counter, performance.now() - began);
  const end = await withinLimits(
    function* (pace) {
      counter = yield* making;
      return yield* counting(counter, pace);
    },
    { ...limits, signal, onSlice: () => onProgress?.(progress()) },
  );
  onProgress?.(progress());
  return success(report(counter, end, performance.now() - began));
}

function* counting(counter: SolvedCounter, pace: Pace): Steps<'done' | 'state-limit' | 'memory-limit'> {
  for (;;) {
    const end = counter.step(statesPerStep, pace);
    if (end !== 'running') return end;
    yield;
  }
}

function figuresOf(counter: SolvedCounter | undefined, milliseconds: number): CountProgress {
  const { expanded, stored, bytes } = counter?.statistics ?? newStatistics();
  return { tried: expanded, stored, bytes, milliseconds };
}

function report(
  counter: SolvedCounter | undefined,
  end: 'done' | NonNullable<SolvedCount['stoppedBy']>,
  milliseconds: number,
): SolvedCount {
  const byMoves = [...(counter?.counts() ?? []).entries()].flatMap(([moves, count]) =>
    count === 0n ? [] : { moves, count },
  );
  return {
    count: byMoves.reduce((sum, { count }) => sum + count, 0n),
    byMoves,
    complete: end === 'done',
    ...(end !== 'done' && { stoppedBy: end }),
    ...figuresOf(counter, milliseconds),
  };
}
