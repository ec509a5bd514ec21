/** A request to the worker: find all states of a level, or join up the given ones, and lay them out. */
export interface GraphTask {
  /** One level, as it would stand in a file. */
  readonly level: string;
  readonly cost: string;
  /** The first states that the search met, one row after the other: drawn when the whole space is too large. */
  readonly firstRows: Uint32Array;
}

/** States and what leads from one to the other; the start is number 0. */
export interface GraphData {
  /** All that can be reached, with exact distances; otherwise only the first states of the record. */
  readonly isWhole: boolean;
  readonly count: number;
  /** 32-bit words a state. */
  readonly words: number;
  readonly rows: Uint32Array;
  /** Pairs of states, each pair once, whichever way the moves between them go. */
  readonly edges: Int32Array;
  /** 1 where the level is solved. */
  readonly goals: Uint8Array;
  /** The fewest moves to a goal, `none` where there is no way; empty unless the space is whole. */
  readonly toGoal: Int32Array;
}

export type GraphProgress =
  | { readonly kind: 'graph'; readonly graph: GraphData }
  /** Where the states are so far: x and y, one after the other. */
  | { readonly kind: 'places'; readonly places: Float32Array };
