import {
  type Algorithm,
  depthLimitOf,
  optionOf,
  type SearchProblem,
  type Status,
} from '../../core/search.ts';
import { runNow, unhurried } from '../../core/slices.ts';
import { BucketQueue } from '../../store/bucket-queue.ts';
import { chainTo, costsAlong, parentColumn } from '../path.ts';
import { TableSearch } from '../table-search.ts';
import { mostWeight, type Weight, weightOf, weightOption } from '../weight.ts';

const weight = weightOption(3);

export const anytime: Algorithm = {
  id: 'anytime',
  name: 'Anytime repairing A*',
  summary: 'Finds a first solution quickly, then better ones with a smaller and smaller weight.',
  guarantee:
    'Complete. With an admissible heuristic every solution comes with a proved bound, and the last one is cheapest.',
  origin: 'M. Likhachev, G. Gordon and S. Thrun, 2003.',
  usesHeuristic: true,
  options: [weight],
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) => new AnytimeSearch(problem, Number(optionOf(problem, weight))),
};

/** The decrease of the weight per round. */
const weightStep = 0.5;

const costColumn = 1;
const estimateColumn = 2;
/** The queue that a state is in, and in the higher bits the last round that expanded it. */
const markColumn = 3;
const nextColumn = 4;
const previousColumn = 5;
/** Moves from the start; kept only where costs are not moves and the depth is limited. */
const depthColumn = 6;
const columnCount = 6;

const inNone = 0;
const inOpen = 1;
const inWaiting = 2;
const queueMask = 3;
const roundShift = 2;

/** A proved dead end: never in a queue. */
const dead = 2 ** 30;
/** States moved to the next round per unit of budget. */
const movedAtOnce = 16;

/**
 * Anytime repairing A*: rounds of weighted A* with decreasing weights. A round expands a state at most once; when it finds
 * a cheaper path to an expanded state, the state waits for the next round, which continues with it and with the open list.
 * In rounds of weight 1 it is reopened at once, as in A*; only inconsistent heuristics cause that.
 *
 * Whatever the weights, one of the open or waiting states lies on a cheapest path and has the cost of that path. So their
 * least f = g + h is a lower bound on every solution when the heuristic is admissible.
 */
class AnytimeSearch extends TableSearch {
  /** The solutions found so far, each cheaper than the one before. */
  incumbents = 0;
  private readonly admissible: boolean;
  private readonly depthColumn: number;
  private open = new BucketQueue('lifo');
  /** States that were improved after the round had expanded them, by f. */
  private readonly later = new BucketQueue('lifo');
  /** The open list of the next round, while it is being filled. */
  private nextOpen: BucketQueue | undefined;
  private asked: number;
  private weight: Weight;
  private round = 1;
  private cut = false;
  /** Whether the state limit kept some successors from being stored, so that the queues no longer give a lower bound. */
  private hasLostStates = false;
  /** The cost of the best solution so far and the states on its path. */
  private best = Number.POSITIVE_INFINITY;
  private chain: number[] = [];
  /** The lower bound proved by earlier rounds, when the heuristic is admissible. */
  private lowerBound = 0;
  /** The least f among the states already moved to the next round. */
  private leastTotal = Number.POSITIVE_INFINITY;

  constructor(problem: SearchProblem, weight: number) {
    const { unitCosts } = problem.space;
    const hasDepths = Number.isFinite(depthLimitOf(problem).depth) && !unitCosts;
    super(problem, { columns: columnCount + (hasDepths ? 1 : 0) });
    this.admissible = problem.admissible ?? false;
    this.asked = Math.min(weight, mostWeight);
    this.weight = weightOf(this.asked);
    this.story?.limit(this.asked);
    this.depthColumn = unitCosts ? costColumn : depthColumn;
    this.useColumns();
    this.meet(0, -1, 0, -1);
    this.lowerBound = this.open.size > 0 ? this.table.columns[estimateColumn]![0]! : 0;
    this.measure();
  }

  get bound(): number | undefined {
    if (!this.admissible || this.incumbents === 0 || this.mayHaveMissedCheaper) return undefined;
    const least = this.leastCost();
    if (this.best <= least) return 1;
    return least > 0 ? this.best / least : undefined;
  }

  /** The lower bound proved now; the first state of each queue bounds the others in it. */
  private leastCost(): number {
    const { open, later, nextOpen, lowerBound } = this;
    if (nextOpen || this.hasLostStates) return lowerBound;
    const opened = open.size > 0 ? Math.ceil(open.lowestPriority() / this.weight.weighted) : this.best;
    const waits = later.size > 0 ? later.lowestPriority() : this.best;
    return Math.max(lowerBound, Math.min(opened, waits, this.best));
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    for (let left = budget; left > 0; left -= 1) {
      if (this.parent < 0) {
        const end = this.advance();
        if (end === 'busy') break;
        if (end) return this.finish(end);
        if (this.parent < 0) continue;
      }
      if (!this.goOn(pace)) break;
      this.hasLostStates = this.isFull;
      if (this.isFull) return this.finish('state-limit');
    }
    this.measure();
    return 'running';
  }

  /** Goes on to the next round, or begins to expand a state; a status ends the search. */
  private advance(): Status | 'busy' | undefined {
    const { table, space } = this;
    if (this.nextOpen) {
      this.changeRound(this.nextOpen);
      return undefined;
    }
    if (this.roundIsOver()) {
      const status = this.endRound();
      return status === 'running' ? undefined : status;
    }
    const room = table.makeRoom(space.maxSuccessors);
    if (room === 'full') return 'memory-limit';
    this.useColumns();
    if (room === 'busy') return 'busy';
    const id = this.open.take();
    table.columns[markColumn]![id] = (this.round << roundShift) | inNone;
    const depths = table.columns[this.depthColumn];
    if (depths && depths[id]! >= this.maxDepth) {
      this.cutAt();
      if (this.story) this.tell('cut', id);
    } else this.begin(id);
    return undefined;
  }

  protected override solution(): readonly number[] {
    return this.chain;
  }

  /** A round ends when no open state can improve the best solution so far. */
  private roundIsOver(): boolean {
    return this.open.size === 0 || this.open.lowestPriority() >= this.weight.parts * this.best;
  }

  private endRound(): Status | 'running' {
    if (this.incumbents === 0 && !this.cut) return 'unsolvable';
    if (this.asked === 1 || this.open.size + this.later.size === 0) {
      if (this.incumbents === 0) return this.statusWhenCut;
      this.lowerBound = this.best;
      return 'solved';
    }
    this.asked = Math.max(1, this.asked - weightStep);
    this.weight = weightOf(this.asked);
    this.leastTotal = Number.POSITIVE_INFINITY;
    this.nextOpen = new BucketQueue('lifo');
    this.useColumns();
    this.measure();
    return 'running';
  }

  /** Gives some states their priority for the next round, which begins when all have theirs. */
  private changeRound(nextOpen: BucketQueue): void {
    const { open, later, table } = this;
    const costs = table.columns[costColumn]!;
    const estimates = table.columns[estimateColumn]!;
    const marks = table.columns[markColumn]!;
    for (let left = movedAtOnce; left > 0 && open.size + later.size > 0; left -= 1) {
      const id = open.size > 0 ? open.take() : later.take();
      const total = costs[id]! + estimates[id]!;
      if (total < this.leastTotal) this.leastTotal = total;
      const isWorth = this.isWorth(costs[id]!, estimates[id]!);
      marks[id] = (marks[id]! & ~queueMask) | (isWorth ? inOpen : inNone);
      if (isWorth) nextOpen.add(id, this.priority(costs[id]!, estimates[id]!));
      else if (this.story) this.tell('cut', id);
    }
    if (open.size + later.size > 0) return;
    this.measure();
    this.open = nextOpen;
    this.nextOpen = undefined;
    this.round += 1;
    this.story?.limit(this.asked);
    this.lowerBound = Math.max(this.lowerBound, Math.min(this.leastTotal, this.best));
  }

  protected override takeIn(index: number): void {
    const { table, successors, parent } = this;
    const costs = table.columns[costColumn]!;
    const child = this.ids[index]!;
    const cost = costs[parent]! + successors.costs[index]!;
    if (child === this.known) {
      this.known += 1;
      this.meet(child, parent, cost, successors.moves[index]!);
    } else if (cost < costs[child]!) this.improve(child, parent, cost);
  }

  /** Adds a new state. */
  private meet(id: number, parent: number, cost: number, move: number): void {
    const { table, space } = this;
    const estimate = this.estimate(table.states, id * space.words, cost, move);
    table.columns[estimateColumn]![id] = estimate === Number.POSITIVE_INFINITY ? dead : Math.ceil(estimate);
    table.columns[markColumn]![id] = inNone;
    this.reach(id, parent, cost);
  }

  /** Records a cheaper path to a known state and moves the state to the right queue. */
  private improve(id: number, parent: number, cost: number): void {
    const { columns } = this.table;
    const estimate = columns[estimateColumn]![id]!;
    const before = columns[costColumn]![id]!;
    const mark = columns[markColumn]![id]!;
    if ((mark & queueMask) === inNone && mark >> roundShift > 0) this.statistics.reopened += 1;
    if ((mark & queueMask) === inOpen) this.open.remove(id, this.priority(before, estimate));
    if ((mark & queueMask) === inWaiting) this.later.remove(id, before + estimate);
    columns[markColumn]![id] = mark & ~queueMask;
    if (this.story) this.tell('waits', id);
    this.reach(id, parent, cost);
  }

  /** Sets the parent and the cost of a state and queues it. */
  private reach(id: number, parent: number, cost: number): void {
    const { columns, states } = this.table;
    columns[parentColumn]![id] = parent;
    columns[costColumn]![id] = cost;
    if (columns[depthColumn]) columns[depthColumn][id] = parent < 0 ? 0 : columns[depthColumn][parent]! + 1;
    if (this.space.isGoal(states, id * this.space.words)) {
      if (cost < this.best) this.takeSolution(id);
      // A goal never waits.
      if (this.story) this.tell('cut', id);
      return;
    }
    const estimate = columns[estimateColumn]![id]!;
    if (estimate === dead || !this.isWorth(cost, estimate)) {
      if (this.story) this.tell('cut', id);
      return;
    }
    const marks = columns[markColumn]!;
    if (marks[id]! >> roundShift === this.round && this.asked > 1) {
      marks[id]! |= inWaiting;
      this.later.add(id, cost + estimate);
    } else {
      marks[id]! |= inOpen;
      this.open.add(id, this.priority(cost, estimate));
    }
  }

  /**
   * Copies the path to a goal, since parents may change later. It can cost less than the goal's stored cost, and have more
   * moves than its stored depth, where a state on it was improved and has not been expanded again yet.
   */
  private takeSolution(goal: number): void {
    const chain = chainTo(goal, this.table);
    if (chain.length - 1 > this.maxDepth) {
      this.cutAt();
      return;
    }
    this.chain = chain;
    this.best = this.costOf(chain);
    this.incumbents += 1;
    const { states, words } = this.table;
    this.story?.solution(
      chain.map((id) => states.subarray(id * words)),
      this.best,
    );
  }

  private costOf(chain: readonly number[]): number {
    if (this.space.unitCosts) return chain.length - 1;
    return runNow(costsAlong(chain, this.table, this.space)).reduce((sum, cost) => sum + cost, 0);
  }

  private cutAt(): void {
    this.cut = true;
    this.mayHaveMissedCheaper = !this.space.unitCosts;
  }

  private priority(cost: number, estimate: number): number {
    return this.weight.parts * cost + this.weight.weighted * estimate;
  }

  /** Whether a better solution may go through a state; only an admissible estimate can rule that out. */
  private isWorth(cost: number, estimate: number): boolean {
    return cost + (this.admissible ? estimate : 0) < this.best;
  }

  private useColumns(): void {
    const { columns } = this.table;
    for (const queue of [this.open, this.later, this.nextOpen])
      queue?.useLinks(columns[nextColumn]!, columns[previousColumn]!);
  }

  override get waiting(): number {
    return this.open.size + this.later.size + (this.nextOpen?.size ?? 0);
  }

  protected override queueBytes(): number {
    return this.open.bytes + this.later.bytes + (this.nextOpen?.bytes ?? 0);
  }
}
