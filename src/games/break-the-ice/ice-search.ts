import {
  defaultBytes,
  depthLimitOf,
  newStatistics,
  type Search,
  type SearchProblem,
  type Status,
} from '../../core/search.ts';
import { IceExhaustion } from './ice-exhaustion.ts';
import { Independence } from './independence.ts';
import { LastMove } from './last-move.ts';
import type { IceSpace } from './packed.ts';
import { breakingFlag, SearchNode } from './search-node.ts';
import { SeenPositions } from './seen-positions.ts';
import { type TravelTable, travelTable } from './travel.ts';

/** Parts that can be switched off, to measure what they are worth and to test that the answer stays the same. */
export interface IceSearchParts {
  /** Whether moves that do not disturb each other are tried in one order only. */
  readonly sleep?: boolean;
  /** Whether positions are remembered. */
  readonly remember?: boolean;
  /** Whether it stays with rounds, however little they grow. */
  readonly rounds?: boolean;
}

/**
 * Depth-first search in rounds that each allow a few moves more, as IDA* does; docs/solvers-break-the-ice.md has the
 * proofs. A round leaves out
 *
 * - moves after which the travel of the blocks alone takes more moves than are left, mostly without making them;
 * - of moves that do not disturb each other all orders but one;
 * - positions that were reached in fewer moves, or in as many in the same round;
 * - with one move left, all moves that break nothing.
 */
export class IceSearch implements Search {
  readonly statistics = newStatistics();
  readonly mayHaveMissedCheaper = false;
  private readonly space: IceSpace;
  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  private readonly independence: Independence;
  private readonly table: TravelTable;
  private readonly lastMove: LastMove;
  private readonly seen: SeenPositions | undefined;
  private readonly sleep: boolean;
  private readonly row: Uint32Array;
  private readonly nodes: SearchNode[] = [];
  /** Lines stand on the board before the first move; they break with it wherever it is made. */
  private readonly startHasLines: boolean;
  private depth = 0;
  private round = 1;
  /** No solution is shorter than this. */
  private lowerBound: number;
  /** Solutions of so many moves are searched for in this round. */
  private threshold = 0;
  /** Whether something was left out of this round because it takes more moves. */
  private cut = false;
  /** What searches all positions, once rounds hardly grow. */
  private exhaustion: IceExhaustion | undefined;
  private readonly mayExhaust: boolean;
  /** When so many positions were expanded, rounds go on. */
  private exhaustionEnd = 0;
  private readonly mostStored: number;
  private expandedBefore = 0;
  private expandedLastRound = 0;
  private best: number[] | undefined;
  private end: Status | undefined;

  constructor(problem: SearchProblem, parts: IceSearchParts = {}) {
    // Records listen to spaces; there is nothing to hear here.
    this.space = (problem.space.unobserved ?? problem.space) as IceSpace;
    const { space } = this;
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    this.sleep = parts.sleep ?? true;
    this.mayExhaust = !(parts.rounds ?? false);
    this.row = new Uint32Array(space.words);
    this.independence = new Independence(space.board);
    const { states = Number.POSITIVE_INFINITY, bytes = defaultBytes } = problem.limits;
    if (parts.remember ?? true) this.seen = new SeenPositions(space.words, states / 2, bytes / 2);
    // Seven words a position beside its own, twice while room is made.
    this.mostStored = Math.min(states / 2, bytes / (16 * (space.words + 7)), mostStored);
    space.load(problem.start, 0);
    this.table = travelTable(space.level);
    this.lastMove = new LastMove(space.board, space.level.clear === 'contact', this.table, this.independence);
    const start = this.nodeAt(0);
    start.board.copyFrom(space.board);
    this.startHasLines = start.board.hasLine();
    const isAlive = start.evaluate();
    this.lowerBound = start.bound();
    this.statistics.stored = 1;
    if (start.isEmpty) {
      this.best = [];
      this.end = 'solved';
    } else if (!isAlive) this.end = 'unsolvable';
    else if (this.lowerBound > this.maxDepth) this.end = this.statusWhenCut;
    else this.startRound(this.lowerBound);
    this.measure();
  }

  step(budget: number): Status | 'running' {
    const { statistics } = this;
    const enough = statistics.expanded + budget;
    while (!this.end && statistics.expanded < enough)
      if (this.exhaustion) this.exhaust(this.exhaustion);
      else this.advance();
    this.measure();
    return this.end ?? 'running';
  }

  get waiting(): number {
    let sum = 0;
    for (let depth = 0; depth <= this.depth; depth += 1)
      sum += (this.nodes[depth]?.moveCount ?? 0) - (this.nodes[depth]?.next ?? 0);
    return sum;
  }

  path(): number[] {
    return this.exhaustion?.solution ?? (this.best ?? []).map((move) => this.independence.codeOf(move));
  }

  private nodeAt(depth: number): SearchNode {
    const { space, table, independence } = this;
    this.nodes[depth] ??= new SearchNode(
      space.board,
      space.level.clear === 'contact',
      space.colours.length,
      table,
      independence,
    );
    return this.nodes[depth]!;
  }

  private startRound(threshold: number): void {
    this.threshold = Math.min(threshold, this.maxDepth);
    this.cut = false;
    this.depth = 0;
    this.expandedBefore = this.statistics.expanded;
    const start = this.nodeAt(0);
    this.wasSeen(start, 0);
    this.expand(start);
  }

  /** Lists the moves of the node at the present depth. */
  private expand(node: SearchNode): void {
    const { statistics } = this;
    if (!node.listMoves(this.threshold - this.depth - 1, this.startHasLines && this.depth === 0))
      this.cut = true;
    statistics.expanded += 1;
    statistics.generated += node.moveCount;
  }

  /** Tries the next move, or goes back when there is none. */
  private advance(): void {
    const { depth, threshold } = this;
    const node = this.nodes[depth]!;
    if (node.next === node.moveCount || depth >= threshold) {
      this.depth -= 1;
      if (this.depth < 0) this.endRound();
      return;
    }
    const entry = node.moves[node.next]!;
    const move = entry & ~breakingFlag;
    node.next += 1;
    node.move = move;
    const left = threshold - depth - 1;
    if (left === 1 && entry === move) {
      this.tryLast(node, move);
      return;
    }
    const child = this.nodeAt(depth + 1);
    const isAlive = child.follow(node, entry, this.startHasLines && depth === 0);
    if (!this.sleep) child.asleep.fill(0);
    if (entry === move) node.settled[move >> 5]! |= 1 << (move & 31);
    if (!isAlive) return;
    if (entry !== move && child.isEmpty) {
      this.takeSolution();
      return;
    }
    if (child.bound() > left) {
      this.cut = true;
      return;
    }
    if (left > 2 && this.wasSeen(child, depth + 1)) return;
    this.depth = depth + 1;
    this.expand(child);
    // To remember a position takes longer than to try a few last moves.
    if (left === 2 && child.moveCount >= fewMoves && this.wasSeen(child, depth + 1)) this.depth = depth;
  }

  private wasSeen(node: SearchNode, depth: number): boolean {
    if (!this.seen) return false;
    this.space.store(node.board, this.row, 0);
    return this.seen.hasBetter(this.row, 0, depth, this.round);
  }

  /** Looks for one more move behind one that breaks nothing. */
  private tryLast(node: SearchNode, move: number): void {
    const { statistics } = this;
    statistics.expanded += 1;
    const last = this.lastMove.find(node, move);
    node.settled[move >> 5]! |= 1 << (move & 31);
    if (!this.sleep) node.settled.fill(0);
    if (last < 0) this.cut = true;
    else this.takeSolution(last);
  }

  /** Keeps the moves on the path and perhaps one more, and looks for nothing longer from now on. */
  private takeSolution(...more: number[]): void {
    this.best = [...this.nodes.slice(0, this.depth + 1).map(({ move }) => move), ...more];
    this.threshold = this.best.length - 1;
    if (this.threshold < this.lowerBound) this.end = 'solved';
  }

  private endRound(): void {
    this.depth = 0;
    if (this.best) {
      this.end = 'solved';
      return;
    }
    if (!this.cut) {
      this.end = 'unsolvable';
      return;
    }
    this.lowerBound = this.threshold + 1;
    if (this.lowerBound > this.maxDepth) {
      this.end = this.statusWhenCut;
      return;
    }
    const expanded = this.statistics.expanded - this.expandedBefore;
    const growth = expanded / Math.max(1, this.expandedLastRound);
    this.expandedLastRound = expanded;
    this.seen?.resize(4 * this.seen.count * Math.max(1, Math.min(8, growth)));
    this.round += 1;
    this.startRound(this.lowerBound);
    if (growth < slowGrowth && this.mayExhaust) this.startExhaustion();
  }

  private startExhaustion(): void {
    const { space, table, independence } = this;
    // A share of the work so far: where it leads nowhere, not much is lost, and a later round tries again with more.
    this.exhaustionEnd = Math.ceil(this.statistics.expanded * (1 + exhaustionShare)) + fewPositions;
    const start = new Uint32Array(space.words);
    space.store(this.nodes[0]!.board, start, 0);
    const contact = space.level.clear === 'contact';
    const node = new SearchNode(space.board, contact, space.colours.length, table, independence);
    this.exhaustion = new IceExhaustion(space, start, node, this.maxDepth, this.mostStored, this.statistics);
  }

  private exhaust(exhaustion: IceExhaustion): void {
    const outcome = this.statistics.expanded < this.exhaustionEnd ? exhaustion.step() : 'full';
    if (outcome === 'running') return;
    if (outcome === 'full') {
      this.measure();
      this.exhaustion = undefined;
    } else if (exhaustion.solution) this.end = 'solved';
    else this.end = exhaustion.cut ? this.statusWhenCut : 'unsolvable';
  }

  private measure(): void {
    const { statistics, seen, table, exhaustion } = this;
    const stored = (seen?.count ?? this.nodes.length) + (exhaustion?.stored ?? 0);
    statistics.stored = Math.max(statistics.stored, stored);
    statistics.peakFrontier = Math.max(statistics.peakFrontier, this.waiting);
    const bytes = (seen?.bytes ?? 0) + table.bytes + (exhaustion?.bytes ?? 0);
    statistics.bytes = Math.max(statistics.bytes, bytes);
  }
}

/** Positions with two moves left and fewer moves to try than this are not remembered. */
const fewMoves = 4;
/** When a round grows by less than this, all positions are searched instead, for a while. */
const slowGrowth = 2.5;
const exhaustionShare = 0.5;
const fewPositions = 50;
/** So many positions are stored then at most; if that is not enough, the rounds go on. */
const mostStored = 2 ** 21;
