import type { Statistics, Status } from '../core/search.ts';

/** No expansion: where the start comes from, or what the record does not know. */
export const none = -1;

/** Marks of an expansion. */
export const marks = {
  /** The start is expanded once more: a search that goes in rounds has begun a new one. */
  round: 1,
  /** The state was expanded before. */
  again: 2,
  /** Made from a goal, against the moves. */
  backward: 4,
} as const;

/**
 * A search as it was recorded: plain arrays, which cross from a worker to the page without being copied. States are
 * numbered in the order in which they were first made, the start being 0; expansions in the order in which they were done.
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
  /** By move of the solution, the start first: its state, or `none` where it was made after the full record ended. */
  readonly solution: Int32Array;

  readonly states: StateColumns;
  /** Every expansion up to `full`, and then samples. */
  readonly expansions: ExpansionColumns;
  /** So many of the expansions were recorded one by one; those behind them are samples. */
  readonly full: number;
  /** Cheaper ways that were found to states known already: an expansion, a state and its new cost, one after the other. */
  readonly improvements: Int32Array;
}

/** By state. */
export interface StateColumns {
  readonly count: number;
  readonly words: number;
  /** Packed states, one row after the other. */
  readonly rows: Uint32Array;
  /** The expansion that made it first; `none` for the start (and for goals, in a search that also goes backwards). */
  readonly madeBy: Int32Array;
  /** Cost of the way on which it was made first. */
  readonly cost: Int32Array;
  /** What the heuristic said when it was made, NaN where there is no heuristic. */
  readonly estimate: Float32Array;
}

/** By expansion. */
export interface ExpansionColumns {
  readonly count: number;
  /** How many expansions were done with this one: 1, 2, 3, … and further apart among the samples. */
  readonly number: Float64Array;
  /** `none` among the samples, whose states have no number. */
  readonly state: Int32Array;
  /** The expansion that led here; `none` at the start and among the samples. */
  readonly from: Int32Array;
  /** Moves from the start. */
  readonly depth: Int32Array;
  /** Cost from the start on the way by which the search came. */
  readonly cost: Int32Array;
  readonly marks: Uint8Array;
  /** How many states have a number when it is done. */
  readonly met: Int32Array;
  /** How things stood when this expansion was done. */
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
  [trace.solution, trace.improvements, ...arraysOf(trace.states), ...arraysOf(trace.expansions)].map(
    ({ buffer }) => buffer as ArrayBuffer,
  );

const arraysOf = (columns: object): ArrayBufferView[] => Object.values(columns).filter(ArrayBuffer.isView);
