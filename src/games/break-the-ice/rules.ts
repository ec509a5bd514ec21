import { directionName, directions } from '../../core/direction.ts';
import type { Rules } from '../../core/game.ts';
import { failure, success } from '../../core/result.ts';
import type { Clear, IceLevel } from './level.ts';
import { formatCell, formatMove, type IceMove, type Position, parseMove } from './notation.ts';
import {
  type Block,
  blockAt,
  canonical,
  type IceState,
  neighbour,
  occupiedCells,
  type Stack,
  stateOf,
} from './state.ts';
import { iceControls, iceView } from './view.ts';

/** Why a move is not legal, or undefined when it is. */
function objection(level: IceLevel, state: IceState, move: IceMove): string | undefined {
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
function legalMoves(level: IceLevel, state: IceState): readonly IceMove[] {
  const moves: IceMove[] = [];
  for (const { column, height } of occupiedCells(state)) {
    for (const direction of directions) {
      const move: IceMove = { column, height, direction };
      if (canonical(state, move) === move && objection(level, state, move) === undefined) moves.push(move);
    }
  }
  return moves;
}

/** The position just after a legal move, before anything breaks. What loses its hold has fallen. */
function afterMove({ stacks }: IceState, move: IceMove): readonly Stack[] {
  const other = neighbour(move, move.direction);
  const block = blockAt({ stacks }, move)!;
  const there = blockAt({ stacks }, other);
  return stacks.map((stack, column) => {
    if (column !== move.column && column !== other.column) return stack;
    if (there)
      return stack.map((each) => {
        if (each === block) return there;
        return each === there ? block : each;
      });
    // A slide: it leaves its column, where the blocks above come down, and falls on top of the other one.
    return column === move.column ? stack.filter((each) => each !== block) : [...stack, block];
  });
}

/** Breaks what breaks, round after round; leaving the stack is all that the blocks above need to fall. */
function settled(stacks: readonly Stack[], clear: Clear): IceState {
  const breaking = breakingBlocks({ stacks }, clear);
  if (breaking.size === 0) return { stacks };
  return settled(
    stacks.map((stack) => stack.filter((block) => !breaking.has(block))),
    clear,
  );
}

/** The blocks that break at this moment. */
function breakingBlocks(state: IceState, clear: Clear): ReadonlySet<Block> {
  const breaking = new Map<Block, Position>();
  // Every line of three or more is made of lines of exactly three.
  for (const cell of occupiedCells(state)) {
    for (const direction of ['U', 'R'] as const) {
      const second = neighbour(cell, direction);
      const line = [cell, second, neighbour(second, direction)];
      const colour = blockAt(state, cell)!.colour;
      if (line.every((each) => blockAt(state, each)?.colour === colour))
        for (const each of line) breaking.set(blockAt(state, each)!, each);
    }
  }
  if (clear === 'contact') {
    // A map visits what is added to it on the way, so this reaches everything connected.
    for (const [block, cell] of breaking) {
      for (const direction of directions) {
        const beside = neighbour(cell, direction);
        const other = blockAt(state, beside);
        if (other?.colour === block.colour && !breaking.has(other)) breaking.set(other, beside);
      }
    }
  }
  return new Set(breaking.keys());
}

const isGoal = ({ stacks }: IceState): boolean => stacks.every((stack) => stack.length === 0);

/** How many moves more than par are allowed before the game is lost. */
export const movesAbovePar = 2;

export function iceRules(level: IceLevel): Rules<IceState, IceMove> {
  return {
    ...(level.moves === undefined ? {} : { par: level.moves, moveLimit: level.moves + movesAbovePar }),
    start: () => stateOf(level.stacks),
    moves: (state) => legalMoves(level, state),
    apply: (state, move) => {
      if (isGoal(state)) return failure('the level is solved, nothing moves any more');
      const reason = objection(level, state, move);
      return reason === undefined ? success(settled(afterMove(state, move), level.clear)) : failure(reason);
    },
    isGoal,
    cost: () => 1,
    key: ({ stacks }) => stacks.map((stack) => stack.map(({ colour }) => colour).join('')).join('/'),
    formatMove,
    parseMove,
    view: (state) => iceView(level, state),
    controls: iceControls(level),
  };
}
