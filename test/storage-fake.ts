import type { StorageLike } from '../src/web/shared/state/storage.ts';

/** The browser's storage for tests: it can be full, closed, or break down. */
export class FakeStorage implements StorageLike {
  broken = false;
  capacity: number;
  private readonly blocked: boolean;
  private readonly items = new Map<string, string>();

  constructor({ capacity = Infinity, blocked = false } = {}) {
    this.capacity = capacity;
    this.blocked = blocked;
  }

  get length(): number {
    this.check();
    return this.items.size;
  }

  /** The characters that it holds. */
  get used(): number {
    return [...this.items].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  }

  key(index: number): string | null {
    this.check();
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.check();
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.check();
    if (this.blocked) throw Object.assign(new Error('no'), { name: 'SecurityError' });
    const others = [...this.items].filter(([name]) => name !== key);
    const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (used + key.length + value.length > this.capacity)
      throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.check();
    this.items.delete(key);
  }

  private check(): void {
    if (this.broken) throw new Error('broken');
  }
}
