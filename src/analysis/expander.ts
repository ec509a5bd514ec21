import { Expansion } from '../core/expansion.ts';
import type { Pace, Steps } from '../core/slices.ts';
import { createSuccessors, type Estimate, type Space, type Successors } from '../core/space.ts';
import type { StateTable } from '../store/state-table.ts';

/** Words of successors that are stored at once; a slice may end after them. */
const storedAtOnce = 1 << 18;

/** Prunes states that are on no solution of up to `moves` moves, by a lower bound. */
export interface Within {
  readonly moves: number;
  /** Admissible. */
  readonly estimate: Estimate;
}

/** Generates the successors of a state and returns their number. */
export function* expandInSteps(
  space: Space,
  states: Uint32Array,
  at: number,
  successors: Successors,
  pace: Pace,
): Steps<number> {
  const expansion = new Expansion(space);
  expansion.begin(0);
  while (!expansion.goOn(states, at, successors, 0, pace)) yield;
  if (pace.isOverNow()) yield;
  return expansion.made;
}

/** Generates the successors of states and stores them in a table, in short steps. */
export class Expander {
  readonly successors: Successors;
  /** The numbers of the successors stored last. */
  readonly ids: Int32Array;
  private readonly space: Space;
  private readonly table: StateTable;
  private readonly pace: Pace;

  constructor(space: Space, table: StateTable, pace: Pace) {
    this.space = space;
    this.table = table;
    this.pace = pace;
    const capacity = Math.max(1, space.maxSuccessors);
    this.successors = createSuccessors(space.words, capacity);
    this.ids = new Int32Array(capacity);
  }

  /** Generates the successors of a state of the table and returns their number. */
  expand(id: number): Steps<number> {
    const { space, table, successors, pace } = this;
    return expandInSteps(space, table.states, id * space.words, successors, pace);
  }

  /** Moves those of the successors that may be on a solution to the front, and returns their number. */
  *keepWithin({ moves, estimate }: Within, made: number, depth: number): Steps<number> {
    const { words } = this.space;
    const { states, moves: codes } = this.successors;
    let kept = 0;
    for (let i = 0; i < made; i += 1) {
      const left = estimate(states, i * words, depth, codes[i]!);
      if (this.pace.isOver()) yield;
      // Moves are whole numbers, so rounding up keeps an admissible estimate admissible.
      if (depth + Math.ceil(left) > moves) continue;
      if (kept < i) states.copyWithin(kept * words, i * words, (i + 1) * words);
      kept += 1;
    }
    return kept;
  }

  /** Stores the first `count` successors; undefined when that worked, else the limit that they do not fit in. */
  *store(count: number): Steps<'state-limit' | 'memory-limit' | undefined> {
    const { table, ids } = this;
    const { states } = this.successors;
    const most = Math.max(1, Math.floor(storedAtOnce / table.words));
    for (let stored = 0; stored < count; ) {
      const rows = Math.min(count - stored, most);
      for (let room = table.makeRoom(rows); room !== 'ready'; room = table.makeRoom(rows)) {
        if (room === 'full') return 'memory-limit';
        if (this.pace.isOverNow()) yield;
      }
      const isAll = rows === count;
      const taken = table.insertAll(
        isAll ? states : states.subarray(stored * table.words),
        rows,
        isAll ? ids : ids.subarray(stored),
      );
      if (taken < rows) return 'state-limit';
      stored += rows;
      if (this.pace.isOverNow()) yield;
    }
    return undefined;
  }
}
