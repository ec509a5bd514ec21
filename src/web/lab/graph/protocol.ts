/** A request to the worker: find the states of a level, and lay them out or count them in layers. */
export interface GraphTask {
  /** One level, as it would stand in a file. */
  readonly level: string;
  readonly cost: string;
  /** The id of the heuristic of the search, if it has one. */
  readonly heuristic: string | undefined;
  /** The states that the search met, one row after the other: in a large space it is said which layer each of them is in. */
  readonly rows: Uint32Array;
  /** The solution, in the notation of the game. */
  readonly moves: readonly string[];
}

export const onward = 1;
export const back = 2;

/** All states of a small space and what leads from one to the other; the start is number 0. */
export interface GraphData {
  readonly count: number;
  /** 32-bit words a state. */
  readonly words: number;
  readonly rows: Uint32Array;
  /** Pairs of states, each pair once, whichever way the moves between them go. */
  readonly edges: Int32Array;
  /** By pair: whether moves go from the first to the second (`onward`), the other way (`back`), or both. */
  readonly ways: Uint8Array;
  /** 1 where the level is solved. */
  readonly goals: Uint8Array;
  /** By state, and by measure: the fewest moves from the start, the estimate, the fewest moves to a goal (`Infinity`: there is no way). */
  readonly values: MeasureValues;
  /** The states of the solution in their order. */
  readonly solution: Int32Array;
}

/** The ways to put states in order: by the moves from the start, by the estimate, by the moves that are left. */
export const measures = ['depth', 'h', 'toGoal'] as const;
export type LayerMeasure = (typeof measures)[number];
/** A measure that is not known is not there. */
export type MeasureValues = Readonly<Partial<Record<LayerMeasure, Float64Array>>>;

/** A space that is too large for single states: how many of them there are in each layer, and how many moves between layers. */
export interface LayeredSpace {
  /** Otherwise the layers are those of the states within so many moves of the start. */
  readonly isWhole: boolean;
  readonly count: number;
  /** So many moves from the start are all states known. */
  readonly within: number;
  readonly layers: Readonly<Partial<Record<LayerMeasure, Layers>>>;
}

/** The layers by one measure, the least first. */
export interface Layers {
  /** By layer: the least and the largest value in it (`Infinity`: no goal can be reached), its states, and how many of them are goals. */
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly states: Int32Array;
  readonly goals: Int32Array;
  /** By layer: how many have no way to a goal, where that is known. */
  readonly dead?: Int32Array;
  /** Triples: from a layer, to a layer, so many moves. */
  readonly moves: Int32Array;
  /** By state of the record, and by state of the solution: its layer, `none` where it is in none of them. */
  readonly recorded: Int32Array;
  readonly solution: Int32Array;
}

export type GraphProgress =
  | { readonly kind: 'graph'; readonly graph: GraphData }
  | { readonly kind: 'layers'; readonly space: LayeredSpace }
  /** Where the states are so far: x and y, one after the other. */
  | { readonly kind: 'places'; readonly places: Float32Array };
