import { defaultBytes, type Limits, type Statistics } from '../../../core/search.ts';
import type { Steps } from '../../../core/slices.ts';
import type { Estimate } from '../../../core/space.ts';
import { type TravelTable, travelTable } from '../heuristics/travel.ts';
import type { IceSpace } from '../packed/packed.ts';
import { Independence } from './independence.ts';
import { LastMove } from './last-move.ts';
import { breakingFlag, SearchNode } from './search-node.ts';
import { SeenPositions } from './seen-positions.ts';

/** Prunings that can be switched off, to measure their gain and to test that the answer stays the same. */
export interface RoundParts {
  /** Whether independent moves are tried in one order only. */
  readonly sleep?: boolean;
  /** Whether a transposition table is used. */
  readonly remember?: boolean;
}

/** The result of the rounds: a shortest solution, a proof that there is none, or none within the move limit. */
export type RoundsEnd = 'solved' | 'unsolvable' | 'cut';

/**
 * Iterative deepening as in IDA*, one more move per round; docs/solvers-break-the-ice.md has the proofs. A round prunes
 *
 * - moves after which the travel bound exceeds the moves that are left, mostly without making them;
 * - all orders but one of independent moves (sleep sets);
 * - positions that were reached in fewer moves, or in as many in the same round;
 * - with one move left, all moves that break nothing.
 */
export class IceRounds {
  end: RoundsEnd | undefined;
  /** A lower bound on the length of a solution. */
  lowerBound: number;
  /** The work of the last round divided by that of the one before. */
  growth = 1;
  /** Moves on the path that wait to be tried. */
  waiting = 0;
  private readonly space: IceSpace;
  private readonly maxDepth: number;
  private readonly statistics: Statistics;
  private readonly independence: Independence;
  private readonly table: TravelTable;
  private readonly lastMove: LastMove;
  private readonly seen: SeenPositions | undefined;
  private readonly sleep: boolean;
  private readonly row: Uint32Array;
  private readonly nodes: SearchNode[] = [];
  /** Whether the start has lines; they break with the first move wherever it is made. */
  private readonly startHasLines: boolean;
  private depth = 0;
  private round = 0;
  /** Solutions of so many moves are searched for in this round. */
  private threshold = 0;
  /** Whether this round was cut off by its threshold. */
  private cut = false;
  /** Positions expanded in this round, and in the one before. */
  private expanded = 0;
  private expandedLastRound = 0;
  /** The most positions in the table before it grew; growing clears it. */
  private mostSeen = 0;
  private best: number[] | undefined;

  /** Makes the tables, which takes a while on large boards. */
  static *make(
    space: IceSpace,
    start: Uint32Array,
    maxDepth: number,
    limits: Limits,
    statistics: Statistics,
    parts: RoundParts,
  ): Steps<IceRounds> {
    const independence = yield* Independence.make(space.board);
    const table = yield* travelTable(space.level);
    yield* table.makeCosts(space.tallest, true);
    return new IceRounds(space, start, maxDepth, limits, statistics, parts, independence, table);
  }

  private constructor(
    space: IceSpace,
    start: Uint32Array,
    maxDepth: number,
    { states = Number.POSITIVE_INFINITY, bytes = defaultBytes }: Limits,
    statistics: Statistics,
    { sleep = true, remember = true }: RoundParts,
    independence: Independence,
    table: TravelTable,
  ) {
    this.space = space;
    this.maxDepth = maxDepth;
    this.statistics = statistics;
    this.sleep = sleep;
    this.row = new Uint32Array(space.words);
    this.independence = independence;
    if (remember) this.seen = new SeenPositions(space.words, states / 2, bytes / 2);
    space.load(start, 0);
    this.table = table;
    this.lastMove = new LastMove(space.board, space.level.clear === 'contact', this.table, this.independence);
    const first = this.nodeAt(0);
    first.board.copyFrom(space.board);
    this.startHasLines = first.board.hasLine();
    const isAlive = first.evaluate();
    this.lowerBound = first.bound();
    if (!isAlive) this.end = 'unsolvable';
    else if (this.lowerBound > maxDepth) this.end = 'cut';
    else this.startRound();
  }

  /** The travel bound, for others that search the same positions. */
  get estimate(): Estimate {
    const { space } = this;
    const node = this.newNode();
    return (words, at) => {
      space.load(words, at);
      node.board.copyFrom(space.board);
      return node.evaluate() ? node.bound() : Number.POSITIVE_INFINITY;
    };
  }

  /** The most positions in the table at one time. */
  get stored(): number {
    return this.seen ? Math.max(this.mostSeen, this.seen.count) : this.nodes.length;
  }

  get usedBytes(): number {
    return (this.seen?.usedBytes ?? 0) + this.table.bytes;
  }

  get bytes(): number {
    return (this.seen?.bytes ?? 0) + this.table.bytes;
  }

  /** The numbers of the moves of a shortest solution, when it was found. */
  get solution(): number[] {
    return (this.best ?? []).map((move) => this.independence.codeOf(move));
  }

  private newNode(): SearchNode {
    const { space, table, independence } = this;
    const contact = space.level.clear === 'contact';
    return new SearchNode(space.board, contact, space.colours.length, table, independence);
  }

  private nodeAt(depth: number): SearchNode {
    this.nodes[depth] ??= this.newNode();
    return this.nodes[depth]!;
  }

  private startRound(): void {
    this.round += 1;
    this.threshold = this.lowerBound;
    this.cut = false;
    this.depth = 0;
    this.expanded = 0;
    this.waiting = 0;
    const start = this.nodeAt(0);
    this.wasSeen(start, 0);
    this.expand(start);
  }

  /** Lists the moves of the node at the present depth. */
  private expand(node: SearchNode): void {
    const { statistics } = this;
    if (!node.listMoves(this.threshold - this.depth - 1, this.startHasLines && this.depth === 0))
      this.cut = true;
    this.expanded += 1;
    statistics.expanded += 1;
    statistics.generated += node.moveCount;
    this.waiting += node.moveCount;
    if (this.waiting > statistics.peakFrontier) statistics.peakFrontier = this.waiting;
  }

  /** Tries the next move, or backtracks when there is none. Returns true when that ends a round without an answer. */
  advance(): boolean {
    const { depth, threshold } = this;
    const node = this.nodes[depth]!;
    if (node.next === node.moveCount || depth >= threshold) {
      this.waiting -= node.moveCount - node.next;
      this.depth -= 1;
      return this.depth < 0 && this.endRound();
    }
    const entry = node.moves[node.next]!;
    const move = entry & ~breakingFlag;
    node.next += 1;
    this.waiting -= 1;
    node.move = move;
    const left = threshold - depth - 1;
    if (left === 1 && entry === move) {
      this.tryLast(node, move);
      return false;
    }
    const child = this.nodeAt(depth + 1);
    const isAlive = child.follow(node, entry, this.startHasLines && depth === 0);
    if (!this.sleep) child.asleep.fill(0);
    if (entry === move) node.settled[move >> 5]! |= 1 << (move & 31);
    if (!isAlive) return false;
    if (entry !== move && child.isEmpty) {
      this.takeSolution();
      return false;
    }
    if (child.bound() > left) {
      this.cut = true;
      return false;
    }
    if (left > 2 && this.wasSeen(child, depth + 1)) return false;
    this.depth = depth + 1;
    this.expand(child);
    // Storing a position takes longer than trying a few last moves.
    if (left === 2 && child.moveCount >= fewMoves && this.wasSeen(child, depth + 1)) {
      this.waiting -= child.moveCount;
      this.depth = depth;
    }
    return false;
  }

  private wasSeen(node: SearchNode, depth: number): boolean {
    if (!this.seen) return false;
    this.space.store(node.board, this.row, 0);
    return this.seen.hasBetter(this.row, 0, depth, this.round);
  }

  /** Looks for a last move after one that breaks nothing. */
  private tryLast(node: SearchNode, move: number): void {
    const { statistics } = this;
    this.expanded += 1;
    statistics.expanded += 1;
    const last = this.lastMove.find(node, move);
    node.settled[move >> 5]! |= 1 << (move & 31);
    if (!this.sleep) node.settled.fill(0);
    if (last < 0) this.cut = true;
    else this.takeSolution(last);
  }

  /** Keeps the moves on the path and perhaps one more. No solution is shorter than this round allows, so it is a shortest one. */
  private takeSolution(...more: number[]): void {
    this.best = [...this.nodes.slice(0, this.depth + 1).map(({ move }) => move), ...more];
    this.end = 'solved';
  }

  /** Begins the next round, unless this one has the answer; true when it has none. */
  private endRound(): boolean {
    this.depth = 0;
    if (!this.cut) {
      this.end = 'unsolvable';
      return false;
    }
    this.lowerBound = this.threshold + 1;
    if (this.lowerBound > this.maxDepth) {
      this.end = 'cut';
      return false;
    }
    this.growth = this.expanded / Math.max(1, this.expandedLastRound);
    this.expandedLastRound = this.expanded;
    this.mostSeen = this.stored;
    this.seen?.resize(4 * this.seen.count * Math.max(1, Math.min(8, this.growth)));
    this.startRound();
    return true;
  }
}

/** Positions with two moves left and fewer moves to try than this are not stored. */
const fewMoves = 4;
