/**
 * The packed view of a level, for the search engine: states are rows of `words` 32-bit words inside one large array.
 * Nothing here makes an object a state.
 */
export interface Space<State = unknown, Move = unknown> {
  /** 32-bit words a state. */
  readonly words: number;
  /** No state has more successors than this. */
  readonly maxSuccessors: number;
  /** The game is lost when it is not solved after so many moves. Absent: no limit. */
  readonly moveLimit?: number;
  /** All costs are 1, so that the fewest moves are also the cheapest. */
  readonly unitCosts: boolean;

  pack(state: State, words: Uint32Array, at: number): void;
  unpack(words: Uint32Array, at: number): State;
  isGoal(words: Uint32Array, at: number): boolean;
  /**
   * Writes all successors of the state at `words[at]` behind the first `count` ones in `out`, in the order of
   * `Rules.moves`, and returns the new count. A goal position has none.
   *
   * A search that stores every state may say the kind of the move by which it came to this one first (0 where there is
   * none): `expand` then leaves out successors that such a search meets on another way of the same length or a shorter
   * one. See `moveKinds`.
   */
  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy?: number): number;
  /**
   * By number of a move: its kind, from 1 to 255, for `expand`. Given only where leaving out successors is proved to keep
   * every reachable state and its depth in breadth-first search, whatever the start.
   */
  readonly moveKinds?: Uint8Array;
  /** The move that a number written by `expand` stands for. */
  move(code: number): Move;
  /** The same space where nobody listens, for what is no part of a search; see the recorder in src/trace. */
  readonly unobserved?: Space<State, Move>;
  /** The same moves against their direction, where the game can list them. */
  readonly backward?: Backward | undefined;
}

/** A space looked at from its goals. */
export interface Backward {
  /** All goal positions, reachable or not, one row after the other; undefined when there are more than `most`. */
  goals(most: number): Uint32Array | undefined;
  /**
   * Writes states, reachable or not, from which a legal move leads to the state at `words[at]` behind the first `count` rows of
   * `out`, perhaps some twice, and returns the new count: all that any shortest solution passes after its first move, so that a
   * search must itself take the first step from its start. There can be very many: -1 when `out` has no room for them, whatever it
   * has written.
   */
  expand(words: Uint32Array, at: number, out: Uint32Array, count: number): number;
}

/** A packed state in a row of its own. */
export function packedRow<State>(space: Pick<Space<State>, 'words' | 'pack'>, state: State): Uint32Array {
  const row = new Uint32Array(space.words);
  space.pack(state, row, 0);
  return row;
}

/** A block of successors that `expand` fills; allocated once a search. */
export interface Successors {
  /** Rows of `words` words. */
  readonly states: Uint32Array;
  readonly moves: Uint16Array;
  readonly costs: Uint16Array;
}

export function createSuccessors(words: number, capacity: number): Successors {
  return {
    states: new Uint32Array(words * capacity),
    moves: new Uint16Array(capacity),
    costs: new Uint16Array(capacity),
  };
}

/**
 * Estimates the cost from a packed state to the nearest goal; Infinity means "proved that no goal can be reached".
 * Most look at the state alone; `cost` (paid so far) and `move` (that led here, -1 at the start) are for the few of
 * the field that want them.
 */
export type Estimate = (words: Uint32Array, at: number, cost: number, move: number) => number;
