import {
  type Algorithm,
  defaultBytes,
  depthLimitOf,
  newStatistics,
  noteMemory,
  type Search,
  type SearchProblem,
  type Statistics,
  type Status,
} from '../../core/search.ts';
import { type Pace, unhurried } from '../../core/slices.ts';
import type { Estimate, Space } from '../../core/space.ts';
import type { Fate, Story } from '../../core/story.ts';
import { lengthened } from '../../store/growable.ts';
import { PathStack } from '../path-stack.ts';

export const rbfs: Algorithm = {
  id: 'rbfs',
  name: 'Recursive best-first search',
  summary:
    'Follows the best sequence while nothing set aside looks better, then goes back and remembers one number.',
  guarantee: 'Complete. Cheapest when the heuristic is admissible.',
  origin: 'R. E. Korf, 1993.',
  usesHeuristic: true,
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) => new RecursiveBestFirstSearch(problem),
};

const firstLevels = 16;

/**
 * Recursive best-first search, with a stack instead of recursion. Every state keeps the least f of the states below it that
 * were abandoned. The search follows the best successor while its f is no worse than the best alternative anywhere along
 * the path; then it backtracks and keeps only that one number.
 *
 * A successor that is already on the path counts as a dead end, so that every path is simple and the search terminates on
 * every finite space.
 */
class RecursiveBestFirstSearch implements Search {
  readonly statistics: Statistics = newStatistics();
  mayHaveMissedCheaper = false;
  private readonly space: Space;
  private readonly estimate: Estimate;
  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  /** No solution within the depth limit has a larger f. */
  private readonly highestTotal: number;
  /** The value of a row is its f. */
  private readonly stack: PathStack;
  private readonly story: Story | undefined;
  /** By level: the f of the best alternative, above which the search backtracks. */
  private bounds = new Float64Array(firstLevels);
  /** The second best f of the level that was scanned last. */
  private secondTotal = Number.POSITIVE_INFINITY;
  /** The rows of the last level up to here have their f, those from here to `toEstimate` not yet. */
  private estimated = 0;
  private toEstimate = 0;
  private cut = false;
  private end: Status | undefined;

  constructor(problem: SearchProblem) {
    const { space, limits } = problem;
    this.space = space;
    this.story = problem.story;
    this.estimate = problem.estimate ?? (() => 0);
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    this.highestTotal = problem.admissible && space.unitCosts ? this.maxDepth : Number.POSITIVE_INFINITY;
    const rows = limits.states ?? Number.POSITIVE_INFINITY;
    const bytes = limits.bytes ?? defaultBytes;
    this.stack = new PathStack(space, problem.start, { bytes, rows }, true, true);
    this.stack.values[0] = this.totalOf(0);
    this.measure();
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    const { stack } = this;
    for (let left = budget; left > 0; ) {
      if (stack.isExpanding && !this.expand(pace)) break;
      if (!this.estimateRows(pace)) break;
      if (this.end) return this.finish(this.end);
      const best = this.bestRow();
      const total = best < 0 ? Number.POSITIVE_INFINITY : stack.values[best]!;
      const bound = stack.depth < 0 ? this.highestTotal : this.bounds[stack.depth]!;
      if (total <= bound && total < Number.POSITIVE_INFINITY) {
        if (this.goOnTo(best, Math.min(bound, this.secondTotal))) left -= 1;
      } else if (stack.depth >= 0) {
        this.retreat(total);
      } else this.end = this.cut || total < Number.POSITIVE_INFINITY ? this.statusWhenCut : 'unsolvable';
    }
    this.measure();
    return 'running';
  }

  get waiting(): number {
    return Math.max(0, this.stack.height - this.stack.depth - 1);
  }

  origin(): number {
    return this.stack.rowBefore < 0 ? -1 : this.stack.rowBefore * this.space.words;
  }

  path(): number[] {
    return this.stack.moves();
  }

  /** The first of the best rows of the last level, or -1 when there is none; also sets the second best f. */
  private bestRow(): number {
    const { stack } = this;
    const { values, height } = stack;
    this.secondTotal = Number.POSITIVE_INFINITY;
    if (stack.depth < 0) return 0;
    let best = -1;
    let bestTotal = Number.POSITIVE_INFINITY;
    for (let row = stack.firstRow; row < height; row += 1) {
      const total = values[row]!;
      if (total < bestTotal) {
        this.secondTotal = bestTotal;
        bestTotal = total;
        best = row;
      } else if (total < this.secondTotal) this.secondTotal = total;
    }
    return best;
  }

  /** Extends the path by a row and begins to expand it; returns false when it is a goal or too deep. */
  private goOnTo(row: number, bound: number): boolean {
    const { stack, space } = this;
    // Two moves may lead to the same state, with values of their own: the last one told is that of the state taken next.
    if (this.story && stack.depth >= 0) this.tell('waits', row);
    stack.push(row);
    const { depth } = stack;
    if (space.isGoal(stack.successors.states, row * space.words)) {
      this.end = 'solved';
      return false;
    }
    if (depth >= this.maxDepth) {
      this.cut = true;
      if (!space.unitCosts) this.mayHaveMissedCheaper = true;
      this.retreat(Number.POSITIVE_INFINITY);
      return false;
    }
    this.setBound(depth, bound);
    this.story?.limit(bound);
    if (!stack.begin()) this.end = 'memory-limit';
    return true;
  }

  /** Goes on with the expansion of the path's last state; false when the slice is over before its end. */
  private expand(pace: Pace): boolean {
    const { stack, statistics } = this;
    const end = stack.expand(pace);
    if (end === 'running') return false;
    this.end = end;
    const { firstRow, height, depth } = stack;
    this.estimated = firstRow;
    this.toEstimate = height;
    statistics.expanded += 1;
    statistics.generated += height - firstRow;
    statistics.peakFrontier = Math.max(statistics.peakFrontier, height - depth - 1);
    return true;
  }

  /** Estimates the successors of the path's last state; false when the slice is over before all are. */
  private estimateRows(pace: Pace): boolean {
    const { stack } = this;
    const { values } = stack;
    while (this.estimated < this.toEstimate) {
      const row = this.estimated;
      // A backed-up f is a lower bound for all successors too (pathmax); it also repairs inconsistent estimates.
      values[row] = stack.has(row)
        ? Number.POSITIVE_INFINITY
        : Math.max(values[stack.row]!, this.totalOf(row));
      if (this.story) this.tell(stack.has(row) ? 'skipped' : 'made', row);
      this.estimated += 1;
      if (pace.isOver()) return false;
    }
    return true;
  }

  private totalOf(row: number): number {
    const { stack } = this;
    const { states, costs } = stack.successors;
    const cost = stack.cost + costs[row]!;
    // Costs are whole numbers, so rounding up keeps an admissible heuristic admissible.
    return cost + Math.ceil(this.estimate(states, row * this.space.words, cost, stack.moveTo(row)));
  }

  /** Goes back one move, and leaves only this F behind. */
  private retreat(total: number): void {
    const { stack } = this;
    const { row } = stack;
    if (this.story) this.tellForgotten();
    stack.values[row] = total;
    stack.pop();
    if (this.story && stack.depth >= 0) this.tell('waits', row);
  }

  /** Coming back from a state forgets its successors. */
  private tellForgotten(): void {
    const { firstRow, height, values } = this.stack;
    for (let row = firstRow; row < height; row += 1)
      if (values[row]! < Number.POSITIVE_INFINITY) this.tell('dropped', row);
  }

  /** The fate of a successor of the path's last state; one without an F that is finite never comes up again. */
  private tell(fate: Fate, row: number): void {
    const { story, stack, space } = this;
    const { states, costs } = stack.successors;
    const total = stack.values[row]!;
    const isLost = total === Number.POSITIVE_INFINITY && fate !== 'skipped';
    const rowAt = (index: number): Uint32Array => states.subarray(index * space.words);
    for (const each of isLost ? ([fate, 'cut'] as const) : [fate])
      story?.tell(each, rowAt(row), rowAt(stack.row), stack.cost + costs[row]!, total);
  }

  private setBound(level: number, bound: number): void {
    if (level >= this.bounds.length) this.bounds = lengthened(this.bounds, 2 * this.bounds.length);
    this.bounds[level] = bound;
  }

  private finish(status: Status): Status {
    this.measure();
    return status;
  }

  private measure(): void {
    const { statistics, stack } = this;
    statistics.stored = stack.peakRows;
    noteMemory(statistics, stack.usedBytes + 8 * stack.peakLevels, stack.bytes + this.bounds.byteLength);
  }
}
