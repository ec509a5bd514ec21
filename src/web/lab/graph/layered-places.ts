import type { GraphData } from './protocol.ts';

/** How often each layer is put in the order of its neighbours. */
const sweeps = 6;

/**
 * Places in layers: from left to right by a value, in each layer from top to bottom so that neighbours in other layers are near.
 * x and y of every state, one after the other.
 */
export function layeredPlaces(
  { count, edges }: Pick<GraphData, 'count' | 'edges'>,
  values: Float64Array,
): Float32Array {
  const keys = [...new Set(values)].sort((a, b) => a - b);
  const layerOf = new Map(keys.map((key, index) => [key, index]));
  const layers: number[][] = keys.map(() => []);
  for (let state = 0; state < count; state += 1) layers[layerOf.get(values[state]!)!]!.push(state);
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (let at = 0; at < edges.length; at += 2) {
    const [a, b] = [edges[at]!, edges[at + 1]!];
    if (values[a] === values[b]) continue;
    neighbours[a]!.push(b);
    neighbours[b]!.push(a);
  }
  // Between -1 and 1, in the middle where there is only one.
  const y = new Float64Array(count);
  const spread = (layer: readonly number[]): void => {
    for (const [index, state] of layer.entries())
      y[state] = layer.length < 2 ? 0 : (2 * index) / (layer.length - 1) - 1;
  };
  for (const layer of layers) spread(layer);
  const mean = (state: number): number => {
    const near = neighbours[state]!;
    return near.length === 0 ? y[state]! : near.reduce((sum, each) => sum + y[each]!, 0) / near.length;
  };
  for (let sweep = 0; sweep < sweeps; sweep += 1)
    for (const layer of sweep % 2 === 0 ? layers : layers.toReversed()) {
      const means = new Map(layer.map((state) => [state, mean(state)]));
      layer.sort((a, b) => means.get(a)! - means.get(b)! || a - b);
      spread(layer);
    }
  // A layer with few states is not stretched to the height of the fullest one.
  const fullest = Math.max(1, ...layers.map(({ length }) => length));
  const places = new Float32Array(2 * count);
  for (const [index, layer] of layers.entries())
    for (const state of layer) {
      places[2 * state] = keys.length < 2 ? 0 : (index / (keys.length - 1)) * 160;
      places[2 * state + 1] = -50 * y[state]! * Math.sqrt(layer.length / fullest);
    }
  return places;
}
