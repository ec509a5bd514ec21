import type { SearchLayers, SearchProblem, Status } from '../core/search.ts';
import { parentColumn } from './path.ts';
import { TableSearch } from './table-search.ts';

/** States expanded before their successors are looked up in one batch. */
const batchSize = 128;
/** A batch is at most a 64th of the states expanded before it. */
const growthShift = 6;
/** The most words of a batch, however large the states are. */
const batchWords = 1 << 16;

/**
 * Breadth-first search. The table is the queue: states are expanded in the order in which they were stored. For
 * explorations of the whole space it also counts new states per depth, goals and dead ends.
 */
export class BreadthFirstSearch extends TableSearch {
  /** New states at each depth. */
  readonly layers: number[] = [1];
  goals = 0;
  /** Expanded states without a legal move that are not goals; counted only when goals do not end the search. */
  deadEnds = 0;
  private next = 0;
  private layerEnd = 1;
  private readonly stopAtGoal: boolean;
  private readonly batch: number;
  /** The parent of each successor of the batch. */
  private readonly owners: Int32Array;
  /** Where the game has move kinds, each state stores that of the move that reached it, so that `expand` can prune. */
  private readonly kinds: Uint8Array | undefined;

  constructor(problem: SearchProblem, stopAtGoal = true) {
    const { words, maxSuccessors, moveKinds } = problem.space;
    const batch = Math.max(1, Math.min(batchSize, Math.floor(batchWords / (words * maxSuccessors))));
    super(problem, { columns: 1, hasBytes: moveKinds !== undefined, batch });
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

  step(budget: number): Status | 'running' {
    const { table } = this;
    let left = budget;
    while (left > 0) {
      if (this.goal >= 0 && this.stopAtGoal) return this.finish('solved');
      if (this.next === this.layerEnd) {
        if (this.layerEnd === table.count) return this.finish('unsolvable');
        this.layers.push(table.count - this.layerEnd);
        this.layerEnd = table.count;
      }
      if (this.depth >= this.maxDepth) return this.stopAtDepth();
      const room = table.makeRoom(this.successors.moves.length);
      if (room === 'full') return this.finish('memory-limit');
      if (room === 'busy') break;
      // Whole batches whatever the budget, so that counts do not depend on the slices. The first batches have one state each,
      // so that a small search stops exactly where the textbook algorithm does.
      const batch = Math.min(this.batch, Math.max(1, this.next >> growthShift));
      const states = Math.min(batch, this.layerEnd - this.next);
      if (!this.expandBatch(states)) return this.finish('state-limit');
      left -= states;
    }
    this.measure();
    return 'running';
  }

  /** The layers before the one with the first goal, or all layers when there is none. */
  evidence(): SearchLayers {
    const { table, goal, layers } = this;
    let counts = layers;
    if (goal >= 0) {
      let whole = 0;
      for (let end = layers[0]!; end <= goal; end += layers[whole]!) whole += 1;
      counts = layers.slice(0, whole);
    }
    const states = counts.reduce((sum, count) => sum + count, 0);
    return { kind: 'rows', rows: table.states.slice(0, states * table.words), counts, isAll: goal < 0 };
  }

  /** Returns false when the state limit keeps some successors from being stored. */
  private expandBatch(states: number): boolean {
    const { space, table, successors, owners, kinds } = this;
    const { words } = space;
    const rows = table.states;
    const cameBy = table.bytesBeside;
    const first = this.next;
    let made = 0;
    for (let id = first; id < first + states; id += 1) {
      const before = made;
      made = space.expand(rows, id * words, successors, made, kinds ? cameBy[id]! : 0);
      for (let i = before; i < made; i += 1) owners[i] = id;
      if (made === before && !this.stopAtGoal && this.isDeadEnd(id * words, made)) this.deadEnds += 1;
    }
    const firstNew = table.count;
    const taken = table.insertAll(successors.states, made, this.ids);
    const { fresh } = table;
    const parents = table.columns[parentColumn]!;
    const { moves } = successors;
    for (let id = firstNew; id < table.count; id += 1) {
      const i = fresh[id - firstNew]!;
      parents[id] = owners[i]!;
      if (kinds) cameBy[id] = kinds[moves[i]!]!;
    }
    this.next = first + states;
    this.statistics.expanded += states;
    this.statistics.generated += made;
    this.countWaiting();
    this.countGoals(firstNew, table.count);
    return taken === made || (this.goal >= 0 && this.stopAtGoal);
  }

  /** Whether a state from which nothing was generated, perhaps because of pruning, is a dead end: no goal and no legal move. */
  private isDeadEnd(at: number, made: number): boolean {
    const { space, table, successors } = this;
    return space.expand(table.states, at, successors, made) === made && !space.isGoal(table.states, at);
  }

  private countGoals(from: number, to: number): void {
    const { space, table } = this;
    const { states, words } = table;
    for (let id = from; id < to; id += 1) {
      if (!space.isGoal(states, id * words)) continue;
      if (this.goal < 0) this.goal = id;
      this.goals += 1;
    }
  }

  private stopAtDepth(): Status {
    // When the level's moves are used up the game is lost: no move is legal there any more.
    if (this.statusWhenCut === 'unsolvable') {
      const { states, words, count } = this.table;
      for (let id = this.next; id < count; id += 1)
        if (!this.space.isGoal(states, id * words)) this.deadEnds += 1;
    }
    return this.finish(this.statusWhenCut);
  }

  override get waiting(): number {
    return this.table.count - this.next;
  }

  protected override queueBytes(): number {
    return this.owners.byteLength;
  }

  protected override finish(status: Status): Status {
    if (this.table.count > this.layerEnd) this.layers.push(this.table.count - this.layerEnd);
    this.layerEnd = this.table.count;
    return super.finish(status);
  }
}
