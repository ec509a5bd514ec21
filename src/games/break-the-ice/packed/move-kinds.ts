import type { IceLayout } from './layout.ts';

/** The ways in which a block moves, in the order in which the moves of a block are listed. */
export const swapUp = 0;
export const slideLeft = 1;
export const swapRight = 2;
export const slideRight = 3;
export const ways = 4;

export const directionOf = ['U', 'L', 'R', 'R'] as const;

/** The kind of the moves after which hardly anything is left out. */
export const anyMove = 1;

/** How many kinds there are, 0 among them, which is that of the start. */
export const kindCount = 256;

/**
 * A move is *quiet* when it breaks nothing. Let s be a position that was first reached from p by the quiet move m. Three sorts of
 * moves need not be made there:
 *
 * 1. The one that takes m back.
 * 2. A move n that was possible and quiet at p, is listed before m, and is independent of m as in docs/solvers-break-the-ice.md:
 *    n and m lead from p to the same position in both orders (theorem 2 there), even if the second one breaks something.
 * 3. A slide of a block that lies on one of its own colour which can slide the same way. That leads to the same position.
 *
 * The third sort is also left out where s was reached by another move. Lines that stand on the board at the start break with the
 * first move, so that no first move is quiet there.
 *
 * *Breadth-first search* without this meets positions in some order, each for the first time by one move from one position. This
 * move is never left out, and so the order stays the same: 1 leads to p, which is known. In 2 let q be where n leads from p. It
 * was met before s, since p has n before m and m was the first to meet s. So q is expanded before s, and m leads from there to
 * where n leads from s. In 3 the same position makes the other slide first.
 *
 * *A search that stores only its path* reaches every position by the first of all shortest sequences of moves to it, in the order
 * of the lists. Nothing in that is left out: with 1 there would be a shorter sequence, with 2 (n, then m) or 3 an earlier one.
 */
export class IceKinds {
  /** By number of a move (`IceLayout.moveNumber`). Later moves leave more out: where kinds run out, the first moves have none of their own. */
  readonly moveKinds: Uint8Array;
  /** The least kind that is a quiet move's own. Those from here on have the following tables. */
  readonly least: number;
  /** What that would be if every move had a kind of its own. */
  readonly first: number;
  /** The way of the move, and the column and height of its block; the highest bit of that cell in its column. */
  readonly way = new Uint8Array(kindCount);
  readonly column = new Uint8Array(kindCount);
  readonly height = new Uint8Array(kindCount);
  readonly cell = new Int32Array(kindCount);
  /** The way of the move that takes it back, and the column of that block, which is at the same height. */
  readonly backWay = new Uint8Array(kindCount);
  readonly backColumn = new Uint8Array(kindCount);
  private readonly layout: IceLayout;
  /** The highest bit of every cell of a column. */
  readonly high: number;

  constructor(layout: IceLayout) {
    this.layout = layout;
    const { columns, tallest, bits, loud } = layout;
    this.first = kindCount - ways * columns * tallest;
    this.least = Math.max(anyMove + 1, this.first);
    this.moveKinds = new Uint8Array(2 * loud).fill(anyMove);
    let high = 0;
    for (let height = 0; height < tallest; height += 1) high |= 1 << ((height + 1) * bits - 1);
    this.high = high;
    for (let kind = this.least; kind < kindCount; kind += 1) {
      const way = (kind - this.first) % ways;
      const cell = Math.floor((kind - this.first) / ways);
      const height = cell % tallest;
      const column = (cell - height) / tallest;
      this.moveKinds[layout.moveNumber(column, height) + way] = kind;
      this.way[kind] = way;
      this.column[kind] = column;
      this.height[kind] = height;
      this.cell[kind] = 1 << ((height + 1) * bits - 1);
      this.backWay[kind] = backOf[way]!;
      this.backColumn[kind] = way === slideLeft ? column - 1 : way === slideRight ? column + 1 : column;
    }
  }

  /** The cells of a column, as the highest bit of each, from which a move of some way is before that of a kind and independent of it. */
  earlier(kind: number, column: number, way: number): number {
    const { high } = this;
    const height = this.height[kind]!;
    const moved = this.way[kind];
    const before = this.column[kind]! - column;
    if (before < 0) return 0;
    // In its own column, only swaps that end below it.
    if (before === 0)
      return way === swapUp ? this.below(height - 1) : way === swapRight ? this.below(height) : 0;
    // A swap with a block of its column.
    if (before === 1 && way === swapRight) {
      const above = moved === swapUp ? height + 2 : height + 1;
      return this.below(height) | (moved === swapUp || moved === swapRight ? high & ~this.below(above) : 0);
    }
    // Two slides onto one column.
    return before === 2 && way === slideRight && moved === slideLeft ? 0 : high;
  }

  /** So many cells from the bottom. */
  private below(cells: number): number {
    const bits = cells * this.layout.bits;
    if (bits >= 32) return this.high;
    return bits <= 0 ? 0 : this.high & ((1 << bits) - 1);
  }

  /** `earlier` of all columns, as rows of the layout: four for each kind, one for each way. */
  earlierRows(): Uint32Array {
    const { words, columns } = this.layout;
    const rows = new Uint32Array(kindCount * ways * words);
    for (let kind = this.least; kind < kindCount; kind += 1) {
      for (let way = 0; way < ways; way += 1) {
        const row = (kind * ways + way) * words;
        for (let column = 0; column < columns; column += 1)
          this.layout.change(rows, row, column, this.earlier(kind, column, way));
      }
    }
    return rows;
  }
}

const backOf = [swapUp, slideRight, swapRight, slideLeft] as const;
