import { type Box, boundingBox, emptyCell, type FoldLevel, groupCells } from '../level.ts';

/*
 * Every shape that a group can ever have.
 *
 * Vertical folds act on rows alone and horizontal folds on columns alone. Cut the board into strips as high as the
 * group's box at the start, number the group's own strip 0, and mirror the group from strip to strip: in odd strips it
 * stands upside down. After `a` vertical folds the group fills 2^a strips of this pattern, from strip -k to strip
 * 2^a - 1 - k, with 0 <= k < 2^a: folding down keeps k, folding up adds 2^a to it. So each pair (a, k) comes from one
 * sequence of folds, and 2^a + k is a good name for it: a span. The same holds for columns, and a shape is a span of rows
 * with a span of columns: the part of the pattern inside a box.
 *
 * All shapes on the way to a shape are parts of it. So a group can reach a shape by itself exactly when all its cells
 * are on the board, free of holes and free of the cells that other groups have at the start.
 */

/** No board has more than 64 strips. */
const spanLimit = 128;
export const foldsOf = (span: number): number => 31 - Math.clz32(span);
/** A fold up or left. */
export const foldedBack = (span: number): number => span + (2 << foldsOf(span));
/** A fold down or right. */
export const foldedForth = (span: number): number => span + (1 << foldsOf(span));
const stripsOf = (span: number): number => 1 << foldsOf(span);
const firstStripOf = (span: number): number => stripsOf(span) - span;

/** One number for both spans; there is room for a span that was folded off the board, so that no two share a key. */
export const keyOf = (rowSpan: number, columnSpan: number): number => rowSpan * 2 * spanLimit + columnSpan;
export const rowSpanOf = (key: number): number => Math.floor(key / (2 * spanLimit));
export const columnSpanOf = (key: number): number => key % (2 * spanLimit);

/** A group at the start, and the pattern that its mirror images make over the whole board. */
export class GroupPattern {
  readonly startSize: number;
  /** 1 for each cell of the board that belongs to the pattern. */
  readonly pattern: Uint8Array;
  private readonly level: FoldLevel;
  private readonly letter: string;
  private readonly box: Box;
  private readonly height: number;
  private readonly width: number;

  constructor(level: FoldLevel, letter: string) {
    const cells = groupCells(level.cells, letter, level.columns);
    this.level = level;
    this.letter = letter;
    this.startSize = cells.length;
    this.box = boundingBox(cells);
    this.height = this.box.bottom - this.box.top + 1;
    this.width = this.box.right - this.box.left + 1;
    this.pattern = new Uint8Array(level.cells.length);
    for (let row = 0; row < level.rows; row += 1) {
      const startRow = this.box.top + unmirrored(row - this.box.top, this.height);
      for (let column = 0; column < level.columns; column += 1) {
        const startColumn = this.box.left + unmirrored(column - this.box.left, this.width);
        if (level.cells[startRow * level.columns + startColumn] === letter)
          this.pattern[row * level.columns + column] = 1;
      }
    }
  }

  /** The keys of all shapes that the group can reach by itself, its shape at the start first. */
  reachableKeys(): number[] {
    const { box, height, width, level } = this;
    const columnSpans = spansInside(box.left, width, level.columns);
    const blocked = this.blockedCells();
    const keys: number[] = [];
    for (const rowSpan of spansInside(box.top, height, level.rows)) {
      for (const columnSpan of columnSpans) {
        const key = keyOf(rowSpan, columnSpan);
        if (blocked(this.boxOf(key)) === 0) keys.push(key);
      }
    }
    return keys;
  }

  /** Counts the cells of the pattern inside a box that the group cannot cover. */
  private blockedCells(): (box: Box) => number {
    const { rows, columns, cells } = this.level;
    // The count for the box from the top left corner down to, but without, a row and a column.
    const stride = columns + 1;
    const counts = new Int32Array((rows + 1) * stride);
    for (let row = 0; row < rows; row += 1) {
      let inRow = 0;
      for (let column = 0; column < columns; column += 1) {
        const cell = row * columns + column;
        const free = cells[cell] === emptyCell || cells[cell] === this.letter;
        if (this.pattern[cell] === 1 && !free) inRow += 1;
        counts[(row + 1) * stride + column + 1] = counts[row * stride + column + 1]! + inRow;
      }
    }
    return ({ top, bottom, left, right }) => {
      const upTo = (column: number): number =>
        counts[(bottom + 1) * stride + column]! - counts[top * stride + column]!;
      return upTo(right + 1) - upTo(left);
    };
  }

  boxOf(key: number): Box {
    const { box, height, width } = this;
    const top = box.top + firstStripOf(rowSpanOf(key)) * height;
    const left = box.left + firstStripOf(columnSpanOf(key)) * width;
    const bottom = top + stripsOf(rowSpanOf(key)) * height - 1;
    const right = left + stripsOf(columnSpanOf(key)) * width - 1;
    return { top, bottom, left, right };
  }

  /** The opposite of `boxOf`: a span is the number of its strips plus the number of those before strip 0. */
  keyOfBox({ top, bottom, left, right }: Box): number {
    const rowSpan = (bottom - top + 1 + this.box.top - top) / this.height;
    const columnSpan = (right - left + 1 + this.box.left - left) / this.width;
    return keyOf(rowSpan, columnSpan);
  }
}

/** The offset inside strip 0 whose mirror image stands at an offset; odd strips are mirrored. */
function unmirrored(offset: number, length: number): number {
  const strip = Math.floor(offset / length);
  const inside = offset - strip * length;
  return (strip & 1) === 0 ? inside : length - 1 - inside;
}

/** All spans of strips of a length that stay on a board of a size when strip 0 starts at `start`, in growing order. */
function spansInside(start: number, length: number, size: number): number[] {
  const spans: number[] = [];
  for (let span = 1; span < spanLimit; span += 1) {
    const from = start + firstStripOf(span) * length;
    if (from >= 0 && from + stripsOf(span) * length <= size) spans.push(span);
  }
  return spans;
}
