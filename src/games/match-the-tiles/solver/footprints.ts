import { lengthened } from '../../../store/growable.ts';
import type { Room } from '../../../store/rows.ts';
import { StateTable } from '../../../store/state-table.ts';
import type { Axis } from '../packed/geometry.ts';
import type { TilesSpace } from '../packed/space.ts';

/** The distance of unreachable footprints. */
export const nowhere = 0xffff;

/** Where no tile moves. */
const none = -1;

/** The first capacity, in footprints. */
const firstRoom = 1 << 10;

/** With more tiles than this they are put in order by their cells, and not by comparing them. */
const fewTiles = 64;

/**
 * The footprints of a level: the cells that tiles stand on, whatever their colours. Tiles of all colours slide alike, so a footprint
 * alone says which footprint a move leads to, and which tile of the one becomes which of the other. There are far fewer footprints
 * than positions: with n tiles of different colours, up to n! times.
 *
 * The tiles of a footprint are counted in the order of their cells. A move along a row keeps that order; one along a column may
 * not: its shuffle says the new number of each tile.
 */
export class Footprints {
  readonly tiles: number;
  /** By footprint and move: the footprint that it leads to, -1 where nothing moves. */
  successors = new Int32Array(4 * firstRoom);
  /** By footprint, for up and down: the new number of each tile. */
  shuffles: Uint16Array;
  /** The footprints before this one have been expanded. */
  expanded = 0;
  /** The moves from the start are in its column. */
  private readonly table: StateTable;
  private readonly maxBytes: number;
  private readonly space: TilesSpace;
  private readonly row: Uint32Array;
  /** By tile: its cell; along a column: its number, in the order of the column; where it comes to. */
  private readonly cells: Uint16Array;
  private readonly order: Uint16Array;
  private readonly after: Uint16Array;
  /** The cells that tiles come to, in the order of the cells. */
  private readonly sorted: Uint16Array;
  /** By position or cell, for many tiles: the tile there. */
  private readonly tileAt: Int16Array;

  constructor(space: TilesSpace, start: Uint32Array, maxBytes: number) {
    const { tileCount, words } = space;
    // Beside its row and its slots a footprint has four successors and two shuffles, in arrays up to twice as long as need be.
    const share = (words + 5) / (words + 5 + 2 * (4 + tileCount));
    this.table = new StateTable(words, 1, maxBytes * share);
    this.maxBytes = maxBytes;
    this.space = space;
    this.tiles = tileCount;
    this.row = new Uint32Array(space.words);
    this.cells = new Uint16Array(tileCount);
    this.order = new Uint16Array(tileCount);
    this.after = new Uint16Array(tileCount);
    this.shuffles = new Uint16Array(2 * tileCount * firstRoom);
    this.sorted = new Uint16Array(tileCount);
    this.tileAt = new Int16Array(space.geometry.freeCells);
    for (let slot = 0; slot < tileCount; slot += 1) this.sorted[slot] = space.cellAt(start, 0, slot);
    this.sorted.sort();
    this.meet(0);
  }

  get count(): number {
    return this.table.count;
  }

  /** By footprint: the moves from the start. */
  get depths(): Int32Array {
    return this.table.columns[0]!;
  }

  get usedBytes(): number {
    const { successors, shuffles, expanded } = this;
    const full = (4 * expanded) / successors.length;
    return this.table.usedBytes + full * (successors.byteLength + shuffles.byteLength);
  }

  get bytes(): number {
    return this.table.bytes + this.successors.byteLength + this.shuffles.byteLength;
  }

  /** Whether all reachable footprints have been generated and expanded. */
  get isComplete(): boolean {
    return this.expanded === this.count;
  }

  /** All footprints up to this depth have been generated, and all less deep ones expanded. */
  get depth(): number {
    return this.isComplete ? Number.POSITIVE_INFINITY : this.depths[this.expanded]!;
  }

  /** Reads the cells of a footprint, in their order. */
  read(footprint: number, cells: Uint16Array): void {
    this.space.load(this.table.states, footprint * this.space.words, cells);
  }

  /** Expands the next footprint, where there is room for its successors. */
  expand(): Room {
    const room = this.makeRoom();
    if (room !== 'ready') return room;
    const { vertical, horizontal } = this.space.geometry;
    this.read(this.expanded, this.cells);
    this.orderBy(vertical);
    this.try(0, vertical);
    this.try(1, vertical);
    this.orderBy(horizontal);
    this.try(2, horizontal);
    this.try(3, horizontal);
    this.expanded += 1;
    return 'ready';
  }

  private makeRoom(): Room {
    if (4 * this.expanded === this.successors.length) {
      if (this.bytes + this.successors.byteLength + this.shuffles.byteLength > this.maxBytes) return 'full';
      this.successors = lengthened(this.successors, 2 * this.successors.length);
      this.shuffles = lengthened(this.shuffles, 2 * this.shuffles.length);
    }
    return this.table.makeRoom(4);
  }

  /** Finds out where a move leads to from the footprint whose tiles were put in order. */
  private try(move: number, axis: Axis): void {
    const footprint = this.expanded;
    this.slide(axis, move % 2 === 1);
    let to = none;
    if (this.hasMoved()) {
      if (axis === this.space.geometry.vertical) this.shuffle(footprint, move);
      else this.sorted.set(this.after);
      to = this.meet(this.depths[footprint]! + 1);
    }
    this.successors[4 * footprint + move] = to;
  }

  /** Lists the tiles in the order of their positions along an axis. */
  private orderBy({ positionOf }: Axis): void {
    const { order, cells } = this;
    if (cells.length > fewTiles) {
      const { tileAt } = this;
      tileAt.fill(none);
      for (let tile = 0; tile < cells.length; tile += 1) tileAt[positionOf[cells[tile]!]!] = tile;
      let next = 0;
      for (let position = 0; position < tileAt.length; position += 1) {
        if (tileAt[position] === none) continue;
        order[next] = tileAt[position]!;
        next += 1;
      }
      return;
    }
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
    if (tiles > fewTiles) {
      const { tileAt } = this;
      tileAt.fill(none);
      for (let tile = 0; tile < tiles; tile += 1) tileAt[after[tile]!] = tile;
      let before = 0;
      for (let cell = 0; cell < tileAt.length; cell += 1) {
        if (tileAt[cell] === none) continue;
        shuffles[at + tileAt[cell]!] = before;
        sorted[before] = cell;
        before += 1;
      }
      return;
    }
    for (let tile = 0; tile < tiles; tile += 1) {
      const cell = after[tile]!;
      let before = 0;
      for (let other = 0; other < tiles; other += 1) if (after[other]! < cell) before += 1;
      shuffles[at + tile] = before;
      sorted[before] = cell;
    }
  }

  /** The number of the footprint with the sorted cells. */
  private meet(depth: number): number {
    const { space, table, row, sorted } = this;
    const { count } = table;
    space.store(sorted, row, 0);
    const id = table.insert(row, 0);
    if (id === count) this.depths[id] = Math.min(depth, nowhere - 1);
    return id;
  }
}
