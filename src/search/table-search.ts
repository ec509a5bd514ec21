import { Expansion } from '../core/expansion.ts';
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
import { type Pace, runNow, type Steps } from '../core/slices.ts';
import { createSuccessors, type Estimate, type Space, type Successors } from '../core/space.ts';
import type { Fate, Story } from '../core/story.ts';
import type { StoredStates } from '../store/rows.ts';
import { StateTable } from '../store/state-table.ts';
import { chainTo, movesAlong, parentColumn } from './path.ts';

/** Words of successors that are stored at once; a slice may end after them. */
const storedAtOnce = 1 << 18;

/** The columns that a search stores per state, and how many states it expands at a time. */
export interface TableLayout {
  readonly columns: number;
  readonly hasBytes?: boolean;
  readonly batch?: number;
}

/** The common part of the searches that store all states in one table. */
export abstract class TableSearch implements Search {
  readonly statistics: Statistics = newStatistics();
  mayHaveMissedCheaper = false;
  protected readonly space: Space;
  protected readonly estimate: Estimate;
  protected readonly story: Story | undefined;
  protected readonly table: StateTable;
  protected successors: Successors;
  protected readonly expansion: Expansion;
  /** The numbers of the successors last stored. */
  protected readonly ids: Int32Array;
  protected readonly maxDepth: number;
  protected readonly statusWhenCut: Status;
  /** The number of the goal state found, or -1. */
  protected goal = -1;
  /** The state that is being expanded, -1 between two expansions. A slice may end between any two of its successors. */
  protected parent = -1;
  /** Its successors, when all are made: their number, how many are stored, how many are taken in. */
  protected made = 0;
  protected stored = 0;
  protected takenIn = 0;
  /** Whether the state limit keeps some of them from being stored. */
  protected isFull = false;
  /** The number of the next new state. */
  protected known = 0;

  /** Stores the start, as number 0. */
  constructor(problem: SearchProblem, { columns, hasBytes, batch = 1 }: TableLayout) {
    const { space, limits } = problem;
    this.space = space;
    this.story = problem.story;
    this.estimate = problem.estimate ?? (() => 0);
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    const capacity = batch * space.maxSuccessors;
    this.successors = createSuccessors(space.words, capacity);
    this.expansion = new Expansion(space);
    this.ids = new Int32Array(Math.max(1, capacity));
    this.table = new StateTable(space.words, columns, limits.bytes ?? defaultBytes, limits.states, hasBytes);
    this.table.insertAll(problem.start, 1, this.ids);
    this.statistics.seenSet = 'index';
  }

  abstract step(budget: number, pace?: Pace): Status | 'running';

  /** The states stored so far. */
  protected get reached(): StoredStates {
    return this.table;
  }

  /** Does with a stored successor what the algorithm does; it is new when its number is `known`. */
  protected takeIn(_index: number): void {}

  abstract get waiting(): number;

  /** Bytes of the queues; none where they are columns of the table. */
  protected queueBytes(): number {
    return 0;
  }

  origin(at: number): number {
    const { words, columns } = this.reached;
    const parent = columns[parentColumn]![at / words]!;
    return parent < 0 ? -1 : parent * words;
  }

  path(): number[] {
    return runNow(this.pathInSteps());
  }

  pathInSteps(): Steps<number[]> {
    return movesAlong(this.solution(), this.reached, this.space);
  }

  /** The states from the start to the goal. */
  protected solution(): readonly number[] {
    return chainTo(this.goal, this.reached);
  }

  /** The fate of a stored state; call it only where there is a story. */
  protected tell(fate: Fate, id: number, cost?: number): void {
    const { words, states, columns } = this.table;
    const parent = columns[parentColumn]![id]!;
    const rowOf = (each: number): Uint32Array => states.subarray(each * words);
    this.story?.tell(fate, rowOf(id), parent < 0 ? undefined : rowOf(parent), cost);
  }

  /** A new successor waits, unless it is proved that no goal can be reached from it. */
  protected tellMade(id: number, cost: number, isDead: boolean): void {
    this.tell('made', id, cost);
    if (isDead) this.tell('cut', id, cost);
  }

  /** Begins to expand a state. */
  protected begin(id: number): void {
    this.parent = id;
    this.expansion.begin(0);
    this.made = 0;
    this.stored = 0;
    this.takenIn = 0;
    this.isFull = false;
  }

  /** Goes on with the expansion; false when the slice is over before its end. */
  protected goOn(pace: Pace): boolean {
    if (this.expansion.isRunning && !this.make(pace)) return false;
    for (;;) {
      const { stored } = this;
      for (let index = this.takenIn; index < stored; ) {
        this.takeIn(index);
        index += 1;
        this.takenIn = index;
        if (pace.isOver()) return false;
      }
      if (this.stored === this.made || this.isFull) break;
      this.storeSome();
    }
    this.parent = -1;
    this.countWaiting();
    return true;
  }

  protected storeSome(): void {
    const { table, successors, ids, stored, made } = this;
    this.known = table.count;
    const rows = Math.min(made - stored, Math.max(1, Math.floor(storedAtOnce / table.words)));
    const { states } = successors;
    const taken =
      stored === 0
        ? table.insertAll(states, rows, ids)
        : table.insertAll(states.subarray(stored * table.words), rows, ids.subarray(stored));
    this.stored += taken;
    this.isFull = taken < rows;
  }

  /** Makes the successors; false when the slice is over before all are made. */
  protected make(pace: Pace): boolean {
    const { table, statistics, expansion, parent } = this;
    if (!expansion.goOn(table.states, parent * table.words, this.successors, 0, pace)) return false;
    this.made = expansion.made;
    statistics.expanded += 1;
    statistics.generated += this.made;
    return true;
  }

  protected countWaiting(): void {
    const { waiting, statistics } = this;
    if (waiting > statistics.peakFrontier) statistics.peakFrontier = waiting;
  }

  protected finish(status: Status): Status {
    this.measure();
    return status;
  }

  protected measure(): void {
    const { statistics, reached, successors } = this;
    statistics.stored = reached.count;
    // In the midst of an expansion the frontier is not what it will be.
    if (this.parent < 0) this.countWaiting();
    const scratch = successors.states.byteLength + 8 * successors.moves.length;
    // Queues are columns of the table, but for one number a priority.
    noteMemory(statistics, reached.usedBytes, reached.bytes + scratch + this.queueBytes());
  }
}
