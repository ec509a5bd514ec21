import { type Direction, step } from '../../../core/grid.ts';
import type { IceMove, Position } from './notation.ts';

/** A block keeps its identity while it moves; two blocks of a colour are alike to the rules all the same. */
export interface Block {
  readonly id: string;
  /** A letter. */
  readonly colour: string;
}

/** A column of blocks from the bottom up. Blocks always rest, so there are no gaps in it. */
export type Stack = readonly Block[];

export interface IceState {
  /** From the left. */
  readonly stacks: readonly Stack[];
}

/** Makes the blocks of a position from the letters of its columns. */
export function stateOf(columns: readonly string[]): IceState {
  let made = 0;
  const newBlock = (colour: string): Block => {
    made += 1;
    return { id: `block ${made}`, colour };
  };
  return { stacks: columns.map((letters) => [...letters].map(newBlock)) };
}

/** The block at a cell; none where it is empty or outside the board. */
export const blockAt = ({ stacks }: IceState, { column, height }: Position): Block | undefined =>
  stacks[column]?.[height];

export const isGoal = ({ stacks }: IceState): boolean => stacks.every((stack) => stack.length === 0);

export function neighbour({ column, height }: Position, direction: Direction): Position {
  // Heights count upwards, the rows of the directions downwards.
  return { column: column + step[direction].column, height: height - step[direction].row };
}

/** A swap can be told from both sides; this one names the left or the lower block. */
export function canonical(state: IceState, move: IceMove): IceMove {
  const other = neighbour(move, move.direction);
  const here = blockAt(state, move);
  const there = blockAt(state, other);
  if (!here || !there || here.colour === there.colour) return move;
  if (move.direction === 'L') return { ...other, direction: 'R' };
  if (move.direction === 'D') return { ...other, direction: 'U' };
  return move;
}

/** Where the blocks are: column by column from the left, each from the bottom up. */
export function occupiedCells({ stacks }: IceState): readonly Position[] {
  const cells: Position[] = [];
  for (const [column, stack] of stacks.entries())
    for (let height = 0; height < stack.length; height += 1) cells.push({ column, height });
  return cells;
}
