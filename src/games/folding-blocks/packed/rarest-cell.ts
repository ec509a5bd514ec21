import type { Shapes } from './shapes.ts';

/**
 * The cell, among those that are empty at the start, that fewest groups can ever cover. A full board covers it, so one or two
 * look-ups tell nearly all positions from a full board.
 */
export class RarestCell {
  /** The groups that can cover it. */
  readonly groups: Int32Array;
  /** By shape: 1 when it covers it. */
  readonly covering: Uint8Array;

  /** Undefined when no cell is empty. */
  static of(shapes: Shapes): RarestCell | undefined {
    const { first, letters, capacity, maskWords } = shapes;
    const mask = new Int32Array(maskWords);
    const has = (bit: number): number => (mask[bit >>> 5]! >>> (bit & 31)) & 1;
    const counts = new Uint8Array(capacity);
    for (let group = 0; group < letters.length; group += 1) {
      const own = Array.from({ length: first[group + 1]! - first[group]! }, (_, i) => first[group]! + i);
      shapes.unite(Int32Array.from(own), mask);
      for (let bit = 0; bit < capacity; bit += 1) counts[bit] = counts[bit]! + has(bit);
    }
    shapes.unite(first.subarray(0, letters.length), mask);
    let rarest = -1;
    for (let bit = 0; bit < capacity; bit += 1)
      if (has(bit) === 0 && (rarest < 0 || counts[bit]! < counts[rarest]!)) rarest = bit;
    return rarest < 0 ? undefined : new RarestCell(shapes, rarest);
  }

  private constructor({ masks, maskWords, first, sizes }: Shapes, bit: number) {
    this.covering = Uint8Array.from(
      sizes,
      (_, shape) => (masks[shape * maskWords + (bit >>> 5)]! >>> (bit & 31)) & 1,
    );
    const groups = [...first.keys()].slice(0, -1);
    this.groups = Int32Array.from(
      groups.filter((group) => this.covering.subarray(first[group], first[group + 1]).includes(1)),
    );
  }
}
