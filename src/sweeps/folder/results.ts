import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { SweepError } from '../error.ts';
import type { Sweep, SweepAlarm, SweepHead, SweepMachine, SweepResult, SweepWorker } from '../model.ts';
import type { SweepBatch, SweepProgress, SweepResults } from '../results.ts';
import { sweepOf } from '../runs.ts';
import { Cells } from './cells.ts';
import { mayReplace, readEntry } from './entry.ts';
import { Known } from './known.ts';
import { linesOf } from './lines.ts';
import { holderOf } from './lock.ts';
import { scanLog } from './mend.ts';
import { filesOf, planKey } from './names.ts';
import { isAlive } from './process-mark.ts';
import { unsealed } from './seal.ts';
import { readSnapshot, type Snapshot, secondsSince } from './snapshot.ts';
import { countFailure } from './tally.ts';

/** The results of the sweep in a folder, while a sweep may write to it. */
export async function openFolderResults(path: string): Promise<SweepResults> {
  const results = new FolderResults(path);
  await results.head();
  return results;
}

/** A worker that was not heard for so long is silent. */
const silentSeconds = 30;
/** Failures and alarms that are read at most. */
const mostTold = 100;

interface Plan {
  readonly key: string;
  readonly text: string;
  head?: SweepHead | undefined;
  sweep?: Sweep;
  cells?: Cells;
}

/** What is known of the runs of a plan in a folder that may not be there yet; nothing is written. */
export async function readKnown(path: string, sweep: Sweep): Promise<Known> {
  const log = await openLog(path);
  if (!log) return new Known(sweep);
  try {
    return await knownIn(log, sweep);
  } finally {
    await log.close();
  }
}

async function knownIn(log: FileHandle, sweep: Sweep): Promise<Known> {
  const known = new Known(sweep);
  const { size } = await log.stat();
  await scanLog(log, size, (entry) => known.add(entry));
  return known;
}

async function openLog(folder: string): Promise<FileHandle | undefined> {
  const { log } = filesOf(folder);
  try {
    return await open(log, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new SweepError(`${log}: cannot be read (${(error as Error).message}).`);
  }
}

class FolderResults implements SweepResults {
  private readonly path: string;
  private readonly files: ReturnType<typeof filesOf>;
  private known: Plan | undefined;

  constructor(path: string) {
    this.path = path;
    this.files = filesOf(path);
  }

  async head(): Promise<SweepHead> {
    return this.headOf(this.plan());
  }

  async progress(): Promise<SweepProgress> {
    const { planned, done, byStatus, rate, worker } = await this.counted();
    return { planned, done, byStatus, rate, workers: worker ? [worker] : [] };
  }

  async *each(): AsyncGenerator<readonly SweepResult[]> {
    const cells = this.cellsOf(this.plan());
    const log = await openLog(this.path);
    if (!log) return;
    try {
      const { size } = await log.stat();
      const replaced = await replacements(log, size, cells);
      // How many results of a run came so far, that say something new.
      const come = new Uint16Array(cells.count);
      for await (const lines of linesOf(log, 0, size)) {
        yield lines.flatMap(({ text }) => {
          const entry = readEntry(text);
          const cell = entry && !entry.beside ? cells.find(entry.result) : undefined;
          if (entry === undefined || cell === undefined) return [];
          // A run that is there twice without a word was copied from another log.
          if (come[cell]! > 0 && !entry.instead) return [];
          come[cell]! += 1;
          return come[cell] === (replaced?.[cell] ?? 0) + 1 ? entry.result : [];
        });
      }
    } finally {
      await log.close();
    }
  }

  async *since(place?: string): AsyncGenerator<SweepBatch> {
    const plan = this.plan();
    const log = await openLog(this.path);
    if (!log) return;
    try {
      const { size, ino } = await log.stat();
      const name = `${plan.key} ${ino}`;
      const [, known, at] = /^(.*) (\d+)$/.exec(place ?? '') ?? [];
      const isKnown = known === name && Number(at) <= size;
      let isAnew = place !== undefined && !isKnown;
      for await (const lines of linesOf(log, isKnown ? Number(at) : 0, size)) {
        const cells = this.cellsOf(plan);
        const results = lines.flatMap(({ text }) => {
          const entry = readEntry(text);
          return entry && !entry.beside && cells.find(entry.result) !== undefined ? entry.result : [];
        });
        yield { results, place: `${name} ${lines.at(-1)!.to}`, ...(isAnew && { isAnew }) };
        isAnew = false;
      }
      if (isAnew) yield { results: [], place: `${name} 0`, isAnew };
    } finally {
      await log.close();
    }
  }

  async machines(): Promise<readonly SweepMachine[]> {
    return this.records<SweepMachine>(this.files.machines);
  }

  async failures(most: number): Promise<readonly SweepResult[]> {
    return (await this.counted()).failures.slice(0, most);
  }

  async alarms(most: number): Promise<readonly SweepAlarm[]> {
    return this.records<SweepAlarm>(this.files.alarms).slice(0, most);
  }

  async close(): Promise<void> {}

  /** As far as was counted when somebody last wrote it down, and what the log has since; without that, all of the log. */
  private async counted(): Promise<Counted> {
    const plan = this.plan();
    const log = await openLog(this.path);
    if (!log) return { ...nothing, planned: this.sweepOf(plan).count };
    try {
      const { size, ino } = await log.stat();
      const snapshot = readSnapshot(this.files.progress);
      if (!snapshot || snapshot.plan !== plan.key || snapshot.log !== ino || snapshot.bytes > size)
        return await this.recount(plan, log);
      const counts = {
        planned: snapshot.planned,
        done: snapshot.done,
        byStatus: { ...snapshot.byStatus },
        failures: [...snapshot.failures],
      };
      for await (const lines of linesOf(log, snapshot.bytes, size))
        for (const { text } of lines) addLine(counts, text);
      const worker = this.workerOf(snapshot);
      return { ...counts, rate: worker.state === 'working' ? snapshot.rate : null, worker };
    } finally {
      await log.close();
    }
  }

  private async recount(plan: Plan, log: FileHandle): Promise<Counted> {
    const sweep = this.sweepOf(plan);
    const { done, byStatus, failures } = (await knownIn(log, sweep)).tally;
    return { planned: sweep.count, done, byStatus, failures, rate: null, worker: undefined };
  }

  private workerOf({ worker, heard }: Snapshot): SweepWorker {
    const holder = holderOf(this.path);
    const heardSecondsAgo = secondsSince(heard);
    const state =
      !holder || !isAlive(holder) ? 'ended' : heardSecondsAgo > silentSeconds ? 'silent' : 'working';
    return { ...worker, state, heardSecondsAgo };
  }

  private plan(): Plan {
    let text: string;
    try {
      text = readFileSync(this.files.plan, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        throw new SweepError(`${this.path}: cannot be read (${(error as Error).message}).`);
      throw new SweepError(
        `${this.path}: there is no sweep here; expected a plan that was run, or a folder that fourfold sweep has made.`,
      );
    }
    const key = planKey(text);
    if (this.known?.key !== key) this.known = { key, text };
    return this.known;
  }

  private headOf(plan: Plan): SweepHead {
    plan.head ??= unsealed<SweepHead>(plan.text.trimEnd());
    if (plan.head) return plan.head;
    throw new SweepError(
      `${this.files.plan}: this is not as a sweep has written it; run the sweep again to write it anew.`,
    );
  }

  /** Its runs take time to be put in order, and many questions do not need them. */
  private sweepOf(plan: Plan): Sweep {
    plan.sweep ??= sweepOf(this.headOf(plan));
    return plan.sweep;
  }

  private cellsOf(plan: Plan): Cells {
    plan.cells ??= new Cells(this.sweepOf(plan));
    return plan.cells;
  }

  /** What cannot be read is left out: the next sweep writes it anew. */
  private records<T extends object>(path: string): T[] {
    let text = '';
    try {
      text = readFileSync(path, 'utf8');
    } catch {}
    return text
      .split('\n')
      .flatMap((line) => unsealed<T>(line) ?? [])
      .slice(0, mostTold);
  }
}

interface Counts {
  readonly planned: number;
  done: number;
  readonly byStatus: Record<string, number>;
  readonly failures: SweepResult[];
}

interface Counted extends Pick<SweepProgress, 'planned' | 'done' | 'byStatus' | 'rate'> {
  readonly failures: readonly SweepResult[];
  readonly worker: SweepWorker | undefined;
}

const nothing: Omit<Counted, 'planned'> = {
  done: 0,
  byStatus: {},
  failures: [],
  rate: null,
  worker: undefined,
};

/** A line that came after a snapshot: whoever wrote it knew what was there before. */
function addLine(counts: Counts, text: string): void {
  const entry = readEntry(text);
  if (!entry || entry.beside) return;
  const { result, instead } = entry;
  counts.byStatus[result.status] = (counts.byStatus[result.status] ?? 0) + 1;
  if (instead) counts.byStatus[instead]! -= 1;
  else counts.done += 1;
  countFailure(counts.failures, result);
}

/** How often the result of each run was replaced; undefined where none was. */
async function replacements(log: FileHandle, size: number, cells: Cells): Promise<Uint16Array | undefined> {
  let replaced: Uint16Array | undefined;
  for await (const lines of linesOf(log, 0, size)) {
    for (const { text } of lines) {
      const entry = mayReplace(text) ? readEntry(text) : undefined;
      const cell = entry?.instead ? cells.find(entry.result) : undefined;
      if (cell === undefined) continue;
      replaced ??= new Uint16Array(cells.count);
      replaced[cell]! += 1;
    }
  }
  return replaced;
}
