import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { endMarked, markVariable } from './marked.ts';
import {
  type Allowance,
  channel,
  type Death,
  lateReason,
  outOfMemory,
  type SentRequest,
  type ToldByProcess,
  type Usage,
  type WorkerAnswer,
  type WorkerRequest,
} from './protocol.ts';
import type { AskedWorker } from './run-all.ts';
import { usageOf } from './usage.ts';

/** The built worker is next to this module. */
export const builtWorker = (): string => join(dirname(fileURLToPath(import.meta.url)), 'worker.js');

const megabyte = 1024 ** 2;
const keptOfErrors = 4000;
/** The longest line that a process may write: a solution of millions of moves. */
const mostOfLine = 256 * megabyte;
/** How long the output of a process that has ended may take to arrive: others may hold it open. */
const closingMilliseconds = 1000;

export type Answered = (WorkerAnswer | Death) & { readonly usage: Usage };

const unknownUsage: Usage = { processorMilliseconds: null, residentBytes: null };

/** A process that solves levels, one request after the other, in a group of its own with all that it starts. */
export class WorkerProcess implements AskedWorker {
  /** Settles when it and its group have ended. */
  readonly ended: Promise<void>;
  private readonly child: ChildProcess;
  private readonly allowance: Allowance;
  private readonly key = randomBytes(9).toString('base64url');
  private readonly mark: string;
  private asked = 0;
  private errors = '';
  private isLate = false;
  private isTooLong = false;
  private began: number | undefined;
  private usage: Usage | undefined;
  private death: Death | undefined;
  private settle: ((answer: Answered) => void) | undefined;

  constructor(path: string, allowance: Allowance, hasOwnCode = false) {
    this.allowance = allowance;
    const { bytes } = allowance;
    this.mark = hasOwnCode ? `${process.pid}-${this.key}` : '';
    const flags = heapFlags(bytes, hasOwnCode);
    this.child = spawn(process.execPath, [...flags, path, String(process.pid), String(bytes)], {
      detached: hasGroups,
      env: { ...process.env, NODE_OPTIONS: '', [markVariable]: this.mark },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    this.child.stderr?.on('data', (data: Buffer) => {
      this.errors = (this.errors + data.subarray(-keptOfErrors)).slice(-keptOfErrors);
    });
    // It has no channel where it could not be started.
    if (this.channel) this.listen(this.channel);
    this.ended = new Promise((resolve) => {
      this.child.on('error', (error) => {
        this.die('crashed', error.message);
        resolve();
      });
      this.child.on('exit', () => {
        this.kill();
        if (this.mark) endMarked(`${markVariable}=${this.mark}`, { readdirSync, readFileSync });
        setTimeout(() => {
          this.channel?.destroy();
          this.child.stderr?.destroy();
        }, closingMilliseconds).unref();
      });
      this.child.on('close', (code, signal) => {
        this.explain(code, signal);
        resolve();
      });
    });
  }

  /** Whether it can be asked. */
  get isAlive(): boolean {
    return !this.death && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Undefined where it could not be started. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Whether the last run was begun. */
  get hasBegun(): boolean {
    return this.began !== undefined;
  }

  /** Where it may refuse, it ends without having begun when runs before have left too much in it. */
  ask(request: WorkerRequest, mayRefuse = false): Promise<Answered> {
    const timer = setTimeout(() => this.endLate(), this.allowance.milliseconds);
    this.asked += 1;
    this.began = undefined;
    this.usage = undefined;
    return new Promise<Answered>((resolve) => {
      this.settle = resolve;
      const sent: SentRequest = { ask: this.askKey, request, mayRefuse };
      if (this.death) this.finish({ ...this.death, usage: unknownUsage });
      else this.channel?.write(`${JSON.stringify(sent)}\n`);
    }).finally(() => clearTimeout(timer));
  }

  /** Ends it at once, with all that it started. */
  kill(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    try {
      if (hasGroups) process.kill(-pid, 'SIGKILL');
      else this.child.kill('SIGKILL');
    } catch {
      // All of them have ended.
    }
  }

  private get channel(): Socket | undefined {
    return this.child.stdio?.[channel] as Socket | undefined;
  }

  private get askKey(): string {
    return `${this.key}-${this.asked}`;
  }

  private endLate(): void {
    this.isLate = true;
    if (this.child.pid !== undefined) this.noteEnd(usageOf(this.child.pid));
    this.kill();
  }

  /** Hears what it tells, line by line. */
  private listen(heard: Socket): void {
    let parts: string[] = [];
    let length = 0;
    heard.setEncoding('utf8');
    // Writing to a process that has ended fails; its end is reported separately.
    heard.on('error', () => {});
    heard.on('data', (text: string) => {
      for (let from = 0; ; ) {
        const end = text.indexOf('\n', from);
        const part = text.slice(from, end < 0 ? undefined : end);
        parts.push(part);
        length += part.length;
        if (end < 0) break;
        this.hear(parts.join(''));
        parts = [];
        length = 0;
        from = end + 1;
      }
      if (length <= mostOfLine) return;
      this.isTooLong = true;
      this.kill();
    });
  }

  private hear(line: string): void {
    const told = parsed(line);
    if (!told) return;
    if ('ended' in told) this.noteEnd(told.ended);
    else if (told.ask !== this.askKey) return;
    else if ('began' in told) this.began = told.began;
    else this.finish({ ...told.answer, usage: told.usage });
  }

  /** What the whole process took, of which the run is what came after its begin. */
  private noteEnd({ processorMilliseconds, residentBytes }: Usage): void {
    if (this.began === undefined || processorMilliseconds === null) return;
    this.usage = { processorMilliseconds: Math.max(0, processorMilliseconds - this.began), residentBytes };
  }

  private finish(answer: Answered): void {
    this.settle?.(answer);
    this.settle = undefined;
  }

  private die(status: Death['status'], reason: string): void {
    this.death ??= { kind: 'died', status, reason };
    this.finish({ ...this.death, usage: this.usage ?? unknownUsage });
  }

  private explain(code: number | null, signal: NodeJS.Signals | null): void {
    const heap = /heap out of memory/i.test(this.errors);
    if (this.isLate) {
      this.die('time-limit', lateReason(this.allowance));
    } else if (this.isTooLong) {
      this.die('crashed', `Its process wrote a line of more than ${mostOfLine / megabyte} MB and was ended.`);
    } else if (signal === outOfMemory || heap) {
      const most = Math.round(this.allowance.bytes / megabyte);
      this.die('memory-limit', `Its process wanted more than ${most} MB and was ended.`);
    } else if (signal) {
      this.die('crashed', `Its process was ended from outside (${signal}), by somebody or by the system.`);
    } else {
      this.die('crashed', `Its process ended with exit code ${code}: ${lastWords(this.errors)}`);
    }
  }
}

/**
 * A limit of the JavaScript heap, where code of the user's own may fill it or where the usual one is too small. Our states are
 * outside of it. Any flag slows the start: code that was compiled before does not fit.
 */
const heapFlags = (bytes: number, hasOwnCode: boolean): readonly string[] =>
  hasOwnCode || bytes > getHeapStatistics().heap_size_limit
    ? [`--max-old-space-size=${Math.ceil(bytes / megabyte)}`]
    : [];

/** Windows has no groups of processes that end together. */
const hasGroups = process.platform !== 'win32';

/** A line of a worker; undefined where it is something else, because a run may write what it likes. */
function parsed(line: string): ToldByProcess | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as ToldByProcess;
  } catch {
    return undefined;
  }
}

/** The line of an error report with the message. */
function lastWords(errors: string): string {
  const lines = errors.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /^\w*error\b.*:/i.test(line)) ??
    lines.find((line) => line !== '') ??
    'it said nothing'
  );
}
