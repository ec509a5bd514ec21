import { Stopped } from '../../../core/certificate.ts';
import { directions } from '../../../core/grid.ts';
import type { Steps } from '../../../core/slices.ts';
import {
  boundingBox,
  type Cell,
  type FoldLevel,
  groupCells,
  holeCell,
  isGroupLetter,
  mirrored,
} from '../level.ts';

/** A shape that a group can grow to: the numbers of its cells in ascending order, and the folds that it takes. */
export interface Shape {
  readonly cells: Uint16Array;
  readonly folds: number;
}

/** The bytes that may still be used. */
export interface Room {
  bytes: number;
}

/** About the bytes of a shape beside its cells. */
const bytesPerShape = 400;

/** All shapes that a group can grow to where no other group moves, found by mirroring cells as the rules do. */
export function* growShapes(
  { rows, columns, cells }: FoldLevel,
  letter: string,
  room: Room,
): Steps<readonly Shape[]> {
  const isFree = Array.from(cells, (cell) => cell === letter || !(cell === holeCell || isGroupLetter(cell)));
  const isOnFree = ({ row, column }: Cell): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns && isFree[row * columns + column]!;
  const cellOf = (number: number): Cell => ({ row: Math.floor(number / columns), column: number % columns });
  const found: Shape[] = [];
  const byBox = new Map<string, Shape[]>();
  const add = (shape: readonly Cell[], folds: number): void => {
    const numbers = Uint16Array.from(shape, ({ row, column }) => row * columns + column).sort();
    const { top, bottom, left, right } = boundingBox(shape);
    const box = [top, bottom, left, right].join();
    const alike = byBox.get(box) ?? [];
    if (alike.some((other) => other.cells.every((cell, at) => cell === numbers[at]))) return;
    const grown = { cells: numbers, folds };
    byBox.set(box, [...alike, grown]);
    found.push(grown);
    room.bytes -= bytesPerShape + numbers.byteLength;
    if (room.bytes < 0) throw new Stopped('memory-limit');
  };
  add(groupCells(cells, letter, columns), 0);
  for (const shape of found) {
    const now = Array.from(shape.cells, cellOf);
    for (const direction of directions) {
      const image = mirrored(now, direction);
      if (image.every(isOnFree)) add([...now, ...image], shape.folds + 1);
      yield;
    }
  }
  return found;
}
