import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { version } from '../../experiments/version.ts';
import { SweepError } from '../error.ts';
import type { SweepHead, SweepResult } from '../model.ts';
import type { Runner } from '../runner.ts';
import { sweepOf } from '../runs.ts';
import { disagreement } from '../work/agree.ts';
import { findingsOf } from '../work/findings.ts';
import { loadNow, thisSweepMachine } from '../work/machine.ts';
import { Database } from './database.ts';
import { type StoredSweep, sweepsIn } from './head.ts';
import { Jobs } from './jobs.ts';
import { Patience } from './patience.ts';
import { beat, leave, register } from './register.ts';
import { hasTables } from './schema.ts';
import { storeResults } from './store.ts';
import { SweepWork, type WorkerParts } from './work.ts';

/** Between two signs of life. Runs of lost workers are looked for as often. */
const heartbeat = 5000;
/** Between two looks whether there is something to do. */
const looking = 1000;
/** After Ctrl-C, for what is finished, where the database is away. */
const lastPatience = 10_000;

export interface WorkerOptions {
  /** Only this sweep. */
  readonly name?: string;
  /** Runs at one time. */
  readonly jobs: number;
  /** Waits for more when all is done. */
  readonly stay?: boolean;
  readonly start: (head: SweepHead) => Runner;
  readonly signal: AbortSignal;
  readonly say: (sentence: string) => void;
  readonly onStored?: (results: readonly SweepResult[]) => void;
}

/** Makes runs of the sweeps in a database until all are made. */
export async function workOn(address: string, options: WorkerOptions): Promise<void> {
  const database = await Database.open(address);
  const worker = new Worker(database, options);
  try {
    await worker.work();
  } finally {
    await database.close();
  }
}

class Worker {
  private readonly database: Database;
  private readonly options: WorkerOptions;
  private readonly patience: Patience;
  private readonly name = `${hostname()}-${randomBytes(3).toString('hex')}`;
  private readonly machine = thisSweepMachine();
  private readonly giveUp = new AbortController();
  /** Sweeps of other versions that were told about. */
  private readonly refused = new Set<string>();
  private jobs: Jobs | undefined;
  private current: { readonly sweep: number; readonly work: SweepWork } | undefined;

  constructor(database: Database, options: WorkerOptions) {
    this.database = database;
    this.options = options;
    this.patience = new Patience(database, options.say, this.giveUp.signal);
  }

  async work(): Promise<void> {
    const { signal } = this.options;
    const lose = (): void => void setTimeout(() => this.giveUp.abort(), lastPatience).unref();
    signal.addEventListener('abort', lose);
    const heart = setInterval(() => void this.beat(), heartbeat);
    try {
      while (!signal.aborted && (await this.step()));
    } finally {
      clearInterval(heart);
      await this.leaveAll();
      signal.removeEventListener('abort', lose);
    }
  }

  /** Something, or a moment's wait; false when there is nothing left to do. */
  private async step(): Promise<boolean> {
    const { stay, signal } = this.options;
    const sweeps = await this.patience.until(() => this.unfinished());
    if (sweeps.length === 0 && !stay) return false;
    const next = await this.patience.until(() => this.withWork(sweeps));
    if (next) await this.make(next);
    else await pause(looking, undefined, { signal }).catch(() => {});
    return true;
  }

  /** Sweeps of this version that have runs to make, by us or by others. */
  private async unfinished(): Promise<readonly StoredSweep[]> {
    const { name, stay } = this.options;
    const sweeps = (await hasTables(this.database)) ? await sweepsIn(this.database, name) : [];
    if (sweeps.length === 0 && !stay)
      throw new SweepError(
        `There is no sweep ${name === undefined ? '' : `"${name}" `}in this database yet; "fourfold sweep PLAN --on" puts one there, and --stay waits for it.`,
      );
    const ours = sweeps.filter((sweep) => this.isOurs(sweep, sweeps.length === 1));
    const open: StoredSweep[] = [];
    for (const sweep of ours) {
      const [row] = await this.database.query<{ readonly open: boolean }>(
        `SELECT EXISTS (SELECT FROM fourfold.run WHERE sweep = $1 AND planned AND (stored IS NULL OR again)) AS open`,
        [sweep.number],
      );
      // One without runs is just being put there.
      if (row!.open || sweep.planned === 0) open.push(sweep);
    }
    return open;
  }

  /** Runs of another version of the engine would have other figures under the same id. */
  private isOurs({ name, engine }: StoredSweep, isOnly: boolean): boolean {
    if (engine === version) return true;
    const sentence = `The sweep "${name}" was planned by Fourfold ${engine}, and this is ${version}; its runs are for workers of ${engine}.`;
    if (isOnly && !this.options.stay) throw new SweepError(sentence);
    if (!this.refused.has(sentence)) this.options.say(sentence);
    this.refused.add(sentence);
    return false;
  }

  private async withWork(sweeps: readonly StoredSweep[]): Promise<StoredSweep | undefined> {
    this.jobs ??= await Jobs.open(this.database);
    for (const sweep of sweeps) {
      if (await this.jobs.hasWaiting(sweep.number)) return sweep;
      await this.giveUpLost(sweep.number);
    }
    return undefined;
  }

  private async make(sweep: StoredSweep): Promise<void> {
    if (this.current?.sweep !== sweep.number) {
      await this.leaveAll();
      const { database, patience, name, machine } = this;
      const { jobs: atOnce } = this.options;
      await patience.until(() => register(database, sweep.number, { name, machine, atOnce }, loadNow()));
      this.current = { sweep: sweep.number, work: await SweepWork.open(this.parts(), sweep) };
      this.options.say(`Making runs of "${sweep.name}" as ${name}.`);
    }
    await this.current.work.make();
  }

  private parts(): WorkerParts {
    const { database, patience, name, machine } = this;
    const { jobs: atOnce, start, signal, onStored } = this.options;
    const jobs = this.jobs!;
    const told = onStored && { onStored };
    return {
      database,
      jobs,
      patience,
      name,
      machine,
      atOnce,
      start,
      expand: sweepOf,
      disagreement,
      signal,
      ...told,
    };
  }

  private async leaveAll(): Promise<void> {
    const { current, database, name } = this;
    this.current = undefined;
    if (!current) return;
    await current.work.stop();
    await this.patience.until(() => leave(database, name));
  }

  private async beat(): Promise<void> {
    try {
      await beat(this.database, this.name, loadNow());
      await this.jobs?.expire();
    } catch {
      // The work itself notices, and says so.
    }
  }

  /** A run that takes every worker with it is a result too. */
  private async giveUpLost(sweep: number): Promise<void> {
    const lost = await this.jobs!.abandoned(sweep);
    if (lost.length === 0) return;
    const { database, name, machine } = this;
    const made = lost.map(({ job, run }) => {
      const usage = { processorMilliseconds: null, residentBytes: null };
      const reason = 'Its worker was lost, each of the many times that it was made.';
      const findings = findingsOf(run, { kind: 'died', status: 'crashed', reason, usage }, true);
      const where = { machine: machine.key, worker: name, ended: new Date().toISOString() };
      return { job, result: { ...findings, ...where }, repeats: [] };
    });
    await storeResults(database, this.jobs!, sweep, name, made, disagreement);
  }
}
