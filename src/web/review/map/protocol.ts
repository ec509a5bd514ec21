import type { GraphData, Layers } from '../../lab/graph/protocol.ts';

/** A request to the worker: visit all positions of a level, and find the way that moves take through them. */
export interface MapTask {
  /** One level, as it would stand in a file. */
  readonly text: string;
  readonly moves: readonly string[];
}

/** A small level with every position and its place, a large one counted by the moves that are left, or one that is too large to visit. */
export type LevelMap =
  | { readonly kind: 'graph'; readonly graph: GraphData; readonly places: Float32Array }
  | { readonly kind: 'layers'; readonly count: number; readonly layers: Layers }
  | { readonly kind: 'too-large'; readonly moreThan: number };
