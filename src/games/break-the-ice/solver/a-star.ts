import { Expansion } from '../../../core/expansion.ts';
import type { Statistics } from '../../../core/search.ts';
import type { Pace } from '../../../core/slices.ts';
import { createSuccessors, type Estimate, type Successors } from '../../../core/space.ts';
import { StateTable } from '../../../store/state-table.ts';
import type { IceSpace } from '../packed/packed.ts';

/**
 * A* that stores every position once, for levels with few positions. The estimate is consistent, so a position is expanded
 * once, when a shortest path to it is known.
 */
export class IceAStar {
  /** The numbers of the moves to the goal, when there is one. */
  solution: number[] | undefined;
  /** Whether positions were pruned because a solution through them is longer than allowed. */
  cut = false;
  private readonly space: IceSpace;
  private readonly estimate: Estimate;
  private readonly statistics: Statistics;
  private readonly maxDepth: number;
  private readonly most: number;
  private readonly successors: Successors;
  /** By position: whether it was expanded. */
  private readonly table: StateTable;
  /** The open list by f = g + h; a position that was reached again by fewer moves is in two of its buckets. */
  private readonly open: number[][] = [];
  private lowest = 0;
  /** The position that is being expanded, its successors, and how many of these were met. A slice may end between two. */
  private parent = -1;
  private readonly expansion: Expansion;
  private made = 0;
  private met = 0;

  constructor(
    space: IceSpace,
    start: Uint32Array,
    estimate: Estimate,
    maxDepth: number,
    most: number,
    statistics: Statistics,
  ) {
    this.space = space;
    this.expansion = new Expansion(space);
    this.estimate = estimate;
    this.statistics = statistics;
    this.maxDepth = maxDepth;
    this.most = most;
    this.successors = createSuccessors(space.words, space.maxSuccessors);
    this.table = new StateTable(space.words, columnCount, Number.POSITIVE_INFINITY, Math.floor(most), true);
    this.meet(start, 0, -1, 0, 0);
  }

  get usedBytes(): number {
    return this.table.usedBytes;
  }

  get bytes(): number {
    return this.table.bytes;
  }

  get stored(): number {
    return this.table.count;
  }

  /** Whether the last slice ended in the midst of an expansion. */
  get isExpanding(): boolean {
    return this.expansion.isRunning || this.met < this.made;
  }

  /** Expands one more position, or goes on with the last one; `full` when there is no room for its successors. */
  step(pace: Pace): 'running' | 'done' | 'full' {
    const end = this.isExpanding ? undefined : this.next();
    if (end) return end;
    if (this.expansion.isRunning && !this.make(pace)) return 'running';
    const { space, successors, parent } = this;
    const depth = this.table.columns[depthColumn]![parent]! + 1;
    while (this.met < this.made) {
      this.meet(successors.states, this.met * space.words, parent, depth, successors.moves[this.met]!);
      this.met += 1;
      if (pace.isOver()) break;
    }
    return 'running';
  }

  /** Begins to expand the next position, or returns what there is to do instead. */
  private next(): 'running' | 'done' | 'full' | undefined {
    const { open, space, table } = this;
    // Checked before a position is taken, so that the call can be repeated.
    if (table.count + space.maxSuccessors > this.most) return 'full';
    const room = table.makeRoom(space.maxSuccessors);
    if (room !== 'ready') return room === 'busy' ? 'running' : 'full';
    while (this.lowest < open.length && (open[this.lowest]?.length ?? 0) === 0) this.lowest += 1;
    const id = open[this.lowest]?.pop();
    if (id === undefined) return 'done';
    if (table.bytesBeside[id] !== 0) return 'running';
    if (table.columns[boundColumn]![id] === 0) {
      this.solution = this.movesTo(id);
      return 'done';
    }
    table.bytesBeside[id] = 1;
    this.parent = id;
    this.expansion.begin(0);
    return undefined;
  }

  /** Makes the successors; false when the slice is over before all are made. */
  private make(pace: Pace): boolean {
    const { table, successors, statistics, expansion, parent } = this;
    if (!expansion.goOn(table.states, parent * table.words, successors, 0, pace)) return false;
    this.made = expansion.made;
    this.met = 0;
    statistics.expanded += 1;
    statistics.generated += this.made;
    return true;
  }

  /** Records a path to a position, unless one that is as short is known. */
  private meet(states: Uint32Array, at: number, parent: number, depth: number, code: number): void {
    const { table } = this;
    const { count } = table;
    const [depths, bounds, parents, codes] = table.columns as [
      Int32Array,
      Int32Array,
      Int32Array,
      Int32Array,
    ];
    const id = table.insert(states, at);
    if (id === count) {
      const estimate = this.estimate(states, at, depth, code);
      bounds[id] = estimate === Number.POSITIVE_INFINITY ? dead : estimate;
    } else if (table.bytesBeside[id] !== 0 || bounds[id] === dead || depth >= depths[id]!) return;
    depths[id] = depth;
    parents[id] = parent;
    codes[id] = code;
    if (bounds[id] === dead) return;
    const total = depth + bounds[id]!;
    if (total > this.maxDepth) {
      this.cut = true;
      return;
    }
    this.open[total] ??= [];
    this.open[total].push(id);
  }

  private movesTo(goal: number): number[] {
    const [, , parents, codes] = this.table.columns;
    const moves: number[] = [];
    for (let id = goal; parents![id]! >= 0; id = parents![id]!) moves.push(codes![id]!);
    return moves.reverse();
  }
}

/** Columns of the table: the depth of a position, its bound, its parent, the move from there. */
const depthColumn = 0;
const boundColumn = 1;
const columnCount = 4;
const dead = -1;
