import type { KeyValueStore } from '../../shared/state/storage.ts';

/** Of a game, or of a task in a lesson. */
const nameOf = (owner: string): string => `heuristic.${owner}`;

/** The code that the reader last wrote for its owner, or its first example. */
export const keptCode = (store: KeyValueStore, owner: string, example: string): string =>
  store.get(nameOf(owner)) ?? example;

/** Keeps what was written; the example as it comes need not be kept. */
export function keepCode(store: KeyValueStore, owner: string, code: string, example: string): void {
  if (code === example) store.remove(nameOf(owner));
  else store.set(nameOf(owner), code);
}
