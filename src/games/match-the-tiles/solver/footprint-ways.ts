import type { Steps } from '../../../core/slices.ts';
import { type Footprints, nowhere } from './footprints.ts';

const footprintsPerStep = 4096;

/** The reversed graph of the footprints known so far. */
export class FootprintWays {
  /** The moves into a footprint: `moves[starts[f]] … moves[starts[f + 1] - 1]`, each as 4 * (where from) + the move. */
  readonly starts: Int32Array;
  moves = new Int32Array(0);
  /** The largest number of moves into a footprint or out of one. */
  mostMoves = 4;
  /** By footprint: the fewest moves to one of the goals. */
  readonly toGoal: Uint16Array;

  /** Takes a while where there are many footprints. */
  static *make(footprints: Footprints, goals: readonly number[]): Steps<FootprintWays> {
    const ways = new FootprintWays(footprints.count);
    yield* ways.sort(footprints);
    yield* ways.measure(goals);
    return ways;
  }

  private constructor(count: number) {
    this.starts = new Int32Array(count + 1);
    this.toGoal = new Uint16Array(count).fill(nowhere);
  }

  /** Sorts the moves by where they lead to: counts them, and then puts each before those that follow it. */
  private *sort({ count, expanded, successors }: Footprints): Steps<void> {
    const { starts } = this;
    for (let edge = 0; edge < 4 * expanded; edge += 1) {
      if (successors[edge]! >= 0) starts[successors[edge]!]! += 1;
      if (edge % footprintsPerStep === 0) yield;
    }
    let total = 0;
    for (let to = 0; to < count; to += 1) {
      this.mostMoves = Math.max(this.mostMoves, starts[to]!);
      total += starts[to]!;
      starts[to] = total;
      if (to % footprintsPerStep === 0) yield;
    }
    starts[count] = total;
    this.moves = new Int32Array(total);
    for (let edge = 4 * expanded - 1; edge >= 0; edge -= 1) {
      const to = successors[edge]!;
      if (to >= 0) {
        starts[to]! -= 1;
        this.moves[starts[to]!] = edge;
      }
      if (edge % footprintsPerStep === 0) yield;
    }
  }

  get bytes(): number {
    return 4 * (this.starts.length + this.moves.length) + 2 * this.toGoal.length;
  }

  private *measure(goals: readonly number[]): Steps<void> {
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
      if (next % footprintsPerStep === 0) yield;
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
