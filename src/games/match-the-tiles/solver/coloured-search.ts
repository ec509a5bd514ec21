import { StateTable } from '../../../store/state-table.ts';
import type { Colourings } from './colourings.ts';
import type { FootprintWays } from './footprint-ways.ts';
import { type Footprints, nowhere } from './footprints.ts';
import { WaitingStates } from './waiting-states.ts';

/** Columns of the table: the costs of the cheapest known paths, from the start and to a goal; -1 where there is none. */
const fromStart = 0;
const toGoal = 1;
/** The move that the way from the start ends with and the state before it, as 4 * state + move; likewise towards the goal. */
const cameBy = 2;
const goesBy = 3;
const columnCount = 4;
const unknown = -1;

/** The share of the memory for the table; the rest is for the open lists. */
const tableShare = (words: number): number => (words + 8) / (words + 12);

/** One end of the search. */
interface End {
  readonly waiting: WaitingStates;
  /** Marks the states that it has expanded. */
  readonly mark: number;
  /** States with lower costs are expanded, where the threshold allows it. */
  limit: number;
  expanded: number;
  generated: number;
}

const newEnd = (mark: number): End => ({
  waiting: new WaitingStates(),
  mark,
  limit: 0,
  expanded: 0,
  generated: 0,
});

/** The result; `deeper` when all solutions are longer than the threshold. */
export type ColouredEnd = 'solved' | 'unsolvable' | 'deeper' | 'state-limit' | 'memory-limit';

export interface ColouredLimits {
  /** The longest solution to search for. */
  readonly moves: number;
  readonly states: number;
  readonly bytes: number;
}

/**
 * A bidirectional search over positions as a footprint and its colours. It searches for a solution of `threshold` moves, and raises
 * the threshold by one when there is none. A state is expanded only when the moves to it plus the distance of its footprint from
 * the other end are at most the threshold. Each end expands states less than its own `limit` moves away, and the two limits add up to
 * the threshold. docs/solvers-match-the-tiles.md has the proof.
 */
export class ColouredSearch {
  /** One table for the states of both ends, so that a meeting is detected on insertion. */
  readonly table: StateTable;
  readonly ahead = newEnd(1);
  readonly behind = newEnd(2);
  /** No solution is shorter. */
  threshold: number;
  private readonly footprints: Footprints;
  private readonly ways: FootprintWays;
  private readonly colourings: Colourings;
  private readonly limits: ColouredLimits;
  private readonly row: Uint32Array;
  /** The best solution known goes through this state and has so many moves. */
  private meeting = -1;
  private best = Number.POSITIVE_INFINITY;
  private end: ColouredEnd | undefined;

  /** The rows of the start and the goals; no solution is shorter than `least`. */
  constructor(
    footprints: Footprints,
    ways: FootprintWays,
    colourings: Colourings,
    rows: { readonly start: Uint32Array; readonly goals: Uint32Array },
    least: number,
    limits: ColouredLimits,
  ) {
    this.footprints = footprints;
    this.ways = ways;
    this.colourings = colourings;
    this.limits = limits;
    const words = 1 + colourings.words;
    this.table = new StateTable(words, columnCount, limits.bytes * tableShare(words), limits.states, true);
    this.row = new Uint32Array(words);
    this.threshold = least;
    this.reach(this.ahead, rows.start, 0, 0, 0);
    for (let at = 0; at < rows.goals.length && !this.end; at += words) {
      while (this.table.makeRoom(1) === 'busy');
      if (this.table.makeRoom(1) === 'full') this.end = 'memory-limit';
      else this.reach(this.behind, rows.goals, at, 0, 0);
    }
  }

  get usedBytes(): number {
    return this.table.usedBytes + 4 * (this.ahead.waiting.most + this.behind.waiting.most);
  }

  get bytes(): number {
    return this.table.bytes + this.ahead.waiting.bytes + this.behind.waiting.bytes;
  }

  /** Expands one state or raises a limit; returns the result when there is one. */
  advance(): ColouredEnd | undefined {
    const { ahead, behind, threshold } = this;
    if (this.best <= threshold) this.end = 'solved';
    if (this.end) return this.end;
    const room = this.table.makeRoom(this.ways.mostMoves);
    if (room === 'full') this.end = 'memory-limit';
    if (room !== 'ready') return this.end;
    if (this.expandNext(ahead) || this.expandNext(behind)) return undefined;
    if (ahead.waiting.count === 0 || behind.waiting.count === 0) {
      // One end is exhausted. A solution longer than the threshold is not proved shortest: there may be others.
      if (this.meeting < 0) this.end = 'unsolvable';
      else this.end = this.best <= this.limits.moves ? 'solved' : 'deeper';
    } else if (ahead.limit + behind.limit < threshold) this.cheaperEnd().limit += 1;
    else if (threshold >= this.limits.moves) this.end = 'deeper';
    else {
      this.threshold += 1;
      for (const end of [ahead, behind]) {
        end.limit = 0;
        end.waiting.rewind();
      }
    }
    return this.end;
  }

  /** The moves from the start to the goal. */
  path(): number[] {
    const { table } = this;
    const moves: number[] = [];
    if (this.meeting < 0) return moves;
    const [costs, otherCosts, steps, otherSteps] = table.columns as [
      Int32Array,
      Int32Array,
      Int32Array,
      Int32Array,
    ];
    for (let id = this.meeting; costs[id] !== 0; id = steps[id]! >> 2) moves.push(steps[id]! & 3);
    moves.reverse();
    for (let id = this.meeting; otherCosts[id] !== 0; id = otherSteps[id]! >> 2)
      moves.push(otherSteps[id]! & 3);
    return moves;
  }

  /** The end whose next states seem cheaper to expand. */
  private cheaperEnd(): End {
    const { ahead, behind, threshold } = this;
    const effort = (end: End): number =>
      end.waiting.waitingAt(end.limit, threshold) * (1 + end.generated / Math.max(1, end.expanded));
    return effort(behind) < effort(ahead) ? behind : ahead;
  }

  /** Expands a state of an end that is due; false when there is none. */
  private expandNext(end: End): boolean {
    const { table } = this;
    const { waiting } = end;
    const costs = table.columns[end === this.ahead ? fromStart : toGoal]!;
    const marks = table.bytesBeside;
    for (;;) {
      const id = waiting.take(end.limit, this.threshold);
      if (id < 0) return false;
      // It may have been inserted again at a lower cost.
      if (costs[id] !== waiting.cost || (marks[id]! & end.mark) !== 0) continue;
      marks[id]! |= end.mark;
      end.expanded += 1;
      if (end === this.ahead) this.expandAhead(id, waiting.cost);
      else this.expandBehind(id, waiting.cost);
      return true;
    }
  }

  private expandAhead(id: number, cost: number): void {
    const { footprints, colourings, table, row } = this;
    const { tiles, successors, shuffles } = footprints;
    const { words } = table;
    const footprint = table.states[id * words]!;
    // After a move along one axis, moves along it reach only successors of the position before it.
    const cameAlong = cost === 0 ? -1 : (table.columns[cameBy]![id]! & 3) >> 1;
    for (let move = 0; move < 4; move += 1) {
      const to = successors[4 * footprint + move]!;
      if (to < 0 || move >> 1 === cameAlong) continue;
      row[0] = to;
      if (move < 2)
        colourings.shuffle(
          table.states,
          id * words + 1,
          shuffles,
          (2 * footprint + move) * tiles,
          row,
          1,
          false,
        );
      else for (let word = 1; word < words; word += 1) row[word] = table.states[id * words + word]!;
      this.reach(this.ahead, row, 0, cost + 1, 4 * id + move);
    }
  }

  private expandBehind(id: number, cost: number): void {
    const { footprints, ways, colourings, table, row } = this;
    const { tiles, shuffles } = footprints;
    const { words } = table;
    const footprint = table.states[id * words]!;
    const goesAlong = cost === 0 ? -1 : (table.columns[goesBy]![id]! & 3) >> 1;
    const end = ways.starts[footprint + 1]!;
    for (let at = ways.starts[footprint]!; at < end; at += 1) {
      const from = ways.moves[at]! >> 2;
      const move = ways.moves[at]! & 3;
      if (move >> 1 === goesAlong) continue;
      row[0] = from;
      if (move < 2)
        colourings.shuffle(table.states, id * words + 1, shuffles, (2 * from + move) * tiles, row, 1, true);
      else for (let word = 1; word < words; word += 1) row[word] = table.states[id * words + word]!;
      this.reach(this.behind, row, 0, cost + 1, 4 * id + move);
    }
  }

  /** Records that an end has reached a state, unless it knows a path that is as cheap. */
  private reach(end: End, rows: Uint32Array, at: number, cost: number, by: number): void {
    const { table } = this;
    const isAhead = end === this.ahead;
    const footprint = rows[at]!;
    const rest = isAhead ? this.ways.toGoal[footprint]! : this.footprints.depths[footprint]!;
    const total = cost + rest;
    // Prune: no solution goes through this state, or none that is better than the best known.
    if (rest === nowhere || total >= this.best) return;
    const { count, columns } = table;
    const id = table.insert(rows, at);
    if (id < 0) {
      this.end = 'state-limit';
      return;
    }
    const own = columns[isAhead ? fromStart : toGoal]!;
    const others = columns[isAhead ? toGoal : fromStart]!;
    if (id === count) others[id] = unknown;
    else if (own[id] !== unknown && own[id]! <= cost) return;
    own[id] = cost;
    columns[isAhead ? cameBy : goesBy]![id] = by;
    end.generated += 1;
    end.waiting.add(id, cost, total);
    const other = others[id]!;
    if (other !== unknown && cost + other < this.best) {
      this.best = cost + other;
      this.meeting = id;
    }
  }
}
