import type { SearchLayers, SearchProblem, Status } from '../core/search.ts';
import { type Pace, unhurried } from '../core/slices.ts';
import type { BoundExpansions } from '../core/space.ts';
import type { FoundStates } from '../store/found-states.ts';
import type { StoredStates } from '../store/rows.ts';
import { SharedStates } from '../store/shared-states.ts';
import { parentColumn } from './path.ts';
import { type ForcedSeenSet, foundStates } from './seen-set.ts';
import { TableSearch } from './table-search.ts';

/** States expanded before their successors are looked up in one batch. */
const batchSize = 128;
/** A batch is at most a 64th of the states expanded before it. */
const growthShift = 6;
/** The most words of a batch, however large the states are. */
const batchWords = 1 << 16;
/** From so many states on, they are kept in the quickest way that the facts of the space allow. */
const manyStates = 1 << 10;

/**
 * Breadth-first search. The table is the queue: states are expanded in the order in which they were stored. For
 * explorations of the whole space it also counts new states per depth, goals and dead ends, and stores no parents.
 */
export class BreadthFirstSearch extends TableSearch {
  /** New states at each depth. */
  readonly layers: number[] = [1];
  goals = 0;
  /** Expanded states without a legal move that are not goals; counted only when goals do not end the search. */
  deadEnds = 0;
  /** States before this one are expanded. */
  private expanded = 0;
  /** The batch being expanded ends before this one. */
  private batchEnd = 0;
  private layerEnd = 1;
  private readonly stopAtGoal: boolean;
  private readonly batch: number;
  /** The parent of each successor of the batch. */
  private owners: Int32Array;
  /** Where the game has move kinds, each state stores that of the move that reached it, so that `expand` can prune. */
  private readonly kinds: Uint8Array | undefined;
  /** What takes the place of the table when there are many states, and how many are many. */
  private found: FoundStates | undefined;
  private many = manyStates;
  private readonly problem: SearchProblem;
  private readonly forced: ForcedSeenSet | undefined;

  /** @param forced for tests: which seen set is to be used, from the first state on. */
  constructor(problem: SearchProblem, stopAtGoal = true, forced?: ForcedSeenSet) {
    const { words, maxSuccessors, moveKinds } = problem.space;
    const batch = Math.max(1, Math.min(batchSize, Math.floor(batchWords / (words * maxSuccessors))));
    super(problem, { columns: 1, hasBytes: moveKinds !== undefined, batch });
    this.problem = problem;
    this.forced = forced;
    if (forced) this.many = 1;
    this.stopAtGoal = stopAtGoal;
    this.batch = batch;
    this.owners = new Int32Array(batch * maxSuccessors);
    this.kinds = moveKinds;
    this.table.columns[parentColumn]![0] = -1;
    this.countGoals(0, 1);
    this.measure();
  }

  /** The depth of the states being expanded. */
  get depth(): number {
    return this.layers.length - 1;
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    for (let left = budget; left > 0; ) {
      if (this.expanded === this.batchEnd && this.stored === this.made) {
        const end = this.next();
        if (end === 'busy') break;
        if (end) return this.finish(end);
        left -= this.beginBatch();
      }
      if (!this.makeBatch(pace) || !this.storeBatch(pace)) break;
      if (this.isFull && !(this.goal >= 0 && this.stopAtGoal)) return this.finish('state-limit');
      // WebAssembly is slow until it is compiled a second time.
      if (pace.isOver()) break;
    }
    this.measure();
    return 'running';
  }

  protected override get reached(): StoredStates {
    return this.found ?? this.table;
  }

  /** Prepares for the next batch; a status ends the search. */
  private next(): Status | 'busy' | undefined {
    if (this.goal >= 0 && this.stopAtGoal) return 'solved';
    const { count } = this.reached;
    if (this.expanded === this.layerEnd) {
      if (this.layerEnd === count) return 'unsolvable';
      this.layers.push(count - this.layerEnd);
      this.layerEnd = count;
    }
    if (this.depth >= this.maxDepth) return this.stopAtDepth();
    if (count >= this.many) this.moveOver();
    const room = this.found ? this.found.makeRoom() : this.table.makeRoom(this.successors.moves.length);
    if (this.found) this.useFound(this.found);
    if (room === 'ready') return undefined;
    return room === 'full' ? 'memory-limit' : 'busy';
  }

  /** Takes all states to where so many of them are kept more quickly. */
  private moveOver(): void {
    const { table, problem, stopAtGoal, batch, forced } = this;
    const found = foundStates(problem, table, { hasParents: stopAtGoal, batch, forced });
    this.many = Number.POSITIVE_INFINITY;
    this.found = found;
  }

  private useFound({ out, owners, seenSet }: FoundStates): void {
    this.successors = out;
    this.owners = owners;
    this.statistics.seenSet = seenSet;
  }

  /** The layers before the one with the first goal, or all layers when there is none. */
  evidence(): SearchLayers {
    const { reached, goal, layers } = this;
    let counts = layers;
    if (goal >= 0) {
      let whole = 0;
      for (let end = layers[0]!; end <= goal; end += layers[whole]!) whole += 1;
      counts = layers.slice(0, whole);
    }
    const states = counts.reduce((sum, count) => sum + count, 0);
    return {
      kind: 'rows',
      rows: reached.states.subarray(0, states * reached.words),
      counts,
      isAll: goal < 0,
    };
  }

  /**
   * Begins to expand some states and returns how many. Whole batches whatever the budget, so that counts do not depend on
   * the slices. The first batches have one state each, so that a small search stops exactly where the textbook algorithm does.
   */
  private beginBatch(): number {
    const first = this.expanded;
    const batch = Math.min(this.batch, Math.max(1, first >> growthShift));
    const states = Math.min(batch, this.layerEnd - first);
    this.batchEnd = first + states;
    this.made = 0;
    this.stored = 0;
    this.isFull = false;
    this.expansion.begin(0);
    this.statistics.expanded += states;
    return states;
  }

  /** Makes the successors of the batch; false when the slice is over before all are made. */
  private makeBatch(pace: Pace): boolean {
    const { found, table, successors, owners, kinds, expansion, batchEnd } = this;
    if (found instanceof SharedStates && found.many) {
      this.makeManyAtOnce(found, found.many);
      return true;
    }
    const { words, states, bytesBeside } = found ?? table;
    while (this.expanded < batchEnd) {
      const id = this.expanded;
      if (!expansion.goOn(states, id * words, successors, kinds ? bytesBeside[id]! : 0, pace)) return false;
      const { made } = expansion;
      for (let i = this.made; i < made; i += 1) owners[i] = id;
      if (made === this.made && !this.stopAtGoal && this.isDeadEnd(id, made)) this.deadEnds += 1;
      this.statistics.generated += made - this.made;
      this.made = made;
      this.expanded = id + 1;
      expansion.begin(made);
    }
    return true;
  }

  private makeManyAtOnce(found: SharedStates, many: BoundExpansions): void {
    const { expanded, batchEnd } = this;
    const made = many.expand(expanded, batchEnd);
    if (!this.stopAtGoal) {
      for (const id of found.barren(expanded, batchEnd, made))
        if (this.isDeadEnd(id, made)) this.deadEnds += 1;
    }
    this.statistics.generated += made;
    this.made = made;
    this.expanded = batchEnd;
  }

  /** Stores the successors of the batch; false when the slice is over before all are stored. */
  private storeBatch(pace: Pace): boolean {
    const { found, made } = this;
    if (found) {
      this.known = found.count;
      this.isFull = found.add(made) < made;
      this.countGoals(this.known, found.count);
    } else if (!this.storeInTable(pace)) return false;
    this.made = this.stored = 0;
    this.countWaiting();
    return true;
  }

  private storeInTable(pace: Pace): boolean {
    const { table, owners, kinds } = this;
    const { moves } = this.successors;
    while (this.stored < this.made && !this.isFull) {
      const from = this.stored;
      this.storeSome();
      const { fresh, bytesBeside } = table;
      const parents = table.columns[parentColumn]!;
      for (let id = this.known; id < table.count; id += 1) {
        const i = from + fresh[id - this.known]!;
        parents[id] = owners[i]!;
        if (kinds) bytesBeside[id] = kinds[moves[i]!]!;
        if (this.story) this.tell('made', id);
      }
      this.countGoals(this.known, table.count);
      if (pace.isOverNow()) return false;
    }
    return true;
  }

  /** Whether a state from which nothing was generated, perhaps because of pruning, is a dead end: no goal and no legal move. */
  private isDeadEnd(id: number, made: number): boolean {
    const { space, successors } = this;
    const { states, words } = this.reached;
    const at = id * words;
    const isStuck = space.isStuck?.(states, at) ?? space.expand(states, at, successors, made) === made;
    return isStuck && !space.isGoal(states, at);
  }

  private countGoals(from: number, to: number): void {
    const { space, found } = this;
    if (found instanceof SharedStates && found.many?.countGoals(from, to) === 0) return;
    const { states, words } = this.reached;
    for (let id = from; id < to; id += 1) {
      if (!space.isGoal(states, id * words)) continue;
      if (this.goal < 0) this.goal = id;
      this.goals += 1;
    }
  }

  private stopAtDepth(): Status {
    // When the level's moves are used up the game is lost: no move is legal there any more.
    if (this.statusWhenCut === 'unsolvable' && !this.stopAtGoal) {
      const { states, words, count } = this.reached;
      for (let id = this.expanded; id < count; id += 1)
        if (!this.space.isGoal(states, id * words)) this.deadEnds += 1;
    }
    return this.statusWhenCut;
  }

  override get waiting(): number {
    return this.reached.count - this.expanded;
  }

  protected override queueBytes(): number {
    return this.owners.byteLength;
  }

  protected override finish(status: Status): Status {
    const { count } = this.reached;
    if (count > this.layerEnd) this.layers.push(count - this.layerEnd);
    this.layerEnd = count;
    return super.finish(status);
  }
}
