import { directions } from '../../../core/grid.ts';
import type { Space, Successors } from '../../../core/space.ts';
import { packedRow } from '../../../core/space.ts';
import type { IceLevel } from '../level.ts';
import type { IceMove } from '../rules/notation.ts';
import { movesAbovePar } from '../rules/rules.ts';
import { type IceState, stateOf } from '../rules/state.ts';
import { IceBoard } from './board.ts';

const up = directions.indexOf('U');
const left = directions.indexOf('L');
const right = directions.indexOf('R');

/** A larger board is expanded column by column, since thousands of its moves may make the whole board settle. */
const mostCellsAtOnce = 512;

/**
 * A state is the colours of its cells, each in as few bits as the level's colours need, none across two words.
 *
 * Only as many rows are stored as the tallest column has at the start: a slide takes a block from height h of a column
 * that is at least that high to height h or lower of the next one, a swap changes no height and breaking only lowers
 * columns, so no column ever grows beyond the tallest of the start.
 */
export class IceSpace implements Space<IceState, IceMove> {
  readonly words: number;
  readonly maxSuccessors: number;
  readonly moveLimit?: number;
  readonly unitCosts = true;
  readonly parts?: number;
  readonly level: IceLevel;
  /** Letters; a block of colour k is number k + 1 on the board, 0 is an empty cell. */
  readonly colours: readonly string[];
  /** The height of the tallest column at the start; none ever grows beyond it. */
  readonly tallest: number;
  /** The board that `load` writes to. */
  readonly board: IceBoard;
  /** The board on which a successor settles. */
  private readonly settling: IceBoard;
  private readonly mask: number;
  /** By cell of the board: its word in a row, and how far it is shifted there. */
  private readonly wordOf: Uint16Array;
  private readonly shiftOf: Uint8Array;
  /** The packed start, if it has lines: the only state in which a line need not go through a block that moved. */
  private readonly startWithLines: Uint32Array | undefined;
  /** Whether the state being expanded is that start. */
  private hasOldLines = false;

  constructor(level: IceLevel) {
    this.level = level;
    const { columns, stacks } = level;
    if (level.moves !== undefined) this.moveLimit = level.moves + movesAbovePar;
    this.colours = [...new Set(stacks.join(''))].sort();
    const tallest = Math.max(...stacks.map((stack) => stack.length));
    this.tallest = tallest;
    if (columns * tallest > mostCellsAtOnce) this.parts = columns;
    this.board = new IceBoard(columns, tallest, level.clear === 'contact');
    this.settling = new IceBoard(columns, tallest, level.clear === 'contact');

    const bits = Math.max(1, 32 - Math.clz32(this.colours.length));
    const cellsPerWord = Math.floor(32 / bits);
    this.mask = 2 ** bits - 1;
    this.wordOf = new Uint16Array(this.board.cells.length);
    this.shiftOf = new Uint8Array(this.board.cells.length);
    let field = 0;
    for (let column = 0; column < columns; column += 1) {
      for (let height = 0; height < tallest; height += 1) {
        const cell = this.board.cellAt(column, height);
        this.wordOf[cell] = Math.floor(field / cellsPerWord);
        this.shiftOf[cell] = (field % cellsPerWord) * bits;
        field += 1;
      }
    }
    this.words = Math.max(1, Math.ceil(field / cellsPerWord));

    // Two cells side by side allow one move and a block has two such neighbours; a block can be swapped with the one
    // above it. None of the numbers used here ever grows.
    const blocks = stacks.join('').length;
    const sideways = Math.min(2 * blocks, (columns - 1) * tallest);
    const upwards = Math.min(Math.max(0, blocks - 1), columns * Math.max(0, tallest - 1));
    this.maxSuccessors = sideways + upwards;

    const start = packedRow(this, stateOf(stacks));
    this.load(start, 0);
    this.startWithLines = this.board.hasLine() ? start : undefined;
  }

  pack(state: IceState, words: Uint32Array, at: number): void {
    words.fill(0, at, at + this.words);
    state.stacks.forEach((stack, column) => {
      stack.forEach(({ colour }, height) => {
        const cell = this.board.cellAt(column, height);
        words[at + this.wordOf[cell]!]! |= (this.colours.indexOf(colour) + 1) << this.shiftOf[cell]!;
      });
    });
  }

  unpack(words: Uint32Array, at: number): IceState {
    this.load(words, at);
    const { cells, heights, stride } = this.board;
    const stacks: string[] = [];
    for (let column = 0; column < this.level.columns; column += 1) {
      const bottom = (column + 1) * stride;
      let letters = '';
      for (let cell = bottom; cell < bottom + heights[column]!; cell += 1)
        letters += this.colours[cells[cell]! - 1]!;
      stacks.push(letters);
    }
    return stateOf(stacks);
  }

  isGoal(words: Uint32Array, at: number): boolean {
    for (let word = at; word < at + this.words; word += 1) if (words[word] !== 0) return false;
    return true;
  }

  /** Unpacks a state onto the board. */
  load(words: Uint32Array, at: number): void {
    const { mask, wordOf, shiftOf } = this;
    const { cells, heights, columns, stride } = this.board;
    for (let column = 0; column < columns; column += 1) {
      const bottom = (column + 1) * stride;
      const top = bottom + stride - 1;
      const oldTop = bottom + heights[column]!;
      let cell = bottom;
      for (; cell < top; cell += 1) {
        const colour = (words[at + wordOf[cell]!]! >>> shiftOf[cell]!) & mask;
        // Blocks rest on each other, so nothing stands above an empty cell.
        if (colour === 0) break;
        cells[cell] = colour;
      }
      heights[column] = cell - bottom;
      for (; cell < oldTop; cell += 1) cells[cell] = 0;
    }
  }

  expand(
    words: Uint32Array,
    at: number,
    out: Successors,
    count: number,
    _cameBy?: number,
    part?: number,
  ): number {
    this.load(words, at);
    this.hasOldLines = this.startWithLines !== undefined && this.isStart(words, at, this.startWithLines);
    const { cells, heights, columns, stride } = this.board;
    const end = part === undefined ? columns : part + 1;
    let made = count;
    for (let column = part ?? 0; column < end; column += 1) {
      const bottom = (column + 1) * stride;
      const top = bottom + heights[column]!;
      for (let cell = bottom; cell < top; cell += 1) {
        const colour = cells[cell]!;
        const above = cells[cell + 1]!;
        if (above !== 0 && above !== colour) {
          this.writeSwap(words, at, out, made, cell, cell + 1);
          out.moves[made] = cell * 4 + up;
          made += 1;
        }
        if (column > 0 && cells[cell - stride] === 0) {
          this.writeSlide(words, at, out, made, cell, column, column - 1);
          out.moves[made] = cell * 4 + left;
          made += 1;
        }
        const beside = cells[cell + stride]!;
        if (beside === colour || column + 1 === columns) continue;
        if (beside === 0) this.writeSlide(words, at, out, made, cell, column, column + 1);
        else this.writeSwap(words, at, out, made, cell, cell + stride);
        out.moves[made] = cell * 4 + right;
        made += 1;
      }
    }
    for (let index = count; index < made; index += 1) out.costs[index] = 1;
    return made;
  }

  move(code: number): IceMove {
    const cell = code >>> 2;
    const { stride } = this.board;
    return {
      column: Math.floor(cell / stride) - 1,
      height: cell % stride,
      direction: directions[code & 3]!,
    };
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
      this.writeSettled(out.states, made);
    } else {
      const row = this.copyRow(words, at, out.states, made);
      const change = board.cells[cell]! ^ board.cells[other]!;
      this.changeField(out.states, row, cell, change);
      this.changeField(out.states, row, other, change);
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
      this.writeSettled(out.states, made);
    } else {
      const row = this.copyRow(words, at, out.states, made);
      this.changeField(out.states, row, landed, colour);
      const top = (from + 1) * stride + heights[from]!;
      let before = colour;
      for (let fallen = cell; fallen <= top; fallen += 1) {
        const now = cells[fallen]!;
        this.changeField(out.states, row, fallen, before ^ now);
        before = now;
      }
    }
    board.slideBack(cell, from, to);
  }

  private isStart(words: Uint32Array, at: number, start: Uint32Array): boolean {
    for (let word = 0; word < this.words; word += 1) if (words[at + word] !== start[word]) return false;
    return true;
  }

  /** Copies a state to where successor number `made` goes, and returns that place. */
  private copyRow(words: Uint32Array, at: number, states: Uint32Array, made: number): number {
    const count = this.words;
    const row = made * count;
    for (let word = 0; word < count; word += 1) states[row + word] = words[at + word]!;
    return row;
  }

  private changeField(states: Uint32Array, row: number, cell: number, change: number): void {
    states[row + this.wordOf[cell]!]! ^= change << this.shiftOf[cell]!;
  }

  /** Writes the board that has just settled as successor number `made`. */
  private writeSettled(states: Uint32Array, made: number): void {
    this.store(this.settling, states, made * this.words);
  }

  /** Packs a board of this level; the inverse of `load`. */
  store(board: IceBoard, states: Uint32Array, row: number): void {
    const { wordOf, shiftOf } = this;
    for (let word = row; word < row + this.words; word += 1) states[word] = 0;
    const { cells, heights, columns, stride } = board;
    for (let column = 0; column < columns; column += 1) {
      const bottom = (column + 1) * stride;
      const top = bottom + heights[column]!;
      for (let cell = bottom; cell < top; cell += 1)
        states[row + wordOf[cell]!]! |= cells[cell]! << shiftOf[cell]!;
    }
  }
}
