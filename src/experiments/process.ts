import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Limits } from '../search/search.ts';
import { processBytesVariable, type WorkerAnswer, type WorkerRequest } from './protocol.ts';

/** The worker stands beside this module once both are built. */
export const builtWorker = (): string => join(dirname(fileURLToPath(import.meta.url)), 'worker.js');

/** The end of a worker that did not answer. */
export interface Death {
  readonly kind: 'died';
  readonly status: 'time-limit' | 'memory-limit' | 'crashed';
  readonly reason: string;
}

/** What a run is given before its process is ended from outside. */
export interface Allowance {
  readonly bytes: number;
  readonly milliseconds: number;
}

const megabyte = 1024 ** 2;

/**
 * A search keeps to its limits by itself; this is for one that does not. The extra is for Node itself, the tables of
 * heuristics and the time to prepare them, and to be sure that a search that obeys is never ended.
 */
export const allowanceOf = ({ bytes, seconds }: Required<Pick<Limits, 'bytes' | 'seconds'>>): Allowance => ({
  bytes: bytes * 1.25 + 256 * megabyte,
  milliseconds: seconds * 1250 + 5000,
});

const keptOfErrors = 4000;

/** A process that solves one level by one method, as often as it is asked. */
export class WorkerProcess {
  private readonly child: ChildProcess;
  private readonly allowance: Allowance;
  private errors = '';
  private isLate = false;
  private settle: ((answer: WorkerAnswer | Death) => void) | undefined;
  private ended: Death | undefined;

  constructor(path: string, allowance: Allowance) {
    this.allowance = allowance;
    this.child = fork(path, [], {
      execArgv: [`--max-old-space-size=${Math.ceil(allowance.bytes / megabyte)}`, '--expose-gc'],
      env: { ...process.env, NODE_OPTIONS: '', [processBytesVariable]: String(allowance.bytes) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.on('data', (data) => {
      this.errors = (this.errors + data).slice(-keptOfErrors);
    });
    this.child.on('message', (answer: WorkerAnswer) => this.finish(answer));
    this.child.on('error', (error) => this.die('crashed', error.message));
    this.child.on('close', (code, signal) => this.explain(code, signal));
  }

  ask(request: WorkerRequest): Promise<WorkerAnswer | Death> {
    const { milliseconds } = this.allowance;
    const timer = setTimeout(() => {
      this.isLate = true;
      this.kill();
    }, milliseconds);
    return new Promise<WorkerAnswer | Death>((resolve) => {
      this.settle = resolve;
      if (this.ended) this.finish(this.ended);
      // A process that is gone cannot be written to; that it is gone is reported by itself.
      else this.child.send(request, () => {});
    }).finally(() => clearTimeout(timer));
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  private finish(answer: WorkerAnswer | Death): void {
    this.settle?.(answer);
    this.settle = undefined;
  }

  private die(status: Death['status'], reason: string): void {
    this.ended ??= { kind: 'died', status, reason };
    this.finish(this.ended);
  }

  private explain(code: number | null, signal: NodeJS.Signals | null): void {
    const heap = /heap out of memory/i.test(this.errors);
    if (this.isLate) {
      const seconds = Math.round(this.allowance.milliseconds / 1000);
      this.die('time-limit', `It did not stop by itself and was ended after ${seconds} seconds.`);
    } else if (signal === 'SIGKILL' || heap) {
      const most = Math.round(this.allowance.bytes / megabyte);
      this.die('memory-limit', `Its process wanted more than ${most} MB and was ended.`);
    } else {
      const how = signal ? `signal ${signal}` : `exit code ${code}`;
      this.die('crashed', `Its process ended with ${how}: ${lastWords(this.errors)}`);
    }
  }
}

/** The line of an error report that says what happened. */
function lastWords(errors: string): string {
  const lines = errors.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /^\w*error\b.*:/i.test(line)) ??
    lines.find((line) => line !== '') ??
    'it said nothing'
  );
}
