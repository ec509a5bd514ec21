import type { Backward } from '../../../core/space.ts';
import type { Axis } from './geometry.ts';
import type { TilesSpace } from './space.ts';

const none = -1;

/** A direction along an axis seen from the tiles of another one: the cell that a tile leans on, by its cell. */
type Support = Uint16Array;

/**
 * The predecessors of a position.
 *
 * A position can come from a slide only when in every run the tiles are packed at the end they slid to; before it, they stood
 * anywhere in their run in the same order. Of these positions, only those matter that a shortest solution passes: there, slides
 * along rows and along columns take turns (see `moveKinds`), so that a position before a slide along rows, unless the solution
 * starts with it, comes from a slide along columns. All its tiles lean on something above them, or all on something below them. That
 * leaves few, and they are found without trying the others: line by line, each tile is put only where it leans on an obstacle, the
 * border, or a tile of the line before.
 */
export class TilesBackward implements Backward {
  private readonly space: TilesSpace;
  /** The slot of the tile on each position along an axis. */
  private readonly slotAt: Int16Array;
  /** By tile, in the order of the positions along an axis: its slot and the first tile of its run. */
  private readonly slots: Uint16Array;
  private readonly runs: Uint16Array;
  /** The position of each tile, the one it is given in a predecessor, and the first and last one it can be given. */
  private readonly now: Uint16Array;
  private readonly places: Uint16Array;
  private readonly firsts: Uint16Array;
  private readonly lasts: Uint16Array;
  private readonly numbers: Uint16Array;
  /** 1 where a tile was put, and at the end for what is no free cell. */
  private readonly taken: Uint8Array;
  /** The supports of tiles that slide along columns, left and right; along rows, above and below. */
  private readonly besideColumns: readonly [Support, Support];
  private readonly besideRows: readonly [Support, Support];
  /** The current call: the axis of the slide, the supports, and the output. */
  private axis: Axis;
  private support: Support;
  private out: Uint32Array = new Uint32Array(0);
  private made = 0;

  constructor(space: TilesSpace) {
    const { geometry, tileCount } = space;
    const make = (): Uint16Array => new Uint16Array(tileCount);
    this.space = space;
    this.slotAt = new Int16Array(geometry.freeCells);
    this.slots = make();
    this.runs = make();
    this.now = make();
    this.places = make();
    this.firsts = make();
    this.lasts = make();
    this.numbers = make();
    this.taken = new Uint8Array(geometry.freeCells + 1);
    this.taken[geometry.freeCells] = 1;
    this.besideColumns = supports(geometry.horizontal);
    this.besideRows = supports(geometry.vertical);
    this.axis = geometry.vertical;
    this.support = this.besideColumns[0];
  }

  goals(most: number): Uint32Array | undefined {
    const { tileCount, colourOf, runEnd, goalColour, words } = this.space;
    // The tiles of each colour on all subsets of its goals.
    let chosen: number[][] = [[]];
    for (let first = 0; first < tileCount; first = runEnd[first]!) {
      const cells = [...goalColour.keys()].filter((cell) => goalColour[cell] === colourOf[first]);
      const tiles = runEnd[first]! - first;
      if (chosen.length * waysToChoose(cells.length, tiles) > most) return undefined;
      const subsets = subsetsOf(cells, tiles);
      chosen = chosen.flatMap((before) => subsets.map((subset) => [...before, ...subset]));
    }
    const rows = new Uint32Array(chosen.length * words);
    for (const [row, cells] of chosen.entries()) {
      this.numbers.set(cells);
      this.space.store(this.numbers, rows, row * words);
    }
    return rows;
  }

  expand(words: Uint32Array, at: number, out: Uint32Array, count: number): number {
    const { vertical, horizontal } = this.space.geometry;
    this.out = out;
    this.made = count;
    const fits =
      this.spread(words, at, vertical, this.besideColumns) &&
      this.spread(words, at, horizontal, this.besideRows);
    return fits ? this.made : none;
  }

  /** Writes the predecessors along an axis; false when there is no room for them. */
  private spread(words: Uint32Array, at: number, axis: Axis, beside: readonly [Support, Support]): boolean {
    this.place(words, at, axis);
    this.axis = axis;
    for (const towardsLast of [false, true]) {
      if (!this.findRanges(towardsLast)) continue;
      this.support = beside[0];
      if (!this.putUpwards(0)) return false;
      this.support = beside[1];
      if (!this.putDownwards(this.space.tileCount - 1)) return false;
    }
    return true;
  }

  /** Lists the tiles in the order of their positions along an axis. */
  private place(words: Uint32Array, at: number, axis: Axis): void {
    const { space, slotAt, slots, runs, now } = this;
    slotAt.fill(none);
    for (let slot = 0; slot < space.tileCount; slot += 1)
      slotAt[axis.positionOf[space.cellAt(words, at, slot)]!] = slot;
    let tile = 0;
    for (let position = 0; position < slotAt.length; position += 1) {
      if (slotAt[position] === none) continue;
      slots[tile] = slotAt[position]!;
      now[tile] = position;
      const isNext = tile > 0 && axis.first[now[tile - 1]!] === axis.first[position];
      runs[tile] = isNext ? runs[tile - 1]! : tile;
      tile += 1;
    }
  }

  /** Finds where the tiles may have stood before a slide; false when they cannot have slid like this. */
  private findRanges(towardsLast: boolean): boolean {
    const { now, runs, firsts, lasts, axis } = this;
    const { tileCount } = this.space;
    for (let first = 0, end = 0; first < tileCount; first = end) {
      while (end < tileCount && runs[end] === first) end += 1;
      const tiles = end - first;
      const from = axis.first[now[first]!]!;
      const to = axis.last[now[first]!]!;
      const packed = towardsLast ? now[first] === to - tiles + 1 : now[end - 1] === from + tiles - 1;
      if (!packed) return false;
      for (let tile = first; tile < end; tile += 1) {
        firsts[tile] = from + tile - first;
        lasts[tile] = to - (end - 1 - tile);
      }
    }
    return true;
  }

  /** Puts a tile and those behind it where they lean on something in the line before theirs. */
  private putUpwards(tile: number): boolean {
    const { places, taken, support, runs } = this;
    if (tile === places.length) return this.write();
    const { numberAt } = this.axis;
    const last = this.lasts[tile]!;
    const isNext = tile > 0 && runs[tile] === runs[tile - 1];
    for (let place = isNext ? places[tile - 1]! + 1 : this.firsts[tile]!; place <= last; place += 1) {
      const cell = numberAt[place]!;
      if (taken[support[cell]!] === 0) continue;
      taken[cell] = 1;
      places[tile] = place;
      const fits = this.putUpwards(tile + 1);
      taken[cell] = 0;
      if (!fits) return false;
    }
    return true;
  }

  /** The same from the other end: each tile leans on something in the line behind its own. */
  private putDownwards(tile: number): boolean {
    const { places, taken, support, runs } = this;
    if (tile < 0) return this.write();
    const { numberAt } = this.axis;
    const first = this.firsts[tile]!;
    const isNext = tile + 1 < places.length && runs[tile] === runs[tile + 1];
    for (let place = isNext ? places[tile + 1]! - 1 : this.lasts[tile]!; place >= first; place -= 1) {
      const cell = numberAt[place]!;
      if (taken[support[cell]!] === 0) continue;
      taken[cell] = 1;
      places[tile] = place;
      const fits = this.putDownwards(tile - 1);
      taken[cell] = 0;
      if (!fits) return false;
    }
    return true;
  }

  /** Writes the position that was put together, unless nothing would move in it; false when there is no room. */
  private write(): boolean {
    const { space, places, out, slots, numbers } = this;
    const { words, tileCount } = space;
    if (this.isNow()) return true;
    if ((this.made + 1) * words > out.length) return false;
    for (let tile = 0; tile < tileCount; tile += 1)
      numbers[slots[tile]!] = this.axis.numberAt[places[tile]!]!;
    this.sortColours();
    space.store(numbers, out, this.made * words);
    // Nothing moves any more in a goal position.
    if (!space.isGoal(out, this.made * words)) this.made += 1;
    return true;
  }

  private isNow(): boolean {
    const { places, now } = this;
    for (let tile = 0; tile < places.length; tile += 1) if (places[tile] !== now[tile]) return false;
    return true;
  }

  /** Tiles of one colour are interchangeable: the slots of a colour are in the order of the cells. */
  private sortColours(): void {
    const { numbers } = this;
    const { runEnd, tileCount } = this.space;
    for (let first = 0; first < tileCount; first = runEnd[first]!) {
      for (let slot = first + 1; slot < runEnd[first]!; slot += 1) {
        const number = numbers[slot]!;
        let hole = slot;
        for (; hole > first && numbers[hole - 1]! > number; hole -= 1) numbers[hole] = numbers[hole - 1]!;
        numbers[hole] = number;
      }
    }
  }
}

/** The neighbours of all cells along an axis, towards the first and towards the last; the number of cells where there is none. */
function supports({ positionOf, numberAt, first, last }: Axis): [Support, Support] {
  const nobody = positionOf.length;
  const before = Uint16Array.from(positionOf, (at) => (at === first[at] ? nobody : numberAt[at - 1]!));
  const behind = Uint16Array.from(positionOf, (at) => (at === last[at] ? nobody : numberAt[at + 1]!));
  return [before, behind];
}

/** The binomial coefficient. */
function waysToChoose(things: number, chosen: number): number {
  let ways = 1;
  for (let i = 1; i <= chosen; i += 1) ways = (ways * (things - chosen + i)) / i;
  return ways;
}

/** All ways of choosing so many of some numbers, each in their order, the ways in alphabetical order. */
function subsetsOf(numbers: readonly number[], size: number): number[][] {
  if (size > numbers.length) return [];
  const subsets: number[][] = [];
  const places = Array.from({ length: size }, (_, index) => index);
  for (;;) {
    subsets.push(places.map((place) => numbers[place]!));
    // The last place that can still move up does so, and those behind it follow it.
    let last = size - 1;
    while (last >= 0 && places[last] === numbers.length - size + last) last -= 1;
    if (last < 0) return subsets;
    places[last]! += 1;
    for (let place = last + 1; place < size; place += 1) places[place] = places[place - 1]! + 1;
  }
}
