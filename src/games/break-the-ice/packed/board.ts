/**
 * The board unpacked into bytes, for the packed space and the heuristics: plays a move, finds lines, settles and undoes the
 * move without allocating anything.
 *
 * Columns follow each other from the bottom up, each with an empty sentinel cell on top, and there is one empty column on
 * either side. So every neighbour of a cell is in the array and runs end without bounds checks.
 */
export class IceBoard {
  readonly columns: number;
  /** From a cell to its neighbour on the right. */
  readonly stride: number;
  /** 0 is empty, colours count from 1. */
  readonly cells: Uint8Array;
  /** Blocks in each column. */
  readonly heights: Uint8Array;
  private readonly contact: boolean;
  private readonly isBreaking: Uint8Array;
  /** The cells of the blocks that break in this round. */
  private readonly breaking: Uint16Array;
  private breakingCount = 0;
  /** The cells of the blocks that moved just before. */
  private readonly moved: Uint16Array;

  constructor(columns: number, tallest: number, contact: boolean) {
    this.columns = columns;
    this.stride = tallest + 1;
    this.contact = contact;
    const size = (columns + 2) * this.stride;
    this.cells = new Uint8Array(size);
    this.heights = new Uint8Array(columns);
    this.isBreaking = new Uint8Array(size);
    this.breaking = new Uint16Array(size);
    this.moved = new Uint16Array(size);
  }

  cellAt(column: number, height: number): number {
    return (column + 1) * this.stride + height;
  }

  copyFrom(other: IceBoard): void {
    // Plain loops: on boards this small they are faster than `set`.
    const { cells, heights } = this;
    const otherCells = other.cells;
    const otherHeights = other.heights;
    for (let cell = 0; cell < cells.length; cell += 1) cells[cell] = otherCells[cell]!;
    for (let column = 0; column < heights.length; column += 1) heights[column] = otherHeights[column]!;
  }

  swap(cell: number, other: number): void {
    const { cells } = this;
    const colour = cells[cell]!;
    cells[cell] = cells[other]!;
    cells[other] = colour;
  }

  /** Takes the block at a cell of one column to the top of another one; the blocks above it come down. */
  slide(cell: number, from: number, to: number): void {
    const { cells, heights, stride } = this;
    const colour = cells[cell]!;
    // The empty cell on top of the column comes down too.
    const last = (from + 1) * stride + heights[from]! - 1;
    for (let at = cell; at <= last; at += 1) cells[at] = cells[at + 1]!;
    cells[(to + 1) * stride + heights[to]!] = colour;
    heights[from]! -= 1;
    heights[to]! += 1;
  }

  /** Undoes `slide` with the same arguments. */
  slideBack(cell: number, from: number, to: number): void {
    const { cells, heights, stride } = this;
    heights[from]! += 1;
    heights[to]! -= 1;
    const landed = (to + 1) * stride + heights[to]!;
    const last = (from + 1) * stride + heights[from]! - 1;
    for (let at = last; at > cell; at -= 1) cells[at] = cells[at - 1]!;
    cells[cell] = cells[landed]!;
    cells[landed] = 0;
  }

  /** Whether the block at a cell is part of a line of three or more. */
  isInLine(cell: number): boolean {
    return this.hasRun(cell, 1) || this.hasRun(cell, this.stride);
  }

  private hasRun(cell: number, step: number): boolean {
    const { cells } = this;
    const colour = cells[cell]!;
    if (cells[cell - step] === colour)
      return cells[cell + step] === colour || cells[cell - 2 * step] === colour;
    return cells[cell + step] === colour && cells[cell + 2 * step] === colour;
  }

  /**
   * The colours of the lines that a swap just completed, as bits. The board had no lines before, so each of them
   * goes through one of the two cells.
   */
  linesAfterSwap(cell: number, other: number): number {
    let lines = 0;
    if (this.isInLine(cell)) lines |= 1 << this.cells[cell]!;
    if (this.isInLine(other)) lines |= 1 << this.cells[other]!;
    return lines;
  }

  /** The same after a slide: what came down in its column and the block itself are the only ones that moved. */
  linesAfterSlide(cell: number, from: number, to: number): number {
    const { cells, heights, stride } = this;
    let lines = 0;
    const top = (from + 1) * stride + heights[from]!;
    for (let at = cell; at < top; at += 1) if (this.isInLine(at)) lines |= 1 << cells[at]!;
    const landed = (to + 1) * stride + heights[to]! - 1;
    if (this.isInLine(landed)) lines |= 1 << cells[landed]!;
    return lines;
  }

  /** Settles after a swap: breaks lines and lets the rest fall, round after round. */
  settleAfterSwap(cell: number, other: number): void {
    this.moved[0] = cell;
    this.moved[1] = other;
    this.settle(2);
  }

  /** The same after a slide. */
  settleAfterSlide(cell: number, from: number, to: number): void {
    const { heights, stride, moved } = this;
    moved[0] = (to + 1) * stride + heights[to]! - 1;
    let count = 1;
    const top = (from + 1) * stride + heights[from]!;
    for (let fallen = cell; fallen < top; fallen += 1) {
      moved[count] = fallen;
      count += 1;
    }
    this.settle(count);
  }

  /** Settles a board on which lines may stand anywhere, as they can before the first move. */
  settleAll(): void {
    let count = 0;
    for (let cell = 0; cell < this.cells.length; cell += 1) {
      if (this.cells[cell] === 0) continue;
      this.moved[count] = cell;
      count += 1;
    }
    this.settle(count);
  }

  hasLine(): boolean {
    return this.cells.some((colour, cell) => colour !== 0 && this.isInLine(cell));
  }

  /** A new line always goes through a block that just moved, so only the first `count` cells of `moved` matter. */
  private settle(count: number): void {
    const { moved, stride } = this;
    let movedCount = count;
    while (movedCount > 0) {
      this.breakingCount = 0;
      for (let index = 0; index < movedCount; index += 1) {
        this.markRun(moved[index]!, 1);
        this.markRun(moved[index]!, stride);
      }
      if (this.breakingCount === 0) return;
      if (this.contact) this.markContact();
      movedCount = this.removeMarked();
    }
  }

  /** Marks the line through a cell along a step, if there is one. */
  private markRun(cell: number, step: number): void {
    if (!this.hasRun(cell, step)) return;
    const { cells } = this;
    const colour = cells[cell]!;
    let at = cell;
    while (cells[at - step] === colour) at -= step;
    for (; cells[at] === colour; at += step) this.mark(at);
  }

  private mark(cell: number): void {
    if (this.isBreaking[cell] !== 0) return;
    this.isBreaking[cell] = 1;
    this.breaking[this.breakingCount] = cell;
    this.breakingCount += 1;
  }

  /** Marks all that is connected to a marked block through its own colour; the list grows while it is read. */
  private markContact(): void {
    const { cells, stride, breaking } = this;
    for (let index = 0; index < this.breakingCount; index += 1) {
      const cell = breaking[index]!;
      const colour = cells[cell]!;
      if (cells[cell + 1] === colour) this.mark(cell + 1);
      if (cells[cell - 1] === colour) this.mark(cell - 1);
      if (cells[cell + stride] === colour) this.mark(cell + stride);
      if (cells[cell - stride] === colour) this.mark(cell - stride);
    }
  }

  /** Removes the marked blocks, lists the cells into which others fall in `moved` and returns their number. */
  private removeMarked(): number {
    const { cells, heights, stride, isBreaking, breaking, moved } = this;
    let movedCount = 0;
    for (let index = 0; index < this.breakingCount; index += 1) {
      if (isBreaking[breaking[index]!] === 0) continue;
      // The first marked cell of a column does the work for all of them.
      const column = Math.floor(breaking[index]! / stride) - 1;
      const bottom = (column + 1) * stride;
      const top = bottom + heights[column]!;
      let kept = bottom;
      for (let cell = bottom; cell < top; cell += 1) {
        if (isBreaking[cell] !== 0) isBreaking[cell] = 0;
        else {
          if (kept < cell) {
            cells[kept] = cells[cell]!;
            moved[movedCount] = kept;
            movedCount += 1;
          }
          kept += 1;
        }
      }
      heights[column] = kept - bottom;
      for (; kept < top; kept += 1) cells[kept] = 0;
    }
    return movedCount;
  }
}
