import type { Direction } from '../../core/grid.ts';
import { messagesOf } from '../../core/message.ts';

/** Why a move is refused, and the mistakes in a level's text. */
export interface TilesMessages {
  'no-tile-moves': { direction: Direction };
  'no-tile': Record<string, never>;
  /** `meant` is the same with the tile first, where that would be a cell. */
  'bad-cell': { text: string; meant?: string };
  'too-few-goals': { colour: string; tiles: number; goals: number; goal: string };
}

export const tilesMessage = messagesOf<TilesMessages>();
