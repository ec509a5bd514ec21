import type { IceBoard } from './board.ts';

/**
 * How a state lies in 32-bit words: the colours of its cells column by column, each from the bottom up and in as few bits as the
 * level's colours need, one after the other without gaps.
 *
 * A column is read and written in segments of at most 32 bits; most columns are a single one. A segment may lie across two words.
 */
export class IceLayout {
  readonly columns: number;
  readonly tallest: number;
  /** Bits of a cell. */
  readonly bits: number;
  readonly words: number;
  readonly keyBits: readonly number[];
  /** Added to the number of a move that breaks something. */
  readonly loud: number;
  /** Segments of a column, and cells of a segment; the last segment of a column may have fewer. */
  readonly segments: number;
  readonly cellsPerSegment: number;
  /** By segment: the word where it begins and how far it is shifted there, the word where it may go on, and its bits. */
  readonly wordOf: Uint16Array;
  readonly shiftOf: Uint8Array;
  readonly nextWordOf: Uint16Array;
  readonly maskOf: Int32Array;

  constructor(columns: number, tallest: number, colours: number) {
    this.columns = columns;
    this.tallest = tallest;
    this.bits = Math.max(1, 32 - Math.clz32(colours));
    this.loud = this.moveNumber(columns + 1, 0);
    const used = columns * tallest * this.bits;
    this.words = Math.max(1, Math.ceil(used / 32));
    this.keyBits = Array.from({ length: this.words }, (_, word) => Math.min(32, used - 32 * word));
    const most = Math.floor(32 / this.bits);
    this.segments = Math.max(1, Math.ceil(tallest / most));
    this.cellsPerSegment = Math.min(tallest, most);
    const count = columns * this.segments;
    this.wordOf = new Uint16Array(count);
    this.shiftOf = new Uint8Array(count);
    this.nextWordOf = new Uint16Array(count);
    this.maskOf = new Int32Array(count);
    for (let segment = 0; segment < count; segment += 1) {
      const bottom = (segment % this.segments) * most;
      const bit = (Math.floor(segment / this.segments) * tallest + bottom) * this.bits;
      // A segment without a cell may begin where the row ends.
      this.wordOf[segment] = Math.min(Math.floor(bit / 32), this.words - 1);
      this.shiftOf[segment] = bit % 32;
      this.nextWordOf[segment] = Math.min(this.wordOf[segment]! + 1, this.words - 1);
      this.maskOf[segment] = 2 ** (Math.min(most, tallest - bottom) * this.bits) - 1;
    }
  }

  /** The number of the first move of the block in a cell; those after it are its moves in other ways. Boards have a rim, see `IceBoard`. */
  moveNumber(column: number, height: number): number {
    return 4 * ((column + 1) * (this.tallest + 1) + height);
  }

  /** A segment of the row at `words[at]`, its lowest cell in the lowest bits. */
  read(words: Uint32Array, at: number, segment: number): number {
    const shift = this.shiftOf[segment]!;
    const low = words[at + this.wordOf[segment]!]! >>> shift;
    // Two shifts, because one by 32 would be none. Where the segment does not go on, the mask removes this.
    const high = (words[at + this.nextWordOf[segment]!]! << 1) << (31 - shift);
    return (low | high) & this.maskOf[segment]!;
  }

  /** Changes the bits of a segment in which a number has ones. */
  change(words: Uint32Array, at: number, segment: number, bits: number): void {
    const shift = this.shiftOf[segment]!;
    words[at + this.wordOf[segment]!]! ^= bits << shift;
    words[at + this.nextWordOf[segment]!]! ^= (bits >>> 1) >>> (31 - shift);
  }

  /** The segment in which a cell of a column is, and how far it is shifted there. */
  place(column: number, height: number): { readonly segment: number; readonly shift: number } {
    const inside = height % this.cellsPerSegment;
    return {
      segment: column * this.segments + (height - inside) / this.cellsPerSegment,
      shift: inside * this.bits,
    };
  }

  /** Unpacks a row onto a board. */
  load(words: Uint32Array, at: number, board: IceBoard): void {
    const { columns, segments, bits } = this;
    const { cells, heights, stride } = board;
    const mask = (1 << bits) - 1;
    for (let column = 0; column < columns; column += 1) {
      const bottom = (column + 1) * stride;
      const oldTop = bottom + heights[column]!;
      let cell = bottom;
      for (let segment = column * segments; segment < (column + 1) * segments; segment += 1) {
        // Blocks rest on each other, so nothing stands above an empty cell.
        for (let colours = this.read(words, at, segment); colours !== 0; colours >>>= bits) {
          cells[cell] = colours & mask;
          cell += 1;
        }
      }
      heights[column] = cell - bottom;
      for (; cell < oldTop; cell += 1) cells[cell] = 0;
    }
  }

  /** Packs a board; the inverse of `load`. */
  store(board: IceBoard, words: Uint32Array, at: number): void {
    const { columns, segments, bits, cellsPerSegment } = this;
    const { cells, heights, stride } = board;
    for (let word = at; word < at + this.words; word += 1) words[word] = 0;
    for (let column = 0; column < columns; column += 1) {
      let bottom = (column + 1) * stride;
      const top = bottom + heights[column]!;
      for (let segment = column * segments; bottom < top; segment += 1) {
        const end = Math.min(top, bottom + cellsPerSegment);
        let colours = 0;
        for (let cell = end - 1; cell >= bottom; cell -= 1) colours = (colours << bits) | cells[cell]!;
        this.change(words, at, segment, colours);
        bottom = end;
      }
    }
  }
}
