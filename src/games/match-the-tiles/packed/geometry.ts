import type { TilesLevel } from '../level.ts';

/**
 * The free cells of a level in the order of one axis, so that a run (the free cells between two obstacles, where tiles
 * slide) is a range of positions. Sliding towards the start of a run puts a tile at `first` plus the number of tiles
 * before it in the run; sliding towards the end, at `last` minus the number of tiles behind it.
 */
export interface Axis {
  /** The position of each free cell along this axis, and the other way round. */
  readonly positionOf: Uint16Array;
  readonly numberAt: Uint16Array;
  /** The first and the last position of the run that a position lies in. */
  readonly first: Uint16Array;
  readonly last: Uint16Array;
}

/** Numbers the free cells row by row. Rows need no translation: there positions are the numbers themselves. */
export class Geometry {
  readonly freeCells: number;
  /** The number of each cell of the board, -1 for an obstacle, and the cell of each number. */
  readonly numberOf: Int16Array;
  readonly cellOf: Uint16Array;
  readonly horizontal: Axis;
  readonly vertical: Axis;

  constructor({ walls, rows, columns }: TilesLevel) {
    this.numberOf = new Int16Array(walls.length).fill(-1);
    this.cellOf = Uint16Array.from([...walls.keys()].filter((cell) => !walls[cell]));
    this.freeCells = this.cellOf.length;
    for (const [number, cell] of this.cellOf.entries()) this.numberOf[cell] = number;
    this.horizontal = this.axis(rows, columns, (line, index) => line * columns + index);
    this.vertical = this.axis(columns, rows, (line, index) => index * columns + line);
  }

  private axis(lines: number, length: number, cellAt: (line: number, index: number) => number): Axis {
    const make = (): Uint16Array => new Uint16Array(this.freeCells);
    const axis = { positionOf: make(), numberAt: make(), first: make(), last: make() };
    let position = 0;
    for (let line = 0; line < lines; line += 1) {
      let first = position;
      for (let index = 0; index <= length; index += 1) {
        const number = index < length ? this.numberOf[cellAt(line, index)]! : -1;
        if (number < 0) {
          axis.first.fill(first, first, position);
          axis.last.fill(position - 1, first, position);
          first = position;
        } else {
          axis.positionOf[number] = position;
          axis.numberAt[position] = number;
          position += 1;
        }
      }
    }
    return axis;
  }
}
