import type { KeyValueStore } from '../../shared/state/storage.ts';

const storedName = 'lab.tree';

/** Whether somebody wants figures beside the states of a tree. */
export const readFigureChoice = (store: Pick<KeyValueStore, 'get'>): boolean =>
  store.get(storedName) === 'figures';

export function writeFigureChoice(store: Pick<KeyValueStore, 'set'>, hasFigures: boolean): void {
  store.set(storedName, hasFigures ? 'figures' : 'plain');
}
