import { Observable } from './observable.ts';
import type { KeyValueStore } from './storage.ts';

/** Where a level stands among the player's own ones: in this pack, with this text. */
export interface ShelfPlace {
  readonly pack: string;
  readonly text: string;
}

/** A level that is being drawn. Its text may have any mistake. */
export interface Draft {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  readonly text: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly when: number;
  /** The finished level that this takes the place of when it is kept. */
  readonly kept?: ShelfPlace | undefined;
}

const prefix = 'draft.';
const version = 1;

/** The levels being drawn, the one changed last first. Each is stored by itself, so that one that cannot be read harms no other. */
export class Drafts extends Observable {
  private readonly store: KeyValueStore;
  private readonly clock: () => number;
  private list: readonly Draft[] | undefined;

  constructor(store: KeyValueStore, clock: () => number = Date.now) {
    super();
    this.store = store;
    this.clock = clock;
  }

  get all(): readonly Draft[] {
    this.list ??= this.store
      .names(prefix)
      .flatMap((name) => parseDraft(name.slice(prefix.length), this.store.get(name)) ?? [])
      .toSorted((a, b) => b.when - a.when);
    return this.list;
  }

  find(id: string): Draft | undefined {
    return this.all.find((draft) => draft.id === id);
  }

  /** Begins with a text. The very same text is not begun twice: one goes on with the draft that has it. */
  begin(game: string, text: string, kept?: ShelfPlace): Draft {
    const same = this.all.find((draft) => draft.game === game && draft.text === text);
    return same ?? this.put({ id: this.newId(), game, text, when: this.clock(), kept });
  }

  /** Stores another text; false where the browser has no room for it, and only this visit knows it. */
  change(id: string, text: string): boolean {
    const draft = this.find(id);
    if (!draft || draft.text === text) return true;
    this.put({ ...draft, text, when: this.clock() });
    return this.store.persistence === 'kept';
  }

  /** The draft was kept as a finished level, which stands there. */
  settle(id: string, kept: ShelfPlace): void {
    const draft = this.find(id);
    if (draft) this.put({ ...draft, kept });
  }

  remove(id: string): void {
    this.store.remove(prefix + id);
    this.reload();
  }

  /** Puts back a draft as it was. */
  restore(draft: Draft): void {
    this.put(draft);
  }

  /** Reads again what is stored, for when another tab has changed it. */
  reload(): void {
    this.list = undefined;
    this.changed();
  }

  private put(draft: Draft): Draft {
    const { id, ...rest } = draft;
    this.store.set(prefix + id, JSON.stringify({ version, ...rest }));
    this.list = [draft, ...this.all.filter((each) => each.id !== id)].toSorted((a, b) => b.when - a.when);
    this.changed();
    return draft;
  }

  /** The moment tells drafts of one browser apart; two of the same moment get different ones. */
  private newId(): string {
    let moment = this.clock();
    while (this.find(moment.toString(36))) moment += 1;
    return moment.toString(36);
  }
}

/** Undefined for what was damaged or written by another version: it stays stored, and is not listed. */
function parseDraft(id: string, stored: string | undefined): Draft | undefined {
  try {
    const { version: written, game, text, when, kept } = JSON.parse(stored ?? '');
    const isGood =
      written === version &&
      /^[0-9a-z]{1,16}$/.test(id) &&
      typeof game === 'string' &&
      typeof text === 'string' &&
      Number.isFinite(when);
    if (!isGood) return undefined;
    const isShelved = typeof kept?.pack === 'string' && typeof kept.text === 'string';
    return { id, game, text, when, ...(isShelved && { kept: { pack: kept.pack, text: kept.text } }) };
  } catch {
    return undefined;
  }
}
