import { fates } from '../../../core/story.ts';
import type { TraceReader } from '../../../trace/reader.ts';

/** A part of the states that wait: those with the same key. */
export interface FrontierLayer {
  readonly key: number;
  readonly count: number;
}

export interface LayerRule {
  /** The value is what the search has told; NaN where it has not. */
  keyOf(cost: number, estimate: number, value: number): number;
  /** Whether a state that was expanded waits again when a cheaper way to it is found. */
  readonly reopens: boolean;
}

/** How many of the states that wait have which key, at any position of a record. */
export interface Layers {
  readonly position: number;
  /** How many states wait. */
  readonly total: number;
  /** The layers, the one with the smallest key first. */
  readonly layers: readonly FrontierLayer[];
  /** Goes towards a position by at most so many steps; returns whether it is there. Samples add nothing to the last step. */
  moveTo(position: number, most?: number): boolean;
}

/** The fates in a record by their number. */
const waits = fates.indexOf('waits');
const cut = fates.indexOf('cut');

/**
 * How many of the states met and not expanded have which key, at any position of a record. It moves with the position:
 * every step is done or undone on its own, and what undoing needs is noted the first time a step is done.
 */
export class FrontierLayers implements Layers {
  private readonly reader: TraceReader;
  private readonly rule: LayerRule;
  private here = 0;
  private readonly counts = new Map<number, number>();
  /** By state: what the cheapest way to it costs so far, and whether it waits. */
  private readonly costs: Int32Array;
  private readonly waits: Uint8Array;
  /** By expansion: whether its state waited; by improvement: whether its state waited, and what it cost before. */
  private readonly waitedForExpansion: Uint8Array;
  private readonly waitedForImprovement: Uint8Array;
  private readonly costBefore: Int32Array;
  /** By event told: whether it changed anything. */
  private readonly changed: Uint8Array;
  /** How many improvements belong to the steps done. */
  private improved = 0;
  private all = 0;

  constructor(reader: TraceReader, rule: LayerRule) {
    const { states, full, improvements } = reader.data;
    this.reader = reader;
    this.rule = rule;
    this.costs = states.cost.slice();
    this.waits = new Uint8Array(states.count);
    this.waitedForExpansion = new Uint8Array(full);
    this.waitedForImprovement = new Uint8Array(improvements.length / 3);
    this.costBefore = new Int32Array(improvements.length / 3);
    this.changed = new Uint8Array(reader.data.fates.fate.length);
    if (states.count > 0) this.enter(0);
  }

  get position(): number {
    return this.here;
  }

  get total(): number {
    return this.all;
  }

  get layers(): FrontierLayer[] {
    return [...this.counts]
      .filter(([, count]) => count > 0)
      .map(([key, count]) => ({ key, count }))
      .sort((one, other) => one.key - other.key);
  }

  moveTo(position: number, most = Number.POSITIVE_INFINITY): boolean {
    const target = Math.max(0, Math.min(position, this.reader.data.full));
    for (let left = most; left > 0 && this.here !== target; left -= 1) {
      if (this.here < target) this.forwards();
      else this.backwards();
    }
    return this.here === target;
  }

  private forwards(): void {
    const { reader, waits, here: expansion } = this;
    const { expansions, improvements } = reader.data;
    const state = expansions.state[expansion]!;
    this.waitedForExpansion[expansion] = waits[state]!;
    if (waits[state]) this.leave(state);
    const end = reader.madeUpTo(expansion + 1);
    // The first state of a backward search gets its number only when it is expanded: it never waits.
    for (let made = reader.madeUpTo(expansion); made < end; made += 1) if (made !== state) this.enter(made);
    for (; improvements[3 * this.improved] === expansion; this.improved += 1) this.improve(this.improved);
    this.here += 1;
    const { starts } = reader.data.fates;
    for (let event = starts[this.here]!; event < starts[this.here + 1]!; event += 1) this.hear(event);
  }

  private backwards(): void {
    const { reader } = this;
    const { expansions, improvements } = reader.data;
    const { starts } = reader.data.fates;
    for (let event = starts[this.here + 1]! - 1; event >= starts[this.here]!; event -= 1) this.turn(event);
    this.here -= 1;
    const expansion = this.here;
    while (this.improved > 0 && improvements[3 * (this.improved - 1)] === expansion) {
      this.improved -= 1;
      this.worsen(this.improved);
    }
    const end = reader.madeUpTo(expansion + 1);
    for (let made = reader.madeUpTo(expansion); made < end; made += 1) this.leave(made);
    const state = expansions.state[expansion]!;
    if (this.waitedForExpansion[expansion]) this.enter(state);
  }

  /** A state that was cut waits no more, and one that was expanded may wait again. */
  private hear(event: number): void {
    const { fate, state } = this.reader.data.fates;
    const waited = this.waits[state[event]!] === 1;
    this.changed[event] = Number((fate[event] === cut && waited) || (fate[event] === waits && !waited));
    this.turn(event);
  }

  private turn(event: number): void {
    if (!this.changed[event]) return;
    const state = this.reader.data.fates.state[event]!;
    if (this.waits[state]) this.leave(state);
    else this.enter(state);
  }

  private improve(index: number): void {
    const { costs, waits, rule } = this;
    const { improvements } = this.reader.data;
    const state = improvements[3 * index + 1]!;
    const waited = waits[state]!;
    this.waitedForImprovement[index] = waited;
    this.costBefore[index] = costs[state]!;
    if (waited) this.leave(state);
    costs[state] = improvements[3 * index + 2]!;
    if (waited || rule.reopens) this.enter(state);
  }

  private worsen(index: number): void {
    const state = this.reader.data.improvements[3 * index + 1]!;
    this.leave(state);
    this.costs[state] = this.costBefore[index]!;
    if (this.waitedForImprovement[index]) this.enter(state);
  }

  private keyOf(state: number): number {
    return this.rule.keyOf(this.costs[state]!, this.reader.data.states.estimate[state]!, Number.NaN);
  }

  /** A state that the heuristic proves lost never waits. */
  private enter(state: number): void {
    const key = this.keyOf(state);
    if (key === Number.POSITIVE_INFINITY) return;
    this.waits[state] = 1;
    this.all += 1;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  private leave(state: number): void {
    if (!this.waits[state]) return;
    const key = this.keyOf(state);
    this.waits[state] = 0;
    this.all -= 1;
    this.counts.set(key, this.counts.get(key)! - 1);
  }
}

/** Neighbouring layers put together until there are at most so many; each says from which key to which it goes. */
export function grouped(
  layers: readonly FrontierLayer[],
  most: number,
): { readonly from: number; readonly to: number; readonly count: number }[] {
  const size = Math.max(1, Math.ceil(layers.length / most));
  const groups: { from: number; to: number; count: number }[] = [];
  for (const [index, { key, count }] of layers.entries()) {
    const last = groups.at(-1);
    if (last && index % size !== 0) {
      last.to = key;
      last.count += count;
    } else groups.push({ from: key, to: key, count });
  }
  return groups;
}
