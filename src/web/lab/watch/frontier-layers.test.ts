import { describe, expect, it } from 'vitest';
import { smallRuns } from '../../../../test/sample-runs.ts';
import { createRandom } from '../../../core/random.ts';
import type { TraceReader } from '../../../trace/reader.ts';
import { orderOf } from '../shared/cards.ts';
import { keyOf } from '../shared/orders.ts';
import { FrontierLayers, grouped, type LayerRule, type Layers } from './frontier-layers.ts';
import { ToldLayers } from './told-layers.ts';

/** The same by looking at everything up to a position. */
function bruteForce({ data }: TraceReader, position: number, rule: LayerRule): Map<number, number> {
  const { states, expansions, improvements } = data;
  const met = position === 0 ? 1 : expansions.met[position - 1]!;
  const layers = new Map<number, number>();
  for (let state = 0; state < met; state += 1) {
    let cost = states.cost[state]!;
    let lastBetter = -1;
    for (let at = 0; at < improvements.length; at += 3) {
      if (improvements[at + 1] !== state || improvements[at]! >= position) continue;
      cost = improvements[at + 2]!;
      lastBetter = improvements[at]!;
    }
    const lastExpanded = expansions.state.subarray(0, position).lastIndexOf(state);
    if (lastExpanded >= 0 && !(rule.reopens && lastBetter > lastExpanded)) continue;
    const key = rule.keyOf(cost, states.estimate[state]!, Number.NaN);
    if (key !== Number.POSITIVE_INFINITY) layers.set(key, (layers.get(key) ?? 0) + 1);
  }
  return layers;
}

const sorted = (layers: Map<number, number>) =>
  [...layers].map(([key, count]) => ({ key, count })).sort((one, other) => one.key - other.key);

describe('the layers of the waiting states', () => {
  it('are the same wherever one comes from', () => {
    for (const { name, reader, options } of smallRuns()) {
      const order = orderOf(reader.data.algorithm);
      const rule: LayerRule = {
        keyOf: (cost, estimate, value) =>
          keyOf(order.measure, cost, estimate, order.weight?.(options) ?? 1, value),
        reopens: order.reopens ?? false,
      };
      const { isComplete } = reader.fates;
      const make = (): Layers => new (isComplete ? ToldLayers : FrontierLayers)(reader, rule);
      const layers = make();
      const random = createRandom(7);
      const { full } = reader.data;
      for (let tries = 0; tries < 12; tries += 1) {
        const position = tries === 5 ? 0 : tries === 8 ? full : random.below(full + 1);
        expect(layers.moveTo(position)).toBe(true);
        const straight = make();
        straight.moveTo(position);
        expect(layers.layers, `${name} at ${position}`).toEqual(straight.layers);
        expect(layers.total).toBe(layers.layers.reduce((sum, { count }) => sum + count, 0));
        if (reader.data.fates.fate.length === 0)
          expect(layers.layers, `${name} at ${position}`).toEqual(sorted(bruteForce(reader, position, rule)));
      }
    }
  });

  it('hold as many states as the search says that wait, where it keeps them all', () => {
    let compared = 0;
    for (const { name, reader } of smallRuns()) {
      const order = orderOf(reader.data.algorithm);
      // The start of a level that is proved lost is not even put on the list.
      if (reader.end === 0 || reader.fates.isComplete) continue;
      const rule = {
        keyOf: (cost: number, estimate: number) => keyOf(order.measure, cost, estimate, 2),
        reopens: order.reopens ?? false,
      };
      const layers = new FrontierLayers(reader, rule);
      for (let position = 0; position <= reader.data.full; position += 1) {
        layers.moveTo(position);
        expect(layers.total, `${name} at ${position}`).toBe(reader.at(position).waiting);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('can be brought up in pieces, and rest at the last step that was kept', () => {
    const { reader } = smallRuns().find(({ reader: each }) => each.data.full > 20)!;
    const rule = { keyOf: (cost: number) => cost, reopens: false };
    const layers = new FrontierLayers(reader, rule);
    expect(layers.moveTo(20, 7)).toBe(false);
    expect(layers.position).toBe(7);
    expect(layers.moveTo(20, 7)).toBe(false);
    expect(layers.moveTo(20, 7)).toBe(true);
    expect(layers.moveTo(1e9)).toBe(true);
    expect(layers.position).toBe(reader.data.full);
  });

  it('are put together where there are many', () => {
    const layers = Array.from({ length: 50 }, (_, key) => ({ key, count: 2 }));
    const groups = grouped(layers, 16);
    expect(groups.length).toBeLessThanOrEqual(16);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(100);
    expect(groups[0]).toEqual({ from: 0, to: 3, count: 8 });
    expect(grouped(layers.slice(0, 3), 16)).toHaveLength(3);
    expect(grouped([], 16)).toEqual([]);
  });
});
