import type { Component } from 'svelte';
import type { Level } from '../../core/level.ts';
import type { View } from '../../core/view.ts';
import type { Language } from '../../core/words.ts';
import type { GameSetting } from '../shared/state/settings.ts';
import type { Player } from './player.ts';
import type { BoardSounds } from './sound/cues.ts';
import type { Stage } from './stage.ts';

/** Given to every board; it follows the player and draws what the stage shows. */
export interface BoardProps<L extends Level = Level> {
  readonly player: Player & { readonly level: L };
  /** Cells to show among the others, as the legend asks. A board need not. */
  readonly lit?: readonly Cell[];
  /** To be told which keys the board has of its own, now and when they change. */
  readonly onkeys?: (keys: readonly BoardKeys[]) => void;
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Something that a board does for keys, beside moves; the page hears them and lists them. */
export interface BoardKeys {
  /** Characters in upper case, or the names that browsers give to keys. */
  readonly keys: readonly string[];
  readonly name: string;
  press(key: string): void;
}

/** A kind of thing on the board. */
export interface LegendEntry {
  readonly kind: string;
  readonly name: string;
  /** One short sentence. */
  readonly text: string;
  readonly cells: readonly Cell[];
}

/** All kinds of things on the board, each with a picture of a cell. */
export interface Legend<L extends Level = Level> {
  entries(level: L, view: View, language: Language): readonly LegendEntry[];
  readonly picture: Component<{ kind: string }>;
}

/** Given to every small drawing of a position; around it stands `--cell`, the side of a cell. While a level is being drawn, both are others with every edit. */
export interface PictureProps<L extends Level = Level> {
  readonly stage: Stage;
  readonly level: L;
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
  /** The board, small and only to be looked at, for Home and the lists; a plain grid where there is none. */
  picture?(): Promise<{ readonly default: Component<PictureProps<L>> }>;
  /** The board with its letters, drawn by SVG alone, for files and for paper; a plain grid where there is none. */
  drawing?(): Promise<{ readonly default: Component<PictureProps<L>> }>;
  /** The level that plays itself on Home: its id, and moves that solve it, as few as possible. */
  readonly preview?: { readonly level: string; readonly moves: string };
  /** How long a motion takes at normal speed. */
  readonly milliseconds: number;
  readonly sounds: BoardSounds;
  readonly settings?: readonly GameSetting[];
  legend?(): Promise<{ readonly legend: Legend<L> }>;
  /** What the drawing does not tell, for paper: what switches do, rules of this level. Where it is missing, the headers say it. */
  notes?(): Promise<{ readonly notes: (level: L, language: Language) => readonly string[] }>;
}
