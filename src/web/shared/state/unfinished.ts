import { Observable } from './observable.ts';
import type { KeyValueStore } from './storage.ts';

/** Where a level is found that did not come with the app. */
export interface Place {
  readonly title: string;
  /** The player's own pack that it is in. */
  readonly pack?: string | undefined;
  /** The level as its address holds it. */
  readonly packed?: string | undefined;
  /** The page that makes it again. */
  readonly address?: string | undefined;
}

/** A game that was begun and not solved. */
export interface UnfinishedGame {
  readonly game: string;
  /** All moves in notation, those that can be redone included, with the marks of `resume.ts`. */
  readonly moves: readonly string[];
  /** How many of them led to the position on the board; never none. */
  readonly at: number;
  readonly place?: Place | undefined;
}

/** As it is kept, with the id of its level. */
export interface KeptGame extends UnfinishedGame {
  readonly level: string;
  /** When the last move was made, in milliseconds since 1970. */
  readonly when: number;
}

const prefix = 'game.';
const version = 1;
/** Of those played last. Results and own levels need room too. */
const maxGames = 100;
const maxCharacters = 400_000;
/** A longer game keeps its first moves. */
const maxMoves = 10_000;

/** The games in progress. Each is stored by itself, so that tabs with different levels do not touch each other's. */
export class Unfinished extends Observable {
  private readonly store: KeyValueStore;
  private readonly clock: () => number;
  private games: readonly KeptGame[] | undefined;

  constructor(store: KeyValueStore, clock: () => number = Date.now) {
    super();
    this.store = store;
    this.clock = clock;
  }

  /** The one played last first. */
  get all(): readonly KeptGame[] {
    this.games ??= this.store
      .names(prefix)
      .flatMap((name) => parseGame(name.slice(prefix.length), this.store.get(name)) ?? [])
      .toSorted((a, b) => b.when - a.when);
    return this.games;
  }

  find(level: string): KeptGame | undefined {
    return this.all.find((each) => each.level === level);
  }

  keep(level: string, game: UnfinishedGame): void {
    const kept = { ...game, level, when: this.clock() };
    const others = this.all.filter((each) => each.level !== level);
    this.put(kept);
    this.games = [kept, ...others];
    this.dropOldest();
    this.changed();
  }

  forget(level: string): void {
    this.store.remove(prefix + level);
    this.reload();
  }

  clear(): void {
    for (const name of this.store.names(prefix)) this.store.remove(name);
    this.reload();
  }

  /** Takes in games of another browser; of two for one level the later one stays. */
  merge(games: readonly KeptGame[]): void {
    for (const game of games) if (game.when > (this.find(game.level)?.when ?? -1)) this.put(game);
    this.reload();
    this.dropOldest();
  }

  /** Reads again what is stored, for when another tab has changed it. */
  reload(): void {
    this.games = undefined;
    this.changed();
  }

  private put(game: KeptGame): void {
    this.store.set(prefix + game.level, formatGame(game));
  }

  private dropOldest(): void {
    let characters = 0;
    for (const [index, { level }] of this.all.entries()) {
      characters += this.store.get(prefix + level)?.length ?? 0;
      if (index >= maxGames || characters > maxCharacters) this.forget(level);
    }
  }
}

export function formatGame({ game, moves, at, when, place }: KeptGame): string {
  const kept = moves.slice(0, maxMoves);
  return JSON.stringify({
    ...{ version, game, moves: kept.join('.'), at: Math.min(at, kept.length), when, place },
  });
}

/** Reads what `formatGame` wrote; undefined when it was damaged or another version wrote it. */
export function parseGame(level: string, text: string | undefined): KeptGame | undefined {
  try {
    const { version: written, game, moves, at, when, place } = JSON.parse(text ?? '');
    const words = String(moves).split('.');
    const isGood =
      written === version &&
      [level, game].every((name) => /^[0-9a-z][0-9a-z-]{0,63}$/.test(name)) &&
      words.length <= maxMoves &&
      words.every((word) => /^\w{1,16}(@\w{1,16})?\*?\??$/.test(word)) &&
      Number.isInteger(at) &&
      at > 0 &&
      at <= words.length &&
      Number.isInteger(when) &&
      when >= 0;
    if (!isGood) return undefined;
    return { level, game, moves: words, at, when, ...(isPlace(place) ? { place } : {}) };
  } catch {
    return undefined;
  }
}

const isPlace = (value: Place | undefined): value is Place =>
  typeof value?.title === 'string' &&
  [value.pack, value.packed].every((each) => each === undefined || /^[\w-]+$/.test(each)) &&
  (value.address === undefined || /^#\/[\w./-]+$/.test(value.address));
