import type { Component } from 'svelte';
import type { Level } from '../../core/level.ts';
import type { GameSetting } from '../shared/state/settings.ts';
import type { Player } from './player.ts';
import type { BoardSounds } from './sound/cues.ts';

/** Given to every board; it follows the player and draws what the stage shows. */
export interface BoardProps<L extends Level = Level> {
  readonly player: Player & { readonly level: L };
}

/** All of the app that only one game has. Its colours stand beside it, in `colours.css`. */
export interface Room<L extends Level = Level> {
  /** The id of the game. */
  readonly game: string;
  board(): Promise<{ readonly default: Component<BoardProps<L>> }>;
  /** How long a motion takes at normal speed. */
  readonly milliseconds: number;
  readonly sounds: BoardSounds;
  readonly settings?: readonly GameSetting[];
}
