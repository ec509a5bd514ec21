import type { Statistics, Status } from '../core/search.ts';

/** No expansion: the parent of the start, or unknown. */
export const none = -1;

/** Marks of an expansion. */
export const marks = {
  /** The search begins anew with it. */
  round: 1,
  /** The state was expanded before. */
  again: 2,
  /** Backward, from a goal. */
  backward: 4,
} as const;

/**
 * A recorded search: plain arrays, which cross from a worker to the page without being copied. States are numbered in the
 * order of their first generation, the start being 0; expansions in their own order.
 */
export interface TraceData {
  readonly algorithm: string;
  readonly heuristic: string | undefined;
  readonly cost: string;
  /** How it ended, with the figures of the search itself. */
  readonly status: Status;
  readonly statistics: Statistics;
  /** Of the recorded run, recording included. */
  readonly milliseconds: number;
  /** The search proved that nothing cheaper exists. */
  readonly optimal: boolean;
  /** In the game's notation, replayed by the rules; empty unless solved. */
  readonly moves: readonly string[];
  /** The states of the solution, the start first; `none` for those generated after the full record ended. */
  readonly solution: Int32Array;

  readonly states: StateColumns;
  /** Every expansion up to `full`, and then samples. */
  readonly expansions: ExpansionColumns;
  /** The first so many expansions were recorded in full; the others are samples. */
  readonly full: number;
  /** Cheaper paths to known states, as triples of expansion, state and new cost. */
  readonly improvements: Int32Array;
  /** What the search has told of successors. */
  readonly fates: FateColumns;
  readonly found: FoundColumns;
}

/** By event, in the order of the positions from which they hold. */
export interface FateColumns {
  /** The first event of each position, and the end of the last. */
  readonly starts: Int32Array;
  /** The index in the list of fates. */
  readonly fate: Uint8Array;
  readonly state: Int32Array;
  /** The expansion that it is a successor of; `none` for the states that the search begins with. */
  readonly by: Int32Array;
  /** The cost of the path through that expansion. */
  readonly cost: Int32Array;
  /** NaN where the search compares by what is in the record. */
  readonly value: Float32Array;
}

/** By solution, each better than the one before. */
export interface FoundColumns {
  /** The number of expansions before it was found. */
  readonly number: Float64Array;
  readonly cost: Int32Array;
  /** The first state of each in the list, and the end of the last. */
  readonly starts: Int32Array;
  readonly states: Int32Array;
}

/** By state. */
export interface StateColumns {
  readonly count: number;
  readonly words: number;
  /** Packed states, one row after the other. */
  readonly rows: Uint32Array;
  /** The expansion that first generated it; `none` for the start (and for goals, in a bidirectional search). */
  readonly madeBy: Int32Array;
  /** The cost of the path by which it was first generated. */
  readonly cost: Int32Array;
  /** Its estimate when it was generated; NaN without a heuristic. */
  readonly estimate: Float32Array;
}

/** By expansion. */
export interface ExpansionColumns {
  readonly count: number;
  /** The number of the expansion: 1, 2, 3, … with gaps among the samples. */
  readonly number: Float64Array;
  /** `none` among the samples, whose states have no number. */
  readonly state: Int32Array;
  /** The parent expansion; `none` at the start and among the samples. */
  readonly from: Int32Array;
  /** Moves from the start. */
  readonly depth: Int32Array;
  /** Cost from the start on the path of the search. */
  readonly cost: Int32Array;
  readonly marks: Uint8Array;
  /** What the search goes by, as it tells; NaN where it does not. */
  readonly limit: Float32Array;
  /** The proved factor after this expansion; NaN where there is none. */
  readonly bound: Float32Array;
  /** The number of known states after it. */
  readonly met: Int32Array;
  /** The counts after this expansion. */
  readonly generated: Float64Array;
  readonly stored: Float64Array;
  readonly waiting: Float64Array;
  readonly bytes: Float64Array;
  readonly milliseconds: Float32Array;
  /** Rows of the sampled states, one a sample. */
  readonly sampledRows: Uint32Array;
  readonly sampledEstimates: Float32Array;
}

/** The buffers that can be handed over instead of copied. */
export const traceBuffers = (trace: TraceData): ArrayBuffer[] =>
  [
    ...[trace.solution, trace.improvements],
    ...[trace.states, trace.expansions, trace.fates, trace.found].flatMap(arraysOf),
  ].map(({ buffer }) => buffer as ArrayBuffer);

const arraysOf = (columns: object): ArrayBufferView[] => Object.values(columns).filter(ArrayBuffer.isView);
