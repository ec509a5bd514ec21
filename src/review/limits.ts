/** How far a review goes. Only the limit of time makes two reviews of one line differ. */
export interface ReviewLimits {
  /** The most positions of a state graph: larger levels are solved from each position of the line. */
  readonly graph?: number | undefined;
  /** The most positions that a search from one position expands, and of a state graph too. */
  readonly states?: number | undefined;
  /** Of time, for all of it. */
  readonly seconds?: number | undefined;
  /** Of memory, for the graph and for each search. */
  readonly bytes?: number | undefined;
}

/** Searches prove the first labels sooner where a graph is larger than this. */
export const usualGraph = 100_000;
