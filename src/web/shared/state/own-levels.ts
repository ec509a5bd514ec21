import { maxFileBytes } from '../../../core/level-text.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { joinPack, splitPack } from '../../../games/pack-text.ts';
import type { ShelfPlace } from './drafts.ts';
import { hashName } from './hash.ts';
import { Observable } from './observable.ts';
import { OwnLevel } from './own-level.ts';
import type { KeyValueStore } from './storage.ts';

/** A file that the player has opened, or a text that was pasted. */
export interface OwnPack {
  readonly id: string;
  /** The name of the file; undefined for a pasted text. */
  readonly name: string | undefined;
  /** In milliseconds since 1970. */
  readonly added: number;
  readonly levels: readonly OwnLevel[];
}

/** Why a pack is not kept: there are too many of them, or they would hold too much text. */
export type OwnProblem = 'too-many' | 'too-large';

const prefix = 'own.';
const version = 1;
/** The pack that grows by what is made here. */
const madeId = 'made';
const maxPacks = 50;
/**
 * Of all packs together. Browsers keep some five million for a page, which the rest of the app needs too. Any one file has room:
 * it grows when it is written with its cells below each other, at most from two characters a cell to five.
 */
const maxCharacters = 3 * maxFileBytes;
const maxNameLength = 120;

/** The player's own packs, the one added last first. Each is stored by itself, so one that cannot be read harms no other. */
export class OwnLevels extends Observable {
  private readonly store: KeyValueStore;
  private readonly clock: () => number;
  /** Taken from the store when it is first asked for. */
  private list: readonly OwnPack[] | undefined;
  private byId: ReadonlyMap<string, OwnLevel> | undefined;

  constructor(store: KeyValueStore, clock: () => number = Date.now) {
    super();
    this.store = store;
    this.clock = clock;
  }

  get packs(): readonly OwnPack[] {
    this.list ??= this.readAll();
    return this.list;
  }

  find(gameId: string, levelId: string): OwnLevel | undefined {
    this.byId ??= new Map(
      this.packs
        .flatMap(({ levels }) => levels)
        .toReversed()
        .map((level) => [level.id, level]),
    );
    const found = this.byId.get(levelId);
    return found?.game.id === gameId ? found : undefined;
  }

  /** Whether a pack is there still, without reading any. */
  has(pack: string): boolean {
    return this.store.get(prefix + pack) !== undefined;
  }

  packOf({ pack }: OwnLevel): OwnPack | undefined {
    return this.packs.find(({ id }) => id === pack);
  }

  /** The level after this one in its pack, whatever its game; undefined behind the last one. */
  next(level: OwnLevel): OwnLevel | undefined {
    return this.packOf(level)?.levels[level.number];
  }

  previous(level: OwnLevel): OwnLevel | undefined {
    return this.packOf(level)?.levels[level.number - 2];
  }

  /** Keeps levels as `formatPack` has written them; the same ones again only come to the front. */
  add(name: string | undefined, text: string, id = hashName(text)): Result<OwnPack, OwnProblem> {
    const others = this.packs.filter((pack) => pack.id !== id);
    if (others.length >= maxPacks) return failure('too-many');
    const used = others.flatMap(({ levels }) => levels).reduce((sum, level) => sum + level.text.length, 0);
    if (used + text.length > maxCharacters) return failure('too-large');
    const pack = makePack(id, name?.slice(0, maxNameLength), this.clock(), text);
    this.store.set(
      prefix + id,
      JSON.stringify({ version, name: pack.name ?? null, added: pack.added, text }),
    );
    this.replace([pack, ...others]);
    return success(pack);
  }

  /** Adds a level to the pack of those that were made here. Where it is given instead of another one, it takes its place. */
  keep(name: string, text: string, instead?: ShelfPlace): Result<OwnPack, OwnProblem> {
    const pack = this.packs.find(({ id }) => id === instead?.pack);
    const texts = pack?.levels.map((level) => level.text) ?? [];
    if (pack && instead && texts.includes(instead.text)) {
      const changed = texts.map((each) => (each === instead.text ? text : each));
      return this.add(pack.name, joinPack([...new Set(changed)]), pack.id);
    }
    const made = this.packs.find(({ id }) => id === madeId)?.levels.map((level) => level.text) ?? [];
    const others = made.filter((each) => each !== text);
    return this.add(name, joinPack([...others, text]), madeId);
  }

  remove(id: string): void {
    this.store.remove(prefix + id);
    this.replace(this.packs.filter((pack) => pack.id !== id));
  }

  /** What cannot be read stays stored here too. */
  removeAll(): void {
    for (const { id } of this.packs) this.store.remove(prefix + id);
    this.replace([]);
  }

  /** Reads again what is stored, for when another tab has changed it. */
  reload(): void {
    this.replace(undefined);
  }

  private replace(list: readonly OwnPack[] | undefined): void {
    this.list = list;
    this.byId = undefined;
    this.changed();
  }

  private readAll(): readonly OwnPack[] {
    return this.store
      .names(prefix)
      .flatMap((name) => readStored(name.slice(prefix.length), this.store.get(name)) ?? [])
      .toSorted((a, b) => b.added - a.added);
  }
}

const makePack = (id: string, name: string | undefined, added: number, text: string): OwnPack => ({
  id,
  name,
  added,
  levels: splitPack(text).map((each, index) => new OwnLevel(each, index + 1, id)),
});

/** Entries that cannot be read, perhaps of another version, stay stored and are not listed. */
function readStored(id: string, stored: string | undefined): OwnPack | undefined {
  try {
    const value = JSON.parse(stored ?? '') as Readonly<Record<string, unknown>> | null;
    if (value?.['version'] !== version || typeof value['text'] !== 'string') return undefined;
    const name = typeof value['name'] === 'string' ? value['name'] : undefined;
    return makePack(id, name, typeof value['added'] === 'number' ? value['added'] : 0, value['text']);
  } catch {
    return undefined;
  }
}
