import type { ManyAtOnce, Space, Successors } from '../../../core/space.ts';
import { packedRow } from '../../../core/space.ts';
import type { IceLevel } from '../level.ts';
import type { IceMove } from '../rules/notation.ts';
import { movesAbovePar } from '../rules/rules.ts';
import { type IceState, stateOf } from '../rules/state.ts';
import { IceBoard } from './board.ts';
import { CellMoves } from './cells.ts';
import { ColumnMoves } from './columns.ts';
import { ColumnsAtOnce } from './columns-at-once.ts';
import { IceLayout } from './layout.ts';
import { MovesAtOnce } from './many-at-once.ts';
import { directionOf, IceKinds } from './move-kinds.ts';
import { WholeBoardMoves } from './whole-board.ts';

/** A larger board is expanded column by column, since thousands of its moves may make the whole board settle. */
const mostCellsAtOnce = 512;

/**
 * A state is the colours of its cells, as `IceLayout` puts them.
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
  readonly keyBits: readonly number[];
  readonly moveKinds?: Uint8Array;
  readonly manyAtOnce?: ManyAtOnce;
  readonly parts?: number;
  readonly level: IceLevel;
  /** Letters; a block of colour k is number k + 1 on the board, 0 is an empty cell. */
  readonly colours: readonly string[];
  /** The height of the tallest column at the start; none ever grows beyond it. */
  readonly tallest: number;
  /** The board that `load` writes to. */
  readonly board: IceBoard;
  private readonly layout: IceLayout;
  private readonly moves: WholeBoardMoves | ColumnMoves | CellMoves;
  /** The packed start, if it has lines: the only state in which a line need not go through a block that moved. */
  private readonly startWithLines: Uint32Array | undefined;

  constructor(level: IceLevel) {
    this.level = level;
    const { columns, stacks } = level;
    if (level.moves !== undefined) this.moveLimit = level.moves + movesAbovePar;
    this.colours = [...new Set(stacks.join(''))].sort();
    const tallest = Math.max(...stacks.map((stack) => stack.length));
    this.tallest = tallest;
    if (columns * tallest > mostCellsAtOnce) this.parts = columns;
    this.board = new IceBoard(columns, tallest, level.clear === 'contact');
    this.layout = new IceLayout(columns, tallest, this.colours.length);
    this.words = this.layout.words;
    this.keyBits = this.layout.keyBits;
    const contact = level.clear === 'contact';
    const kinds = this.layout.segments === 1 ? new IceKinds(this.layout) : undefined;
    if (kinds) {
      this.moveKinds = kinds.moveKinds;
      const isSmall = WholeBoardMoves.fits(this.layout);
      this.moves = new (isSmall ? WholeBoardMoves : ColumnMoves)(this.layout, contact, kinds);
    } else this.moves = new CellMoves(this.layout, contact);

    // Two cells side by side allow one move and a block has two such neighbours; a block can be swapped with the one
    // above it. None of the numbers used here ever grows.
    const blocks = stacks.join('').length;
    const sideways = Math.min(2 * blocks, (columns - 1) * tallest);
    const upwards = Math.min(Math.max(0, blocks - 1), columns * Math.max(0, tallest - 1));
    this.maxSuccessors = sideways + upwards;

    const start = packedRow(this, stateOf(stacks));
    this.load(start, 0);
    this.startWithLines = this.board.hasLine() ? start : undefined;
    if (kinds && MovesAtOnce.fits(this.layout))
      this.manyAtOnce = new MovesAtOnce(this.layout, contact, kinds, this.startWithLines);
    else if (kinds && ColumnsAtOnce.fits(this.layout))
      this.manyAtOnce = new ColumnsAtOnce(this.layout, contact, kinds, this.startWithLines);
  }

  pack(state: IceState, words: Uint32Array, at: number): void {
    words.fill(0, at, at + this.words);
    state.stacks.forEach((stack, column) => {
      stack.forEach(({ colour }, height) => {
        const { segment, shift } = this.layout.place(column, height);
        this.layout.change(words, at, segment, (this.colours.indexOf(colour) + 1) << shift);
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
    this.layout.load(words, at, this.board);
  }

  /** Packs a board of this level; the inverse of `load`. */
  store(board: IceBoard, words: Uint32Array, at: number): void {
    this.layout.store(board, words, at);
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0, part?: number): number {
    const end = part === undefined ? this.level.columns : part + 1;
    const hasOldLines = this.startWithLines !== undefined && this.isStart(words, at, this.startWithLines);
    return this.moves.expand(words, at, out, count, part ?? 0, end, hasOldLines, cameBy);
  }

  move(code: number): IceMove {
    const cell = (code % this.layout.loud) >>> 2;
    const { stride } = this.board;
    return {
      column: Math.floor(cell / stride) - 1,
      height: cell % stride,
      direction: directionOf[code & 3]!,
    };
  }

  private isStart(words: Uint32Array, at: number, start: Uint32Array): boolean {
    for (let word = 0; word < this.words; word += 1) if (words[at + word] !== start[word]) return false;
    return true;
  }
}
