import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hrtime } from 'node:process';
import type { RunStatus } from '../../experiments/record.ts';
import type { SweepResult } from '../model.ts';
import { thisProcess } from './process-mark.ts';
import { sealed, unsealed } from './seal.ts';

/** How far a sweep was at some place of its log. What was stored after it is read from there. */
export interface Snapshot {
  /** A hash of the plan that it counts. */
  readonly plan: string;
  /** The number that the system gives to the log: another one where it was written anew. */
  readonly log: number;
  readonly bytes: number;
  readonly planned: number;
  readonly done: number;
  readonly byStatus: Readonly<Partial<Record<RunStatus, number>>>;
  readonly failures: readonly SweepResult[];
  readonly rate: number | null;
  readonly worker: {
    readonly name: string;
    readonly machine: string;
    readonly jobs: number;
    readonly load: number;
    readonly runs: number;
  };
  readonly heard: Moment;
}

/** By a clock that never jumps, which all processes of a machine share until it is started again. */
interface Moment {
  readonly machine: string;
  readonly boot: string;
  readonly seconds: number;
  /** For other machines. */
  readonly clock: number;
}

export function thisMoment(): Moment {
  const { machine, boot } = thisProcess();
  return { machine, boot, seconds: Number(hrtime.bigint() / 1_000_000n) / 1000, clock: Date.now() / 1000 };
}

export function secondsSince(then: Moment): number {
  const now = thisMoment();
  const isSameClock = now.machine === then.machine && now.boot === then.boot;
  return Math.max(0, isSameClock ? now.seconds - then.seconds : now.clock - then.clock);
}

/** Not synced: where a loss of power spoils it, the log says the same. */
export function writeSnapshot(path: string, snapshot: Snapshot): void {
  const draft = `${path}.new`;
  try {
    writeFileSync(draft, sealed(snapshot));
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

export function readSnapshot(path: string): Snapshot | undefined {
  try {
    return unsealed<Snapshot>(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
