import type { Rules } from '../core/game.ts';
import { type LayerSum, LayerSummer } from './layer-sum.ts';

/** The result of a search by the readable rules alone. */
export interface RulesSearch {
  /** By cost: the positions whose cheapest path has that cost. */
  readonly layers: readonly LayerSum[];
  /** The least cost of a goal; undefined when none was met. */
  readonly goalCost: number | undefined;
  /** Why it ended: a goal, no states left, the given cost, or too many positions. */
  readonly ending: 'goal' | 'exhausted' | 'below' | 'too-many';
}

/**
 * Uniform-cost search with the readable rules and nothing of the engine: slow, simple, and independent of the code that it
 * checks. Stops before positions that cost `below` or more.
 */
export function searchByRules(rules: Rules, below: number, maxPositions: number): RulesSearch {
  const costs = new Map<string, number>();
  const buckets: unknown[][] = [[rules.start()]];
  costs.set(rules.key(rules.start()), 0);
  const layers: LayerSum[] = [];
  const depths = rules.moveLimit === undefined ? undefined : new Map<string, number>();
  depths?.set(rules.key(rules.start()), 0);
  for (let cost = 0; cost < buckets.length; cost += 1) {
    if (cost >= below) return { layers, goalCost: undefined, ending: 'below' };
    const summer = new LayerSummer();
    for (const state of buckets[cost] ?? []) {
      const key = rules.key(state);
      if (costs.get(key) !== cost) continue;
      // A position may be in the queue twice at the same cost.
      costs.set(key, -1 - cost);
      if (rules.isGoal(state)) return { layers, goalCost: cost, ending: 'goal' };
      summer.add(key);
      const depth = depths?.get(key) ?? 0;
      if (rules.moveLimit !== undefined && depth >= rules.moveLimit) continue;
      for (const move of rules.moves(state)) {
        const next = rules.apply(state, move);
        if (!next.ok) throw new Error(`the rules list a move that they refuse: ${next.error.code}`);
        const nextKey = rules.key(next.value);
        const nextCost = cost + rules.cost(state, move);
        const known = costs.get(nextKey);
        if (known !== undefined && (known < 0 || known <= nextCost)) continue;
        costs.set(nextKey, nextCost);
        depths?.set(nextKey, depth + 1);
        buckets[nextCost] ??= [];
        buckets[nextCost].push(next.value);
        if (costs.size > maxPositions) return { layers, goalCost: undefined, ending: 'too-many' };
      }
    }
    layers.push(summer.sum());
    buckets[cost] = [];
  }
  return { layers, goalCost: undefined, ending: 'exhausted' };
}
