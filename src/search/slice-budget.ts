/** How long a search runs before it lets others run. */
export const sliceMilliseconds = 20;

/** Takes short pieces of work until one says that it was the last, and lets the rest of the program go on meanwhile. */
export async function inSlices(piece: () => boolean): Promise<void> {
  for (let giveWayAt = performance.now() + sliceMilliseconds; !piece(); ) {
    if (performance.now() < giveWayAt) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    giveWayAt = performance.now() + sliceMilliseconds;
  }
}

/** Finds out how many states a search expands in a slice of time; starts small, because code runs slowly at first. */
export class SliceBudget {
  states = 64;

  /** Learns from a slice that took so long for so many states. One that stopped early, to grow a table, says nothing. */
  learn(milliseconds: number, expanded: number): void {
    if (milliseconds < sliceMilliseconds / 4 && expanded >= this.states) this.states *= 2;
    else if (milliseconds > sliceMilliseconds) this.states = Math.max(1, this.states >>> 1);
  }
}
