import type { Steps } from '../../../core/slices.ts';
import type { IceBoard } from '../packed/board.ts';
import { slideLeft, slideRight, swapRight, swapUp } from '../packed/move-kinds.ts';

const movesPerStep = 256;

/**
 * The independent moves of each move, as bit sets. A move has the number `4 * cell + way`, cells counted without the rim of the board.
 *
 * Two moves are independent when, provided that neither breaks anything when made alone, both orders are possible and lead to
 * the same position:
 *
 * - two swaps that have no cell in common;
 * - a swap and a slide, unless the swap has a cell at or above the one that slides in its column;
 * - two slides out of different columns and into different columns.
 *
 * docs/solvers-break-the-ice.md has the proof.
 */
export class Independence {
  /** Words of a set of moves. */
  readonly words: number;
  /** The set of moves that are independent of move m begins at `m * words`. */
  readonly sets: Int32Array;
  private readonly columns: number;
  private readonly rows: number;
  private readonly stride: number;

  /** Makes the sets, which takes a while on large boards. */
  static *make(board: IceBoard): Steps<Independence> {
    const made = new Independence(board);
    const moves = 4 * made.columns * made.rows;
    for (let move = 0; move < moves; move += 1) {
      if ((move & 1) === 1) made.noteSlide(move);
      else made.noteSwap(move);
      if (move % movesPerStep === 0) yield;
    }
    return made;
  }

  private constructor(board: IceBoard) {
    this.columns = board.columns;
    this.stride = board.stride;
    this.rows = board.stride - 1;
    const moves = 4 * this.columns * this.rows;
    this.words = Math.max(1, Math.ceil(moves / 32));
    this.sets = new Int32Array(moves * this.words).fill(-1);
  }

  /** The number of a move by the cell of the board at which it begins. */
  moveOf(cell: number, kind: number): number {
    const column = Math.floor(cell / this.stride) - 1;
    return 4 * (column * this.rows + (cell % this.stride)) + kind;
  }

  /** The cell of the board at which a move begins. */
  cellOf(move: number): number {
    const cell = move >> 2;
    return (Math.floor(cell / this.rows) + 1) * this.stride + (cell % this.rows);
  }

  /** The number by which the space knows a move. */
  codeOf(move: number): number {
    return this.cellOf(move) * 4 + (move & 3);
  }

  /** Removes the moves that a swap depends on: swaps with a cell of it, and slides at or below a cell of it. */
  private noteSwap(swap: number): void {
    const cell = swap >> 2;
    for (const each of [cell, (swap & 3) === swapUp ? cell + 1 : cell + this.rows]) {
      this.noteSwapsAt(swap, each);
      for (let below = each - (each % this.rows); below <= each; below += 1) this.noteSlidesFrom(swap, below);
    }
  }

  /** Removes the moves that a slide depends on: swaps at or above it, and slides out of the same column or into the same one. */
  private noteSlide(slide: number): void {
    const { rows } = this;
    const cell = slide >> 2;
    const bottom = cell - (cell % rows);
    for (let above = cell; above < bottom + rows; above += 1) this.noteSwapsAt(slide, above);
    const target = (slide & 3) === slideLeft ? bottom - rows : bottom + rows;
    for (let height = 0; height < rows; height += 1) {
      this.noteSlidesFrom(slide, bottom + height);
      this.note(slide, target + rows + height, slideLeft);
      this.note(slide, target - rows + height, slideRight);
    }
  }

  private noteSwapsAt(move: number, cell: number): void {
    this.note(move, cell, swapUp);
    this.note(move, cell - 1, swapUp);
    this.note(move, cell, swapRight);
    this.note(move, cell - this.rows, swapRight);
  }

  private noteSlidesFrom(move: number, cell: number): void {
    this.note(move, cell, slideLeft);
    this.note(move, cell, slideRight);
  }

  /** Removes a move from the set of another one; cells off the board have no moves. */
  private note(move: number, cell: number, kind: number): void {
    if (cell < 0 || cell >= this.columns * this.rows) return;
    const other = 4 * cell + kind;
    this.sets[move * this.words + (other >> 5)]! &= ~(1 << (other & 31));
  }
}
