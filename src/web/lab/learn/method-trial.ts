import { Observable } from '../../shared/state/observable.ts';
import { readLevel } from '../../shared/state/read-level.ts';
import { record } from '../shared/record/recorder-client.ts';
import type { LabMethod } from '../shared/setup.ts';
import { type Figures, figuresOf } from './figures.ts';
import { allHold, type Finding, judgeSearches } from './judging.ts';
import type { Goal } from './task.ts';

/** What a try came to. */
export interface Outcome {
  readonly findings: readonly Finding[];
  readonly isPassed: boolean;
  /** By level. */
  readonly runs: readonly Figures[];
}

/** Tries methods on the levels of a task, each level in a worker. */
export class MethodTrial extends Observable {
  private readonly levels: readonly string[];
  private readonly goal: Goal;
  private readonly recordRun: typeof record;
  private controller: AbortController | undefined;
  private result: Outcome | undefined;
  private problem: 'refused' | 'failed' | undefined;
  private failures = 0;

  constructor(levels: readonly string[], goal: Goal, recordRun: typeof record = record) {
    super();
    this.levels = levels;
    this.goal = goal;
    this.recordRun = recordRun;
  }

  get isRunning(): boolean {
    return this.controller !== undefined;
  }

  get outcome(): Outcome | undefined {
    return this.result;
  }

  /** Why there is no outcome: the method does not suit the level, or the worker broke down. */
  get trouble(): 'refused' | 'failed' | undefined {
    return this.problem;
  }

  /** How often it was tried in vain. */
  get tries(): number {
    return this.failures;
  }

  /** Another choice takes the verdict away. */
  reset(): void {
    this.controller?.abort();
    this.controller = undefined;
    this.result = undefined;
    this.problem = undefined;
    this.changed();
  }

  async run(method: LabMethod): Promise<void> {
    this.reset();
    const controller = new AbortController();
    this.controller = controller;
    this.changed();
    const runs: Figures[] = [];
    for (const text of this.levels) {
      const level = readLevel(text);
      const answer = await this.recordRun(level, method, { signal: controller.signal });
      if (controller.signal.aborted) return;
      if (answer.kind !== 'trace') {
        this.end(() => {
          this.problem = answer.kind === 'refused' ? 'refused' : 'failed';
        });
        return;
      }
      runs.push(figuresOf(answer.trace, level));
    }
    this.end(() => {
      const findings = judgeSearches(this.goal, runs);
      const isPassed = allHold(findings);
      this.result = { findings, isPassed, runs };
      if (!isPassed) this.failures += 1;
    });
  }

  private end(set: () => void): void {
    this.controller = undefined;
    set();
    this.changed();
  }
}
