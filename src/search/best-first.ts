import { depthLimitOf, type SearchProblem, type Status } from '../core/search.ts';
import { BucketQueue, type Ties } from '../store/bucket-queue.ts';
import { parentColumn } from './path.ts';
import { TableSearch } from './table-search.ts';

/** The rules by which best-first searches differ. */
export interface BestFirstRule {
  /** Rounds an estimate to a whole number; a heuristic may return fractions. */
  wholeEstimate(estimate: number): number;
  /** The smallest is expanded first. */
  priority(cost: number, estimate: number): number;
  readonly ties: Ties;
  /** Stop at a goal when it is generated, or only when it would be expanded, as optimality requires. */
  readonly goalWhen: 'made' | 'expanded';
  /** Whether a closed state is reopened when a cheaper path to it is found. */
  readonly reopens: boolean;
}

const costColumn = 1;
/** The estimate of an open state; its bitwise complement (negative) once it is closed. */
const estimateColumn = 2;
const nextColumn = 3;
const previousColumn = 4;
/** Moves from the start; kept only where costs are not moves and the depth is limited. */
const depthColumn = 5;
const columnCount = 5;

/** A proved dead end: never in the queue. */
const dead = 2 ** 30;

/** Expands the most promising state first: uniform cost, greedy and A* are rules for this one loop. */
export class BestFirstSearch extends TableSearch {
  private readonly rule: BestFirstRule;
  private readonly queue: BucketQueue;
  private readonly depthColumn: number;
  private readonly reopens: boolean;
  private cut = false;

  constructor(problem: SearchProblem, rule: BestFirstRule) {
    const { unitCosts } = problem.space;
    const limited = Number.isFinite(depthLimitOf(problem).depth);
    super(problem, { columns: columnCount + (limited && !unitCosts ? 1 : 0) });
    this.rule = rule;
    // With a depth limit, a state that was too deep must be reopened when it is reached at a smaller depth.
    this.reopens = rule.reopens || limited;
    this.depthColumn = unitCosts ? costColumn : depthColumn;
    this.queue = new BucketQueue(rule.ties);
    this.useColumns();
    this.table.columns[parentColumn]![0] = -1;
    this.open(0, 0, -1);
    this.measure();
  }

  step(budget: number): Status | 'running' {
    const { queue, table, space } = this;
    for (let left = budget; left > 0; left -= 1) {
      if (this.goal >= 0) return this.finish('solved');
      if (queue.size === 0) return this.finish(this.cut ? this.statusWhenCut : 'unsolvable');
      const room = table.makeRoom(space.maxSuccessors);
      if (room === 'full') return this.finish('memory-limit');
      this.useColumns();
      if (room === 'busy') break;
      const id = queue.take();
      const estimates = table.columns[estimateColumn]!;
      estimates[id] = ~estimates[id]!;
      if (this.rule.goalWhen === 'expanded' && space.isGoal(table.states, id * space.words)) {
        this.goal = id;
        this.mayHaveMissedCheaper = this.cut && !space.unitCosts;
      } else if (table.columns[this.depthColumn] && table.columns[this.depthColumn]![id]! >= this.maxDepth) {
        this.cut = true;
      } else if (!this.expand(id)) return this.finish('state-limit');
    }
    this.measure();
    return 'running';
  }

  /** The cost of the goal found. */
  get goalCost(): number {
    return this.table.columns[costColumn]![this.goal]!;
  }

  /**
   * The least f of the goal found and of all open states. With an admissible heuristic and reopening it is a lower bound on
   * every solution: one of those states lies on a cheapest path and has the cost of that path.
   */
  leastTotal(): number {
    const { count, columns } = this.table;
    const costs = columns[costColumn]!;
    const estimates = columns[estimateColumn]!;
    let least = this.goalCost;
    for (let id = 0; id < count; id += 1) {
      const estimate = estimates[id]!;
      if (estimate >= 0 && estimate !== dead && costs[id]! + estimate < least) least = costs[id]! + estimate;
    }
    return least;
  }

  /** Returns false when the state limit keeps some successors from being stored. */
  private expand(id: number): boolean {
    const { table, successors, ids } = this;
    const made = this.make(id);
    let known = table.count;
    const taken = table.insertAll(successors.states, made, ids);
    const costs = table.columns[costColumn]!;
    const parents = table.columns[parentColumn]!;
    const depths = table.columns[this.depthColumn];
    const cost = costs[id]!;
    for (let i = 0; i < taken; i += 1) {
      const child = ids[i]!;
      const childCost = cost + successors.costs[i]!;
      if (child === known) {
        known += 1;
        parents[child] = id;
        if (depths && depths !== costs) depths[child] = depths[id]! + 1;
        this.open(child, childCost, successors.moves[i]!);
      } else if (childCost < costs[child]! && this.improve(child, childCost)) {
        parents[child] = id;
        if (depths && depths !== costs) depths[child] = depths[id]! + 1;
      }
    }
    this.countWaiting();
    return taken === made || this.goal >= 0;
  }

  /** Puts a new state into the queue, unless it is a proved dead end. */
  private open(id: number, cost: number, move: number): void {
    const { table, space, rule } = this;
    const at = id * space.words;
    const estimate = this.estimate(table.states, at, cost, move);
    table.columns[costColumn]![id] = cost;
    if (estimate === Number.POSITIVE_INFINITY) {
      table.columns[estimateColumn]![id] = dead;
      return;
    }
    const whole = rule.wholeEstimate(estimate);
    table.columns[estimateColumn]![id] = whole;
    this.queue.add(id, rule.priority(cost, whole));
    if (rule.goalWhen === 'made' && this.goal < 0 && space.isGoal(table.states, at)) this.goal = id;
  }

  /** Records a cheaper path to a known state; returns whether the state now has the new parent. */
  private improve(id: number, cost: number): boolean {
    const costs = this.table.columns[costColumn]!;
    const estimates = this.table.columns[estimateColumn]!;
    const estimate = estimates[id]!;
    if (estimate === dead) return false;
    if (estimate >= 0) this.queue.remove(id, this.rule.priority(costs[id]!, estimate));
    else {
      if (!this.reopens) return false;
      this.statistics.reopened += 1;
      estimates[id] = ~estimate;
    }
    costs[id] = cost;
    this.queue.add(id, this.rule.priority(cost, estimates[id]!));
    return true;
  }

  private useColumns(): void {
    this.queue.useLinks(this.table.columns[nextColumn]!, this.table.columns[previousColumn]!);
  }

  override get waiting(): number {
    return this.queue.size;
  }

  protected override queueBytes(): number {
    return this.queue.bytes;
  }
}
