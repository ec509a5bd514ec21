import type { SeenSet } from '../core/search.ts';
import type { Successors } from '../core/space.ts';
import type { Room, StoredStates } from './rows.ts';

/** The states of a breadth-first search, which need not be found again by number. */
export interface FoundStates extends Copied {
  readonly seenSet: SeenSet;
  /** Where the successors of a batch are written, and the state that each of them comes from. `makeRoom` may replace them. */
  readonly out: Successors;
  readonly owners: Int32Array;
  /** Makes room for a batch of successors. */
  makeRoom(): Room;
  /** Stores those of the first `made` successors that are new; returns how many it took, fewer only at the limit of states. */
  add(made: number): number;
}

/** States that are taken over from another table. */
export interface Copied extends StoredStates {
  /** The kind of the move that reached each state, if kept. */
  readonly bytesBeside: Uint8Array;
}

export interface FoundLayout {
  readonly words: number;
  /** The most successors of a batch. */
  readonly capacity: number;
  /** Whether the parent of each state is stored. */
  readonly hasParents: boolean;
  /** The kinds of moves, where those that reached the states are stored. */
  readonly kinds: Uint8Array | undefined;
  readonly maxBytes: number;
  readonly maxCount: number;
}
