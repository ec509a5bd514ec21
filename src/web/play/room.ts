import type { Component } from 'svelte';
import type { Level } from '../../core/level.ts';
import type { GameSetting } from '../shared/state/settings.ts';
import type { Player } from './player.ts';
import type { BoardSounds } from './sound/cues.ts';
import type { Stage } from './stage.ts';

/** Given to every board; it follows the player and draws what the stage shows. */
export interface BoardProps<L extends Level = Level> {
  readonly player: Player & { readonly level: L };
}

/** Given to every small drawing of a position; around it stands `--cell`, the side of a cell. */
export interface PictureProps<L extends Level = Level> {
  readonly stage: Stage;
  readonly level: L;
}

/** Heuristics to start from when writing one. The game's words say something about each. */
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
  /** The board, small and only to be looked at, for Home and the lists; a plain grid where there is none. */
  picture?(): Promise<{ readonly default: Component<PictureProps<L>> }>;
  /** The level that plays itself on Home: its id, and moves that solve it, as few as possible. */
  readonly preview?: { readonly level: string; readonly moves: string };
  /** How long a motion takes at normal speed. */
  readonly milliseconds: number;
  readonly sounds: BoardSounds;
  readonly settings?: readonly GameSetting[];
  examples?(): Promise<{ readonly examples: Examples }>;
}
