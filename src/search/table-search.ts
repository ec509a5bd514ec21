import {
  defaultBytes,
  depthLimitOf,
  newStatistics,
  type Search,
  type SearchProblem,
  type Statistics,
  type Status,
} from '../core/search.ts';
import { createSuccessors, type Estimate, type Space, type Successors } from '../core/space.ts';
import { StateTable } from '../store/state-table.ts';
import { parentColumn, pathTo } from './path.ts';

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
  protected readonly table: StateTable;
  protected readonly successors: Successors;
  /** The numbers of the successors last stored. */
  protected readonly ids: Int32Array;
  protected readonly maxDepth: number;
  protected readonly statusWhenCut: Status;
  /** The number of the goal state found, or -1. */
  protected goal = -1;

  /** Stores the start, as number 0. */
  constructor(problem: SearchProblem, { columns, hasBytes, batch = 1 }: TableLayout) {
    const { space, limits } = problem;
    this.space = space;
    this.estimate = problem.estimate ?? (() => 0);
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    const capacity = batch * space.maxSuccessors;
    this.successors = createSuccessors(space.words, capacity);
    this.ids = new Int32Array(Math.max(1, capacity));
    this.table = new StateTable(space.words, columns, limits.bytes ?? defaultBytes, limits.states, hasBytes);
    this.table.insertAll(problem.start, 1, this.ids);
  }

  abstract step(budget: number): Status | 'running';

  abstract get waiting(): number;

  /** Bytes of the queues; none where they are columns of the table. */
  protected queueBytes(): number {
    return 0;
  }

  origin(at: number): number {
    const { words, columns } = this.table;
    const parent = columns[parentColumn]![at / words]!;
    return parent < 0 ? -1 : parent * words;
  }

  path(): number[] {
    return pathTo(this.goal, this.table, this.space);
  }

  /** Generates the successors of a state and returns their number. */
  protected make(id: number): number {
    const { space, table, statistics } = this;
    const made = space.expand(table.states, id * space.words, this.successors, 0);
    statistics.expanded += 1;
    statistics.generated += made;
    return made;
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
    const { statistics, table, successors } = this;
    statistics.stored = table.count;
    this.countWaiting();
    const scratch = successors.states.byteLength + 8 * successors.moves.length;
    statistics.bytes = Math.max(statistics.bytes, table.bytes + scratch + this.queueBytes());
  }
}
