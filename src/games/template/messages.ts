import type { Direction } from '../../core/grid.ts';
import { messagesOf } from '../../core/message.ts';

type Nothing = Record<string, never>;

/** Refusals of moves and mistakes in a level's text: a code each, and the values in its sentence. */
export interface WalkMessages {
  'leaves-board': { direction: Direction };
  'wall-ahead': { direction: Direction };

  'bad-cell': { text: string };
  'no-start': Nothing;
  'second-start': Nothing;
  'no-goal': Nothing;
  'second-goal': Nothing;
}

export const walkMessage = messagesOf<WalkMessages>();
