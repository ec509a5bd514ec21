import type { WasmMemory } from './wasm.ts';

/**
 * The packed view of a level, for the search engine: states are rows of `words` 32-bit words inside one large array.
 * Nothing here allocates an object per state.
 */
export interface Space<State = unknown, Move = unknown> {
  /** 32-bit words per state. */
  readonly words: number;
  /** No state has more successors than this. */
  readonly maxSuccessors: number;
  /** The game is lost when it is not solved within so many moves. Absent: no limit. */
  readonly moveLimit?: number;
  /** All moves cost 1, so that a shortest solution is also a cheapest one. */
  readonly unitCosts: boolean;

  /** Writes a state to a row. */
  pack(state: State, words: Uint32Array, at: number): void;
  /** The state of a row. */
  unpack(words: Uint32Array, at: number): State;
  /** Whether the state of a row solves the level. */
  isGoal(words: Uint32Array, at: number): boolean;
  /** Whether a state has no successor, where that can be told without making them all. */
  isStuck?(words: Uint32Array, at: number): boolean;
  /**
   * Appends all successors of the state at `words[at]` to the first `count` ones in `out`, in the order of `Rules.moves`,
   * and returns the new count. A goal state has none.
   *
   * A search that stores every state may pass the kind of the move that first reached this one (0 for the start): `expand`
   * then prunes successors that such a search also reaches by another path of at most the same length. See `moveKinds`.
   *
   * With a `part`, it makes only that part of the successors. See `parts`.
   */
  expand(
    words: Uint32Array,
    at: number,
    out: Successors,
    count: number,
    cameBy?: number,
    part?: number,
  ): number;
  /** Where one expansion can take long: the parts, from 0 on, that it can be made in. A slice may end between two. */
  readonly parts?: number;
  /**
   * The kind of each move by its number, from 1 to 255, for `expand`. Present only where the pruning is proved to keep every
   * reachable state and its depth in breadth-first search from any start.
   */
  readonly moveKinds?: Uint8Array;
  /** The bits that states use of each word, from the lowest on; the others are 0 in every state. Absent: all of them. */
  readonly keyBits?: readonly number[];
  /**
   * With `moveKinds`, a breadth-first search from any start generates each state exactly once, so that none need be looked
   * up. Present only where that is proved.
   */
  readonly meetsOnce?: true;
  /** The same expansions of many states at once, in WebAssembly, where the game has them for this level. */
  readonly manyAtOnce?: ManyAtOnce;
  /** The move that a number written by `expand` stands for. */
  move(code: number): Move;
  /** The space below a recorder (src/trace), for expansions that are not part of the recorded search. */
  readonly unobserved?: Space<State, Move>;
  /** Predecessors and goal states, where the game can list them. */
  readonly backward?: Backward | undefined;
}

/** Expansions over a memory that the module of a game and the table of the search share. */
export interface ManyAtOnce {
  /** Bytes that its tables take there. */
  readonly bytes: number;
  /** Writes its tables and returns the expansions; undefined where there is no WebAssembly. */
  bind(shared: SharedMemory): BoundExpansions | undefined;
}

export interface BoundExpansions {
  /**
   * Writes the successors of the stored states number `from` up to `to`, in that order and each as `expand` does with
   * `cameBy`, and returns how many there are.
   */
  expand(from: number, to: number): number;
  /** How many of these stored states are goals. */
  countGoals(from: number, to: number): number;
  /** The stored states are elsewhere now: their rows, and the kinds of moves. */
  moved(rows: number, kinds: number): void;
}

/** Where things are in the shared memory, in bytes. Every place is a multiple of 64. */
export interface SharedMemory {
  readonly memory: WasmMemory;
  /** Of the stored states: the rows, and where the game has move kinds, the kind of the move that reached each, a byte. */
  readonly rows: number;
  readonly kinds: number;
  /** Of the successors: rows, the number of the state that each comes from (4 bytes), the kinds of the moves (a byte). */
  readonly outRows: number;
  readonly outOwners: number;
  readonly outKinds: number;
  /** Where the game's tables go; 0 before they are written. */
  readonly tables: number;
}

/** The backward view of a space, for searches from the goals. */
export interface Backward {
  /** All goal states, reachable or not, one row after the other; undefined when there are more than `most`. */
  goals(most: number): Uint32Array | undefined;
  /**
   * Appends predecessors of the state at `words[at]` to the first `count` rows of `out` and returns the new count, or -1 when
   * they do not fit, whatever it has written by then. They may be unreachable and may repeat. The list is complete only for
   * states that a shortest solution passes after its first move, so a search must itself expand its start forwards.
   */
  expand(words: Uint32Array, at: number, out: Uint32Array, count: number): number;
}

/** A state packed into a new row. */
export function packedRow<State>(space: Pick<Space<State>, 'words' | 'pack'>, state: State): Uint32Array {
  const row = new Uint32Array(space.words);
  space.pack(state, row, 0);
  return row;
}

/** A buffer of successors that `expand` fills; allocated once per search. */
export interface Successors {
  /** Rows of `words` words. */
  readonly states: Uint32Array;
  readonly moves: Uint16Array;
  readonly costs: Uint16Array;
}

/** A buffer for so many successors of so many words each. */
export function createSuccessors(words: number, capacity: number): Successors {
  return {
    states: new Uint32Array(words * capacity),
    moves: new Uint16Array(capacity),
    costs: new Uint16Array(capacity),
  };
}

/**
 * Estimates the cost from a packed state to the nearest goal; Infinity means "proved that no goal can be reached".
 * Most use the state alone; `cost` (paid so far) and `move` (that led here, -1 at the start) are for the few published
 * heuristics that need them.
 */
export type Estimate = (words: Uint32Array, at: number, cost: number, move: number) => number;
