import type { KeyValueStore } from '../../shared/state/storage.ts';

const nameOf = (game: string): string => `heuristic.${game}`;

/** The code that the reader last wrote for a game, or its first example. */
export const keptCode = (store: KeyValueStore, game: string, example: string): string =>
  store.get(nameOf(game)) ?? example;

/** Keeps what was written; the example as it comes need not be kept. */
export function keepCode(store: KeyValueStore, game: string, code: string, example: string): void {
  if (code === example) store.remove(nameOf(game));
  else store.set(nameOf(game), code);
}
