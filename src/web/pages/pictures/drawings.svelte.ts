import type { Component } from 'svelte';
import type { PictureProps } from '../../play/room.ts';
import { roomOf } from '../../rooms.ts';

type Drawing = Component<PictureProps>;

/** By the id of the game; large boards have one of few nodes, whatever the game. */
let drawings = $state.raw<Readonly<Record<string, Drawing>>>({});
const asked = new Set<string>();
const plain = 'plain';

const load = (id: string): Promise<{ readonly default: Drawing }> =>
  (id === plain ? undefined : roomOf(id).picture?.()) ?? import('../../play/board/GridPicture.svelte');

/** What draws the boards of a game, once it is loaded: then whatever asked for it is drawn again. */
export function drawingOf(game: string, isLarge: boolean): Drawing | undefined {
  const id = isLarge ? plain : game;
  if (!asked.has(id)) {
    asked.add(id);
    load(id).then(
      ({ default: drawing }) => {
        drawings = { ...drawings, [id]: drawing };
      },
      // Without a network the place stays empty; the next page asks again.
      () => asked.delete(id),
    );
  }
  return drawings[id];
}
