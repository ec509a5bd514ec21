import type { PlayedGame } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { levelId } from './level-id.ts';
import { playedGames } from './list.ts';
import { readPackOf } from './pack-text.ts';

/** A level that comes with the app. */
export interface CatalogueEntry {
  readonly id: string;
  readonly game: PlayedGame;
  readonly level: Level;
  readonly title: string | undefined;
  /** Within its game, from 1, through all packs. */
  readonly number: number;
  /** The name of its pack. */
  readonly pack: string;
}

export interface CataloguePack {
  readonly name: string;
  readonly entries: readonly CatalogueEntry[];
}

/** From the first steps to the hardest; packs with other names follow in alphabetical order. */
const packOrder = ['starter', 'first-steps', 'easy', 'medium', 'hard', 'expert'];

/**
 * The levels that come with the app, from the texts of their files by path: `…/<game>/<pack>.txt`. The levels of a
 * game are read when they are first asked for.
 */
export class Catalogue {
  /** The games that have levels here, in the order of the list of games. */
  readonly games: readonly PlayedGame[];
  private readonly texts: ReadonlyMap<string, readonly { readonly name: string; readonly text: string }[]>;
  private readonly read = new Map<string, readonly CataloguePack[]>();
  private readonly byId = new Map<string, ReadonlyMap<string, CatalogueEntry>>();

  constructor(texts: Readonly<Record<string, string>>, known: readonly PlayedGame[] = playedGames) {
    const byGame = new Map<string, { readonly name: string; readonly text: string }[]>();
    for (const [path, text] of Object.entries(texts)) {
      const [, game = '', name = ''] = /([^/]+)\/([^/]+)\.txt$/.exec(path) ?? [];
      const files = byGame.get(game) ?? [];
      files.push({ name, text });
      byGame.set(game, files);
    }
    for (const files of byGame.values()) files.sort((a, b) => comparePacks(a.name, b.name));
    this.texts = byGame;
    this.games = known.filter(({ id }) => this.texts.has(id));
  }

  packs(gameId: string): readonly CataloguePack[] {
    const known = this.read.get(gameId);
    if (known) return known;
    let number = 0;
    const packs = (this.texts.get(gameId) ?? []).map(({ name, text }): CataloguePack => {
      const levels = readPackOf(this.games, text);
      // The tests read every file that is shipped, so this is a mistake of the build.
      if (!levels.ok) throw new Error(`${gameId}/${name}: ${levels.error[0]?.code}`);
      const entries = levels.value.map((each): CatalogueEntry => {
        number += 1;
        return { id: levelId(each), ...each, title: each.level.info.title, number, pack: name };
      });
      return { name, entries };
    });
    this.read.set(gameId, packs);
    this.byId.set(
      gameId,
      new Map(packs.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const))),
    );
    return packs;
  }

  /** All levels of a game, pack after pack. */
  levels(gameId: string): readonly CatalogueEntry[] {
    return this.packs(gameId).flatMap(({ entries }) => entries);
  }

  /** A level of one game, where nothing says which is meant: that with this number, or the last where there are fewer. */
  example(number: number): CatalogueEntry {
    const levels = this.levels((this.games[1] ?? this.games[0]!).id);
    return levels[Math.min(number, levels.length) - 1]!;
  }

  find(gameId: string, id: string): CatalogueEntry | undefined {
    this.packs(gameId);
    return this.byId.get(gameId)?.get(id);
  }

  /** The level after this one in its game; undefined behind the last one. */
  next(entry: CatalogueEntry): CatalogueEntry | undefined {
    return this.levels(entry.game.id)[entry.number];
  }

  previous(entry: CatalogueEntry): CatalogueEntry | undefined {
    return this.levels(entry.game.id)[entry.number - 2];
  }
}

export function comparePacks(a: string, b: string): number {
  const rank = (name: string): number => (packOrder.includes(name) ? packOrder.indexOf(name) : Infinity);
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  return a < b ? -1 : 1;
}
