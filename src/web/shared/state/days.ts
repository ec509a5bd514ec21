import { type CalendarDate, formatDate, parseDate } from './calendar.ts';
import { Observable } from './observable.ts';
import type { KeyValueStore } from './storage.ts';

const storedName = 'days';

/** The level of each day that was opened, by its id: results are kept by level. */
export class Days extends Observable {
  private readonly store: KeyValueStore;
  private known: Readonly<Record<string, string>> | undefined;

  constructor(store: KeyValueStore) {
    super();
    this.store = store;
  }

  get all(): Readonly<Record<string, string>> {
    this.known ??= readDays(this.store.get(storedName));
    return this.known;
  }

  level(date: CalendarDate): string | undefined {
    return this.all[formatDate(date)];
  }

  opened(date: string, level: string): void {
    this.merge({ [date]: level });
  }

  /** Takes in days that another browser has opened. */
  merge(days: unknown): void {
    // Another tab may have opened one too.
    const stored = readDays(this.store.get(storedName));
    this.store.set(storedName, JSON.stringify({ ...stored, ...goodDays(days) }));
    this.reload();
  }

  clear(): void {
    this.store.remove(storedName);
    this.reload();
  }

  /** Reads again what is stored, for when another tab has changed it. */
  reload(): void {
    this.known = undefined;
    this.changed();
  }
}

function readDays(text: string | undefined): Readonly<Record<string, string>> {
  try {
    return goodDays(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

const goodDays = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([date, level]) => parseDate(date) && /^[0-9a-z]{14}$/.test(level)),
  );
