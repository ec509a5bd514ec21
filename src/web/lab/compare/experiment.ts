import type { PlannedRun } from '../../../experiments/plan.ts';
import { type Comparison, compared, type Machine, type Outcome } from '../../../experiments/record.ts';
import { type Clock, realClock } from '../../shared/clock.ts';
import { Observable } from '../../shared/state/observable.ts';
import { type CompareLevel, usesRecommended } from './compare-plan.ts';
import type { CompareSetup } from './compare-setup.ts';
import type { Pool } from './run/pool.ts';
import { type Reproduction, reproduce, type StoredRun, storedRun } from './stored-results.ts';

export interface ExperimentParts {
  /** The set-up at the start; it does not change when the page's choice does. */
  readonly setup: CompareSetup;
  readonly levels: readonly CompareLevel[];
  readonly runs: readonly PlannedRun[];
  readonly pool: Pool;
  readonly machine: Machine;
  readonly clock?: Clock;
  /** The figures that came with a link, one a run, to be compared with. */
  readonly stored?: readonly (StoredRun | undefined)[] | undefined;
}

/** While it runs, what is known is put together anew no more often than this. */
const refreshMilliseconds = 700;

/** Runs a plan once, and knows at every moment what has come of it. */
export class Experiment extends Observable {
  readonly setup: CompareSetup;
  readonly levels: readonly CompareLevel[];
  readonly runs: readonly PlannedRun[];
  private readonly pool: Pool;
  private readonly machine: Machine;
  private readonly clock: Clock;
  private readonly stored: readonly (StoredRun | undefined)[] | undefined;
  private readonly outcomes: (Outcome | undefined)[];
  private readonly running = new Set<PlannedRun>();
  private readonly controller = new AbortController();
  private known: Comparison | undefined;
  /** When it was put together. */
  private knownAt = Number.NEGATIVE_INFINITY;
  private current: 'ready' | 'running' | 'done' | 'cancelled' = 'ready';

  constructor({ setup, levels, runs, pool, machine, stored, clock = realClock }: ExperimentParts) {
    super();
    this.setup = setup;
    this.levels = levels;
    this.runs = runs;
    this.pool = pool;
    this.machine = machine;
    this.clock = clock;
    this.stored = stored;
    this.outcomes = runs.map(() => undefined);
  }

  get state(): 'ready' | 'running' | 'done' | 'cancelled' {
    return this.current;
  }

  /** Runs that have ended. */
  get done(): number {
    return this.outcomes.filter((outcome) => outcome !== undefined).length;
  }

  /** The runs in progress. */
  get runningNow(): readonly PlannedRun[] {
    return [...this.running];
  }

  /** Runs everything; never throws, and ends at once when it is cancelled. */
  async start(): Promise<void> {
    if (this.current !== 'ready') return;
    this.current = 'running';
    this.changed();
    const { seconds, megabytes, states, repeat } = this.setup;
    await this.pool.run(this.runs, {
      limits: { ...(states !== undefined && { states }), seconds, bytes: megabytes * 1024 ** 2 },
      repeat,
      signal: this.controller.signal,
      onStart: (run) => {
        this.running.add(run);
        this.changed();
      },
      onEnd: (run, index, outcome) => {
        this.running.delete(run);
        this.outcomes[index] = outcome;
        // A table that changes more often than it can be read would only keep the page busy.
        if (this.clock.now() - this.knownAt >= refreshMilliseconds) this.known = undefined;
        this.changed();
      },
    });
    this.current = this.controller.signal.aborted ? 'cancelled' : 'done';
    this.known = undefined;
    this.changed();
  }

  /** Finished runs stay. */
  cancel(): void {
    this.controller.abort();
  }

  /** The results so far, in the shape that `fourfold compare --json` has; while it runs, as they were a moment ago. */
  get comparison(): Comparison {
    if (this.known) return this.known;
    this.knownAt = this.clock.now();
    const { seconds, megabytes, states, repeat, methods } = this.setup;
    this.known = compared(
      this.runs,
      this.outcomes,
      {
        repeat,
        jobs: this.pool.size,
        limits: { ...(states !== undefined && { states }), seconds, bytes: megabytes * 1024 ** 2 },
        recommendedHeuristics: usesRecommended(methods),
      },
      this.machine,
    );
    return this.known;
  }

  /** The figures that do not depend on the machine, one a run in the order of the plan, for an address. */
  get figures(): readonly (StoredRun | undefined)[] {
    return this.runs.map((run, index) => {
      const outcome = this.outcomes[index];
      if (!outcome) return undefined;
      const { settings } = this.comparison;
      const [level] = compared([run], [outcome], settings, this.machine).levels;
      return storedRun(level!.runs[0]!);
    });
  }

  /** How the figures compare with those of the link; undefined where it brought none. */
  get reproduction(): Reproduction | undefined {
    return this.stored && reproduce(this.stored, this.figures);
  }
}
