import type { Steps } from '../../../core/slices.ts';
import type { RollSpace } from '../packed/packed.ts';
import { standing } from '../packed/tables.ts';
import { Before } from './before.ts';
import { CostPages, narrowTop } from './costs.ts';
import { BridgeMasks } from './masks.ts';
import { type Places, placeOfStep } from './places.ts';
import { Agenda, DenseQueue } from './queue.ts';
import { waysTo } from './ways.ts';

/** Work of one step, in predecessors looked at. */
const workPerStep = 512;
/** Finding the moves to a place takes as long as looking at so many predecessors. */
const workOfWays = 64;
/** Looking at one takes so many times as long where bridges and switches must be checked. */
const workOfChecks = 4;
/** Making a page takes as long as looking at a predecessor for each so many entries. */
const entriesPerWork = 32;
/** In `plain`: no roll starts there. */
const noStart = 2;
const isPlain = 1;
/** The most states that may get a distance, at two bytes each. */
export const mostStates = 2 ** 26;

/**
 * The exact cost to the goal, in steps, by a search from the goal back over the states of the dense search: those with a setting
 * of the bridges that any switches make of the start's. States are settled in ascending order.
 */
export class Sweep {
  /** What was done so far: predecessors looked at, or other work that takes as long. */
  work = 0;
  expanded = 0;
  generated = 0;
  stored = 0;
  waiting = 0;
  /** No settled state is further from the goal. */
  radius = 0;
  /** By mask and whole number; empty until the masks are known. */
  whole: CostPages;
  /** By slot and pair; a mask gets a slot when a split state first has it. */
  pairs: CostPages;
  readonly masks: BridgeMasks;
  private readonly space: RollSpace;
  private readonly places: Places;
  private readonly most: number;
  private readonly maxBytes: number;
  private readonly top: number;
  private readonly slotOf: number[] = [];
  private readonly agenda = new Agenda();
  private readonly wholeQueues: DenseQueue[] = [];
  /** By slot. */
  private readonly pairQueues: DenseQueue[] = [];
  private readonly maskOf: number[] = [];
  private before: Before | undefined;
  /** The step is over when so much work is done. */
  private stepEnd = 0;
  private isFull = false;
  /**
   * By whole number: `isPlain` where only rolls lead to and none of them needs or changes a bridge, `noStart` where no roll
   * begins, 0 for other places.
   */
  private readonly plain: Uint8Array;
  /** By whole number, once it was asked for: three numbers a way to it. See `wholeWays`. */
  private readonly waysToWhole: (Int32Array | undefined)[] = [];
  private waysBytes = 0;
  /** The splits that leave the cubes apart: the pair they come down on, and the whole numbers from where a roll cuts. */
  private readonly cuts: readonly { readonly pair: number; readonly from: readonly number[] }[];

  /**
   * `most` is the largest number of states that there may be, met or not; `top` the largest cost to begin with, for tests.
   */
  constructor(
    places: Places,
    start: Uint32Array,
    most: number = mostStates,
    maxBytes: number = Number.POSITIVE_INFINITY,
    top: number = narrowTop,
  ) {
    const { space } = places;
    this.places = places;
    this.space = space;
    this.most = most;
    this.maxBytes = maxBytes;
    this.top = top;
    this.masks = new BridgeMasks(space);
    this.masks.add(start, 0);
    this.whole = new CostPages(places.wholeBits, 0, top);
    this.pairs = new CostPages(places.pairBits, 0, top);
    this.plain = plainPlaces(places);
    this.cuts = places.splitSwitches.flatMap((position) => {
      const arrival = space.arrivals[position]!;
      const pair = places.isSplit(arrival) ? places.pairOfPlace(arrival) : -1;
      if (pair < 0) return [];
      const rolls = Array.from(space.tables.rolls.subarray(position * 4, position * 4 + 4));
      const from = rolls.filter(
        (each) => each >= 0 && each !== space.level.goal && space.arrivals[each] === each,
      );
      return [{ pair, from: from.map((each) => places.wholeOf(each)) }];
    });
  }

  /** Bytes of all buffers. */
  get bytes(): number {
    const { masks, whole, pairs, agenda } = this;
    return masks.bytes + whole.bytes + pairs.bytes + agenda.bytes + this.tableBytes;
  }

  /** Bytes in use, but for those of states. */
  get usedBytes(): number {
    return this.masks.usedBytes + this.tableBytes;
  }

  private get tableBytes(): number {
    return (this.before?.bytes ?? 0) + this.waysBytes;
  }

  /** Where the page of a mask begins, -1 when nothing of it was met. */
  wholePage(mask: number): number {
    return mask < 0 || mask >= this.whole.pages ? -1 : mask * 2 ** this.whole.bits;
  }

  pairPage(mask: number): number {
    const slot = mask < 0 ? undefined : this.slotOf[mask];
    return slot === undefined ? -1 : slot * 2 ** this.pairs.bits;
  }

  /** Steps to the goal, Infinity for states that were not met; undefined for those that are not covered. */
  stepsFrom(words: Uint32Array, at: number): number | undefined {
    const value = this.valueOf(words, at);
    if (value === undefined) return undefined;
    return value === 0 ? Number.POSITIVE_INFINITY : this.whole.top - (value >> 1);
  }

  isSettled(words: Uint32Array, at: number): boolean {
    return ((this.valueOf(words, at) ?? 0) & 1) === 1;
  }

  private valueOf(words: Uint32Array, at: number): number | undefined {
    const { places, space, masks } = this;
    const place = words[at]! & space.placeMask;
    const mask = masks.find(words, at);
    const isSplit = places.isSplit(place);
    const entry = isSplit ? places.pairOfPlace(place) : places.wholeOf(place);
    if (mask < 0 || entry < 0) return undefined;
    const page = isSplit ? this.pairPage(mask) : this.wholePage(mask);
    return page < 0 ? 0 : (isSplit ? this.pairs : this.whole).data[page + entry]!;
  }

  /** Settles all states that lead to the goal; false when there are too many, or no memory for them. */
  *run(): Steps<boolean> {
    if (!(yield* this.prepare())) return false;
    const { agenda, places, whole, pairs } = this;
    for (let steps = 0; this.waiting > 0; steps += 1) {
      this.radius = steps;
      for (let page = agenda.take(steps); page >= 0; page = agenda.take(steps)) {
        const expand = (page & 1) === 0 ? this.expandWhole : this.expandPairs;
        for (; !expand.call(this, page >> 1, steps); this.stepEnd = this.work + workPerStep) yield;
        if (this.isFull) return false;
      }
      if (steps + places.lyingSteps + 2 < whole.top) continue;
      if (!whole.widen() || !pairs.widen()) return false;
    }
    return true;
  }

  /** Finds the masks, and meets the goal with each of them. */
  private *prepare(): Steps<boolean> {
    const { masks, places, agenda, top } = this;
    const most = Math.floor(this.most / (2 ** places.wholeBits + places.pairs));
    for (const _ of masks.close(most)) {
      this.work += masks.effects;
      if (masks.bytes > this.maxBytes) return false;
      yield;
    }
    if (masks.count > most) return false;
    const pageBytes = 2 * 2 ** places.wholeBits;
    if (this.bytes + masks.count * (pageBytes + 8 * masks.effects) > this.maxBytes) return false;
    for (const making = Before.make(masks); !this.before; this.work += masks.count) {
      const { done, value } = making.next();
      if (done) this.before = value;
      yield;
    }
    this.pairs = new CostPages(places.pairBits, places.pairs === 0 ? 0 : masks.count, top);
    this.whole = new CostPages(places.wholeBits, masks.count, top, masks.count);
    const goal = places.wholeOf(this.space.level.goal);
    for (let mask = 0; mask < masks.count; mask += 1) {
      if (!this.whole.add()) return false;
      this.wholeQueues.push(new DenseQueue(agenda, mask << 1, 0));
      this.reachWhole(mask, goal, 0);
      this.work += 1;
      if (mask % workPerStep === 0) yield;
    }
    return true;
  }

  /** Settles states of a mask with a whole block; true when there are no more that are so far from the goal. */
  private expandWhole(mask: number, steps: number): boolean {
    const { whole, places, plain } = this;
    const { rolls, lyingSteps, standingSteps } = places;
    const { data, top } = whole;
    const queue = this.wholeQueues[mask]!;
    const page = mask * 2 ** whole.bits;
    while (this.work < this.stepEnd) {
      const number = queue.take(steps);
      if (number < 0) return true;
      this.waiting -= 1;
      const value = data[page + number]!;
      if ((value & 1) === 1) continue;
      data[page + number] = value | 1;
      this.expanded += 1;
      if (plain[number] !== isPlain) {
        this.rollBack(mask, number, steps);
        continue;
      }
      let put = 0;
      let stored = 0;
      // Rolling back is rolling the other way.
      for (let index = number * 4; index < number * 4 + 4; index += 1) {
        const roll = rolls[index]!;
        if (roll < 0) continue;
        const from = roll & placeOfStep;
        if (plain[from] === noStart) continue;
        const far = steps + ((from & 3) === standing ? standingSteps : lyingSteps);
        const known = data[page + from]!;
        const reached = 2 * (top - far);
        this.generated += 1;
        if (reached <= known) continue;
        if (known === 0) stored += 1;
        data[page + from] = reached;
        put += 1;
        queue.put(far, from);
      }
      this.work += 4;
      this.stored += stored;
      this.waiting += put;
    }
    return false;
  }

  /** The predecessors of a whole block on a place with bridges or switches, or where cubes may join. */
  private rollBack(mask: number, number: number, steps: number): void {
    const { masks } = this;
    const before = this.before!;
    const ways = this.wholeWays(number);
    for (let way = 0; way < ways.length; way += 3) {
      const from = ways[way]!;
      const on = ways[way + 1]!;
      const effect = ways[way + 2]!;
      const end = before.end(effect, mask);
      for (let index = before.begin(effect, mask); index < end; index += 1) {
        this.work += workOfChecks;
        const earlier = before.masks[index]!;
        if (!masks.bears(on, earlier)) continue;
        if (from < 0) this.reachPair(earlier, -1 - from, steps + 1);
        else this.reachWhole(earlier, from, steps + this.stepsOf(from));
      }
    }
  }

  /** The same with two cubes. */
  private expandPairs(slot: number, steps: number): boolean {
    const { pairs, places, cuts } = this;
    const { triangle } = places;
    const queue = this.pairQueues[slot]!;
    const mask = this.maskOf[slot]!;
    const page = slot * 2 ** pairs.bits;
    while (this.work < this.stepEnd) {
      const pair = queue.take(steps);
      if (pair < 0) return true;
      this.waiting -= 1;
      const value = pairs.data[page + pair]!;
      if ((value & 1) === 1) continue;
      pairs.data[page + pair] = value | 1;
      this.expanded += 1;
      const larger = places.largerOf(pair);
      const smaller = pair - triangle[larger]!;
      this.stepBack(mask, smaller, larger, steps + 1);
      this.stepBack(mask, larger, smaller, steps + 1);
      for (let index = 0; index < cuts.length; index += 1) {
        const { pair: cut, from } = cuts[index]!;
        if (cut === pair) for (const each of from) this.reachWhole(mask, each, steps + this.stepsOf(each));
      }
    }
    return false;
  }

  /** The predecessors of a cube on a cell while the other cube stays. */
  private stepBack(mask: number, cube: number, other: number, steps: number): void {
    const { places, masks, space } = this;
    const before = this.before!;
    const cell = places.cellOf[cube]!;
    const otherCell = places.cellOf[other]!;
    const effect = space.cubePresses[cell]!;
    const asksNothing = effect === 0 && space.needMask[cell * 2] === 0;
    for (let index = cube * 4; index < cube * 4 + 4; index += 1) {
      if (places.steps[index]! < 0) continue;
      const from = places.steps[index]! & placeOfStep;
      this.work += 1;
      // Two cubes that share an edge are a block.
      if (space.tables.lyingOn(places.cellOf[from]!, otherCell) >= 0) continue;
      const pair = places.pair(from, other);
      if (asksNothing) {
        this.reachPair(mask, pair, steps);
        continue;
      }
      const end = before.end(effect, mask);
      for (let at = before.begin(effect, mask); at < end; at += 1) {
        this.work += workOfChecks;
        if (masks.bears(cell, before.masks[at]!)) this.reachPair(before.masks[at]!, pair, steps);
      }
    }
  }

  private reachWhole(mask: number, number: number, steps: number): void {
    const { whole } = this;
    this.note(whole, this.wholeQueues[mask]!, mask * 2 ** whole.bits, number, steps);
  }

  private reachPair(mask: number, pair: number, steps: number): void {
    const { pairs } = this;
    const slot = this.slotOf[mask] ?? this.makeSlot(mask);
    if (slot >= 0) this.note(pairs, this.pairQueues[slot]!, slot * 2 ** pairs.bits, pair, steps);
  }

  private makeSlot(mask: number): number {
    const { pairs, agenda } = this;
    const slot = pairs.pages;
    if (this.bytes + pairs.pageBytes > this.maxBytes || !pairs.add()) {
      this.isFull = true;
      return -1;
    }
    this.pairQueues.push(new DenseQueue(agenda, (slot << 1) | 1, 0));
    this.slotOf[mask] = slot;
    this.maskOf[slot] = mask;
    this.work += 2 ** pairs.bits / entriesPerWork;
    return slot;
  }

  private note(pages: CostPages, queue: DenseQueue, page: number, entry: number, steps: number): void {
    this.generated += 1;
    const value = 2 * (pages.top - steps);
    const known = pages.data[page + entry]!;
    if (value <= known) return;
    if (known === 0) this.stored += 1;
    pages.data[page + entry] = value;
    this.waiting += 1;
    queue.put(steps, entry);
  }

  private stepsOf(number: number): number {
    const { standingSteps, lyingSteps } = this.places;
    return (number & 3) === standing ? standingSteps : lyingSteps;
  }

  /**
   * The moves to a whole block, three numbers each: the whole number that it comes from, or -1 - pair when it is a cube that
   * joins; the position (a cube's cell) that must bear it; the effect of the switches that it presses.
   */
  private wholeWays(number: number): Int32Array {
    const known = this.waysToWhole[number];
    if (known) return known;
    const { space, places } = this;
    const ways = waysTo(space, places, places.positionOf(number)).flatMap(({ from, on, effect }) => {
      if (!places.isSplit(from)) return [places.wholeOf(from), on, effect];
      const pair = places.pairOfPlace(from);
      return pair < 0 ? [] : [-1 - pair, on, effect];
    });
    const made = Int32Array.from(ways);
    this.waysToWhole[number] = made;
    this.waysBytes += made.byteLength;
    this.work += workOfWays;
    return made;
  }
}

function plainPlaces(places: Places): Uint8Array {
  const { space, numberOf } = places;
  const { tables, arrivals, presses, needMask, level } = space;
  const plain = new Uint8Array(2 ** places.wholeBits);
  for (let position = 0; position < tables.positions; position += 1) {
    const second = tables.secondCellOf(position);
    const mayJoin = second >= 0 && numberOf[tables.cellOf(position)]! >= 0 && numberOf[second]! >= 0;
    const asksNothing =
      presses[position] === 0 && needMask[position * 2] === 0 && needMask[position * 2 + 1] === 0;
    if (asksNothing && !mayJoin) plain[places.wholeOf(position)] = isPlain;
  }
  for (const position of places.splitSwitches) {
    plain[places.wholeOf(position)] = noStart;
    if (!places.isSplit(arrivals[position]!)) plain[places.wholeOf(arrivals[position]!)] = 0;
  }
  plain[places.wholeOf(level.goal)] = noStart;
  return plain;
}
