import type { Component } from 'svelte';
import type { Level } from '../../core/level.ts';
import type { GameSetting } from '../shared/state/settings.ts';
import type { Player } from './player.ts';
import type { BoardSounds } from './sound/cues.ts';

/** Given to every board; it follows the player and draws what the stage shows. */
export interface BoardProps<L extends Level = Level> {
  readonly player: Player & { readonly level: L };
}

/** Heuristics to start from when writing one, in a game's `web/examples.ts`. The game's words say something about each. */
export interface Examples {
  /** Never more than the moves left. */
  readonly admissible: string;
  /** One that sounds right and is not. */
  readonly tempting?: string;
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
