import { Observable } from './observable.ts';
import type { KeyValueStore } from './storage.ts';

/** Names that are kept in the browser. It only grows, so that windows never undo each other. */
export class StoredSet extends Observable {
  private readonly store: KeyValueStore;
  private readonly name: string;
  private names: ReadonlySet<string>;

  constructor(store: KeyValueStore, name: string) {
    super();
    this.store = store;
    this.name = name;
    this.names = this.read();
  }

  get all(): readonly string[] {
    return [...this.names].toSorted();
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  add(...names: readonly string[]): void {
    // Another window may have added one in between.
    this.names = new Set([...this.read(), ...this.names, ...names]);
    this.store.set(this.name, JSON.stringify(this.all));
    this.changed();
  }

  /** Reads again what another window may have changed. */
  reload(): void {
    this.names = this.read();
    this.changed();
  }

  /** What cannot be read counts as nothing. */
  private read(): ReadonlySet<string> {
    try {
      const kept: unknown = JSON.parse(this.store.get(this.name) ?? '[]');
      return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []);
    } catch {
      return new Set();
    }
  }
}
