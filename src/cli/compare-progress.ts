import { methodName } from '../experiments/methods.ts';
import type { PlannedRun } from '../experiments/plan.ts';
import { bar, ProgressLine } from './progress.ts';

/** A progress line for runs: those that are finished, and those that are being made. */
export class CompareProgress {
  private readonly running = new Map<PlannedRun, number>();
  private readonly line: ProgressLine;
  private done = 0;

  constructor(total: number) {
    this.line = new ProgressLine(() => `${bar(this.done, total)}  ${this.now()}`, { after: 0 });
  }

  started(run: PlannedRun): void {
    this.running.set(run, performance.now());
  }

  ended(run: PlannedRun): void {
    this.running.delete(run);
    this.done += 1;
  }

  end(): void {
    this.line.end();
  }

  private now(): string {
    return [...this.running].map(([run, began]) => describe(run, performance.now() - began)).join(', ');
  }
}

const describe = ({ source, algorithm, heuristic }: PlannedRun, elapsed: number): string =>
  `${source.name}: ${methodName({ algorithm: algorithm.id, heuristic: heuristic?.id ?? null })} ${(elapsed / 1000).toFixed(1)} s`;
