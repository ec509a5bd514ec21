import {
  defaultBytes,
  depthLimitOf,
  newStatistics,
  noteMemory,
  type Search,
  type SearchProblem,
  type Statistics,
  type Status,
} from '../core/search.ts';
import { type Pace, unhurried } from '../core/slices.ts';
import type { Estimate, Space } from '../core/space.ts';
import type { Fate, Story } from '../core/story.ts';
import { PathStack } from './path-stack.ts';
import { ReachedTable } from './reached-table.ts';

/** The bound that is raised after a round without a solution: none, the depth, or f = g + h. */
export type Deepening = 'nothing' | 'moves' | 'cost';

export interface DeepeningOptions {
  /** Whether the states searched are stored, so that a state is searched again only when a better path to it is found. */
  readonly remembers?: boolean;
  /** The growth of the limit on the depth. */
  readonly step?: number;
  /** Whether there is a number beside each successor. */
  readonly withValues?: boolean;
}

/**
 * Depth-first search that stores only its path, in one round or in rounds with a rising bound: depth-limited search,
 * iterative deepening and IDA* are rules for this one loop. A successor that is already on the path is not tried.
 */
export class DeepeningSearch implements Search {
  readonly statistics: Statistics = newStatistics();
  mayHaveMissedCheaper = false;
  protected readonly space: Space;
  private readonly estimate: Estimate | undefined;
  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  /** A higher threshold proves that no solution is within the depth limit: it never exceeds the cost of a cheapest one. */
  private readonly highestThreshold: number;
  protected readonly stack: PathStack;
  private readonly story: Story | undefined;
  private readonly table: ReachedTable | undefined;
  /** States with a larger f are left to a later round. */
  private threshold: number;
  /** The least f above the threshold in this round. */
  private nextThreshold = Number.POSITIVE_INFINITY;
  /** Whether a path to a state is better when it is shorter: what is below the state may be too deep otherwise. */
  private readonly depthCounts: boolean;
  /** States at this depth are not expanded in this round. */
  private horizon: number;
  private readonly growth: number;
  private metHorizon = false;
  private atStart = true;
  protected end: Status | undefined;

  constructor(
    problem: SearchProblem,
    deepening: Deepening,
    { remembers = false, step = 1, withValues = false }: DeepeningOptions = {},
  ) {
    const { space, limits } = problem;
    this.space = space;
    this.story = problem.story;
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    const maxBytes = limits.bytes ?? defaultBytes;
    const byCost = deepening === 'cost';
    this.estimate = byCost ? (problem.estimate ?? (() => 0)) : undefined;
    this.threshold = byCost ? 0 : Number.POSITIVE_INFINITY;
    const costIsDepth = !byCost || space.unitCosts;
    this.highestThreshold = problem.admissible && costIsDepth ? this.maxDepth : Number.POSITIVE_INFINITY;
    this.horizon = deepening === 'moves' ? 0 : this.maxDepth;
    this.growth = step;
    this.depthCounts = deepening === 'moves' || Number.isFinite(this.maxDepth);
    const byDepthToo = Number.isFinite(this.maxDepth) && !costIsDepth;
    if (remembers) this.table = new ReachedTable(space.words, byDepthToo, maxBytes, limits.states);
    if (this.table) this.statistics.seenSet = 'index';
    const rows = (remembers ? undefined : limits.states) ?? Number.POSITIVE_INFINITY;
    // Depth-limited search tries every sequence of moves. A table has states, not the moves that led to them.
    const prunes = deepening !== 'nothing' && !remembers;
    // Table and path share the limit.
    const { table } = this;
    const stackLimits = {
      rows,
      get bytes(): number {
        return maxBytes - (table?.bytes ?? 0);
      },
    };
    this.stack = new PathStack(space, problem.start, stackLimits, prunes, withValues);
    this.measure();
    this.tellLimit();
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    const { stack } = this;
    for (let left = budget; left > 0; ) {
      if (stack.isExpanding && !this.expand(pace)) break;
      if (this.end) return this.finish(this.end);
      if (!this.arrange(pace)) break;
      const room = this.table?.makeRoom(stack.bytes) ?? 'ready';
      if (room === 'full') return this.finish('memory-limit');
      if (room === 'busy') break;
      const row = this.atStart ? 0 : this.take();
      if (row < 0) {
        if (stack.pop()) continue;
        this.end = this.nextRound();
        continue;
      }
      this.atStart = false;
      if (this.tryRow(row)) left -= 1;
      if (pace.isOver()) break;
    }
    this.measure();
    return 'running';
  }

  get waiting(): number {
    return this.stack.waiting;
  }

  origin(): number {
    return this.stack.rowBefore < 0 ? -1 : this.stack.rowBefore * this.space.words;
  }

  path(): number[] {
    return this.stack.moves();
  }

  /** The row of the next successor to try, -1 when there is none. */
  protected take(): number {
    return this.stack.take();
  }

  /** Puts the successors of the path's last state in their order; false when the slice is over before. */
  protected arrange(_pace: Pace): boolean {
    return true;
  }

  /** Tries the state in a row: begins to expand it when it is within the bounds, and returns whether it did. */
  private tryRow(row: number): boolean {
    const { stack, space, table } = this;
    const { states } = stack.successors;
    const at = row * space.words;
    const depth = stack.depth + 1;
    const cost = this.estimate ? stack.cost + stack.successors.costs[row]! : this.depthCounts ? depth : 0;
    if (table ? table.isCovered(states, at, cost, depth) : stack.has(row)) {
      this.tell('skipped', row);
      return false;
    }
    if (this.estimate) {
      // Costs are whole numbers, so rounding up keeps an admissible heuristic admissible.
      const total = cost + Math.ceil(this.estimate(states, at, cost, stack.moveTo(row)));
      if (total > this.threshold) {
        if (total < this.nextThreshold) this.nextThreshold = total;
        this.tell('cut', row, total);
        return false;
      }
    }
    if (space.isGoal(states, at)) {
      stack.push(row);
      this.end = 'solved';
      return false;
    }
    if (depth >= this.horizon) {
      this.metHorizon = true;
      if (this.estimate && !space.unitCosts) this.mayHaveMissedCheaper = true;
      this.tell('cut', row, this.estimate ? undefined : depth);
      return false;
    }
    if (table) {
      const noted = table.note(states, at, cost, depth);
      if (noted === 'full') {
        this.end = 'state-limit';
        return false;
      }
      if (noted === 'again') this.statistics.reopened += 1;
    }
    stack.push(row);
    if (!stack.begin()) this.end = 'memory-limit';
    return true;
  }

  /** Goes on with the expansion of the path's last state; false when the slice is over before its end. */
  protected expand(pace: Pace): boolean {
    const { stack, statistics } = this;
    const before = stack.height;
    const end = stack.expand(pace);
    if (end === 'running') return false;
    this.end = end;
    statistics.expanded += 1;
    statistics.generated += stack.height - before;
    if (this.story) this.tellSuccessors(before);
    return true;
  }

  private startRound(): void {
    this.story?.begin();
    this.tellLimit();
    this.nextThreshold = Number.POSITIVE_INFINITY;
    this.metHorizon = false;
    this.atStart = true;
    this.table?.nextRound();
  }

  /** Starts a round with a higher bound, or returns a status when there is nothing beyond the last one. */
  private nextRound(): Status | undefined {
    if (this.nextThreshold < Number.POSITIVE_INFINITY) {
      this.threshold = this.nextThreshold;
      if (this.threshold > this.highestThreshold) return this.statusWhenCut;
    } else if (this.metHorizon && this.horizon < this.maxDepth)
      this.horizon = Math.min(this.horizon + this.growth, this.maxDepth);
    else return this.metHorizon ? this.statusWhenCut : 'unsolvable';
    this.startRound();
    return undefined;
  }

  /** The bound of this round. */
  private tellLimit(): void {
    this.story?.limit(this.estimate ? this.threshold : this.horizon);
  }

  private tellSuccessors(first: number): void {
    const { stack } = this;
    for (let row = first; row < stack.height; row += 1) this.tell('made', row);
  }

  /** The fate of a successor of the path's last state. */
  protected tell(fate: Fate, row: number, value?: number): void {
    const { story, stack, space } = this;
    if (!story || stack.depth < 0) return;
    const { states, costs } = stack.successors;
    const rowAt = (index: number): Uint32Array => states.subarray(index * space.words);
    story.tell(fate, rowAt(row), rowAt(stack.row), stack.cost + costs[row]!, value);
  }

  private finish(status: Status): Status {
    this.measure();
    return status;
  }

  private measure(): void {
    const { statistics, stack, table } = this;
    statistics.stored = table ? table.count : stack.peakRows;
    statistics.peakFrontier = stack.peakWaiting;
    noteMemory(statistics, stack.usedBytes + (table?.usedBytes ?? 0), stack.bytes + (table?.bytes ?? 0));
  }
}
