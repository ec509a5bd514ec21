import type { Message } from '../../../core/message.ts';
import { TraceReader } from '../../../trace/reader.ts';
import type { Clock } from '../../shared/clock.ts';
import { Observable } from '../../shared/state/observable.ts';
import { keyOf } from '../shared/orders.ts';
import { record } from '../shared/record/recorder-client.ts';
import { RunBoards } from '../shared/run-boards.ts';
import type { LabLevel, LabMethod } from '../shared/setup.ts';
import { RunFacts } from './facts.ts';
import { RunFigures } from './figures.ts';
import { FrontierLayers, type Layers } from './frontier-layers.ts';
import { Prediction } from './prediction.ts';
import { type Pace, Replay } from './replay.ts';
import { ToldLayers } from './told-layers.ts';

/** A search that was recorded, with all that shows it. */
export interface WatchedRun {
  readonly level: LabLevel;
  readonly method: LabMethod;
  readonly reader: TraceReader;
  readonly replay: Replay;
  readonly facts: RunFacts;
  readonly figures: RunFigures;
  readonly boards: RunBoards;
  /** Undefined where the algorithm keeps no list of waiting states that the record knows. */
  readonly layers: Layers | undefined;
  /** Whether the layers are of the list of the search itself, and not only of what was met and not expanded. */
  readonly hasExactLayers: boolean;
  readonly prediction: Prediction;
}

export type RunState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'recording'; readonly expanded: number; readonly milliseconds: number }
  | { readonly kind: 'ready'; readonly run: WatchedRun }
  | { readonly kind: 'refused'; readonly refusal: Message }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'cancelled' };

/** Records the search that was set up, once, and makes it watchable. */
export class RunRecorder extends Observable {
  private readonly clock: Clock;
  private readonly record: typeof record;
  private current: RunState = { kind: 'idle' };
  private abort: AbortController | undefined;

  constructor(clock: Clock, recordWith = record) {
    super();
    this.clock = clock;
    this.record = recordWith;
  }

  get state(): RunState {
    return this.current;
  }

  async run(level: LabLevel, method: LabMethod, pace: Pace): Promise<void> {
    this.clear();
    const abort = new AbortController();
    this.abort = abort;
    this.set({ kind: 'recording', expanded: 0, milliseconds: 0 });
    const onProgress = (progress: { expanded: number; milliseconds: number }): void => {
      if (this.abort === abort) this.set({ kind: 'recording', ...progress });
    };
    const recorded = await this.record(level, method, { signal: abort.signal, onProgress });
    // Something else may have been set up meanwhile.
    if (this.abort !== abort) return;
    if (recorded.kind !== 'trace') {
      this.abort = undefined;
      this.set(recorded);
      return;
    }
    const run = await watchedRun(level, method, new TraceReader(recorded.trace), this.clock, pace);
    if (this.abort !== abort) return;
    this.abort = undefined;
    this.set({ kind: 'ready', run });
  }

  cancel(): void {
    this.abort?.abort();
  }

  /** Forgets the run, for another one. */
  clear(): void {
    const { abort, current } = this;
    this.abort = undefined;
    abort?.abort();
    if (current.kind === 'ready') current.run.replay.stop();
    this.set({ kind: 'idle' });
  }

  private set(state: RunState): void {
    this.current = state;
    this.changed();
  }
}

/** Lets the page do something else for a moment. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Makes a record watchable, in pieces: each looks at all of it once. */
export async function watchedRun(
  level: LabLevel,
  method: LabMethod,
  reader: TraceReader,
  clock: Clock,
  pace: Pace,
): Promise<WatchedRun> {
  const { isComplete } = reader.fates;
  await breathe();
  const facts = new RunFacts(reader, method.options);
  const { order, weight } = facts;
  const rule = {
    keyOf: (cost: number, estimate: number, value: number) =>
      keyOf(order.measure, cost, estimate, weight, value),
    reopens: order.reopens ?? false,
  };
  const { cost } = reader.data;
  await breathe();
  const figures = new RunFigures(reader);
  await breathe();
  const boards = new RunBoards(level.game, level.level, cost);
  await breathe();
  const hasList = isComplete || order.list !== 'path';
  const layers = hasList ? new (isComplete ? ToldLayers : FrontierLayers)(reader, rule) : undefined;
  return {
    level,
    method,
    reader,
    replay: new Replay(reader.end, clock, pace),
    facts,
    figures,
    boards,
    layers,
    hasExactLayers: isComplete || order.list === 'all',
    prediction: new Prediction(facts),
  };
}
