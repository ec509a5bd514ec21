import { getContext, setContext, untrack } from 'svelte';
import type { Picture } from '../../../pictures/file.ts';

/** A picture that a view can be saved as. */
export interface OfferedPicture {
  /** A word for names of files. */
  readonly id: string;
  readonly name: string;
  draw(): Omit<Picture, 'title' | 'lines'>;
}

/** The pictures that the views in a panel offer. */
export class PictureOffers {
  list = $state.raw<readonly OfferedPicture[]>([]);

  add(offer: OfferedPicture): () => void {
    untrack(() => {
      this.list = [...this.list, offer];
    });
    return () => {
      this.list = this.list.filter((each) => each !== offer);
    };
  }
}

const key = Symbol('pictures');

/** For a panel: whatever is in it can offer pictures. */
export const receiveOffers = (): PictureOffers => setContext(key, new PictureOffers());

/** For a view: it can be saved, where somebody asks for it, unless there is nothing to save. */
export function offerPicture(offer: () => OfferedPicture | undefined): void {
  const offers = getContext<PictureOffers | undefined>(key);
  $effect(() => {
    const offered = offer();
    return offered && offers?.add(offered);
  });
}
