import type { TilesSpace } from './space.ts';

/**
 * Tiles of one colour are interchangeable: their slots are in the order of their cells. Along rows, tiles never pass each other
 * in the numbering; only slides along columns can disturb the order.
 */
export class ColourOrder {
  private readonly words: number;
  private readonly mask: number;
  /** For each exchange, word and shift of two slots. */
  private readonly exchanges: Uint16Array;

  constructor({ words, mask, runEnd, wordOf, shiftOf }: TilesSpace) {
    this.words = words;
    this.mask = mask;
    this.exchanges = Uint16Array.from(
      exchangesToSort(runEnd).flatMap((slot) => [wordOf[slot]!, shiftOf[slot]!]),
    );
  }

  /** Puts the tiles of some states in order again. */
  restore(states: Uint32Array, from: number, to: number): void {
    if (this.exchanges.length === 0) return;
    for (let state = from; state < to; state += 1) this.sort(states, state * this.words);
  }

  private sort(states: Uint32Array, at: number): void {
    const { exchanges, mask } = this;
    for (let index = 0; index < exchanges.length; index += 4) {
      const low = at + exchanges[index]!;
      const lowShift = exchanges[index + 1]!;
      const high = at + exchanges[index + 2]!;
      const highShift = exchanges[index + 3]!;
      const a = (states[low]! >>> lowShift) & mask;
      const b = (states[high]! >>> highShift) & mask;
      if (a <= b) continue;
      states[low]! ^= (a ^ b) << lowShift;
      states[high]! ^= (a ^ b) << highShift;
    }
  }
}

/**
 * Pairs of slots, one after the other, to be compared and exchanged in this order, so that the tiles of each colour are in
 * the order of their cells: a sorting network for each colour (Batcher's merge exchange, Knuth's algorithm 5.2.2M).
 */
export function exchangesToSort(runEnd: Uint16Array): number[] {
  const pairs: number[] = [];
  for (let first = 0; first < runEnd.length; first = runEnd[first]!) {
    const tiles = runEnd[first]! - first;
    const half = 2 ** (Math.ceil(Math.log2(tiles)) - 1);
    for (let step = half; step >= 1; step /= 2) {
      let distance = step;
      for (let reach = half, odd = 0; ; reach /= 2, odd = step) {
        for (let slot = 0; slot < tiles - distance; slot += 1)
          if ((slot & step) === odd) pairs.push(first + slot, first + slot + distance);
        if (reach === step) break;
        distance = reach - step;
      }
    }
  }
  return pairs;
}
