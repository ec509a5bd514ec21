import { setTimeout as pause } from 'node:timers/promises';
import type { Made } from './store.ts';

/** Results that come within this time are stored together. */
const gathering = 50;
/** Stored at one time. */
const mostAtOnce = 500;
/** With so many that wait, making runs waits too: the database is away, or slower than we are. */
const mostWaiting = 5000;

/** Finished runs on their way to the database: many in one transaction, and none dropped while it is away. */
export class Outbox {
  private readonly store: (made: readonly Made[]) => Promise<void>;
  private waiting: Made[] = [];
  private sending: Promise<void> | undefined;
  private failure: unknown;

  constructor(store: (made: readonly Made[]) => Promise<void>) {
    this.store = store;
  }

  /** How many are not stored yet. */
  get size(): number {
    return this.waiting.length;
  }

  /** Resolves at once unless too many wait. */
  async add(made: Made): Promise<void> {
    this.waiting.push(made);
    this.sending ??= this.send();
    if (this.waiting.length >= mostWaiting) await this.sending;
    this.check();
  }

  /** Resolves when all are stored. */
  async empty(): Promise<void> {
    while (this.sending) await this.sending;
    this.check();
  }

  private check(): void {
    if (this.failure) throw this.failure;
  }

  private async send(): Promise<void> {
    try {
      await pause(gathering);
      while (this.waiting.length > 0) {
        const some = this.waiting.slice(0, mostAtOnce);
        await this.store(some);
        // Only now: until it is stored it is ours to keep.
        this.waiting = this.waiting.slice(some.length);
      }
    } catch (error) {
      this.failure = error;
    } finally {
      this.sending = undefined;
    }
  }
}
