import { priceLists, type TravelTable } from '../heuristics/travel.ts';
import { IceBoard } from '../packed/board.ts';
import { slideLeft, slideRight, swapRight, swapUp } from '../packed/move-kinds.ts';
import type { Independence } from './independence.ts';
import { breaks, isPossible, moveBack, type SearchNode } from './search-node.ts';

const lists = priceLists.length;

/**
 * Finds a last move, one that breaks the whole board, after a move that breaks nothing. Most nodes of a search are positions
 * with one move left, so they are checked without generating nodes.
 *
 * With the last move all travel must be done, and it takes a block of at most one colour to the right and of at most one
 * other colour to the left. So no more than two colours may have a column to go; with two of them, the move swaps a block of
 * the one with a block of the other, with one of them, it moves a block of that colour sideways.
 */
export class LastMove {
  private readonly table: TravelTable;
  private readonly independence: Independence;
  private readonly scratch: IceBoard;

  constructor(like: IceBoard, contact: boolean, table: TravelTable, independence: Independence) {
    this.scratch = new IceBoard(like.columns, like.stride - 1, contact);
    this.table = table;
    this.independence = independence;
  }

  /** The last move after `move`, which breaks nothing at this node, or -1 when there is none outside the sleep set. */
  find(node: SearchNode, move: number): number {
    const { board, profiles } = node;
    const { stride } = board;
    const cell = this.independence.cellOf(move);
    const kind = move & 3;
    const column = Math.floor(cell / stride) - 1;
    const to = kind === slideLeft ? column - 1 : column + 1;
    const goesRight = kind === swapRight || kind === slideRight ? board.cells[cell]! - 1 : -1;
    const goesLeft =
      kind === slideLeft ? board.cells[cell]! - 1 : kind === swapRight ? board.cells[cell + stride]! - 1 : -1;
    const border = kind === slideLeft ? to : column;
    const rightBefore = goesRight < 0 ? 0 : profiles[goesRight]!;
    const leftBefore = goesLeft < 0 ? 0 : profiles[goesLeft]!;
    if (goesRight >= 0) profiles[goesRight] = this.after(rightBefore, 2 * border);
    if (goesLeft >= 0) profiles[goesLeft] = this.after(leftBefore, 2 * border + 1);
    if (kind === swapUp) board.swap(cell, cell + 1);
    else if (kind === swapRight) board.swap(cell, cell + stride);
    else board.slide(cell, column, to);

    const found = this.search(node, move, moveBack(this.independence, board, move));

    if (kind === swapUp) board.swap(cell, cell + 1);
    else if (kind === swapRight) board.swap(cell, cell + stride);
    else board.slideBack(cell, column, to);
    if (goesRight >= 0) profiles[goesRight] = rightBefore;
    if (goesLeft >= 0) profiles[goesLeft] = leftBefore;
    return found;
  }

  private after(profile: number, step: number): number {
    return this.table.steps[profile * this.table.stepsPerProfile + step]!;
  }

  private search(node: SearchNode, before: number, back: number): number {
    const { board, profiles, costs } = node;
    let far = 0;
    let one = -1;
    let two = -1;
    for (let colour = 0; colour < profiles.length; colour += 1) {
      if (costs[profiles[colour]! * lists] === 0) continue;
      far += 1;
      two = one;
      one = colour;
    }
    if (far > 2) return -1;
    const { cells, heights, columns, stride } = board;
    for (let column = 0; column < columns; column += 1) {
      const bottom = (column + 1) * stride;
      const top = bottom + heights[column]!;
      for (let cell = bottom; cell < top; cell += 1) {
        const colour = cells[cell]! - 1;
        const beside = cells[cell + stride]! - 1;
        // A swap to the right takes the colours on both sides, all other moves one.
        const moved = Number(colour === one || colour === two);
        if (far === 0 && this.empties(node, before, back, cell, swapUp, column))
          return this.independence.moveOf(cell, swapUp);
        if (moved === far && this.empties(node, before, back, cell, slideLeft, column))
          return this.independence.moveOf(cell, slideLeft);
        if (moved === far && this.empties(node, before, back, cell, slideRight, column))
          return this.independence.moveOf(cell, slideRight);
        if (
          moved + Number(beside >= 0 && (beside === one || beside === two)) === far &&
          this.empties(node, before, back, cell, swapRight, column)
        )
          return this.independence.moveOf(cell, swapRight);
      }
    }
    return -1;
  }

  /** Whether a move is possible, not in the sleep set, and breaks the whole board. */
  private empties(
    node: SearchNode,
    before: number,
    back: number,
    cell: number,
    kind: number,
    column: number,
  ): boolean {
    const { board } = node;
    const { cells, stride, columns } = board;
    if (!isPossible(cells, cell, kind, stride, column, columns)) return false;
    const colour = cells[cell]! - 1;
    if (kind === slideLeft && !this.arrives(node, colour, 2 * column - 1)) return false;
    if ((kind === slideRight || kind === swapRight) && !this.arrives(node, colour, 2 * column)) return false;
    if (kind === swapRight && !this.arrives(node, cells[cell + stride]! - 1, 2 * column + 1)) return false;
    if (!breaks(board, cell, kind, column)) return false;
    const move = this.independence.moveOf(cell, kind);
    if (move === back || node.staysAsleep(before, move)) return false;
    const { scratch } = this;
    scratch.copyFrom(board);
    if (kind === swapUp || kind === swapRight) {
      const other = kind === swapUp ? cell + 1 : cell + stride;
      scratch.swap(cell, other);
      scratch.settleAfterSwap(cell, other);
    } else {
      const to = kind === slideLeft ? column - 1 : column + 1;
      scratch.slide(cell, column, to);
      scratch.settleAfterSlide(cell, column, to);
    }
    for (let each = 0; each < columns; each += 1) if (scratch.heights[each] !== 0) return false;
    return true;
  }

  /** Whether a colour has no column to go any more after a step. */
  private arrives({ profiles, costs }: SearchNode, colour: number, step: number): boolean {
    return costs[this.after(profiles[colour]!, step) * lists] === 0;
  }
}
