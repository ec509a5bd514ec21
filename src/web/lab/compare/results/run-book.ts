import type { Origin, RunRecord } from '../../../../experiments/record.ts';
import { Observable } from '../../../shared/state/observable.ts';
import {
  type PackedTextProblem,
  type Packing,
  packText,
  unpackText,
} from '../../../shared/state/packed-text.ts';
import type { KeyValueStore } from '../../../shared/state/storage.ts';

/** A run that was made, here or elsewhere. */
export interface KeptRun {
  readonly record: RunRecord;
  readonly origin: Origin;
  /** Runs at one time: with more than one, times are rough. */
  readonly jobs: number;
  /** When it came here, in milliseconds since 1970: what is oldest gives way first. */
  readonly at: number;
}

/** A run under its name; see `runKey`. */
export type NamedRun = readonly [key: string, run: KeptRun];

const storedName = 'compare.runs';
/** Several times what a page runs at once. */
const mostRuns = 6000;
/** A fifth of what browsers keep for a page. */
const mostCharacters = 1_000_000;
const mostBytes = 16 * 1024 ** 2;

/**
 * All runs that were made or opened, kept in the browser. A run made on several machines is kept once for each of them, so that
 * nothing is lost by opening the results of others.
 */
export class RunBook extends Observable {
  private readonly store: KeyValueStore;
  private readonly packing: Packing;
  private runs: Map<string, readonly KeptRun[]>;
  /** The stored text that was read or written last. */
  private seen: string | undefined;
  private trouble: PackedTextProblem['code'] | undefined;

  constructor(store: KeyValueStore, maxPackedLength = mostCharacters) {
    super();
    this.store = store;
    this.packing = { maxBytes: mostBytes, maxPackedLength };
    this.runs = collected(this.read());
  }

  /** Why what was stored could not be read. */
  get problem(): PackedTextProblem['code'] | undefined {
    return this.trouble;
  }

  get size(): number {
    return this.runs.size;
  }

  /** The same run on every machine that made it. */
  get(key: string): readonly KeptRun[] {
    return this.runs.get(key) ?? [];
  }

  /** Takes runs in; one takes the place of an earlier one of the same machine. */
  put(named: readonly NamedRun[]): void {
    this.runs = collected([...this.all, ...named]);
    this.changed();
  }

  /** Writes everything, with what another window has written meanwhile; as much of it as there is room for, the newest first. */
  save(): boolean {
    const stored = this.store.get(storedName);
    if (stored !== undefined && stored !== this.seen) this.runs = collected([...this.read(), ...this.all]);
    let kept = this.all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, mostRuns);
    let text = format(kept, this.packing);
    while (text === undefined && kept.length > 0) {
      kept = kept.slice(0, Math.floor(kept.length / 2));
      text = format(kept, this.packing);
    }
    this.seen = text ?? '';
    this.trouble = undefined;
    return this.store.set(storedName, this.seen);
  }

  /** Forgets everything, until the returned function is called. */
  clear(): () => void {
    const before = this.all;
    this.runs = new Map();
    this.trouble = undefined;
    this.store.remove(storedName);
    this.seen = undefined;
    this.changed();
    return () => {
      this.put(before);
      this.save();
    };
  }

  private get all(): NamedRun[] {
    return [...this.runs].flatMap(([key, runs]) => runs.map((run) => [key, run] as const));
  }

  private read(): NamedRun[] {
    this.seen = this.store.get(storedName);
    if (!this.seen) return [];
    const text = unpackText(this.seen, this.packing);
    const named = text.ok ? parse(text.value) : undefined;
    if (!named) this.trouble = text.ok ? 'damaged' : text.error.code;
    return named ?? [];
  }
}

function collected(named: readonly NamedRun[]): Map<string, readonly KeptRun[]> {
  const runs = new Map<string, readonly KeptRun[]>();
  for (const [key, run] of named)
    runs.set(key, [...(runs.get(key) ?? []).filter(({ origin }) => !isSame(origin, run.origin)), run]);
  return runs;
}

/** Whether times can be compared, and figures must be the same. */
export const isSame = (a: Origin, b: Origin): boolean => originKey(a) === originKey(b);

/** Names a version on a machine. */
export const originKey = ({ version, machine }: Origin): string => {
  const { node, browser, platform, arch, cpu } = machine;
  return JSON.stringify([version, node, browser ?? null, platform, arch, cpu]);
};

interface Stored {
  readonly origins: readonly Origin[];
  /** With the place of its origin. */
  readonly runs: readonly (readonly [
    key: string,
    at: number,
    jobs: number,
    origin: number,
    record: RunRecord,
  ])[];
}

function format(named: readonly NamedRun[], packing: Packing): string | undefined {
  const origins = new Map(named.map(([, { origin }]) => [originKey(origin), origin]));
  const places = [...origins.keys()];
  const stored: Stored = {
    origins: [...origins.values()],
    runs: named.map(([key, { at, jobs, origin, record }]) => [
      key,
      at,
      jobs,
      places.indexOf(originKey(origin)),
      record,
    ]),
  };
  return packText(JSON.stringify(stored), packing);
}

/** Only this app writes it, and a sum guards it: it is what it was, or nothing. */
function parse(text: string): NamedRun[] | undefined {
  try {
    const { origins, runs } = JSON.parse(text) as Stored;
    return runs.map(([key, at, jobs, origin, record]) => [
      key,
      { at, jobs, origin: origins[origin]!, record },
    ]);
  } catch {
    return undefined;
  }
}
