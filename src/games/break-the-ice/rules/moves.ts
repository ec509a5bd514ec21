import { directions } from '../../../core/grid.ts';
import type { Message } from '../../../core/message.ts';
import { playMessage } from '../../../core/messages.ts';
import type { IceLevel } from '../level.ts';
import { iceMessage } from '../messages.ts';
import { formatCell, type IceMove } from './notation.ts';
import { blockAt, canonical, type IceState, isGoal, neighbour, occupiedCells } from './state.ts';

/** Why a move is not legal, or undefined when it is. */
export function objection(level: IceLevel, state: IceState, move: IceMove): Message | undefined {
  if (isGoal(state)) return playMessage('solved');
  const { direction } = move;
  const cell = formatCell(move);
  if (move.column >= level.columns || move.height >= level.rows) return iceMessage('not-on-board', { cell });
  const block = blockAt(state, move);
  if (!block) return iceMessage('no-block', { cell });
  const other = neighbour(move, direction);
  const there = blockAt(state, other);
  if (there?.colour === block.colour) return iceMessage('same-colour', { cell, other: formatCell(other) });
  if (there) return undefined;
  if (direction === 'U' || direction === 'D') return iceMessage('nothing-to-swap', { direction });
  if (other.column < 0 || other.column >= level.columns)
    return iceMessage('leaves-board', { cell, direction });
  return undefined;
}

/** Block by block in the order of `occupiedCells`, each U, L, R; a swap only once, by its left or lower block. */
export function legalMoves(level: IceLevel, state: IceState): readonly IceMove[] {
  const moves: IceMove[] = [];
  for (const { column, height } of occupiedCells(state)) {
    for (const direction of directions) {
      const move: IceMove = { column, height, direction };
      if (canonical(state, move) === move && objection(level, state, move) === undefined) moves.push(move);
    }
  }
  return moves;
}
