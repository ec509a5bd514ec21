import type { TraceReader } from '../../../trace/reader.ts';
import { none } from '../../../trace/trace.ts';

/**
 * How many expansions stand beneath one at a moment of the run. Expansions are put in the order in which a tree is walked,
 * where all that is beneath one follows it directly; sums over such a range come from a Fenwick tree, which moves from
 * moment to moment with the reader instead of being counted anew.
 */
export class SubtreeCount {
  private readonly place: Int32Array;
  private readonly size: Int32Array;
  private readonly sums: Int32Array;
  private position = 0;

  constructor(reader: TraceReader) {
    const { full, expansions } = reader.data;
    const { from } = expansions;
    this.size = new Int32Array(full).fill(1);
    this.place = new Int32Array(full);
    this.sums = new Int32Array(full + 1);
    // An expansion always comes from an earlier one, so one walk backwards and one forwards are enough.
    for (let at = full - 1; at >= 0; at -= 1) if (from[at] !== none) this.size[from[at]!]! += this.size[at]!;
    const next = new Int32Array(full);
    let nextRoot = 0;
    for (let at = 0; at < full; at += 1) {
      const before = from[at]!;
      if (before === none) {
        this.place[at] = nextRoot;
        nextRoot += this.size[at]!;
      } else {
        this.place[at] = next[before]!;
        next[before]! += this.size[at]!;
      }
      next[at] = this.place[at]! + 1;
    }
  }

  /** Counts what was expanded before this position from now on. */
  moveTo(position: number): void {
    const target = Math.max(0, Math.min(position, this.place.length));
    // A long way is shorter from the beginning: there, all sums are made in one pass.
    if (Math.abs(target - this.position) > this.place.length / 8 + 64) this.rebuild(target);
    for (; this.position < target; this.position += 1) this.add(this.place[this.position]!, 1);
    for (; this.position > target; this.position -= 1) this.add(this.place[this.position - 1]!, -1);
  }

  /** The expansion itself and all that came of it, directly or not, up to the position. */
  beneath(expansion: number): number {
    const first = this.place[expansion]!;
    return this.sumBelow(first + this.size[expansion]!) - this.sumBelow(first);
  }

  private rebuild(position: number): void {
    const { sums, place } = this;
    sums.fill(0);
    for (let at = 0; at < position; at += 1) sums[place[at]! + 1]! += 1;
    for (let at = 1; at < sums.length; at += 1) {
      const above = at + (at & -at);
      if (above < sums.length) sums[above]! += sums[at]!;
    }
    this.position = position;
  }

  private add(place: number, value: number): void {
    for (let at = place + 1; at < this.sums.length; at += at & -at) this.sums[at]! += value;
  }

  private sumBelow(place: number): number {
    let sum = 0;
    for (let at = place; at > 0; at -= at & -at) sum += this.sums[at]!;
    return sum;
  }
}
