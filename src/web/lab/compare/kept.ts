import { store } from '../../shared/ui/context.svelte.ts';
import { RunBook } from './results/run-book.ts';

/** All runs that were made or opened; they outlive the page. */
export const book = new RunBook(store);

const setupName = 'compare.setup';

/** The choice made last, as it would stand in an address. */
export const keptSetup = (): string | undefined => store.get(setupName);

export function keepSetup(text: string | undefined): void {
  if (text === undefined) store.remove(setupName);
  else store.set(setupName, text);
}
