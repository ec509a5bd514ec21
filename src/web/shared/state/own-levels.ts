import { failure, type Result, success } from '../../../core/result.ts';
import { formatPack, type GameLevel, readPack } from '../../../games/pack.ts';
import { hashName } from './hash.ts';
import { levelId } from './level-id.ts';
import { Observable } from './observable.ts';
import type { KeyValueStore } from './storage.ts';

/** A level that the player has opened. */
export interface OwnLevel extends GameLevel {
  readonly id: string;
  readonly title: string | undefined;
  /** Within its pack, from 1. */
  readonly number: number;
  /** The id of its pack. */
  readonly pack: string;
}

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
const maxPacks = 50;
/** Of all packs together; browsers keep some five million for a page, which the rest of the app needs too. */
const maxCharacters = 1024 * 1024;
const maxNameLength = 120;

/** The player's own packs, the one added last first. Each is stored by itself, so one that cannot be read harms no other. */
export class OwnLevels extends Observable {
  private readonly store: KeyValueStore;
  private readonly clock: () => number;
  /** Read when it is first asked for. */
  private list: readonly OwnPack[] | undefined;

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
    return this.packs
      .flatMap(({ levels }) => levels)
      .find(({ game, id }) => game.id === gameId && id === levelId);
  }

  /** The level after this one in its pack, whatever its game; undefined behind the last one. */
  next(level: OwnLevel): OwnLevel | undefined {
    return this.packs.find(({ id }) => id === level.pack)?.levels[level.number];
  }

  previous(level: OwnLevel): OwnLevel | undefined {
    return this.packs.find(({ id }) => id === level.pack)?.levels[level.number - 2];
  }

  /** Keeps levels; the same ones again only come to the front. */
  add(name: string | undefined, levels: readonly GameLevel[]): Result<OwnPack, OwnProblem> {
    const text = formatPack(levels);
    const id = hashName(text);
    const others = this.packs.filter((pack) => pack.id !== id);
    if (others.length >= maxPacks) return failure('too-many');
    const used = others.reduce((sum, pack) => sum + (this.store.get(prefix + pack.id)?.length ?? 0), 0);
    if (used + text.length > maxCharacters) return failure('too-large');
    const pack = packOf(id, name?.slice(0, maxNameLength), this.clock(), levels);
    this.store.set(
      prefix + id,
      JSON.stringify({ version, name: pack.name ?? null, added: pack.added, text }),
    );
    this.list = [pack, ...others];
    this.changed();
    return success(pack);
  }

  remove(id: string): void {
    this.store.remove(prefix + id);
    this.list = this.packs.filter((pack) => pack.id !== id);
    this.changed();
  }

  /** Reads again what is stored, for when another tab has changed it. */
  reload(): void {
    this.list = undefined;
    this.changed();
  }

  private readAll(): readonly OwnPack[] {
    return this.store
      .names(prefix)
      .flatMap((name) => readStored(name.slice(prefix.length), this.store.get(name)) ?? [])
      .toSorted((a, b) => b.added - a.added);
  }
}

const packOf = (
  id: string,
  name: string | undefined,
  added: number,
  levels: readonly GameLevel[],
): OwnPack => ({
  id,
  name,
  added,
  levels: levels.map((each, index) => ({
    ...each,
    id: levelId(each),
    title: each.level.info.title,
    number: index + 1,
    pack: id,
  })),
});

/** Entries that cannot be read, perhaps of another version, stay stored and are not listed. */
function readStored(id: string, stored: string | undefined): OwnPack | undefined {
  try {
    const value = JSON.parse(stored ?? '') as Readonly<Record<string, unknown>> | null;
    if (value?.['version'] !== version || typeof value['text'] !== 'string') return undefined;
    const read = readPack(value['text']);
    if (!read.ok) return undefined;
    const name = typeof value['name'] === 'string' ? value['name'] : undefined;
    return packOf(id, name, typeof value['added'] === 'number' ? value['added'] : 0, read.value);
  } catch {
    return undefined;
  }
}
