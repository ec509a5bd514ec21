import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Allowance,
  type Death,
  lateReason,
  outOfMemory,
  processBytesVariable,
  type WorkerAnswer,
  type WorkerRequest,
} from './protocol.ts';
import type { AskedWorker } from './run-all.ts';

/** The built worker is next to this module. */
export const builtWorker = (): string => join(dirname(fileURLToPath(import.meta.url)), 'worker.js');

const megabyte = 1024 ** 2;
const keptOfErrors = 4000;

/** A process that solves one level by one method, once per request. */
export class WorkerProcess implements AskedWorker {
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
      // Writing to a process that has ended fails; its end is reported separately.
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
      this.die('time-limit', lateReason(this.allowance));
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

/** The line of an error report with the message. */
function lastWords(errors: string): string {
  const lines = errors.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /^\w*error\b.*:/i.test(line)) ??
    lines.find((line) => line !== '') ??
    'it said nothing'
  );
}
