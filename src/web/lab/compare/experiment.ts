import { type Origin, recordOf } from '../../../experiments/record.ts';
import { type Clock, realClock } from '../../shared/clock.ts';
import { Observable } from '../../shared/state/observable.ts';
import type { CompareRun } from './compare-plan.ts';
import { type RunLimits, searchLimits } from './compare-setup.ts';
import { keyOf } from './results/known-runs.ts';
import type { NamedRun, RunBook } from './results/run-book.ts';
import type { Pool } from './run/pool.ts';

export interface ExperimentParts {
  /** The runs to make. */
  readonly runs: readonly CompareRun[];
  readonly limits: RunLimits;
  readonly pool: Pool;
  /** Where it is made. */
  readonly origin: Origin;
  /** Takes what comes of it. */
  readonly book: Pick<RunBook, 'put' | 'save'>;
  readonly clock?: Clock;
  readonly date?: () => number;
}

/** While it runs, the book is told no more often than this: a table that changes faster would only keep the page busy. */
const refreshMilliseconds = 700;

/** Makes some runs, once, and puts what comes of them in a book. */
export class Experiment extends Observable {
  readonly runs: readonly CompareRun[];
  private readonly parts: ExperimentParts;
  private readonly clock: Clock;
  private readonly running = new Set<CompareRun>();
  private readonly controller = new AbortController();
  /** Runs that the book does not have yet. */
  private fresh: NamedRun[] = [];
  private toldAt: number;
  private ended = 0;
  private current: 'ready' | 'running' | 'done' | 'cancelled' = 'ready';

  constructor(parts: ExperimentParts) {
    super();
    this.parts = parts;
    this.runs = parts.runs;
    this.clock = parts.clock ?? realClock;
    this.toldAt = this.clock.now();
  }

  get state(): 'ready' | 'running' | 'done' | 'cancelled' {
    return this.current;
  }

  /** Runs that have ended. */
  get done(): number {
    return this.ended;
  }

  /** The runs in progress. */
  get runningNow(): readonly CompareRun[] {
    return [...this.running];
  }

  /** Runs everything; never throws, and ends at once when it is cancelled. */
  async start(): Promise<void> {
    if (this.current !== 'ready') return;
    this.current = 'running';
    this.changed();
    const { runs, limits, pool, origin, date = Date.now } = this.parts;
    await pool.run(runs, {
      limits: searchLimits(limits),
      repeat: limits.repeat,
      signal: this.controller.signal,
      onStart: (_, index) => {
        this.running.add(runs[index]!);
        this.changed();
      },
      onEnd: (_, index, outcome) => {
        const run = runs[index]!;
        this.running.delete(run);
        if (outcome) {
          this.ended += 1;
          this.fresh.push([
            keyOf(run, limits),
            { record: recordOf(run, outcome), origin, jobs: pool.size, at: date() },
          ]);
        }
        if (this.clock.now() - this.toldAt >= refreshMilliseconds) this.tell();
        this.changed();
      },
    });
    this.tell();
    this.parts.book.save();
    this.current = this.controller.signal.aborted ? 'cancelled' : 'done';
    this.changed();
  }

  /** Finished runs stay. */
  cancel(): void {
    this.controller.abort();
    this.tell();
  }

  private tell(): void {
    this.toldAt = this.clock.now();
    if (this.fresh.length > 0) this.parts.book.put(this.fresh);
    this.fresh = [];
  }
}
