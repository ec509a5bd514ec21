import { Observable } from '../../shared/state/observable.ts';
import { readLevel } from '../../shared/state/read-level.ts';
import { record } from '../shared/record/recorder-client.ts';
import { figuresOf, type RunRecord } from './figures.ts';
import type { Lesson, RunFigures } from './lesson.ts';

/**
 * The searches of a lesson, run one after the other in workers when the lesson is opened: its sentences need their numbers
 * wherever the reader is on the page.
 */
export class LessonRuns extends Observable {
  private readonly lesson: Lesson;
  private readonly recordRun: typeof record;
  private readonly records = new Map<string, RunRecord>();
  private failed = false;
  private controller = new AbortController();

  constructor(lesson: Lesson, recordRun: typeof record = record) {
    super();
    this.lesson = lesson;
    this.recordRun = recordRun;
  }

  get hasFailed(): boolean {
    return this.failed;
  }

  recordOf(run: string): RunRecord | undefined {
    return this.records.get(run);
  }

  /** All figures, as soon as all of them are there. */
  get figures(): RunFigures<string> | undefined {
    if (this.records.size < Object.keys(this.lesson.runs).length) return undefined;
    return Object.fromEntries([...this.records].map(([name, { figures }]) => [name, figures]));
  }

  /** Runs what has not been run yet. */
  async start(): Promise<void> {
    this.controller = new AbortController();
    this.failed = false;
    this.changed();
    const { signal } = this.controller;
    for (const [name, run] of Object.entries(this.lesson.runs)) {
      if (this.records.has(name)) continue;
      const level = readLevel(run.level);
      const recorded = await this.recordRun(level, run.method, { signal });
      if (recorded.kind === 'cancelled') return;
      if (recorded.kind !== 'trace') {
        this.failed = true;
        this.changed();
        return;
      }
      const { trace } = recorded;
      this.records.set(name, { ...level, trace, figures: figuresOf(trace, level) });
      this.changed();
    }
  }

  dispose(): void {
    this.controller.abort();
  }
}
