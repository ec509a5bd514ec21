/** How long a search runs before it lets others run. */
export const sliceMilliseconds = 20;

/** Finds out how many states a search expands in a slice of time; starts small, because code runs slowly at first. */
export class SliceBudget {
  states = 64;

  /** Learns from a slice that took so long for so many states. One that stopped early, to grow a table, says nothing. */
  learn(milliseconds: number, expanded: number): void {
    if (milliseconds < sliceMilliseconds / 4 && expanded >= this.states) this.states *= 2;
    else if (milliseconds > sliceMilliseconds) this.states = Math.max(1, this.states >>> 1);
  }
}
