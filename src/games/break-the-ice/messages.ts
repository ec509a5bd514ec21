import type { Direction } from '../../core/grid.ts';
import { messagesOf } from '../../core/message.ts';

/** Why a move is refused, and the mistakes in a level's text. */
export interface IceMessages {
  'not-on-board': { cell: string };
  'no-block': { cell: string };
  'same-colour': { cell: string; other: string };
  'nothing-to-swap': { direction: Direction };
  'leaves-board': { cell: string; direction: Direction };
  'not-a-move': { text: string };

  'no-walls': Record<string, never>;
  'bad-cell': { text: string };
  'floating-block': { block: string };
  'bad-clear': { text: string };
  'bad-moves': { text: string };
}

export const iceMessage = messagesOf<IceMessages>();
