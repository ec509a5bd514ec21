import { Observable } from '../../shared/state/observable.ts';
import type { KeyValueStore } from '../../shared/state/storage.ts';

const name = 'learn';

/** Which lessons have been finished, that is, their question answered; kept in the browser. */
export class LearnProgress extends Observable {
  private readonly store: KeyValueStore;
  private finished: ReadonlySet<string>;

  constructor(store: KeyValueStore) {
    super();
    this.store = store;
    this.finished = this.read();
  }

  isFinished(lesson: string): boolean {
    return this.finished.has(lesson);
  }

  /** How many of these lessons are finished. */
  count(lessons: readonly { readonly id: string }[]): number {
    return lessons.filter(({ id }) => this.finished.has(id)).length;
  }

  finish(lesson: string): void {
    // Another window may have finished one in between.
    this.finished = new Set([...this.read(), ...this.finished, lesson]);
    this.store.set(name, JSON.stringify([...this.finished].toSorted()));
    this.changed();
  }

  /** Reads again what another window may have changed. */
  reload(): void {
    this.finished = this.read();
    this.changed();
  }

  /** Anything else than a list of names counts as nothing. */
  private read(): ReadonlySet<string> {
    try {
      const kept: unknown = JSON.parse(this.store.get(name) ?? '[]');
      return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []);
    } catch {
      return new Set();
    }
  }
}
