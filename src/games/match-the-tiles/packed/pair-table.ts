import type { Axis, Geometry } from './geometry.ts';

/** A position must fit in a byte. */
export const mostCellsOfPairTable = 256;

/**
 * A table that slides a tile in all four directions with one addition for each tile of the level.
 *
 * Up, a tile comes to the first position of its run plus the number of tiles before it; down, to the last position
 * minus the number of tiles behind it; left and right are the same along rows. These four positions, in this order from
 * the lowest byte, make one number, and `table[a * (freeCells + 1) + b]` is what a tile on b adds to the number of a tile
 * on a: for a = b the ends of the four ways; for another tile of the same run 1 in the byte of the way it blocks (or
 * -1, towards the last position). Each byte of the sum over all tiles is right whatever was carried in between,
 * because all results fit in a byte. A tile on the cell `freeCells`, which does not exist, adds nothing: with it, code
 * written for a number of tiles serves fewer.
 */
export function pairTable({ freeCells, vertical, horizontal }: Geometry): Int32Array {
  const table = new Int32Array(freeCells * (freeCells + 1));
  addAxis(table, vertical, freeCells, 1);
  addAxis(table, horizontal, freeCells, 0x1_0000);
  return table;
}

/** Adds the two bytes of one axis. Only tiles of one run have to do with each other. */
function addAxis(
  table: Int32Array,
  { positionOf, numberAt, first, last }: Axis,
  freeCells: number,
  unit: number,
): void {
  for (let a = 0; a < freeCells; a += 1) {
    const own = positionOf[a]!;
    const row = a * (freeCells + 1);
    table[row + a]! += (first[own]! + 256 * last[own]!) * unit;
    for (let other = first[own]!; other <= last[own]!; other += 1)
      if (other !== own) table[row + numberAt[other]!]! += (other < own ? 1 : -256) * unit;
  }
}
