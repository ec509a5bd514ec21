/**
 * The levels that come with Fourfold, as `fourfold/levels`. The files themselves are `fourfold/levels/<game>/<pack>.txt`.
 *
 * @packageDocumentation
 */
import { comparePacks } from '../games/catalogue.ts';

/** A shipped file of levels. */
export interface ShippedPack {
  /** The id of its game. */
  readonly game: string;
  /** Its name within the game, such as `starter`. */
  readonly name: string;
  /** Loads the text of the file, which `readLevels` reads. */
  readonly text: () => Promise<string>;
}

const files = import.meta.glob<string>('../../levels/*/*.txt', { query: '?raw', import: 'default' });

/** All shipped files of levels: game by game, and of each from the first steps to the hardest. Each text is loaded when it is asked for. */
export const packs: readonly ShippedPack[] = Object.entries(files)
  .map(([path, text]): ShippedPack => {
    const [, game = '', name = ''] = /([^/]+)\/([^/]+)\.txt$/.exec(path) ?? [];
    return { game, name, text };
  })
  .sort((a, b) => a.game.localeCompare(b.game) || comparePacks(a.name, b.name));
