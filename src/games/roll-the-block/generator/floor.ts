import { type Direction, directions, neighbour } from '../../../core/grid.ts';
import type { Random } from '../../../core/random.ts';

const noGround = -1;

/** Islands of floor in the void, and bridges between them. */
export class Ground {
  readonly rows: number;
  readonly columns: number;
  /** The cells of each island. */
  readonly islands: number[][] = [];
  /** The cells of each bridge. */
  readonly bridges: number[][] = [];
  /** By cell: the island there, a bridge as `-2 - number`, or -1 for the void. */
  private readonly owner: number[];

  constructor(rows: number, columns: number) {
    this.rows = rows;
    this.columns = columns;
    this.owner = Array.from({ length: rows * columns }, () => noGround);
  }

  /** A new island somewhere, of about the given size; false when there is no room. */
  addIsland(random: Random, size: number): boolean {
    const free = this.owner.flatMap((_, cell) => (this.isClear(cell, this.islands.length) ? [cell] : []));
    if (free.length === 0) return false;
    this.grow(random, random.pick(free), size);
    return true;
  }

  /** A new island at the end of a bridge from another one; false when there is no room. */
  addIslandBehindBridge(random: Random, from: number, size: number): boolean {
    for (const cell of random.shuffle(this.islands[from]!)) {
      for (const direction of random.shuffle(directions)) {
        const length = 1 + random.below(3);
        const way = this.straightFrom(cell, direction, length + 1);
        if (!way) continue;
        const end = way.pop()!;
        const number = this.bridges.length;
        // A bridge may pass along the island it comes from, and touches no other one.
        if (!way.every((each) => this.isClear(each, from)) || !this.isClear(end, this.islands.length))
          continue;
        this.bridges.push(way);
        for (const each of way) this.owner[each] = -2 - number;
        this.grow(random, end, size);
        return true;
      }
    }
    return false;
  }

  /** The next cells in a direction, or undefined where the board ends. */
  private straightFrom(from: number, direction: Direction, length: number): number[] | undefined {
    const cells: number[] = [];
    for (let cell = from; cells.length < length; ) {
      const next = neighbour(cell, direction, this);
      if (next === undefined) return undefined;
      cells.push(next);
      cell = next;
    }
    return cells;
  }

  private isInside(row: number, column: number): boolean {
    return row >= 0 && row < this.rows && column >= 0 && column < this.columns;
  }

  /** Whether a cell is void and touches no ground but an island's own and the bridge that leads there. */
  private isClear(cell: number, island: number): boolean {
    if (this.owner[cell] !== noGround) return false;
    return directions.every((direction) => {
      const beside = neighbour(cell, direction, this);
      const owner = beside === undefined ? noGround : this.owner[beside]!;
      return owner === noGround || owner === island || -2 - owner === island - 1;
    });
  }

  /** Stamps small rectangles, rooms and corridors, each over a cell of the island so far. */
  private grow(random: Random, seed: number, size: number): void {
    const island = this.islands.length;
    const cells = [seed];
    this.islands.push(cells);
    this.owner[seed] = island;
    for (let attempt = 0; cells.length < size && attempt < 60; attempt += 1) {
      const [height, width] = random.pick(stamps);
      const from = random.pick(cells);
      const top = Math.floor(from / this.columns) - random.below(height);
      const left = (from % this.columns) - random.below(width);
      const stamp = Array.from({ length: height * width }, (_, index) => {
        const row = top + Math.floor(index / width);
        const column = left + (index % width);
        return this.isInside(row, column) ? row * this.columns + column : -1;
      });
      const fresh = stamp.filter((cell) => this.owner[cell] !== island);
      if (!fresh.every((cell) => this.isClear(cell, island))) continue;
      for (const cell of fresh) {
        this.owner[cell] = island;
        cells.push(cell);
      }
    }
  }
}

/** Rows and columns of what islands are stamped from. */
const stamps: readonly (readonly [number, number])[] = [
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
  [1, 3],
  [3, 1],
  [1, 4],
  [4, 1],
  [1, 2],
  [2, 1],
];
