import { never, priceLists, type TravelTable } from '../heuristics/travel.ts';
import { IceBoard } from '../packed/board.ts';
import { slideLeft, slideRight, swapRight, swapUp } from '../packed/move-kinds.ts';
import type { Independence } from './independence.ts';

/** Whether a move in the list of a node breaks something; the rest of the number is the move's. */
export const breakingFlag = 1 << 30;

const lists = priceLists.length;
/** The most that a move can reduce the remaining travel, by price list. */
const perMove = Int32Array.from(priceLists, ({ right, left }) => right + left);

/** A position on the path of a search, with its bounds and moves. */
export class SearchNode {
  readonly board: IceBoard;
  /** By colour: the number of its profile. */
  readonly profiles: Int32Array;
  /** By price list: the remaining travel of all colours. */
  readonly sums = new Int32Array(lists);
  /** The costs of profiles at the height of this board. */
  costs: Uint8Array;
  /** The change of these costs by each step of a profile, at the first price list. */
  private changes: Int8Array;
  /** The sleep set: moves that need not be tried here. */
  readonly asleep: Int32Array;
  /** Those of them that break nothing, and the moves tried already that break nothing. */
  readonly settled: Int32Array;
  /** The moves to try. */
  readonly moves: Int32Array;
  moveCount = 0;
  next = 0;
  /** The move that is being tried. */
  move = -1;
  private readonly table: TravelTable;
  private readonly independence: Independence;
  private readonly colours: number;
  private readonly counts: Uint8Array;
  /** The moves that break nothing, before they are put behind the others. */
  private readonly quiet: Int32Array;
  private quietCount = 0;
  private loudCount = 0;

  constructor(
    like: IceBoard,
    contact: boolean,
    colours: number,
    table: TravelTable,
    independence: Independence,
  ) {
    const { columns, stride } = like;
    this.board = new IceBoard(columns, stride - 1, contact);
    this.table = table;
    this.independence = independence;
    this.colours = colours;
    this.profiles = new Int32Array(colours);
    this.costs = table.costs(0);
    this.changes = table.changes(0);
    this.asleep = new Int32Array(independence.words);
    this.settled = new Int32Array(independence.words);
    const most = 4 * columns * (stride - 1);
    this.moves = new Int32Array(most);
    this.quiet = new Int32Array(most);
    this.counts = new Uint8Array(colours * columns);
  }

  /** Computes everything from the board. Returns false when a colour can never break. */
  evaluate(): boolean {
    const { board, counts, colours, table } = this;
    const { cells, heights, columns, stride } = board;
    counts.fill(0);
    let tallest = 0;
    for (let column = 0; column < columns; column += 1) {
      const bottom = (column + 1) * stride;
      const height = heights[column]!;
      if (height > tallest) tallest = height;
      for (let cell = bottom; cell < bottom + height; cell += 1)
        counts[(cells[cell]! - 1) * columns + column]! += 1;
    }
    this.costs = table.costs(tallest);
    this.changes = table.changes(tallest);
    for (let colour = 0; colour < colours; colour += 1)
      this.profiles[colour] = table.find(counts, colour * columns);
    return this.sum();
  }

  /** Adds up the travel by the profiles. Returns false when a colour can never break. */
  private sum(): boolean {
    const { profiles, costs, sums } = this;
    sums.fill(0);
    for (let colour = 0; colour < this.colours; colour += 1) {
      const at = profiles[colour]! * lists;
      if (costs[at] === never) return false;
      for (let list = 0; list < lists; list += 1) sums[list]! += costs[at + list]!;
    }
    return true;
  }

  get isEmpty(): boolean {
    const { heights, columns } = this.board;
    for (let column = 0; column < columns; column += 1) if (heights[column] !== 0) return false;
    return true;
  }

  /** The lower bound on the moves to the end from the remaining travel. */
  bound(): number {
    if (this.isEmpty) return 0;
    let bound = 1;
    for (let colour = 0; colour < this.colours; colour += 1)
      bound = Math.max(bound, this.costs[this.profiles[colour]! * lists]!);
    for (let list = 0; list < lists; list += 1)
      bound = Math.max(bound, Math.ceil(this.sums[list]! / perMove[list]!));
    return bound;
  }

  /**
   * Lists the moves outside the sleep set after which the travel bound allows a solution in `left` moves; those that break
   * something come first. Returns false when the travel bound pruned others.
   */
  listMoves(left: number, hasLines: boolean): boolean {
    const { board, asleep, settled } = this;
    const { cells, heights, columns, stride } = board;
    const rows = stride - 1;
    for (let word = 0; word < asleep.length; word += 1) settled[word] = asleep[word]!;
    this.loudCount = 0;
    this.quietCount = 0;
    const far = this.coloursFurtherThan(left);
    const upFits = far === 0 && this.sumsFit(left, 0, 0, 0, 0);
    let allFit = true;
    for (let column = 0; column < columns; column += 1) {
      const bottom = (column + 1) * stride;
      const top = bottom + heights[column]!;
      for (let cell = bottom; cell < top; cell += 1) {
        const colour = cells[cell]!;
        const move = 4 * (column * rows + cell - bottom);
        const above = cells[cell + 1]!;
        if (above !== 0 && above !== colour) {
          if (upFits) this.take(move + swapUp, left, hasLines, cell, column);
          else allFit = false;
        }
        if (column > 0 && cells[cell - stride] === 0) {
          if (this.fits(left, far, -1, colour - 1, column - 1))
            this.take(move + slideLeft, left, hasLines, cell, column);
          else allFit = false;
        }
        const beside = cells[cell + stride]!;
        if (beside === colour || column + 1 === columns) continue;
        if (this.fits(left, far, colour - 1, beside - 1, column))
          this.take(move + (beside === 0 ? slideRight : swapRight), left, hasLines, cell, column);
        else allFit = false;
      }
    }
    const { moves, quiet, loudCount, quietCount } = this;
    this.next = 0;
    this.moveCount = loudCount;
    // There are blocks on the board, so that a last move has to break something.
    if (left === 0) return allFit && quietCount === 0;
    for (let index = 0; index < quietCount; index += 1) moves[loudCount + index] = quiet[index]!;
    this.moveCount += quietCount;
    return allFit;
  }

  /**
   * Puts a move on the list unless it is in the sleep set. One in the sleep set that breaks something must not stay there below
   * this node. (A move that the travel bound prunes here is pruned after other moves too, so its state does not matter.)
   */
  private take(move: number, left: number, hasLines: boolean, cell: number, column: number): void {
    const bit = 1 << (move & 31);
    const isLoud = hasLines || breaks(this.board, cell, move & 3, column);
    if ((this.asleep[move >> 5]! & bit) !== 0) {
      if (isLoud && left > 0) this.settled[move >> 5]! &= ~bit;
    } else if (isLoud) {
      this.moves[this.loudCount] = move | breakingFlag;
      this.loudCount += 1;
    } else {
      this.quiet[this.quietCount] = move;
      this.quietCount += 1;
    }
  }

  /** The number of colours whose own travel takes more than so many moves. */
  private coloursFurtherThan(left: number): number {
    let far = 0;
    for (let colour = 0; colour < this.colours; colour += 1)
      if (this.costs[this.profiles[colour]! * lists]! > left) far += 1;
    return far;
  }

  /** Whether the travel bound allows `left` moves after one colour moves right and another one left over a border. */
  private fits(left: number, far: number, goesRight: number, goesLeft: number, border: number): boolean {
    const { profiles, costs, changes, table } = this;
    const { steps, stepsPerProfile } = table;
    // Number 0 is the profile of no blocks, which has nothing to go.
    const right = goesRight < 0 ? 0 : profiles[goesRight]!;
    const rightStep = right * stepsPerProfile + 2 * border;
    const toTheLeft = goesLeft < 0 ? 0 : profiles[goesLeft]!;
    const leftStep = toTheLeft * stepsPerProfile + 2 * border + 1;
    // Most moves fail here already.
    if (this.sums[0]! + changes[rightStep]! + changes[leftStep]! > 2 * left) return false;
    const rightAfter = right === 0 ? 0 : steps[rightStep]!;
    const leftAfter = toTheLeft === 0 ? 0 : steps[leftStep]!;
    const stillFar =
      far -
      Number(costs[right * lists]! > left) +
      Number(costs[rightAfter * lists]! > left) -
      Number(costs[toTheLeft * lists]! > left) +
      Number(costs[leftAfter * lists]! > left);
    return stillFar === 0 && this.sumsFit(left, right, rightAfter, toTheLeft, leftAfter);
  }

  /** The same for the sums over all colours, where two profiles change. */
  private sumsFit(left: number, one: number, oneAfter: number, other: number, otherAfter: number): boolean {
    const { costs, sums } = this;
    for (let list = 0; list < lists; list += 1) {
      const sum =
        sums[list]! -
        costs[one * lists + list]! +
        costs[oneAfter * lists + list]! -
        costs[other * lists + list]! +
        costs[otherAfter * lists + list]!;
      if (sum > left * perMove[list]!) return false;
    }
    return true;
  }

  /**
   * Makes this the position after a move of the node before, and computes its sleep set. Returns false when a colour can never
   * break any more.
   */
  follow(before: SearchNode, entry: number, hasLines: boolean): boolean {
    const { board, independence, asleep } = this;
    const { cells, stride } = board;
    const move = entry & ~breakingFlag;
    const kind = move & 3;
    board.copyFrom(before.board);
    const cell = independence.cellOf(move);
    const column = Math.floor(cell / stride) - 1;
    const to = kind === slideLeft ? column - 1 : column + 1;
    const isSlide = kind === slideLeft || kind === slideRight;
    const colour = cells[cell]!;
    const other = kind === swapUp ? cell + 1 : cell + stride;
    const otherColour = cells[other]!;
    if (isSlide) board.slide(cell, column, to);
    else board.swap(cell, other);
    if ((entry & breakingFlag) !== 0) {
      for (let word = 0; word < independence.words; word += 1) asleep[word] = 0;
      if (hasLines) board.settleAll();
      else if (isSlide) board.settleAfterSlide(cell, column, to);
      else board.settleAfterSwap(cell, other);
      return this.evaluate();
    }
    this.sleepAfter(before, move);
    const back = moveBack(independence, board, move);
    if (back >= 0) asleep[back >> 5]! |= 1 << (back & 31);
    if (isSlide && this.isLower(before)) return this.evaluate();
    this.costs = before.costs;
    this.changes = before.changes;
    const { profiles } = this;
    for (let each = 0; each < this.colours; each += 1) profiles[each] = before.profiles[each]!;
    if (kind === slideLeft) this.shift(colour - 1, 2 * to + 1);
    else if (kind !== swapUp) this.shift(colour - 1, 2 * column);
    if (kind === swapRight) this.shift(otherColour - 1, 2 * column + 1);
    return this.sum();
  }

  /** Computes the sleep set: moves slept or tried before that break nothing and are independent of the move made. */
  private sleepAfter(before: SearchNode, move: number): void {
    const { independence, asleep } = this;
    const { words, sets } = independence;
    for (let word = 0; word < words; word += 1)
      asleep[word] = before.settled[word]! & sets[move * words + word]!;
  }

  /** Whether a move is in the sleep set after another one that breaks nothing. */
  staysAsleep(behind: number, move: number): boolean {
    const { words, sets } = this.independence;
    return (this.settled[move >> 5]! & sets[behind * words + (move >> 5)]! & (1 << (move & 31))) !== 0;
  }

  private shift(colour: number, step: number): void {
    const { profiles, table } = this;
    profiles[colour] = table.steps[profiles[colour]! * table.stepsPerProfile + step]!;
  }

  /** Whether the tallest column is lower than it was, so that less may be possible. */
  private isLower(before: SearchNode): boolean {
    return tallest(this.board.heights) < tallest(before.board.heights);
  }
}

function tallest(heights: Uint8Array): number {
  let most = 0;
  for (let column = 0; column < heights.length; column += 1)
    if (heights[column]! > most) most = heights[column]!;
  return most;
}

export function isPossible(
  cells: Uint8Array,
  cell: number,
  kind: number,
  stride: number,
  column: number,
  columns: number,
): boolean {
  if (kind === swapUp) return cells[cell + 1] !== 0 && cells[cell + 1] !== cells[cell];
  if (kind === slideLeft) return column > 0 && cells[cell - stride] === 0;
  if (column + 1 === columns) return false;
  const beside = cells[cell + stride]!;
  return kind === slideRight ? beside === 0 : beside !== 0 && beside !== cells[cell];
}

/** The move that undoes another one, which broke nothing and led to this board, or -1. */
export function moveBack(independence: Independence, board: IceBoard, move: number): number {
  const kind = move & 3;
  if (kind === swapUp || kind === swapRight) return move;
  const { heights, stride } = board;
  const cell = independence.cellOf(move);
  const height = cell % stride;
  const column = Math.floor(cell / stride) - 1;
  const to = kind === slideLeft ? column - 1 : column + 1;
  // The block must have been the top of its column, and have landed at the height that it had.
  if (heights[column] !== height || heights[to] !== height + 1) return -1;
  return independence.moveOf(cell + (to - column) * stride, kind === slideLeft ? slideRight : slideLeft);
}

/** Whether a move completes a line. */
export function breaks(board: IceBoard, cell: number, kind: number, column: number): boolean {
  if (kind === swapUp) return breaksAfterSwap(board.cells, cell, 1, board.stride);
  if (kind === swapRight) return breaksAfterSwap(board.cells, cell, board.stride, 1);
  return breaksAfterSlide(board, cell, column, kind === slideLeft ? column - 1 : column + 1);
}

/**
 * Whether a line stands after a cell and the next one along `step` change places. There was none before, so that a line goes
 * through one of the two: across the step, or along it away from the other one.
 */
function breaksAfterSwap(cells: Uint8Array, cell: number, step: number, across: number): boolean {
  const colour = cells[cell]!;
  const other = cell + step;
  const otherColour = cells[other]!;
  if (cells[other + step] === colour && cells[other + 2 * step] === colour) return true;
  if (cells[cell - step] === otherColour && cells[cell - 2 * step] === otherColour) return true;
  return isBetween(cells, other, across, colour) || isBetween(cells, cell, across, otherColour);
}

/** Whether a block of this colour at a cell would be in a line along a step. */
function isBetween(cells: Uint8Array, cell: number, step: number, colour: number): boolean {
  if (cells[cell - step] === colour)
    return cells[cell + step] === colour || cells[cell - 2 * step] === colour;
  return cells[cell + step] === colour && cells[cell + 2 * step] === colour;
}

function breaksAfterSlide(board: IceBoard, cell: number, from: number, to: number): boolean {
  board.slide(cell, from, to);
  const breaks = board.linesAfterSlide(cell, from, to) !== 0;
  board.slideBack(cell, from, to);
  return breaks;
}
