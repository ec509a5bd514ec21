import type { Backward } from '../../core/space.ts';
import type { Axis } from './geometry.ts';
import type { TilesSpace } from './space.ts';

const none = -1;

/**
 * The slides of a level against their direction. A position can come from a slide only when in every run the tiles are
 * packed at the end they slid to; before it, they stood anywhere in their run in the same order. So the predecessors are all
 * ways of choosing places in every run, but for the one where nothing moves.
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

  constructor(space: TilesSpace) {
    const make = (): Uint16Array => new Uint16Array(space.tileCount);
    this.space = space;
    this.slotAt = new Int16Array(space.geometry.freeCells);
    this.slots = make();
    this.runs = make();
    this.now = make();
    this.places = make();
    this.firsts = make();
    this.lasts = make();
    this.numbers = make();
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
      this.store(rows, row * words);
    }
    return rows;
  }

  expand(words: Uint32Array, at: number, out: Uint32Array, count: number): number {
    const { vertical, horizontal } = this.space.geometry;
    let made = count;
    for (const axis of [vertical, horizontal]) {
      this.place(words, at, axis);
      for (const towardsLast of [false, true]) {
        made = this.spread(axis, towardsLast, out, made);
        if (made < 0) return none;
      }
    }
    return made;
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

  /** Writes all predecessors of one direction; -1 when there is no room for them. */
  private spread(axis: Axis, towardsLast: boolean, out: Uint32Array, count: number): number {
    const ways = this.waysToStand(axis, towardsLast);
    if (ways === 0) return count;
    const { space, places } = this;
    const { words } = space;
    if ((count + ways - 1) * words > out.length) return none;
    let made = count;
    do {
      if (this.isNow()) continue;
      for (let tile = 0; tile < space.tileCount; tile += 1)
        this.numbers[this.slots[tile]!] = axis.numberAt[places[tile]!]!;
      this.sortColours();
      this.store(out, made * words);
      // Nothing moves any more in a goal position.
      if (!space.isGoal(out, made * words)) made += 1;
    } while (this.nextPlaces());
    return made;
  }

  /** Sets the tiles to their first places, and counts all ways; none when the tiles cannot have slid like this. */
  private waysToStand(axis: Axis, towardsLast: boolean): number {
    const { now, runs, firsts, lasts } = this;
    const { tileCount } = this.space;
    let ways = 1;
    for (let first = 0, end = 0; first < tileCount; first = end) {
      while (end < tileCount && runs[end] === first) end += 1;
      const tiles = end - first;
      const from = axis.first[now[first]!]!;
      const to = axis.last[now[first]!]!;
      const packed = towardsLast ? now[first] === to - tiles + 1 : now[end - 1] === from + tiles - 1;
      if (!packed) return 0;
      ways *= waysToChoose(to - from + 1, tiles);
      for (let tile = first; tile < end; tile += 1) {
        firsts[tile] = from + tile - first;
        lasts[tile] = to - (end - 1 - tile);
      }
    }
    this.places.set(firsts);
    return ways;
  }

  /** Goes on to the next way of standing, the last tile first; false after the last way. */
  private nextPlaces(): boolean {
    const { places, firsts, lasts, runs } = this;
    const { tileCount } = this.space;
    let tile = tileCount - 1;
    while (tile >= 0 && places[tile] === lasts[tile]) tile -= 1;
    if (tile < 0) return false;
    places[tile]! += 1;
    for (let later = tile + 1; later < tileCount; later += 1)
      places[later] = runs[later] === runs[tile] ? places[later - 1]! + 1 : firsts[later]!;
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

  private store(words: Uint32Array, at: number): void {
    const { wordOf, shiftOf, tileCount } = this.space;
    words.fill(0, at, at + this.space.words);
    for (let slot = 0; slot < tileCount; slot += 1)
      words[at + wordOf[slot]!]! |= this.numbers[slot]! << shiftOf[slot]!;
  }
}

/** In how many ways so many of so many things can be chosen. */
function waysToChoose(things: number, chosen: number): number {
  let ways = 1;
  for (let i = 1; i <= chosen; i += 1) ways = (ways * (things - chosen + i)) / i;
  return ways;
}

/** All ways of choosing so many of some numbers, each in their order. */
function subsetsOf(numbers: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  // The first one must leave enough behind it.
  return numbers
    .slice(0, numbers.length - size + 1)
    .flatMap((first, index) => subsetsOf(numbers.slice(index + 1), size - 1).map((rest) => [first, ...rest]));
}
