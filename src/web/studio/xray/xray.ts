import { type Clock, realClock } from '../../shared/clock.ts';
import { Observable } from '../../shared/state/observable.ts';
import { type StartWorker, WorkerClient } from '../../shared/worker/client.ts';
import type { XrayProgress, XrayTask } from './protocol.ts';
import { Sight } from './sight.ts';

/** A slice is much shorter than this; a worker that has not given way by then is replaced. */
const patienceMilliseconds = 1500;
/** Some findings take their time. */
const silenceMilliseconds = 180_000;

/** Looks through the level that is being drawn, in a worker. What is told belongs to the text that was given last. */
export class Xray extends Observable {
  private readonly client: WorkerClient<XrayTask, void, XrayProgress>;
  private now: Sight | undefined;
  private before: Sight | undefined;
  /** Whether the changes of the current text were asked for. */
  private hasChanges = false;
  private isHeavy = false;

  constructor(start: StartWorker, clock: Clock = realClock) {
    super();
    this.client = new WorkerClient(start, {
      clock,
      silence: silenceMilliseconds,
      patience: patienceMilliseconds,
    });
  }

  /** What is known of the last text, however little. */
  get current(): Sight | undefined {
    return this.now;
  }

  /** The last text that there is an answer for: the current one, or one before it. */
  get answered(): Sight | undefined {
    return this.now?.isAnswered ? this.now : this.before;
  }

  /** Whether what is shown belongs to an older text. */
  get isStale(): boolean {
    return this.answered !== this.now;
  }

  get isBusy(): boolean {
    return this.client.isBusy;
  }

  /**
   * Looks through a text, with what its single changes would do where that is wanted; of an unsolvable level, with the nearest of them
   * in any case. The same text again is not looked through
   * twice: only what has not been asked for yet is found out.
   */
  async look(text: string, wants: { readonly changes: boolean } = { changes: false }): Promise<void> {
    const isSame = this.now?.text === text && this.now.failure === undefined;
    if (isSame && (!wants.changes || this.hasChanges)) return;
    const rest = isSame && this.now?.isDone ? this.now : undefined;
    if (!isSame) this.before = this.answered;
    const sight = rest ?? new Sight(text);
    this.now = sight;
    this.hasChanges = wants.changes;
    sight.isDone = false;
    if (this.isHeavy) this.client.stop();
    this.isHeavy = false;
    this.changed();
    const outcome = await this.client.ask(
      { text, parts: { level: !rest, changes: wants.changes ? 'all' : 'nearest' } },
      {
        onProgress: (progress) => {
          if (progress.kind === 'heavy') this.isHeavy = true;
          else {
            for (const finding of progress.findings) sight.add(finding);
            this.changed();
          }
        },
      },
    );
    if (this.now !== sight) return;
    if (outcome.kind === 'failed') sight.failure = outcome.reason;
    sight.isDone = outcome.kind === 'done';
    this.changed();
  }

  /** Ends the worker; what was found stays. */
  stop(): void {
    this.client.stop();
  }
}
