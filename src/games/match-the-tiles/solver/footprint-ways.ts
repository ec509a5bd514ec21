import { type Footprints, nowhere } from './footprints.ts';

/** The reversed graph of the footprints known so far. */
export class FootprintWays {
  /** The moves into a footprint: `moves[starts[f]] … moves[starts[f + 1] - 1]`, each as 4 * (where from) + the move. */
  readonly starts: Int32Array;
  readonly moves: Int32Array;
  /** The largest number of moves into a footprint or out of one. */
  readonly mostMoves: number;
  /** By footprint: the fewest moves to one of the goals. */
  readonly toGoal: Uint16Array;

  constructor({ count, expanded, successors }: Footprints, goals: readonly number[]) {
    this.starts = new Int32Array(count + 1);
    let total = 0;
    for (let edge = 0; edge < 4 * expanded; edge += 1) {
      const to = successors[edge]!;
      if (to < 0) continue;
      this.starts[to + 1]! += 1;
      total += 1;
    }
    this.mostMoves = this.starts.reduce((most, each) => Math.max(most, each), 4);
    for (let to = 0; to < count; to += 1) this.starts[to + 1]! += this.starts[to]!;
    this.moves = new Int32Array(total);
    const next = this.starts.slice();
    for (let edge = 0; edge < 4 * expanded; edge += 1) {
      const to = successors[edge]!;
      if (to < 0) continue;
      this.moves[next[to]!] = edge;
      next[to]! += 1;
    }
    this.toGoal = new Uint16Array(count).fill(nowhere);
    this.measure(goals);
  }

  get bytes(): number {
    return 4 * (this.starts.length + this.moves.length) + 2 * this.toGoal.length;
  }

  private measure(goals: readonly number[]): void {
    const { starts, moves, toGoal } = this;
    const queue = new Int32Array(toGoal.length);
    let queued = 0;
    for (const goal of goals) {
      toGoal[goal] = 0;
      queue[queued] = goal;
      queued += 1;
    }
    for (let next = 0; next < queued; next += 1) {
      const to = queue[next]!;
      const distance = Math.min(toGoal[to]! + 1, nowhere - 1);
      for (let at = starts[to]!; at < starts[to + 1]!; at += 1) {
        const from = moves[at]! >> 2;
        if (toGoal[from] !== nowhere) continue;
        toGoal[from] = distance;
        queue[queued] = from;
        queued += 1;
      }
    }
  }
}
