import { usual } from '../../../search/algorithms/index.ts';
import { Observable } from '../../shared/state/observable.ts';
import type { LabLevel } from '../shared/setup.ts';
import { openQuestions, problemOf, RunningPart, type Surroundings } from './opening.ts';
import { Halt, type Problem, type Row, Stopped } from './questions.ts';
import { TestReport } from './test-report.ts';

/** The time limit of the whole test; a level that was begun is finished. */
const testMilliseconds = 60_000;

export interface Wish {
  /** As the student wrote it. */
  readonly source: string;
  /** The level of the table. */
  readonly level: LabLevel;
  /** The levels to test on, all of the same game. */
  readonly levels: readonly LabLevel[];
  readonly cost: string;
}

export type Stage = 'idle' | 'starting' | 'testing' | 'comparing' | 'done';

/** One heuristic on trial: its value at the start, the test of its promises, and what searches make of it. */
export class Experiment extends Observable {
  stage: Stage = 'idle';
  startValue: number | undefined;
  problem: Problem | undefined;
  test: TestReport | undefined;
  rows: readonly Row[] = [];
  /** The cost of the cheapest solution of the level, where it is proved; Infinity where it is proved that there is none. */
  optimum: number | undefined;
  private readonly world: Surroundings;
  private running: RunningPart | undefined;

  constructor(world: Surroundings) {
    super();
    this.world = world;
  }

  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /** Ends the run; its findings so far stay. */
  stop(): void {
    if (!this.running) return;
    this.running.stop();
    this.running = undefined;
    this.stage = 'done';
    this.changed();
  }

  /** Forgets what was found. */
  reset(): void {
    this.stop();
    this.stage = 'idle';
    this.startValue = undefined;
    this.problem = undefined;
    this.test = undefined;
    this.rows = [];
    this.optimum = undefined;
    this.changed();
  }

  async run(wish: Wish): Promise<void> {
    this.reset();
    this.stage = 'starting';
    const run = new RunningPart();
    this.running = run;
    this.changed();
    try {
      await this.go(wish, run);
    } catch (error) {
      if (this.running === run && !(error instanceof Stopped)) await this.tell(error);
    }
    run.stop();
    // Another run may have begun meanwhile: then this object reports that run.
    if (this.running !== run) return;
    this.running = undefined;
    this.stage = 'done';
    this.changed();
  }

  private async go(wish: Wish, run: RunningPart): Promise<void> {
    const { level, levels, cost } = wish;
    const questions = await openQuestions(wish, this.world, run);
    this.startValue = await questions.valueAtStart(level);
    this.stage = 'testing';
    const report = new TestReport(levels.length);
    this.test = report;
    this.changed();
    const endsAt = performance.now() + testMilliseconds;
    for (const each of levels) {
      if (report.isDecided || performance.now() > endsAt) break;
      const { verdict, optimum } = await questions.judge(each);
      if (each.reference === level.reference) this.optimum = optimum;
      report.add(each, cost, verdict);
      this.changed();
    }
    this.stage = 'comparing';
    this.changed();
    await questions.valueAtStart(level);
    for (const { id: algorithm } of usual.tried) {
      this.addRow(await questions.ownRow(level, algorithm));
      for (const { id } of level.game.heuristics) {
        const { row, proved } = await questions.builtInRow(level, algorithm, id);
        if (proved !== undefined) this.optimum ??= proved;
        this.addRow(row);
      }
    }
  }

  /** Says what went wrong at once, and then, where it takes a moment to find out, on which state. */
  private async tell(error: unknown): Promise<void> {
    this.problem = problemOf(error);
    this.changed();
    const { problem } = this;
    const view = error instanceof Halt ? await error.findView?.().catch(() => undefined) : undefined;
    if (!view || this.problem !== problem) return;
    this.problem = { ...problem, view };
    this.changed();
  }

  private addRow(row: Row): void {
    this.rows = [...this.rows, row];
    this.changed();
  }
}
