import type { Axis } from '../packed/geometry.ts';
import type { TilesSpace } from '../packed/space.ts';
import { longer, RowTable } from './row-table.ts';

/** Stands for "no way" among distances. */
export const nowhere = 0xffff;

/** Where no tile moves. */
const none = -1;

/**
 * The footprints of a level: the cells that tiles stand on, whatever their colours. Tiles of all colours slide alike, so a footprint
 * alone says which footprint a move leads to, and which tile of the one becomes which of the other. There are far fewer footprints
 * than positions: with n tiles of different colours, up to n! times.
 *
 * The tiles of a footprint are counted in the order of their cells. A move along a row keeps that order; one along a column may
 * not: its shuffle says the new number of each tile.
 */
export class Footprints extends RowTable {
  readonly tiles: number;
  /** By footprint: the moves from the start. */
  depths: Uint16Array;
  /** By footprint and move: the footprint that it leads to, -1 where nothing moves. */
  successors: Int32Array;
  /** By footprint, for up and down: the new number of each tile. */
  shuffles: Uint16Array;
  /** The footprints before this one have been expanded. */
  expanded = 0;
  private readonly space: TilesSpace;
  private readonly row: Uint32Array;
  /** By tile: its cell; along a column: its number, in the order of the column; where it comes to. */
  private readonly cells: Uint16Array;
  private readonly order: Uint16Array;
  private readonly after: Uint16Array;
  /** The cells that tiles come to, in the order of the cells. */
  private readonly sorted: Uint16Array;

  constructor(space: TilesSpace, start: Uint32Array) {
    super(space.words);
    const { tileCount } = space;
    this.space = space;
    this.tiles = tileCount;
    this.row = new Uint32Array(space.words);
    this.cells = new Uint16Array(tileCount);
    this.order = new Uint16Array(tileCount);
    this.after = new Uint16Array(tileCount);
    this.depths = new Uint16Array(this.capacity);
    this.successors = new Int32Array(4 * this.capacity);
    this.shuffles = new Uint16Array(2 * tileCount * this.capacity);
    this.sorted = new Uint16Array(tileCount);
    for (let slot = 0; slot < tileCount; slot += 1) this.sorted[slot] = space.cellAt(start, 0, slot);
    this.sorted.sort();
    this.meet(0, Number.POSITIVE_INFINITY);
  }

  /** All footprints that can be reached are there, with their moves. */
  get isComplete(): boolean {
    return this.expanded === this.count;
  }

  /** All footprints up to this depth are there, and the moves of all that are less deep. */
  get depth(): number {
    return this.isComplete ? Number.POSITIVE_INFINITY : this.depths[this.expanded]!;
  }

  /** Reads the cells of a footprint, in their order. */
  read(footprint: number, cells: Uint16Array): void {
    this.space.load(this.rows, footprint * this.words, cells);
  }

  /** Finds the moves of the next footprint; false when there is no room for what they lead to. */
  expand(mostBytes: number): boolean {
    const { vertical, horizontal } = this.space.geometry;
    this.read(this.expanded, this.cells);
    this.orderBy(vertical);
    if (!this.try(0, vertical, mostBytes) || !this.try(1, vertical, mostBytes)) return false;
    this.orderBy(horizontal);
    if (!this.try(2, horizontal, mostBytes) || !this.try(3, horizontal, mostBytes)) return false;
    this.expanded += 1;
    return true;
  }

  /** Finds out where a move leads to from the footprint whose tiles were put in order; false when there is no room for that. */
  private try(move: number, axis: Axis, mostBytes: number): boolean {
    const footprint = this.expanded;
    this.slide(axis, move % 2 === 1);
    let to = none;
    if (this.hasMoved()) {
      if (axis === this.space.geometry.vertical) this.shuffle(footprint, move);
      else this.sorted.set(this.after);
      to = this.meet(this.depths[footprint]! + 1, mostBytes);
      if (to < 0) return false;
    }
    this.successors[4 * footprint + move] = to;
    return true;
  }

  protected override bytesFor(capacity: number): number {
    return super.bytesFor(capacity) + capacity * (2 + 4 * 4 + 4 * this.tiles);
  }

  protected override resize(capacity: number): void {
    super.resize(capacity);
    this.depths = longer(this.depths, new Uint16Array(capacity));
    this.successors = longer(this.successors, new Int32Array(4 * capacity));
    this.shuffles = longer(this.shuffles, new Uint16Array(2 * this.tiles * capacity));
  }

  /** Lists the tiles in the order of their positions along an axis. */
  private orderBy({ positionOf }: Axis): void {
    const { order, cells } = this;
    for (let tile = 0; tile < cells.length; tile += 1) {
      const position = positionOf[cells[tile]!]!;
      let hole = tile;
      for (; hole > 0 && positionOf[cells[order[hole - 1]!]!]! > position; hole -= 1)
        order[hole] = order[hole - 1]!;
      order[hole] = tile;
    }
  }

  /** Finds the cell of each tile after a slide along the axis in whose order the tiles are. */
  private slide({ positionOf, numberAt, first, last }: Axis, towardsLast: boolean): void {
    const { order, cells, after } = this;
    const end = cells.length;
    let run = none;
    let next = 0;
    for (let index = 0; index < end; index += 1) {
      const tile = order[towardsLast ? end - 1 - index : index]!;
      const position = positionOf[cells[tile]!]!;
      const from = towardsLast ? last[position]! : first[position]!;
      if (from !== run) {
        run = from;
        next = from;
      }
      after[tile] = numberAt[next]!;
      next += towardsLast ? -1 : 1;
    }
  }

  private hasMoved(): boolean {
    const { cells, after } = this;
    for (let tile = 0; tile < cells.length; tile += 1) if (cells[tile] !== after[tile]) return true;
    return false;
  }

  /** Sorts the tiles after a move along columns, and writes the new number of each: how many stand before it. */
  private shuffle(footprint: number, move: number): void {
    const { after, shuffles, tiles, sorted } = this;
    const at = (2 * footprint + move) * tiles;
    for (let tile = 0; tile < tiles; tile += 1) {
      const cell = after[tile]!;
      let before = 0;
      for (let other = 0; other < tiles; other += 1) if (after[other]! < cell) before += 1;
      shuffles[at + tile] = before;
      sorted[before] = cell;
    }
  }

  /** The number of the footprint with the sorted cells; -1 when there is no room for a new one. */
  private meet(depth: number, mostBytes: number): number {
    const { space, row, sorted } = this;
    space.store(sorted, row, 0);
    let id = this.find(row, 0);
    if (id >= 0) return id;
    id = this.add(row, 0, mostBytes);
    if (id >= 0) this.depths[id] = Math.min(depth, nowhere - 1);
    return id;
  }
}
