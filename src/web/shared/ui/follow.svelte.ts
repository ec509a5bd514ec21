import { createSubscriber } from 'svelte/reactivity';
import type { Observable } from '../state/observable.ts';

/** Makes a component follow plain state: whatever reads `now` is drawn again when the state says that it has changed. */
export function follow<T extends Observable>(source: T): { readonly now: T } {
  const track = createSubscriber((update) => source.listen(update));
  return {
    get now() {
      track();
      return source;
    },
  };
}
