import { createSuccessors, type Space, type Successors } from '../core/space.ts';
import { parentColumn, pathTo } from './path.ts';
import {
  defaultBytes,
  depthLimitOf,
  newStatistics,
  type Search,
  type SearchProblem,
  type Statistics,
  type Status,
} from './search.ts';
import { StateTable } from './state-table.ts';

/** States expanded before their successors are looked up, all in one go. */
const batchSize = 128;
/** The successors of a batch never take more words than this, however large the states are. */
const batchWords = 1 << 16;

/**
 * Breadth-first search. The table is the queue: states are expanded in the order in which they were stored. Also counts
 * what an exploration of the whole space wants to know: new states a depth, goals, dead ends.
 */
export class BreadthFirstSearch implements Search {
  readonly statistics: Statistics = newStatistics();
  readonly mayHaveMissedCheaper = false;
  /** New states at each depth. */
  readonly layers: number[] = [1];
  goals = 0;
  /** Expanded states without a legal move that are not goals; counted only when goals do not end the search. */
  deadEnds = 0;
  /** The number of the first goal state met, or -1. */
  private goal = -1;
  private next = 0;
  private layerEnd = 1;
  private readonly space: Space;
  private readonly table: StateTable;
  private readonly stopAtGoal: boolean;
  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  private readonly batch: number;
  private readonly successors: Successors;
  /** Where the successors of each state of the batch end. */
  private readonly ends: Int32Array;
  private readonly ids: Int32Array;
  /** Where the game has them, each state remembers the kind of move it was met by, to be spared some successors. */
  private readonly kinds: Uint8Array | undefined;

  constructor(problem: SearchProblem, stopAtGoal = true) {
    const { space, limits } = problem;
    this.space = space;
    this.stopAtGoal = stopAtGoal;
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    this.batch = Math.max(
      1,
      Math.min(batchSize, Math.floor(batchWords / (space.words * space.maxSuccessors))),
    );
    const capacity = this.batch * space.maxSuccessors;
    this.successors = createSuccessors(space.words, capacity);
    this.ends = new Int32Array(this.batch);
    this.ids = new Int32Array(capacity);
    this.kinds = space.moveKinds;
    const bytes = limits.bytes ?? defaultBytes;
    this.table = new StateTable(space.words, 1, bytes, limits.states, this.kinds !== undefined);
    this.table.insertAll(problem.start, 1, this.ids);
    this.table.columns[parentColumn]![0] = -1;
    this.countGoals(0, 1);
    this.statistics.peakFrontier = 1;
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
      // Whole batches whatever the budget, so that counts do not depend on how a search is sliced.
      const states = Math.min(this.batch, this.layerEnd - this.next);
      if (!this.expandBatch(states)) return this.finish('state-limit');
      left -= states;
    }
    this.measure();
    return 'running';
  }

  path(): number[] {
    return pathTo(this.goal, this.table, this.space);
  }

  /** Returns false when the limit of states does not allow all successors to be stored. */
  private expandBatch(states: number): boolean {
    const { space, table, successors, ends, ids, kinds } = this;
    const rows = table.states;
    const cameBy = table.bytesBeside;
    const first = this.next;
    let made = 0;
    for (let k = 0; k < states; k += 1) {
      const before = made;
      const at = (first + k) * space.words;
      made = space.expand(rows, at, successors, made, kinds ? cameBy[first + k]! : 0);
      ends[k] = made;
      if (made === before && !this.stopAtGoal && this.isDeadEnd(at, made)) this.deadEnds += 1;
    }
    let known = table.count;
    const taken = table.insertAll(successors.states, made, ids);
    const parents = table.columns[parentColumn]!;
    const firstNew = known;
    for (let k = 0, i = 0; k < states; k += 1) {
      for (const end = Math.min(ends[k]!, taken); i < end; i += 1) {
        if (ids[i] !== known) continue;
        parents[known] = first + k;
        if (kinds) cameBy[known] = kinds[successors.moves[i]!]!;
        known += 1;
      }
    }
    this.next = first + states;
    this.statistics.expanded += states;
    this.statistics.generated += made;
    const waiting = table.count - this.next;
    if (waiting > this.statistics.peakFrontier) this.statistics.peakFrontier = waiting;
    this.countGoals(firstNew, known);
    return taken === made || (this.goal >= 0 && this.stopAtGoal);
  }

  /** Whether a state without successors that the search needs has no legal move at all, and is not a goal. */
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
    // When the level's own moves are used up, what is not solved is lost: no move is legal there any more.
    if (this.statusWhenCut === 'unsolvable') {
      const { states, words, count } = this.table;
      for (let id = this.next; id < count; id += 1)
        if (!this.space.isGoal(states, id * words)) this.deadEnds += 1;
    }
    return this.finish(this.statusWhenCut);
  }

  private finish(status: Status): Status {
    if (this.table.count > this.layerEnd) this.layers.push(this.table.count - this.layerEnd);
    this.layerEnd = this.table.count;
    this.measure();
    return status;
  }

  private measure(): void {
    const { statistics, table } = this;
    statistics.stored = table.count;
    statistics.bytes = Math.max(
      statistics.bytes,
      table.bytes + this.successors.states.byteLength + 8 * this.successors.moves.length,
    );
  }
}
