import type { Direction } from '../../core/grid.ts';
import { messagesOf } from '../../core/message.ts';

type Fold = { group: string; direction: Direction };

/** Why a fold is refused, and the mistakes in a level's text. */
export interface FoldMessages {
  solved: Record<string, never>;
  'no-group': { group: string };
  'leaves-board': Fold;
  'covers-hole': Fold & { row: number; column: number };
  'covers-group': Fold & { other: string; row: number; column: number };
  'not-a-move': { text: string };
  'bad-cell': { text: string };
}

export const foldMessage = messagesOf<FoldMessages>();
