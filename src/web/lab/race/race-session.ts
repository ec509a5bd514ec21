import type { Message } from '../../../core/message.ts';
import { TraceReader } from '../../../trace/reader.ts';
import { Observable } from '../../shared/state/observable.ts';
import { record } from '../shared/record/recorder-client.ts';
import { formatMethod, type LabLevel, type LabMethod } from '../shared/setup.ts';

/** The state of a method's run. */
type LaneState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'recording'; readonly expanded: number }
  | { readonly kind: 'ready'; readonly reader: TraceReader }
  /** It cannot be used here, or its worker broke down. */
  | { readonly kind: 'refused'; readonly refusal: Message }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Lane {
  readonly method: LabMethod;
  readonly state: LaneState;
}

/** Recordings that go on at the same time. */
const atOnce = 2;

interface Run {
  readonly method: LabMethod;
  readonly stop: AbortController;
  state: LaneState;
  isStarted: boolean;
}

/** The runs of a race, each recorded once. A method that stays when others are changed is not run again. */
export class RaceSession extends Observable {
  private level: LabLevel | undefined;
  /** By method as it is written; two lanes with the same method share its run. */
  private runs = new Map<string, Run>();
  private order: readonly string[] = [];
  private readonly record: typeof record;

  constructor(recordWith: typeof record = record) {
    super();
    this.record = recordWith;
  }

  get lanes(): readonly Lane[] {
    return this.order.map((text) => {
      const { method, state } = this.runs.get(text)!;
      return { method, state };
    });
  }

  /** Nothing is being recorded or waits for it. */
  get isReady(): boolean {
    return this.lanes.every(({ state }) => state.kind !== 'waiting' && state.kind !== 'recording');
  }

  /** The readers of the runs there are. */
  get readers(): readonly TraceReader[] {
    return this.lanes.flatMap(({ state }) => (state.kind === 'ready' ? [state.reader] : []));
  }

  set(level: LabLevel, methods: readonly LabMethod[]): void {
    const isSame = level.reference === this.level?.reference;
    const before = this.runs;
    this.level = level;
    this.order = methods.map(formatMethod);
    this.runs = new Map(
      methods.map((method, index) => {
        const text = this.order[index]!;
        const known = isSame ? before.get(text) : undefined;
        return [
          text,
          known ?? { method, stop: new AbortController(), state: { kind: 'waiting' }, isStarted: false },
        ];
      }),
    );
    const kept = new Set(this.runs.values());
    for (const run of before.values()) if (!kept.has(run)) run.stop.abort();
    this.startSome();
    this.changed();
  }

  /** Ends all recordings. */
  stop(): void {
    for (const run of this.runs.values()) run.stop.abort();
  }

  private startSome(): void {
    const runs = [...this.runs.values()];
    let going = runs.filter(({ state }) => state.kind === 'recording').length;
    for (const run of runs) {
      if (going >= atOnce) return;
      if (run.isStarted) continue;
      going += 1;
      void this.run(run);
    }
  }

  private async run(run: Run): Promise<void> {
    run.isStarted = true;
    run.state = { kind: 'recording', expanded: 0 };
    const recorded = await this.record(this.level!, run.method, {
      signal: run.stop.signal,
      onProgress: ({ expanded }) => {
        run.state = { kind: 'recording', expanded };
        this.changed();
      },
    });
    if (recorded.kind === 'trace') run.state = { kind: 'ready', reader: new TraceReader(recorded.trace) };
    else if (recorded.kind === 'cancelled') return;
    else run.state = recorded;
    this.startSome();
    this.changed();
  }
}
