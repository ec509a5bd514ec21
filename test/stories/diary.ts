/** How the search stands after a step, before the next one. Successors are written `step|position`, the step being their parent's. */
export interface Standing {
  readonly waiting: readonly string[];
  readonly cut: readonly string[];
  readonly dropped: readonly string[];
}

/** One step of a search, as the textbook has it. */
export interface Entry {
  readonly key: string;
  readonly g: number;
  readonly depth: number;
  /** The step that it comes from, from 0; -1 for a start. */
  readonly from: number;
  readonly round: number;
  readonly limit: number;
  readonly isBackward: boolean;
  /** What it was compared by, where that is backed up. */
  readonly value: number;
  /** Its successors: all, and those new to the search. */
  all: number;
  fresh: number;
  cheaper: number;
  /** Until the next step. */
  cut: number[];
  tooDeep: number;
  skipped: number;
  dropped: number;
  writtenBack: number[];
  leastLeft: number;
  solutions: number[];
  bound: number;
  hasMet: boolean;
  standing: Standing;
}

const nothing: Standing = { waiting: [], cut: [], dropped: [] };

/** The diary of a search: what it did, step by step. */
export class Diary {
  readonly entries: Entry[] = [];
  round = 1;
  limit = Number.NaN;
  private closed = 0;
  /** How the search stands now; asked before each step and at the end. */
  stands: () => Standing = () => nothing;

  /** Begins a step, and ends the one before. */
  step(key: string, g: number, depth: number, from: number, more: Partial<Entry> = {}): Entry {
    this.close();
    const entry: Entry = {
      ...{ key, g, depth, from, round: this.round, limit: this.limit, isBackward: false, value: Number.NaN },
      ...{ all: 0, fresh: 0, cheaper: 0, cut: [], tooDeep: 0, skipped: 0, dropped: 0, writtenBack: [] },
      ...{ leastLeft: Number.POSITIVE_INFINITY, solutions: [], bound: Number.NaN, hasMet: false },
      standing: nothing,
      ...more,
    };
    this.entries.push(entry);
    return entry;
  }

  get last(): Entry {
    return this.entries.at(-1)!;
  }

  get count(): number {
    return this.entries.length;
  }

  /** Ends the last step, unless it has ended already. */
  close(): void {
    if (this.closed === this.count) return;
    this.closed = this.count;
    this.last.standing = this.stands();
  }
}

/** A successor as one of a step. */
export const child = (step: number, key: string): string => `${step}|${key}`;
