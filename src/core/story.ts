/**
 * What can become of a successor:
 * - `made`: it waits since its parent was expanded;
 * - `waits`: the search has come back from it, and it waits again;
 * - `cut`: a limit, or a better solution, keeps it from being expanded;
 * - `skipped`: it is on the path already, or known as no better;
 * - `dropped`: the search goes on without it;
 * - `meets`: the other side of the search knows it too.
 */
export const fates = ['made', 'waits', 'cut', 'skipped', 'dropped', 'meets'] as const;
export type Fate = (typeof fates)[number];

/**
 * What only a search itself knows of its steps. A recorder hands one over in the problem; a search that nobody records has none,
 * and tells nothing.
 *
 * A search that tells `made` of a successor tells so of all that wait. Without that, they are taken to be the states generated and
 * not expanded, and whatever else it tells is an exception from that.
 */
export interface Story {
  /** With the next expansion the search begins anew, and forgets what waits. */
  begin(): void;
  /**
   * From the next expansion on it goes by this number: a limit on the depth or on f, the best alternative, a weight, the estimate
   * to improve on.
   */
  limit(value: number): void;
  /**
   * The fate of a successor of a state that was expanded; without a parent the search begins with it. Its cost is that of the path of
   * the search, where it knows that; its value what it is compared by, where that is not in the record. Rows are packed states, with
   * whatever follows them.
   */
  tell(fate: Fate, row: Uint32Array, parent: Uint32Array | undefined, cost?: number, value?: number): void;
  /** The states of a solution that is better than the one before, the start first. */
  solution(rows: Iterable<Uint32Array>, cost: number): void;
}
