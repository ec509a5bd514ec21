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
