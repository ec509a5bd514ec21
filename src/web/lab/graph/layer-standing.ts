import type { TraceReader } from '../../../trace/reader.ts';
import { none } from '../../../trace/trace.ts';
import type { Layers } from './protocol.ts';

/** How many states of each layer the search has met, and how many of these it has expanded. */
export interface LayerStanding {
  readonly met: Int32Array;
  readonly expanded: Int32Array;
}

export function standingAt(reader: TraceReader, layers: Layers, position: number): LayerStanding {
  const met = new Int32Array(layers.states.length);
  const expanded = new Int32Array(layers.states.length);
  const known = Math.min(reader.madeUpTo(position), layers.recorded.length);
  for (let state = 0; state < known; state += 1) {
    const layer = layers.recorded[state]!;
    if (layer === none) continue;
    met[layer]! += 1;
    const first = reader.firstExpansion(state);
    if (first !== none && first < position) expanded[layer]! += 1;
  }
  return { met, expanded };
}

/** The values in a layer, in few letters. */
export function layerName({ from, to }: Layers, layer: number, number: (value: number) => string): string {
  const [least, most] = [from[layer]!, to[layer]!];
  const text = (value: number): string => (Number.isFinite(value) ? number(value) : '∞');
  return least === most ? text(least) : `${text(least)}–${text(most)}`;
}
