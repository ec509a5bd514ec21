import { directions, step } from '../../../core/grid.ts';
import type { RollLevel } from '../level.ts';

/** The kinds of position; a position of the whole block is the number `kind << cellBits | cell`. */
export const standing = 0;
/** Lying on a cell and the one to its right. */
export const lyingAcross = 1;
/** Lying on a cell and the one below it. */
const lyingDown = 2;
export const split = 3;

/**
 * The moves of pieces, computed once per level. Bridges that some switch can change count as shown here: users of the tables
 * must check them separately. Other bridges are floor or void for good.
 */
export class Tables {
  readonly level: RollLevel;
  /** Bits that hold any cell's number. */
  readonly cellBits: number;
  /** Positions of the whole block are below this. */
  readonly positions: number;
  /** The numbers of the bridges that some switch can change, in ascending order. */
  readonly changing: readonly number[];
  /** By cell: the place in `changing` of the bridge there, or -1. */
  readonly bridgeAt: Int16Array;
  /** By position and direction (`position * 4 + direction`): the position after the roll, or -1. */
  readonly rolls: Int16Array;
  /** By cell and direction (`cell * 4 + direction`): the cell a cube comes to, or -1. */
  readonly steps: Int16Array;

  constructor(level: RollLevel) {
    const { cells, rows, columns } = level;
    this.level = level;
    this.cellBits = Math.max(1, 32 - Math.clz32(cells.length - 1));
    this.positions = 3 << this.cellBits;
    this.changing = changingBridges(level);
    const bits = new Map(this.changing.map((bridge, bit) => [bridge, bit]));
    this.bridgeAt = Int16Array.from(cells, (cell) =>
      cell.kind === 'bridge' ? (bits.get(cell.number) ?? -1) : -1,
    );

    const shown = new Set(level.shown);
    const bears = Uint8Array.from(cells, (cell, number) => {
      if (cell.kind === 'bridge') return this.bridgeAt[number]! >= 0 || shown.has(cell.number) ? 1 : 0;
      return cell.kind === 'void' ? 0 : 1;
    });
    const bearsAt = (row: number, column: number): boolean =>
      row >= 0 && row < rows && column >= 0 && column < columns && bears[row * columns + column] === 1;
    /** The position's number, or -1 where it would fall. */
    const position = (kind: number, row: number, column: number): number => {
      if (!bearsAt(row, column)) return -1;
      const cell = row * columns + column;
      if (kind === standing) return cells[cell]!.kind === 'fragile' ? -1 : cell;
      const bearsToo = kind === lyingAcross ? bearsAt(row, column + 1) : bearsAt(row + 1, column);
      return bearsToo ? (kind << this.cellBits) | cell : -1;
    };

    const rolls = new Int16Array(this.positions * 4).fill(-1);
    const steps = new Int16Array(cells.length * 4).fill(-1);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const cell = row * columns + column;
        const upright = cell * 4;
        rolls[upright] = position(lyingDown, row - 2, column);
        rolls[upright + 1] = position(lyingDown, row + 1, column);
        rolls[upright + 2] = position(lyingAcross, row, column - 2);
        rolls[upright + 3] = position(lyingAcross, row, column + 1);
        const across = ((lyingAcross << this.cellBits) | cell) * 4;
        rolls[across] = position(lyingAcross, row - 1, column);
        rolls[across + 1] = position(lyingAcross, row + 1, column);
        rolls[across + 2] = position(standing, row, column - 1);
        rolls[across + 3] = position(standing, row, column + 2);
        const down = ((lyingDown << this.cellBits) | cell) * 4;
        rolls[down] = position(standing, row - 1, column);
        rolls[down + 1] = position(standing, row + 2, column);
        rolls[down + 2] = position(lyingDown, row, column - 1);
        rolls[down + 3] = position(lyingDown, row, column + 1);
        for (let direction = 0; direction < 4; direction += 1) {
          const { row: rowStep, column: columnStep } = step[directions[direction]!];
          if (bearsAt(row + rowStep, column + columnStep))
            steps[cell * 4 + direction] = cell + rowStep * columns + columnStep;
        }
      }
    }
    this.rolls = rolls;
    this.steps = steps;
  }

  kindOf(position: number): number {
    return position >> this.cellBits;
  }

  cellOf(position: number): number {
    return position & ((1 << this.cellBits) - 1);
  }

  /** The lower or right cell of a lying block, or -1 for a standing one. */
  secondCellOf(position: number): number {
    const kind = this.kindOf(position);
    if (kind === standing) return -1;
    return this.cellOf(position) + (kind === lyingAcross ? 1 : this.level.columns);
  }

  /** The position of a block that lies on two cells, or -1 when they share no edge. */
  lyingOn(a: number, b: number): number {
    const { columns } = this.level;
    const low = Math.min(a, b);
    const apart = Math.abs(a - b);
    if (apart === columns) return (lyingDown << this.cellBits) | low;
    // Neighbours by number share an edge unless the second one starts a row.
    if (apart === 1 && (low + 1) % columns !== 0) return (lyingAcross << this.cellBits) | low;
    return -1;
  }
}

/** A bridge changes when a switch can make it differ from what it is at the start. */
function changingBridges(level: RollLevel): number[] {
  const shown = new Set(level.shown);
  const changing = new Set<number>();
  for (const each of level.switches) {
    if (each.kind === 'split') continue;
    for (const { effect, bridge } of each.actions) {
      if (effect === 'toggle' || (effect === 'show') !== shown.has(bridge)) changing.add(bridge);
    }
  }
  return [...changing].toSorted((a, b) => a - b);
}
