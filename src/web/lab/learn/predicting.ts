import { Observable } from '../../shared/state/observable.ts';
import { readLevel } from '../../shared/state/read-level.ts';
import { orderOf } from '../shared/cards.ts';
import { record } from '../shared/record/recorder-client.ts';
import type { RunRecord } from './figures.ts';
import { figuresOf } from './figures.ts';
import { type Halt, haltOf } from './prediction.ts';
import type { PredictTask } from './task.ts';

/** A recorded search, halted. */
export interface HaltedRun {
  readonly record: RunRecord;
  readonly halt: Halt;
}

/** Halts searches one after the other and checks what is said of each; it is done when every answer was right. */
export class Predicting extends Observable {
  private readonly task: PredictTask;
  private readonly recordRun: typeof record;
  private readonly records = new Map<string, RunRecord>();
  private controller = new AbortController();
  private at = 0;
  private halted: HaltedRun | undefined;
  private answered: number | undefined;
  private hasFailed = false;

  constructor(task: PredictTask, recordRun: typeof record = record) {
    super();
    this.task = task;
    this.recordRun = recordRun;
  }

  /** The halt that is asked about, from 0. */
  get round(): number {
    return this.at;
  }

  get isLast(): boolean {
    return this.at === this.task.rounds.length - 1;
  }

  /** Undefined while the search is being run. */
  get now(): HaltedRun | undefined {
    return this.halted;
  }

  /** The search could not be run. */
  get isBroken(): boolean {
    return this.hasFailed;
  }

  /** The last answer to this halt. */
  get given(): number | undefined {
    return this.answered;
  }

  get isRight(): boolean {
    return this.halted !== undefined && this.answered === this.halted.halt.answer;
  }

  get isPassed(): boolean {
    return this.isLast && this.isRight;
  }

  /** Goes to a halt, which may need its search to be run first. */
  async go(round: number): Promise<void> {
    this.controller.abort();
    const controller = new AbortController();
    this.controller = controller;
    this.at = round;
    this.answered = undefined;
    this.halted = undefined;
    this.hasFailed = false;
    this.changed();
    const wanted = this.task.rounds[round]!;
    const run = await this.recordOf(round, controller.signal);
    if (controller.signal.aborted) return;
    if (run)
      this.halted = { record: run, halt: haltOf(this.task.what, wanted, run, orderOf(run.trace.algorithm)) };
    else this.hasFailed = true;
    this.changed();
  }

  /** A wrong answer may be given another time. */
  answer(value: number): void {
    if (!this.halted || this.isRight) return;
    this.answered = value;
    this.changed();
  }

  /** Another pick takes the verdict away. */
  forget(): void {
    if (this.isRight) return;
    this.answered = undefined;
    this.changed();
  }

  dispose(): void {
    this.controller.abort();
  }

  /** The same search is halted several times, but run once. */
  private async recordOf(round: number, signal: AbortSignal): Promise<RunRecord | undefined> {
    const { level: text, method } = this.task.rounds[round]!;
    const name = JSON.stringify([text, method]);
    const known = this.records.get(name);
    if (known) return known;
    const level = readLevel(text);
    const answer = await this.recordRun(level, method, { signal });
    if (answer.kind !== 'trace') return undefined;
    const run = { ...level, trace: answer.trace, figures: figuresOf(answer.trace, level) };
    this.records.set(name, run);
    return run;
  }
}
