import { type CheckLimits, Stopped } from '../core/certificate.ts';
import type { Rules } from '../core/game.ts';
import { bytesOf, partsOf } from './bytes.ts';
import { type LayerSum, LayerSummer } from './layer-sum.ts';

/** The most entries of a `Map`. */
const mostKeys = 2 ** 24 - 1;
/** About the bytes of a key beside its characters, with its entry in the map. */
const bytesPerKey = 160;

/** A position that waits, and the number of moves to it. */
interface Waiting {
  readonly state: unknown;
  readonly depth: number;
}

/**
 * Uniform-cost search with the readable rules and nothing of the engine: slow, simple, and independent of the code that it
 * checks. It looks at no position that costs `below` or more, and ends at the first goal.
 */
export class RulesSearch {
  /** The least cost of a goal, once one was met. */
  goalCost: number | undefined;
  /** Positions in complete layers. */
  positions = 0;
  private readonly rules: Rules;
  private readonly below: number;
  private readonly limits: CheckLimits;
  /** By key: the least cost so far, or -1 where the position has been expanded. */
  private readonly costs = new Map<string, number>();
  private readonly layers: { readonly waiting: Waiting[]; bytes: number }[] = [];
  private bytes = 0;

  constructor(rules: Rules, below: number, limits: CheckLimits) {
    this.rules = rules;
    this.below = below;
    this.limits = limits;
  }

  /** Yields the sum of every layer, by cost, and undefined after every other short piece of work. */
  *run(): Generator<LayerSum | undefined, void, void> {
    const { rules, costs, layers } = this;
    if (this.below > 0) this.store({ state: rules.start(), depth: 0 }, 0, new Set());
    for (let cost = 0; cost < layers.length; cost += 1) {
      const summer = new LayerSummer();
      const layer = layers[cost];
      for (const each of layer?.waiting ?? []) {
        const key = rules.key(each.state);
        // It was reached cheaper since, or stands here twice.
        if (costs.get(key) !== cost) continue;
        costs.set(key, -1);
        if (rules.isGoal(each.state)) {
          this.goalCost = cost;
          return;
        }
        summer.add(key);
        yield* this.expand(each, cost);
      }
      const sum = summer.sum();
      this.positions += sum.positions;
      this.bytes -= layer?.bytes ?? 0;
      delete layers[cost];
      yield sum;
    }
  }

  private *expand({ state, depth }: Waiting, cost: number): Generator<undefined, void, void> {
    const { rules, below } = this;
    yield;
    if (cost + 1 >= below || depth >= (rules.moveLimit ?? Number.POSITIVE_INFINITY)) return;
    const shared = partsOf(state);
    for (const move of rules.moves(state)) {
      const nextCost = cost + rules.cost(state, move);
      if (nextCost >= below) continue;
      const next = rules.apply(state, move);
      if (!next.ok) throw new Error(`the rules list a move that they refuse: ${next.error.code}`);
      this.store({ state: next.value, depth: depth + 1 }, nextCost, shared);
      yield;
    }
  }

  private store(waiting: Waiting, cost: number, shared: ReadonlySet<unknown>): void {
    const { costs, layers, limits } = this;
    const key = this.rules.key(waiting.state);
    const known = costs.get(key);
    if (known !== undefined && known <= cost) return;
    if (known === undefined) this.bytes += bytesPerKey + key.length;
    costs.set(key, cost);
    layers[cost] ??= { waiting: [], bytes: 0 };
    layers[cost].waiting.push(waiting);
    const bytes = bytesOf(waiting, shared);
    layers[cost].bytes += bytes;
    this.bytes += bytes;
    if (costs.size > limits.states) throw new Stopped('state-limit');
    if (this.bytes > limits.bytes || costs.size >= mostKeys) throw new Stopped('memory-limit');
  }
}
