import type { Level } from '../core/level.ts';
import { inSlices, type Pace, SliceClock, type Steps } from '../core/slices.ts';
import { attempt, type Made, type Outcome, outside, type Rejection } from './attempt.ts';
import { LevelSolver } from './level-solver.ts';
import type { Plan } from './request.ts';

/** Why a generation ended before it had all levels. */
export type GenerationStop = 'time-limit' | 'try-limit' | 'nothing-fits' | 'cancelled';

/** It gives up after so many tries without a single proposal. */
const triesWithoutBoard = 10_000;

/** Progress of a generation. */
export interface GenerationProgress {
  /** Levels made, of `count`. */
  readonly made: number;
  readonly count: number;
  readonly tries: number;
  /** Solver runs so far. */
  readonly solves: number;
  readonly milliseconds: number;
}

/** The levels of a generation and its effort. */
export interface Generation extends GenerationProgress {
  /** Each with its proved optimum and its origin in `info`. */
  readonly levels: readonly Level[];
  /** Failed tries, by reason. */
  readonly rejected: Readonly<Record<Rejection, number>>;
  /** Missing when all levels were made. */
  readonly stoppedBy?: GenerationStop;
  /** Where none was made: the level whose length is nearest to the range. */
  readonly nearest?: Level;
}

/** Ways to watch and to cancel a generation. */
export interface GenerateWatch {
  readonly signal?: AbortSignal | undefined;
  /** Called after every slice of about 15 ms, and at the end. */
  readonly onProgress?: ((progress: GenerationProgress) => void) | undefined;
}

/** Generates in pieces, so that signals, timers and the rest of the program go on meanwhile. */
export async function generate(plan: Plan, { signal, onProgress }: GenerateWatch = {}): Promise<Generation> {
  const clock = new SliceClock().start();
  const run = new Run(plan, clock);
  const report = (): void => onProgress?.(run.progress());
  await inSlices(
    () => {
      if (signal?.aborted) run.cancel();
      return run.step();
    },
    () => {
      report();
      clock.start();
    },
  );
  report();
  return run.generation();
}

export const noneRejected = (): Record<Rejection, number> => ({
  'not-proposed': 0,
  unsolved: 0,
  'too-short': 0,
  'too-long': 0,
  idle: 0,
  unproved: 0,
  known: 0,
});

class Run {
  private readonly plan: Plan;
  private readonly solver: LevelSolver;
  private readonly began = performance.now();
  private readonly made: Made[] = [];
  private readonly seen: Set<string>;
  private readonly rejected = noneRejected();
  private nearest: Made | undefined;
  private tries = 0;
  private current: Steps<Outcome>;
  private stoppedBy: GenerationStop | undefined;

  constructor(plan: Plan, pace: Pace) {
    this.plan = plan;
    this.solver = new LevelSolver(plan.game, plan.limits.states, pace);
    this.seen = new Set(plan.exclude);
    this.current = this.nextTry();
  }

  private get seconds(): number {
    return (performance.now() - this.began) / 1000;
  }

  /** Takes one step; returns true when the generation is over. */
  step(): boolean {
    const { count, limits } = this.plan;
    if (this.stoppedBy || this.made.length >= count) return true;
    const { done, value } = this.current.next();
    // A try that was cut short by the limit of time does not count.
    if (this.seconds >= limits.seconds) this.stoppedBy = 'time-limit';
    else if (done) {
      this.take(value);
      this.tries += 1;
      if (this.made.length < count && this.tries >= limits.tries) this.stoppedBy = 'try-limit';
      else if (this.tries >= triesWithoutBoard && this.rejected['not-proposed'] === this.tries)
        this.stoppedBy = 'nothing-fits';
      this.current = this.nextTry();
    }
    return this.stoppedBy !== undefined || this.made.length >= count;
  }

  cancel(): void {
    this.stoppedBy ??= 'cancelled';
  }

  private nextTry(): Steps<Outcome> {
    return attempt(
      this.plan,
      this.solver,
      this.plan.firstTry + this.tries,
      (canonical) => this.seen.has(canonical),
      (optimum) => this.isNearer(optimum),
    );
  }

  private take(outcome: Outcome): void {
    if (outcome.kind === 'made') {
      this.seen.add(outcome.made.canonical);
      this.made.push(outcome.made);
      return;
    }
    this.rejected[outcome.why] += 1;
    if (outcome.nearest) this.nearest = outcome.nearest;
  }

  private isNearer(optimum: number): boolean {
    const { moves } = this.plan;
    if (this.made.length > 0) return false;
    return !this.nearest || outside(optimum, moves) < outside(this.nearest.optimum, moves);
  }

  progress(): GenerationProgress {
    return {
      made: this.made.length,
      count: this.plan.count,
      tries: this.tries,
      solves: this.solver.solves,
      milliseconds: 1000 * this.seconds,
    };
  }

  generation(): Generation {
    const { stoppedBy, nearest, rejected } = this;
    return {
      ...this.progress(),
      levels: this.made.map(({ level }) => level),
      rejected: { ...rejected },
      ...(stoppedBy && { stoppedBy }),
      ...(this.made.length === 0 && nearest && { nearest: nearest.level }),
    };
  }
}
