/** How far a review goes. Only the limit of time makes two reviews of one line differ. */
export interface ReviewLimits {
  /** The most positions of a state graph; larger levels are solved from each position of the line. */
  readonly graph?: number | undefined;
  /** The most positions that a search from one position of the line expands. */
  readonly expanded?: number | undefined;
  /** Of time, for all of it. */
  readonly seconds?: number | undefined;
  /** Of memory, for the graph and for each search. */
  readonly bytes?: number | undefined;
}

export const usualGraph = 100_000;
