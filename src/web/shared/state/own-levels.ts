import { maxFileBytes } from '../../../core/level-text.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { hashName } from '../../../core/text-hash.ts';
import { joinPack, splitPack } from '../../../games/pack-text.ts';
import type { ShelfPlace } from './drafts.ts';
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

/** A place in a pack: behind so many of its levels. */
export interface PackPlace {
  readonly pack: string;
  readonly after: number;
}

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
  add(name: string | undefined, text: string, id = this.freeId(text)): Result<OwnPack, OwnProblem> {
    const others = this.packs.filter((pack) => pack.id !== id);
    if (others.length >= maxPacks) return failure('too-many');
    const used = others.flatMap(({ levels }) => levels).reduce((sum, level) => sum + level.text.length, 0);
    if (used + text.length > maxCharacters) return failure('too-large');
    const pack = makePack(id, name?.slice(0, maxNameLength), this.clock(), text);
    this.store.set(prefix + id, stored(pack));
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
    const made = this.packs.find(({ id }) => id === madeId);
    const others = made?.levels.map((level) => level.text).filter((each) => each !== text) ?? [];
    // It may have been given another name.
    return this.add(made?.name ?? name, joinPack([...others, text]), madeId);
  }

  /** Gives a pack another name, or none. False where the storage has no room for it. */
  rename(id: string, name: string): boolean {
    const pack = this.packs.find((each) => each.id === id);
    const given = name.trim().slice(0, maxNameLength);
    if (!pack || given === (pack.name ?? '')) return true;
    return this.write([{ ...pack, name: given === '' ? undefined : given }]);
  }

  /**
   * Moves a level to another place, in its pack or in another one. A pack without levels is gone. False where the storage has no
   * room for it: then all is as it was.
   */
  move({ pack: from, number }: OwnLevel, { pack: to, after }: PackPlace): boolean {
    const [source, target] = [from, to].map((id) => this.packs.find((pack) => pack.id === id));
    const moved = source?.levels[number - 1];
    if (!source || !target || !moved) return false;
    const left = source.levels.filter((level) => level !== moved);
    if (source !== target)
      return this.write([
        withLevels(target, target.levels.toSpliced(after, 0, moved)),
        withLevels(source, left),
      ]);
    const place = after >= number ? after - 1 : after;
    return this.write([withLevels(source, left.toSpliced(place, 0, moved))]);
  }

  /** Moves a level to a pack of its own; undefined where there is no room for one. */
  separate(level: OwnLevel, name: string): OwnPack | undefined {
    if (this.packs.length >= maxPacks) return undefined;
    const pack = makePack(this.freeId(level.text), name.slice(0, maxNameLength), this.clock(), level.text);
    const source = this.packOf(level);
    if (!source) return undefined;
    const left = source.levels.filter(({ number }) => number !== level.number);
    return this.write([pack, withLevels(source, left)]) ? pack : undefined;
  }

  /** Puts the levels of a pack behind those of another one, which then has them all. */
  merge(from: string, into: string): boolean {
    const [source, target] = [from, into].map((id) => this.packs.find((pack) => pack.id === id));
    if (!source || !target || source === target) return false;
    return this.write([withLevels(target, [...target.levels, ...source.levels]), { ...source, levels: [] }]);
  }

  removeLevel(level: OwnLevel): void {
    const pack = this.packOf(level);
    if (pack) this.write([withLevels(pack, pack.levels.toSpliced(level.number - 1, 1))]);
  }

  /** Puts back a pack as it was, for one who did not mean to remove it or a part of it. */
  restore(pack: OwnPack): boolean {
    return this.write([pack]);
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

  /**
   * Stores packs that have changed, those that grow first: whenever the page is closed, every level is in one of them. Where the
   * first has no room in the storage, nothing is changed. (Where the browser keeps nothing at all, this visit still does.)
   */
  private write(changed: readonly OwnPack[]): boolean {
    for (const [index, pack] of changed.entries()) {
      const key = prefix + pack.id;
      const before = this.store.get(key);
      if (pack.levels.length === 0) this.store.remove(key);
      else if (!this.store.set(key, stored(pack)) && this.store.persistence === 'full' && index === 0) {
        if (before === undefined) this.store.remove(key);
        else this.store.set(key, before);
        return false;
      }
    }
    const ids = new Set(changed.map(({ id }) => id));
    const others = this.packs.filter(({ id }) => !ids.has(id));
    this.replace(
      [...others, ...changed].filter(({ levels }) => levels.length > 0).toSorted((a, b) => b.added - a.added),
    );
    return true;
  }

  /** A pack that was arranged anew since is not the one that has just been opened: that one gets another id. */
  private freeId(text: string): string {
    for (let salt = ''; ; salt += '#') {
      const id = hashName(text + salt);
      const known = this.packs.find((pack) => pack.id === id);
      if (!known || textOf(known) === text) return id;
    }
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

/** The levels of a pack as one file, in their order. */
export const textOf = ({ levels }: OwnPack): string => joinPack(levels.map(({ text }) => text));

const stored = (pack: OwnPack): string =>
  JSON.stringify({ version, name: pack.name ?? null, added: pack.added, text: textOf(pack) });

/** The same pack with these levels; those that stay where they are are not read again. */
const withLevels = (pack: OwnPack, levels: readonly OwnLevel[]): OwnPack => ({
  ...pack,
  levels: levels.map((level, index) =>
    level.number === index + 1 && level.pack === pack.id
      ? level
      : new OwnLevel(level.text, index + 1, pack.id),
  ),
});

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
