import type { KeyValueStore } from '../../shared/state/storage.ts';
import { examplesOf } from './examples.ts';

const nameOf = (game: string): string => `heuristic.${game}`;

/** What the reader last wrote for a game, or its first example. */
export const keptCode = (store: KeyValueStore, game: string): string =>
  store.get(nameOf(game)) ?? examplesOf(game).admissible;

/** Keeps what was written; an example as it comes need not be kept. */
export function keepCode(store: KeyValueStore, game: string, code: string): void {
  if (code === examplesOf(game).admissible) store.remove(nameOf(game));
  else store.set(nameOf(game), code);
}
