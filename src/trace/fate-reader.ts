import { fates as allFates, type Fate } from '../core/story.ts';
import { none, type TraceData } from './trace.ts';

/** What was told of a successor. */
export interface Told {
  readonly fate: Fate;
  readonly state: number;
  /** It holds from this position on. */
  readonly position: number;
  readonly cost: number;
  /** NaN where nothing else than the record was told. */
  readonly value: number;
}

/** What became of successors between one expansion and the next. */
export interface Fated {
  readonly count: number;
  /** How many of them have a value, and the least one; Infinity where there is none. */
  readonly valued: number;
  readonly least: number;
}

/** Reads what a search has told of its successors, at any position. */
export class FateReader {
  /** Whether the search tells of every successor that waits. */
  readonly isComplete: boolean;
  private readonly data: TraceData;
  /** The events of each expansion, from `starts[expansion + 1]` on, and the position of each event. */
  private readonly starts: Int32Array;
  private readonly events: Int32Array;
  private readonly positions: Int32Array;

  constructor(data: TraceData) {
    const { fates, full } = data;
    this.data = data;
    this.isComplete = fates.fate.includes(allFates.indexOf('made'));
    const count = fates.by.length;
    this.positions = new Int32Array(count);
    for (let position = 0; position <= full; position += 1) {
      const end = fates.starts[position + 1] ?? 0;
      for (let event = fates.starts[position] ?? 0; event < end; event += 1) this.positions[event] = position;
    }
    this.starts = new Int32Array(full + 2);
    for (let event = 0; event < count; event += 1) this.starts[fates.by[event]! + 2]! += 1;
    for (let at = 1; at < this.starts.length; at += 1) this.starts[at]! += this.starts[at - 1]!;
    this.events = new Int32Array(count);
    const next = this.starts.slice();
    for (let event = 0; event < count; event += 1) {
      const by = fates.by[event]! + 1;
      this.events[next[by]!] = event;
      next[by]! += 1;
    }
  }

  /** The successors of an expansion (`none`: what the search begins with), each with the last that was told up to a position. */
  of(expansion: number, position: number): Told[] {
    const found = new Map<number, Told>();
    for (const event of this.eventsOf(expansion)) {
      if (this.positions[event]! > position) break;
      const told = this.toldIn(event);
      // The order stays that in which they were made.
      found.set(told.state, told);
    }
    return [...found.values()];
  }

  /** What was last told of one successor up to a position. */
  one(expansion: number, state: number, position: number): Told | undefined {
    const events = this.eventsOf(expansion);
    for (let at = events.length - 1; at >= 0; at -= 1) {
      const event = events[at]!;
      if (this.positions[event]! <= position && this.data.fates.state[event] === state)
        return this.toldIn(event);
    }
    return undefined;
  }

  /** What was told with one fate after an expansion, before the next one. */
  after(position: number, fate: Fate): Fated {
    const { fates } = this.data;
    const wanted = allFates.indexOf(fate);
    let count = 0;
    let valued = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let event = fates.starts[position] ?? 0; event < (fates.starts[position + 1] ?? 0); event += 1) {
      if (fates.fate[event] !== wanted) continue;
      count += 1;
      const value = fates.value[event]!;
      if (Number.isNaN(value)) continue;
      valued += 1;
      least = Math.min(least, value);
    }
    return { count, valued, least };
  }

  /** The events that hold from a position on. */
  *at(position: number): Generator<Told & { readonly by: number }> {
    const { fates } = this.data;
    for (let event = fates.starts[position] ?? 0; event < (fates.starts[position + 1] ?? 0); event += 1)
      yield { ...this.toldIn(event), by: fates.by[event]! };
  }

  private eventsOf(expansion: number): Int32Array {
    if (expansion < none || expansion >= this.data.full) return new Int32Array(0);
    return this.events.subarray(this.starts[expansion + 1]!, this.starts[expansion + 2]!);
  }

  private toldIn(event: number): Told {
    const { fates } = this.data;
    return {
      fate: allFates[fates.fate[event]!]!,
      state: fates.state[event]!,
      position: this.positions[event]!,
      cost: fates.cost[event]!,
      value: fates.value[event]!,
    };
  }
}
