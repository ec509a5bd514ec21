import type { Component } from 'svelte';
import type { PlayedGame } from '../../core/game.ts';
import type { Studio } from '../../core/studio.ts';
import { playedGames } from '../../games/list.ts';
import { studioOf } from '../../studio/document.ts';
import type { PictureProps } from '../play/room.ts';
import { roomOf } from '../rooms.ts';

/** What drawing a level of a game needs. */
export interface Workplace {
  readonly game: PlayedGame;
  readonly studio: Studio;
  /** The game's own picture of a board; a plain grid where it has none, or no studio to make whole levels for it. */
  readonly Drawing: Component<PictureProps>;
}

/** Undefined where there is no such game. */
export async function workplaceOf(id: string): Promise<Workplace | undefined> {
  const game = playedGames.find((each) => each.id === id);
  if (!game) return undefined;
  const picture = (game.studio && roomOf(id).picture?.()) ?? import('../play/board/GridPicture.svelte');
  const [studio, { default: Drawing }] = await Promise.all([studioOf(game), picture]);
  return { game, studio, Drawing };
}
