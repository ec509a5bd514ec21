import { setTimeout as pause } from 'node:timers/promises';
import type {
  Sweep,
  SweepHead,
  SweepLevel,
  SweepMachine,
  SweepMethod,
  SweepResult,
  SweepRun,
} from '../model.ts';
import type { Runner } from '../runner.ts';
import type { Database } from './database.ts';
import { readHead, type StoredSweep } from './head.ts';
import type { FetchedRun, Jobs } from './jobs.ts';
import { Outbox } from './outbox.ts';
import type { Patience } from './patience.ts';
import { type Disagreement, storeResults } from './store.ts';
import { Supply } from './supply.ts';

/** A run is compared with so many of its repeats at the most. */
const mostCompared = 10;
/** How often others are looked for whose runs come back. */
const lookAgain = 500;

/** A worker as it tells of itself, and what it works with. */
export interface WorkerParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly patience: Patience;
  readonly name: string;
  readonly machine: SweepMachine;
  /** Runs at one time. */
  readonly atOnce: number;
  readonly start: (head: SweepHead) => Runner;
  readonly expand: (head: SweepHead) => Pick<Sweep, 'idOf'>;
  readonly disagreement: Disagreement;
  readonly signal: AbortSignal;
  readonly onStored?: (results: readonly SweepResult[]) => void;
}

/** The plan that a worker knows, and what makes its runs. */
class Known {
  readonly head: SweepHead;
  readonly runner: Runner;
  private readonly levels: ReadonlyMap<string, SweepLevel>;
  private readonly methods: ReadonlyMap<string, SweepMethod>;
  private readonly idOf: Sweep['idOf'];

  /** Runs that are being made. */
  busy = 0;

  constructor(head: SweepHead, { start, expand }: WorkerParts, runner = start(head)) {
    this.head = head;
    this.runner = runner;
    this.levels = new Map(head.levels.map((level) => [level.key, level]));
    // Two games may have a method of the same name.
    this.methods = new Map(head.methods.map((method) => [`${method.game} ${method.key}`, method]));
    const sweep = expand(head);
    this.idOf = (level, method, repeat) => sweep.idOf(level, method, repeat);
  }

  /** Level and method of a run; undefined where this plan does not have it, or with other limits. */
  partsOf(run: SweepRun): { readonly level: SweepLevel; readonly method: SweepMethod } | undefined {
    const level = this.levels.get(run.level);
    const method = level && this.methods.get(`${level.game} ${run.method}`);
    if (!level || !method || this.idOf(level, method, run.repeat) !== run.id) return undefined;
    return { level, method };
  }

  repeatsOf(run: SweepRun, level: SweepLevel, method: SweepMethod): readonly string[] {
    const length = Math.min(this.head.repeat, mostCompared);
    const all = Array.from({ length }, (_, index) => index + 1);
    return all.filter((each) => each !== run.repeat).map((each) => this.idOf(level, method, each));
  }
}

/** Makes runs of one sweep until none is left to take. */
export class SweepWork {
  private readonly parts: WorkerParts;
  private readonly sweep: number;
  private readonly outbox: Outbox;
  private readonly supply: Supply;
  /** Jobs of runs that are being made. */
  private readonly begun = new Set<string>();
  private known: Known;
  /** Former plans with runs that are still being made. */
  private readonly retired = new Set<Known>();
  private reading: Promise<void> | undefined;
  private isEnding = false;

  private constructor(parts: WorkerParts, sweep: number, head: SweepHead) {
    const { database, jobs, patience, name, disagreement, onStored } = parts;
    this.parts = parts;
    this.sweep = sweep;
    this.known = new Known(head, parts);
    this.outbox = new Outbox(async (made) => {
      await patience.until(() => storeResults(database, jobs, sweep, name, made, disagreement));
      onStored?.(made.map(({ result }) => result));
    });
    this.supply = new Supply({
      fetch: (most) => patience.until(() => jobs.fetch(sweep, most)),
      giveBack: (given) => patience.until(() => jobs.giveBack(sweep, given)),
      jobs: parts.atOnce,
    });
  }

  static async open(parts: WorkerParts, { number }: StoredSweep): Promise<SweepWork> {
    return new SweepWork(parts, number, await parts.patience.until(() => readHead(parts.database, number)));
  }

  /** Finished runs that are not stored yet. */
  get waiting(): number {
    return this.outbox.size;
  }

  /** Resolves when there is nothing to take any more, or after the signal. */
  async make(): Promise<void> {
    const { atOnce, signal } = this.parts;
    const interrupt = (): void => void this.end();
    signal.addEventListener('abort', interrupt);
    try {
      await Promise.all(Array.from({ length: atOnce }, () => this.lane()));
      await this.outbox.empty();
    } finally {
      signal.removeEventListener('abort', interrupt);
    }
  }

  /** Ends its processes, stores what is finished and gives back what is not. */
  async stop(): Promise<void> {
    await this.end();
    const { jobs, patience } = this.parts;
    try {
      await this.outbox.empty();
    } finally {
      await this.supply.release();
      await patience.until(() => jobs.giveBack(this.sweep, [...this.begun]));
      this.begun.clear();
    }
  }

  private async end(): Promise<void> {
    this.isEnding = true;
    await Promise.all([...this.retired, this.known].map(({ runner }) => runner.stop()));
  }

  private async lane(): Promise<void> {
    const { signal } = this.parts;
    while (!signal.aborted && !this.isEnding) {
      const next = await this.supply.next();
      if (next) await this.makeOne(next);
      // While others of this worker are busy, a run may come back.
      else if (this.begun.size > 0) await pause(lookAgain, undefined, { signal }).catch(() => {});
      else return;
    }
  }

  private async makeOne({ job, run }: FetchedRun): Promise<void> {
    this.begun.add(job);
    const { machine, name, database, jobs, patience } = this.parts;
    if (!this.known.partsOf(run)) await this.readPlan();
    const { known } = this;
    const parts = known.partsOf(run);
    if (!parts) {
      // Of an older plan.
      await patience.until(() => jobs.remove(database, this.sweep, [job]));
      this.begun.delete(job);
      return;
    }
    const { level, method } = parts;
    const began = performance.now();
    known.busy += 1;
    const findings = await known.runner.run(run, level, method);
    known.busy -= 1;
    if (known !== this.known) await this.retire(known);
    // It was stopped, and is given back.
    if (!findings) return;
    this.supply.took((performance.now() - began) / 1000);
    const where = { machine: machine.key, worker: name, ended: new Date().toISOString() };
    await this.outbox.add({
      job,
      result: { ...findings, ...where },
      repeats: known.repeatsOf(run, level, method),
    });
    this.begun.delete(job);
  }

  /** The plan may have changed since it was read; runs of the former one end as they began. */
  private readPlan(): Promise<void> {
    this.reading ??= (async () => {
      const { database, patience } = this.parts;
      const former = this.known;
      const head = await patience.until(() => readHead(database, this.sweep));
      this.known = new Known(head, this.parts, isMadeAlike(head, former.head) ? former.runner : undefined);
      if (this.known.runner === former.runner) return;
      this.retired.add(former);
      await this.retire(former);
    })().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async retire(former: Known): Promise<void> {
    if (former.busy === 0 && this.retired.delete(former)) await former.runner.stop();
  }
}

/** Whether one runner makes the runs of both. */
const isMadeAlike = (a: SweepHead, b: SweepHead): boolean => {
  const made = ({ limits, isolated, modules }: SweepHead): string =>
    JSON.stringify([limits, isolated, modules]);
  return made(a) === made(b);
};
