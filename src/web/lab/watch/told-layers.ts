import { changesTo, type LivePair, LivePairs } from '../../../trace/live-pairs.ts';
import type { TraceReader } from '../../../trace/reader.ts';
import type { FrontierLayer, LayerRule, Layers } from './frontier-layers.ts';

/** Undoing a step takes these back, the last one first. */
type Undo =
  | { readonly added: LivePair }
  | { readonly removed: LivePair }
  | { readonly cleared: readonly LivePair[] };

/**
 * The layers of the states that wait, where the search tells of each of them. It moves with the position, and notes the first time
 * a step is done what undoing it needs.
 */
export class ToldLayers implements Layers {
  private readonly reader: TraceReader;
  private readonly rule: LayerRule;
  private readonly counts = new Map<number, number>();
  private live: LivePairs;
  private here = 0;
  private readonly done: Undo[][] = [];

  constructor(reader: TraceReader, rule: LayerRule) {
    this.reader = reader;
    this.rule = rule;
    this.live = new LivePairs(reader.data.states.count);
    this.forwards(0);
  }

  get position(): number {
    return this.here;
  }

  get total(): number {
    return this.live.count;
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
      if (this.here < target) {
        this.here += 1;
        this.forwards(this.here);
      } else {
        this.backwards();
        this.here -= 1;
      }
    }
    return this.here === target;
  }

  private forwards(position: number): void {
    const undo: Undo[] = [];
    for (const change of changesTo(position, this.reader.data)) {
      if (change.kind === 'clear') {
        undo.push({ cleared: this.live.all() });
        this.live = new LivePairs(this.reader.data.states.count);
        this.counts.clear();
      } else if (change.kind === 'add') {
        const pair = { by: change.by, state: change.state, key: this.keyOf(change.state, change.event) };
        if (this.enter(pair)) undo.push({ added: pair });
      } else {
        const pair = this.leave(change.by, change.state);
        if (pair) undo.push({ removed: pair });
      }
    }
    this.done[position] = undo;
  }

  private backwards(): void {
    for (const undo of this.done[this.here]!.toReversed()) {
      if ('added' in undo) this.leave(undo.added.by, undo.added.state);
      else if ('removed' in undo) this.enter(undo.removed);
      else for (const pair of undo.cleared) this.enter(pair);
    }
  }

  private enter(pair: LivePair): boolean {
    if (!this.live.add(pair.by, pair.state, pair.key)) return false;
    this.counts.set(pair.key, (this.counts.get(pair.key) ?? 0) + 1);
    return true;
  }

  private leave(by: number, state: number): LivePair | undefined {
    const key = this.live.remove(by, state);
    if (key === undefined) return undefined;
    this.counts.set(key, this.counts.get(key)! - 1);
    return { by, state, key };
  }

  private keyOf(state: number, event: number): number {
    const { fates, states } = this.reader.data;
    const key = this.rule.keyOf(
      fates.cost[event] ?? 0,
      states.estimate[state]!,
      fates.value[event] ?? Number.NaN,
    );
    return Math.fround(key);
  }
}
