import type { Successors } from '../../../core/space.ts';
import { IceBoard } from './board.ts';
import type { IceLayout } from './layout.ts';
import { slideLeft, slideRight, swapRight, swapUp } from './move-kinds.ts';

/** Successors of boards of any height, cell by cell. See `ColumnMoves` for most boards. */
export class CellMoves {
  private readonly layout: IceLayout;
  /** The board of the state that is expanded. */
  private readonly board: IceBoard;
  /** The board on which a successor settles. */
  private readonly settling: IceBoard;
  /** By cell of the board: its segment in a row, and how far it is shifted there. */
  private readonly segmentOf: Uint16Array;
  private readonly shiftOf: Uint8Array;
  private hasOldLines = false;

  constructor(layout: IceLayout, contact: boolean) {
    this.layout = layout;
    const { columns, tallest } = layout;
    this.board = new IceBoard(columns, tallest, contact);
    this.settling = new IceBoard(columns, tallest, contact);
    this.segmentOf = new Uint16Array(this.board.cells.length);
    this.shiftOf = new Uint8Array(this.board.cells.length);
    for (let column = 0; column < columns; column += 1) {
      for (let height = 0; height < tallest; height += 1) {
        const { segment, shift } = layout.place(column, height);
        const cell = this.board.cellAt(column, height);
        this.segmentOf[cell] = segment;
        this.shiftOf[cell] = shift;
      }
    }
  }

  /**
   * Appends the successors by moves of the blocks in columns `first` up to `end`, and returns the new count. A line must go
   * through a block that moved, unless `hasOldLines`. Nothing is left out, and loud moves are numbered like quiet ones.
   */
  expand(
    words: Uint32Array,
    at: number,
    out: Successors,
    count: number,
    first: number,
    end: number,
    hasOldLines: boolean,
  ): number {
    this.layout.load(words, at, this.board);
    this.hasOldLines = hasOldLines;
    const { cells, heights, columns, stride } = this.board;
    let made = count;
    for (let column = first; column < end; column += 1) {
      const bottom = (column + 1) * stride;
      const top = bottom + heights[column]!;
      for (let cell = bottom; cell < top; cell += 1) {
        const colour = cells[cell]!;
        const above = cells[cell + 1]!;
        if (above !== 0 && above !== colour) {
          this.writeSwap(words, at, out, made, cell, cell + 1);
          out.moves[made] = cell * 4 + swapUp;
          made += 1;
        }
        if (column > 0 && cells[cell - stride] === 0) {
          this.writeSlide(words, at, out, made, cell, column, column - 1);
          out.moves[made] = cell * 4 + slideLeft;
          made += 1;
        }
        const beside = cells[cell + stride]!;
        if (beside === colour || column + 1 === columns) continue;
        if (beside === 0) this.writeSlide(words, at, out, made, cell, column, column + 1);
        else this.writeSwap(words, at, out, made, cell, cell + stride);
        out.moves[made] = cell * 4 + (beside === 0 ? slideRight : swapRight);
        made += 1;
      }
    }
    for (let index = count; index < made; index += 1) out.costs[index] = 1;
    return made;
  }

  /** Writes the state after two neighbours change places. */
  private writeSwap(
    words: Uint32Array,
    at: number,
    out: Successors,
    made: number,
    cell: number,
    other: number,
  ): void {
    const { board } = this;
    board.swap(cell, other);
    if (this.hasOldLines || board.linesAfterSwap(cell, other) !== 0) {
      this.settling.copyFrom(board);
      if (this.hasOldLines) this.settling.settleAll();
      else this.settling.settleAfterSwap(cell, other);
      this.layout.store(this.settling, out.states, made * this.layout.words);
    } else {
      const row = this.copyRow(words, at, out.states, made);
      const change = board.cells[cell]! ^ board.cells[other]!;
      this.changeCell(out.states, row, cell, change);
      this.changeCell(out.states, row, other, change);
    }
    board.swap(cell, other);
  }

  /** Writes the state after a block leaves a column and falls on top of the next one. */
  private writeSlide(
    words: Uint32Array,
    at: number,
    out: Successors,
    made: number,
    cell: number,
    from: number,
    to: number,
  ): void {
    const { board } = this;
    const { cells, heights, stride } = board;
    const landed = (to + 1) * stride + heights[to]!;
    const colour = cells[cell]!;
    board.slide(cell, from, to);
    if (this.hasOldLines || board.linesAfterSlide(cell, from, to) !== 0) {
      this.settling.copyFrom(board);
      if (this.hasOldLines) this.settling.settleAll();
      else this.settling.settleAfterSlide(cell, from, to);
      this.layout.store(this.settling, out.states, made * this.layout.words);
    } else {
      const row = this.copyRow(words, at, out.states, made);
      this.changeCell(out.states, row, landed, colour);
      const top = (from + 1) * stride + heights[from]!;
      let before = colour;
      for (let fallen = cell; fallen <= top; fallen += 1) {
        const now = cells[fallen]!;
        this.changeCell(out.states, row, fallen, before ^ now);
        before = now;
      }
    }
    board.slideBack(cell, from, to);
  }

  /** Copies a state to where successor number `made` goes, and returns that place. */
  private copyRow(words: Uint32Array, at: number, states: Uint32Array, made: number): number {
    const count = this.layout.words;
    const row = made * count;
    for (let word = 0; word < count; word += 1) states[row + word] = words[at + word]!;
    return row;
  }

  private changeCell(states: Uint32Array, row: number, cell: number, change: number): void {
    this.layout.change(states, row, this.segmentOf[cell]!, change << this.shiftOf[cell]!);
  }
}
