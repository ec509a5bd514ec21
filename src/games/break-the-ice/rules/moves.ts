import { directionName, directions } from '../../../core/direction.ts';
import type { IceLevel } from '../level.ts';
import { formatCell, type IceMove } from './notation.ts';
import { blockAt, canonical, type IceState, isGoal, neighbour, occupiedCells } from './state.ts';

/** Why a move is not legal, or undefined when it is. */
export function objection(level: IceLevel, state: IceState, move: IceMove): string | undefined {
  if (isGoal(state)) return 'the level is solved, nothing moves any more';
  const { direction } = move;
  const cell = formatCell(move);
  if (move.column >= level.columns || move.height >= level.rows) return `${cell} is not on the board`;
  const block = blockAt(state, move);
  if (!block) return `there is no block at ${cell}`;
  const other = neighbour(move, direction);
  const there = blockAt(state, other);
  if (there?.colour === block.colour)
    return `${formatCell(other)} has the same colour as ${cell}, so swapping them changes nothing`;
  if (there) return undefined;
  if (direction === 'U' || direction === 'D')
    return `nothing moves ${directionName[direction]} without a block there to swap with`;
  if (other.column < 0 || other.column >= level.columns)
    return `the block at ${cell} would leave the board going ${directionName[direction]}`;
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
