import { Observable } from './observable.ts';

/** The part of the browser's `localStorage` that the store needs. */
export interface StorageLike {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Whether what is written will be there next time: `blocked` when the browser keeps nothing for this page, `full` when
 * it has no room for all of it.
 */
export type Persistence = 'kept' | 'blocked' | 'full';

const prefix = 'fourfold.';
const probeKey = `${prefix}probe`;

/**
 * Texts by name, in the browser's storage where that works and in memory where it does not. Never throws: what could
 * not be written is kept in memory and tried again at the next write.
 */
export class KeyValueStore extends Observable {
  private readonly storage: StorageLike | undefined;
  /** Writes that the storage does not have yet; undefined stands for a removal. */
  private readonly waiting = new Map<string, string | undefined>();
  private state: Persistence = 'kept';

  /** Merely naming `localStorage` throws where it is forbidden, so it is given as a function. */
  constructor(open: () => StorageLike | null | undefined) {
    super();
    try {
      this.storage = open() ?? undefined;
    } catch {
      this.storage = undefined;
    }
    this.state = this.probe();
  }

  get persistence(): Persistence {
    return this.state;
  }

  get(name: string): string | undefined {
    if (this.waiting.has(name)) return this.waiting.get(name);
    try {
      return this.storage?.getItem(prefix + name) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether it was written, not only kept in memory. */
  set(name: string, value: string): boolean {
    this.waiting.set(name, value);
    return this.write(name);
  }

  remove(name: string): void {
    this.waiting.set(name, undefined);
    this.write(name);
  }

  /** All names that start so, in alphabetical order. */
  names(start = ''): string[] {
    const found = new Set<string>();
    try {
      for (let index = 0; index < (this.storage?.length ?? 0); index += 1) {
        const key = this.storage?.key(index);
        if (key?.startsWith(prefix)) found.add(key.slice(prefix.length));
      }
    } catch {
      // Storage that stopped working lists nothing.
    }
    for (const [name, value] of this.waiting) {
      if (value === undefined) found.delete(name);
      else found.add(name);
    }
    return [...found].filter((name) => name.startsWith(start)).toSorted();
  }

  private probe(): Persistence {
    if (!this.storage) return 'blocked';
    try {
      this.storage.setItem(probeKey, '1');
      this.storage.removeItem(probeKey);
      return 'kept';
    } catch (error) {
      return this.meaningOf(error);
    }
  }

  /** Some browsers forbid writing by giving no room at all; storage that holds something is full, not blocked. */
  private meaningOf(error: unknown): Persistence {
    try {
      return isQuotaError(error) && this.storage!.length > 0 ? 'full' : 'blocked';
    } catch {
      return 'blocked';
    }
  }

  /** Removals go first: they make the room that the others may need. The wanted name goes before what failed earlier. */
  private write(wanted: string): boolean {
    const rest = [...this.waiting.keys()].filter((name) => name !== wanted);
    const removals = rest.filter((name) => this.waiting.get(name) === undefined);
    const others = rest.filter((name) => this.waiting.get(name) !== undefined);
    const removing = this.waiting.get(wanted) === undefined;
    let state: Persistence = this.storage ? 'kept' : 'blocked';
    for (const name of [...removals, wanted, ...others]) {
      const problem = this.attempt(name);
      if (problem !== undefined) state = problem;
    }
    // Removing works even where nothing can be written, so it says nothing about that.
    if (state === 'kept' && this.state !== 'kept' && others.length === 0 && removing) state = this.probe();
    if (state !== this.state) {
      this.state = state;
      this.changed();
    }
    return !this.waiting.has(wanted);
  }

  private attempt(name: string): Persistence | undefined {
    if (!this.storage) return 'blocked';
    const value = this.waiting.get(name);
    try {
      if (value === undefined) this.storage.removeItem(prefix + name);
      else this.storage.setItem(prefix + name, value);
      this.waiting.delete(name);
      return undefined;
    } catch (error) {
      return this.meaningOf(error);
    }
  }
}

function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name } = error as { name?: unknown };
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
