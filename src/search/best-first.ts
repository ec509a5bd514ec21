import { depthLimitOf, type SearchProblem, type Status } from '../core/search.ts';
import { unhurried } from '../core/slices.ts';
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
  /** Columns of the table, which growing replaces. */
  private parents!: Int32Array;
  private costs!: Int32Array;
  private estimates!: Int32Array;

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

  step(budget: number, pace = unhurried): Status | 'running' {
    for (let left = budget; left > 0; left -= 1) {
      if (this.parent < 0) {
        const end = this.next();
        if (end === 'busy') break;
        if (end) return this.finish(end);
        if (this.parent < 0) continue;
      }
      if (!this.goOn(pace)) break;
      if (this.isFull && this.goal < 0) return this.finish('state-limit');
    }
    this.measure();
    return 'running';
  }

  /** Begins to expand the next state, unless it is a goal or too deep; a status ends the search. */
  private next(): Status | 'busy' | undefined {
    const { queue, table, space } = this;
    if (this.goal >= 0) return 'solved';
    if (queue.size === 0) return this.cut ? this.statusWhenCut : 'unsolvable';
    const room = table.makeRoom(space.maxSuccessors);
    if (room === 'full') return 'memory-limit';
    this.useColumns();
    if (room === 'busy') return 'busy';
    const id = queue.take();
    this.estimates[id] = ~this.estimates[id]!;
    const depths = table.columns[this.depthColumn];
    if (this.rule.goalWhen === 'expanded' && space.isGoal(table.states, id * space.words)) {
      this.goal = id;
      this.mayHaveMissedCheaper = this.cut && !space.unitCosts;
    } else if (depths && depths[id]! >= this.maxDepth) {
      this.cut = true;
      if (this.story) this.tell('cut', id);
    } else this.begin(id);
    return undefined;
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

  protected override takeIn(index: number): void {
    const { successors, parent, costs } = this;
    const child = this.ids[index]!;
    const cost = costs[parent]! + successors.costs[index]!;
    if (child === this.known) {
      this.known += 1;
      this.open(child, cost, successors.moves[index]!);
    } else if (cost >= costs[child]! || !this.improve(child, cost)) return;
    this.parents[child] = parent;
    const depths = this.table.columns[this.depthColumn];
    if (depths && depths !== costs) depths[child] = depths[parent]! + 1;
  }

  /** Puts a new state into the queue, unless it is a proved dead end. */
  private open(id: number, cost: number, move: number): void {
    const { table, space, rule } = this;
    const at = id * space.words;
    const estimate = this.estimate(table.states, at, cost, move);
    this.costs[id] = cost;
    if (estimate === Number.POSITIVE_INFINITY) {
      this.estimates[id] = dead;
      return;
    }
    const whole = rule.wholeEstimate(estimate);
    this.estimates[id] = whole;
    this.queue.add(id, rule.priority(cost, whole));
    if (rule.goalWhen === 'made' && this.goal < 0 && space.isGoal(table.states, at)) this.goal = id;
  }

  /** Records a cheaper path to a known state; returns whether the state now has the new parent. */
  private improve(id: number, cost: number): boolean {
    const { costs, estimates } = this;
    const estimate = estimates[id]!;
    if (estimate === dead) return false;
    if (estimate >= 0) this.queue.remove(id, this.rule.priority(costs[id]!, estimate));
    else {
      if (!this.reopens) return false;
      this.statistics.reopened += 1;
      estimates[id] = ~estimate;
      if (this.story) this.tell('waits', id);
    }
    costs[id] = cost;
    this.queue.add(id, this.rule.priority(cost, estimates[id]!));
    return true;
  }

  private useColumns(): void {
    const { columns } = this.table;
    this.parents = columns[parentColumn]!;
    this.costs = columns[costColumn]!;
    this.estimates = columns[estimateColumn]!;
    this.queue.useLinks(columns[nextColumn]!, columns[previousColumn]!);
  }

  override get waiting(): number {
    return this.queue.size;
  }

  protected override queueBytes(): number {
    return this.queue.bytes;
  }
}
