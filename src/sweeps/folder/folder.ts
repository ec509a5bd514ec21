import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { RunStatus } from '../../experiments/record.ts';
import { SweepError } from '../error.ts';
import type {
  Sweep,
  SweepAlarm,
  SweepHead,
  SweepLevel,
  SweepMachine,
  SweepMethod,
  SweepResult,
  SweepRun,
} from '../model.ts';
import { findAlarms } from '../work/agree.ts';
import { Appender } from './append.ts';
import { replaceFile, syncFolder } from './disk.ts';
import { writeEntry } from './entry.ts';
import { Known } from './known.ts';
import { FolderLock, type Holder } from './lock.ts';
import { filesOf, planKey } from './names.ts';
import { openLog } from './open-log.ts';
import { isOfThisMachine } from './process-mark.ts';
import { openFolderResults } from './results.ts';
import { sealed, unsealed } from './seal.ts';
import { type Snapshot, thisMoment, writeSnapshot } from './snapshot.ts';
import type { Tally } from './tally.ts';

/** Alarms that are kept whole. */
const mostAlarms = 100;

/** Who works in it, and how fast, as others are told. */
export type Working = Pick<Snapshot, 'rate' | 'worker'>;

/** The folder of a sweep, which this process alone may write to. */
export class SweepFolder {
  /** Why nothing more can be stored. */
  failure: SweepError | undefined;
  /** The first of them. */
  alarms: readonly SweepAlarm[] = [];
  private readonly path: string;
  private readonly lock: FolderLock;
  private readonly plan: string;
  private readonly known: Known;
  private readonly log: FileHandle;
  private readonly appender: Appender;
  private readonly failed: () => void;
  private bytes: number;
  private readonly ino: number;
  /** Of what is wrong, how much others were told. */
  private told = 0;

  private constructor(path: string, lock: FolderLock, { plan, known, log, ino, bytes, failed }: Opened) {
    this.path = path;
    this.lock = lock;
    this.plan = plan;
    this.known = known;
    this.log = log;
    this.ino = ino;
    this.bytes = bytes;
    this.failed = failed;
    this.appender = new Appender(log, bytes, (error) => this.fail(error));
  }

  /** Takes the folder for this plan: makes it where there is none, mends it, reads what is done. */
  static async open(path: string, sweep: Sweep, { say, failed }: Heard): Promise<SweepFolder> {
    return writing(path, async () => {
      makeFolder(path);
      const lock = FolderLock.take(path);
      if (!(lock instanceof FolderLock)) throw new SweepError(aboutHolder(path, lock));
      try {
        const files = filesOf(path);
        const { log, bytes, known } = await openLog(files, () => new Known(sweep), say);
        const text = planText(sweep);
        if (!existsSync(files.plan) || readFileSync(files.plan, 'utf8') !== text)
          replaceFile(files.plan, text);
        const plan = planKey(text);
        const { ino } = await log.stat();
        const folder = new SweepFolder(path, lock, { plan, known, log, ino, bytes, failed });
        await folder.keepAlarms();
        return folder;
      } catch (error) {
        lock.release();
        throw error;
      }
    });
  }

  get tally(): Tally {
    return this.known.tally;
  }

  /** How a run ended; undefined where it is not done. */
  statusOf(run: SweepRun): RunStatus | undefined {
    return this.tally.statusOf(this.known.cells.of(run));
  }

  partsOf(run: SweepRun): { readonly level: SweepLevel; readonly method: SweepMethod } {
    return this.known.cells.partsOf(run);
  }

  /** Notes a machine; its results have only its key. */
  addMachine(machine: SweepMachine): void {
    const { machines } = filesOf(this.path);
    const lines = existsSync(machines) ? readFileSync(machines, 'utf8').split('\n') : [];
    const known = lines.filter(unsealed);
    const line = sealed(machine);
    if (!known.includes(line)) replaceFile(machines, [...known, line, ''].join('\n'));
  }

  /** Its run counts as done once it is on the disk; nobody waits for that, unless the disk lags far behind. */
  async store(result: SweepResult): Promise<void> {
    const entry = this.tally.entryOf(this.known.cells.of(result), result);
    const line = writeEntry(entry);
    this.appender.append(line, (bytes) => {
      this.bytes = bytes;
      this.known.add(entry);
    });
    await this.appender.room();
  }

  /** Tells others how far this is. */
  tell({ rate, worker }: Working): void {
    if (this.failure) return;
    if (!this.lock.isHeld()) {
      this.fail(
        new SweepError(
          `${this.path}: its lock was removed, so this sweep stops; nothing finished is lost.`,
          'output',
        ),
      );
      return;
    }
    if (this.known.agreement.breaks > this.told) this.keepAlarms().catch((error) => this.fail(error));
    const { done, byStatus, failures } = this.tally;
    const { plan, bytes, known, ino } = this;
    try {
      writeSnapshot(filesOf(this.path).progress, {
        plan,
        log: ino,
        bytes,
        planned: known.cells.count,
        done,
        byStatus,
        failures,
        rate,
        worker,
        heard: thisMoment(),
      });
    } catch (error) {
      this.fail(error as Error);
    }
  }

  /** All results are stored, or it has failed. */
  async flush(): Promise<void> {
    await this.appender.flush();
    if (!this.failure) await this.keepAlarms().catch((error) => this.fail(error));
  }

  async close(): Promise<void> {
    await this.flush();
    await this.log.close();
    this.lock.release();
  }

  /** Alarms are a bug, or a bad machine: where there are any, the log is read again to tell which results they are about. */
  private async keepAlarms(): Promise<void> {
    const { alarms: path } = filesOf(this.path);
    const { agreement } = this.known;
    this.told = agreement.breaks;
    if (agreement.isBroken) {
      const results = await openFolderResults(this.path);
      this.alarms = await findAlarms(await results.head(), () => results.each(), mostAlarms);
    }
    const text = this.alarms.map((alarm) => `${sealed(alarm)}\n`).join('');
    if (text !== (existsSync(path) ? readFileSync(path, 'utf8') : '')) replaceFile(path, text);
  }

  private fail(error: Error): void {
    this.failure ??= error instanceof SweepError ? error : notWritten(this.path, error);
    this.failed();
  }
}

interface Heard {
  readonly say: (sentence: string) => void;
  /** Called when nothing more can be stored. */
  readonly failed: () => void;
}

interface Opened extends Pick<Heard, 'failed'> {
  readonly plan: string;
  readonly known: Known;
  readonly log: FileHandle;
  readonly ino: number;
  readonly bytes: number;
}

/** What of a plan is kept: what a folder can be read by, without the plan file. */
function planText(sweep: SweepHead): string {
  const { name, version, limits, repeat, seed, isolated, levels, methods, modules } = sweep;
  const head: SweepHead = { name, version, limits, repeat, seed, isolated, levels, methods, modules };
  return `${sealed(head)}\n`;
}

function makeFolder(path: string): void {
  if (existsSync(path)) return;
  mkdirSync(path, { recursive: true });
  syncFolder(dirname(resolve(path)));
}

/** Errors of the system become sentences. */
async function writing<T>(path: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof SweepError || !(error as NodeJS.ErrnoException).code) throw error;
    throw notWritten(path, error as Error);
  }
}

const notWritten = (path: string, error: Error): SweepError =>
  new SweepError(
    `${path}: results cannot be written (${error.message}), so this sweep stops. All that was stored before is there: the same command goes on.`,
    'output',
  );

function aboutHolder(path: string, holder: Holder): string {
  const who = `process ${holder.pid} on ${holder.machine} works here since ${holder.since}`;
  if (isOfThisMachine(holder))
    return `${path}: ${who}; nothing was changed. fourfold sweep status ${path} says how far it is.`;
  return `${path}: ${who}; nothing was changed. If that sweep has ended, remove ${path}/lock and run this again.`;
}
