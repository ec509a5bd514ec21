import type { Component } from 'svelte';
import type { Player } from './play/player.ts';
import type { BoardSounds } from './play/sound/cues.ts';

/** What every board is given; it follows the player and draws what the stage shows. */
export interface BoardProps {
  readonly player: Player;
}

/** A board made for one game. */
export interface BoardRecord {
  /** The id of its game. */
  readonly game: string;
  /** How long a motion takes at normal speed. */
  readonly milliseconds: number;
  /** What its moves sound like, beyond what all boards have in common. */
  readonly sounds?: BoardSounds;
  load(): Promise<{ readonly default: Component<BoardProps> }>;
}

const boards: readonly BoardRecord[] = [
  {
    game: 'folding-blocks',
    milliseconds: 320,
    sounds: { move: 'fold' },
    load: () => import('../games/folding-blocks/web/FoldingBoard.svelte'),
  },
  {
    game: 'match-the-tiles',
    milliseconds: 180,
    sounds: { move: 'glide', arrive: 'stop' },
    load: () => import('../games/match-the-tiles/web/TilesBoard.svelte'),
  },
  {
    game: 'roll-the-block',
    milliseconds: 220,
    sounds: { arrive: 'roll' },
    load: () => import('../games/roll-the-block/web/RollBoard.svelte'),
  },
  {
    game: 'break-the-ice',
    milliseconds: 200,
    sounds: { move: 'glide', arrive: 'stop', gone: 'crack', fall: 'fall' },
    load: () => import('../games/break-the-ice/web/IceBoard.svelte'),
  },
];

/** The board of a game; a game without one of its own gets the general one. */
export const boardOf = (game: string): BoardRecord =>
  boards.find((each) => each.game === game) ?? {
    game,
    milliseconds: 180,
    sounds: { move: 'glide' },
    load: () => import('./play/board/GridBoard.svelte'),
  };
