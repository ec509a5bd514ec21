import { maxFileBytes } from '../../../core/level-text.ts';
import type { Result } from '../../../core/result.ts';
import { type ClientOptions, type StartWorker, WorkerClient } from '../worker/client.ts';
import { Observable } from './observable.ts';
import type { OwnLevels } from './own-levels.ts';
import type { ReadText, TransferError } from './transfer.ts';

/** What came of opening a file or a text. */
export type Opened =
  | { readonly kind: 'kept'; readonly levels: number }
  | { readonly kind: 'refused'; readonly error: TransferError }
  /** There is no room for more levels. */
  | { readonly kind: 'no-room' }
  /** The worker broke down. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'cancelled' };

/** Something that is being read. */
interface Reading {
  /** The name of the file; undefined for a text. */
  readonly name: string | undefined;
}

/**
 * Opens what a player brings: a worker reads it, since it may be large or anything else, and the levels are kept before anybody
 * draws them. One thing at a time: opening another one cancels the one before.
 */
export class OwnReader extends Observable {
  private readonly own: OwnLevels;
  private readonly client: WorkerClient<string | Blob, Result<ReadText, TransferError>>;
  private current: Reading | undefined;

  constructor(own: OwnLevels, start: StartWorker, options?: ClientOptions) {
    super();
    this.own = own;
    this.client = new WorkerClient(start, options);
  }

  /** What is being read; undefined while nothing is. */
  get reading(): Reading | undefined {
    return this.current;
  }

  async open(name: string | undefined, source: string | Blob): Promise<Opened> {
    // Sending a text takes time too; a file is only named to the worker.
    if (typeof source === 'string' && source.length > maxFileBytes)
      return { kind: 'refused', error: { code: 'too-large' } };
    const reading: Reading = { name };
    this.become(reading);
    const outcome = await this.client.ask(source);
    if (this.current === reading) this.become(undefined);
    if (outcome.kind !== 'done') return { kind: outcome.kind };
    const { answer } = outcome;
    if (!answer.ok) return { kind: 'refused', error: answer.error };
    const { text, levels } = answer.value;
    return this.own.add(name, text).ok ? { kind: 'kept', levels } : { kind: 'no-room' };
  }

  cancel(): void {
    this.client.cancel();
  }

  private become(reading: Reading | undefined): void {
    this.current = reading;
    this.changed();
  }
}
