import { createRandom, type Random } from '../../core/random.ts';
import {
  type Algorithm,
  type OptionSpec,
  optionOf,
  type SearchProblem,
  type Status,
} from '../../core/search.ts';
import { type Pace, unhurried } from '../../core/slices.ts';
import { chainTo, parentColumn } from '../path.ts';
import { TableSearch } from '../table-search.ts';

const seed: OptionSpec = {
  id: 'seed',
  summary: 'where its random choices start from; the same seed gives the same search',
  value: { kind: 'number', fallback: 1, least: 0, whole: true },
};

export const hill: Algorithm = {
  id: 'hill',
  name: 'Enforced hill climbing',
  summary: 'Looks around until it meets something better than where it stands, goes there, and repeats.',
  guarantee: 'Complete, because it ends with a breadth-first search. No promise about cost.',
  origin: 'J. Hoffmann and B. Nebel, 2001.',
  usesHeuristic: true,
  options: [seed],
  complete: true,
  isOptimal: () => false,
  create: (problem) => new HillClimbingSearch(problem, Number(optionOf(problem, seed))),
};

/** The estimate as a whole number, or one of the two below. */
const estimateColumn = 1;
const unknown = -1;
/** A dead end, proved by the heuristic or by an exhaustive search. */
const dead = 2 ** 30;
/** The number of the last local search that generated a state. */
const roundColumn = 2;
const costColumn = 3;
/**
 * A separate list, not a value per state: the queue of the current local search. It has each state at most once, so it
 * never needs more room than the table has.
 */
const queueColumn = 4;
const columnCount = 5;

/** Heuristics may return fractions. */
export const resolution = 256;
/** The search gives up after so many climbs that ended in dead ends. */
export const mostFalls = 16;

/**
 * Enforced hill climbing: a breadth-first local search from the current state until a better one is found, which becomes
 * the current state.
 *
 * A local search that finds nothing better has seen all states reachable from there, and no goal: all of them are proved
 * dead ends and never entered again. If it began at the start, the level is proved unsolvable. One that was cut off by a
 * depth limit proves nothing, unless it began at the start.
 */
class HillClimbingSearch extends TableSearch {
  private readonly random: Random;
  /** The order in which the successors of a state are tried. */
  private readonly order: Int32Array;
  /** The states on the climb, from the start to the current one. */
  private chain: number[] = [0];
  private round = 0;
  private falls = 0;
  /** The estimate of the current state; a better one is below it. */
  private level = 0;
  /** How many states of the queue are expanded, and how many it has. */
  private next = 0;
  private end = 0;
  /** Moves from the start to the states being expanded, and where those end in the queue. */
  private depth = 0;
  private layerEnd = 0;
  private cut = false;

  constructor(problem: SearchProblem, seed: number) {
    super(problem, { columns: columnCount });
    const { space } = this;
    this.random = createRandom(seed);
    this.order = new Int32Array(space.maxSuccessors);
    this.table.columns[parentColumn]![0] = -1;
    this.evaluate(0, 0, -1);
    if (space.isGoal(this.table.states, 0)) this.goal = 0;
    this.lookAround();
    this.measure();
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
      if (this.isFull) return this.finish('state-limit');
    }
    this.measure();
    return 'running';
  }

  /** Restarts, or begins to expand the next state of the queue; a status ends the search. */
  private advance(): Status | 'busy' | undefined {
    const { table, space } = this;
    if (this.goal >= 0) return 'solved';
    if (this.next === this.end) {
      if (this.chain.length === 1) return this.cut ? this.statusWhenCut : 'unsolvable';
      this.fall();
      return undefined;
    }
    const room = table.makeRoom(space.maxSuccessors);
    if (room === 'full') return 'memory-limit';
    if (room === 'busy') return 'busy';
    if (this.next === this.layerEnd) {
      this.layerEnd = this.end;
      this.depth += 1;
    }
    const id = table.columns[queueColumn]![this.next]!;
    this.next += 1;
    if (this.depth >= this.maxDepth) {
      this.cut = true;
      if (this.story) this.tell('cut', id);
    } else this.begin(id);
    return undefined;
  }

  protected override solution(): readonly number[] {
    return this.chain;
  }

  /** Begins a local search from the last state of the chain. */
  private lookAround(): void {
    const { columns } = this.table;
    const from = this.chain.at(-1)!;
    if (this.story) this.tellDropped();
    this.round += 1;
    this.next = 0;
    this.end = 0;
    this.cut = false;
    this.depth = this.chain.length - 1;
    columns[roundColumn]![from] = this.round;
    this.level = this.falls < mostFalls ? columns[estimateColumn]![from]! : 0;
    this.story?.limit(this.level / resolution);
    if (columns[estimateColumn]![from] !== dead) this.enqueue(from);
    this.layerEnd = this.end;
  }

  /** A climb leaves behind what it has not looked around from. */
  private tellDropped(): void {
    const queue = this.table.columns[queueColumn]!;
    for (let at = this.next; at < this.end; at += 1) this.tell('dropped', queue[at]!);
  }

  /** Restarts after a local search without success. */
  private fall(): void {
    const { columns } = this.table;
    const estimates = columns[estimateColumn]!;
    const queue = columns[queueColumn]!;
    if (!this.cut) for (let at = 0; at < this.end; at += 1) estimates[queue[at]!] = dead;
    this.falls += 1;
    this.chain = [0];
    this.story?.begin();
    this.lookAround();
  }

  /** Stores all successors before the first is looked at, because they are looked at in random order after a fall. */
  protected override goOn(pace: Pace): boolean {
    if (this.expansion.isRunning && !this.make(pace)) return false;
    for (; this.stored < this.made && !this.isFull; ) {
      this.storeSome();
      this.prepareStored();
      if (pace.isOver()) return false;
    }
    if (this.takenIn === 0 && this.falls > 0) this.shuffle(this.stored);
    while (this.takenIn < this.stored) {
      const isBetter = this.meet(this.order[this.takenIn]!);
      this.takenIn += 1;
      if (isBetter) {
        this.isFull = false;
        break;
      }
      if (pace.isOver()) return false;
    }
    this.parent = -1;
    this.countWaiting();
    return true;
  }

  /** Marks the new states among the rows stored last. */
  private prepareStored(): void {
    const { columns, count } = this.table;
    columns[estimateColumn]!.fill(unknown, this.known, count);
    columns[roundColumn]!.fill(0, this.known, count);
    for (let index = 0; index < this.stored; index += 1) this.order[index] = index;
  }

  /** Queues a successor that this local search has not met; one that is better is climbed to, and ends the expansion. */
  private meet(index: number): boolean {
    const { table, successors, parent } = this;
    const { columns } = table;
    const child = this.ids[index]!;
    const estimates = columns[estimateColumn]!;
    const rounds = columns[roundColumn]!;
    if (rounds[child] === this.round || estimates[child] === dead) return false;
    rounds[child] = this.round;
    columns[parentColumn]![child] = parent;
    const cost = columns[costColumn]![parent]! + successors.costs[index]!;
    const isBetter = this.isBetter(child, cost, successors.moves[index]!);
    if (this.story) this.tellMade(child, cost, !isBetter && estimates[child] === dead);
    if (isBetter) {
      this.climbTo(child);
      return true;
    }
    if (estimates[child] !== dead) this.enqueue(child);
    return false;
  }

  private isBetter(id: number, cost: number, move: number): boolean {
    const { table, space } = this;
    if (table.columns[estimateColumn]![id] === unknown) this.evaluate(id, cost, move);
    table.columns[costColumn]![id] = cost;
    if (space.isGoal(table.states, id * space.words)) this.goal = id;
    return this.goal === id || table.columns[estimateColumn]![id]! < this.level;
  }

  private evaluate(id: number, cost: number, move: number): void {
    const { table, space } = this;
    const estimate = this.estimate(table.states, id * space.words, cost, move);
    const isDead = estimate === Number.POSITIVE_INFINITY;
    table.columns[estimateColumn]![id] = isDead ? dead : Math.round(estimate * resolution);
  }

  private climbTo(id: number): void {
    const { chain, table } = this;
    const from = chain.at(-1)!;
    // Copy the path now: later local searches may change the parents of its states.
    const parents = table.columns[parentColumn]!;
    parents[from] = -1;
    chain.push(...chainTo(id, table).slice(1));
    this.lookAround();
  }

  /** Shuffles the first `count` entries of the order. */
  private shuffle(count: number): void {
    const { order, random } = this;
    for (let last = count - 1; last > 0; last -= 1) {
      const other = random.below(last + 1);
      const entry = order[last]!;
      order[last] = order[other]!;
      order[other] = entry;
    }
  }

  private enqueue(id: number): void {
    this.table.columns[queueColumn]![this.end] = id;
    this.end += 1;
  }

  override get waiting(): number {
    return this.end - this.next;
  }
}
