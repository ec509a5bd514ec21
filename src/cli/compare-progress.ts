import { methodName } from '../experiments/methods.ts';
import type { PlannedRun } from '../experiments/plan.ts';
import { showsProgress } from './output.ts';

const width = 24;
const every = 200;

/** A progress line on a terminal: the finished runs and the current one. */
export class CompareProgress {
  private readonly enabled = showsProgress;
  private readonly total: number;
  private readonly running = new Map<PlannedRun, number>();
  private readonly timer: NodeJS.Timeout | undefined;
  private done = 0;

  constructor(total: number) {
    this.total = total;
    if (this.enabled) this.timer = setInterval(() => this.draw(), every).unref();
  }

  started(run: PlannedRun): void {
    this.running.set(run, performance.now());
    this.draw();
  }

  ended(run: PlannedRun): void {
    this.running.delete(run);
    this.done += 1;
    this.draw();
  }

  clear(): void {
    clearInterval(this.timer);
    if (this.enabled) process.stderr.write('\r\x1b[K');
  }

  private draw(): void {
    if (!this.enabled) return;
    const filled = Math.floor((this.done / this.total) * width);
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
    const now = [...this.running].map(([run, began]) => describe(run, performance.now() - began)).join(', ');
    const line = `${bar} ${this.done}/${this.total}  ${now}`;
    process.stderr.write(`\r\x1b[K${[...line].slice(0, (process.stderr.columns ?? 80) - 1).join('')}`);
  }
}

const describe = ({ source, algorithm, heuristic }: PlannedRun, elapsed: number): string =>
  `${source.name}: ${methodName({ algorithm: algorithm.id, heuristic: heuristic?.id ?? null })} ${(elapsed / 1000).toFixed(1)} s`;
