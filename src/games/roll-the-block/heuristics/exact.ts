import type { Steps } from '../../../core/slices.ts';
import { type Estimate, packedRow } from '../../../core/space.ts';
import type { RollSpace } from '../packed/packed.ts';
import { relaxedDistance } from '../packed/relaxed.ts';
import { CostPages, narrowTop } from '../solver/costs.ts';
import { BridgeMasks } from '../solver/masks.ts';
import { waysTo } from '../solver/path.ts';
import { Places, placeOfStep } from '../solver/places.ts';
import { Agenda, DenseQueue } from '../solver/queue.ts';

/** The most states that get an exact distance, at two bytes each. */
const mostExactStates = 2 ** 26;

/** Few, since each may have predecessors with thousands of settings of the bridges. */
const statesPerStep = 256;

/**
 * The exact cost from every state that the level's switches can produce; where there are more than `most` such states, or for
 * any other state, the distance with all bridges shown.
 */
export function* exactDistance(space: RollSpace, most: number = mostExactStates): Steps<Estimate> {
  const relaxed = relaxedDistance(space);
  yield;
  const distances = yield* ExactDistances.of(space, most);
  if (!distances) return relaxed;
  const stepCost = space.costs.split;
  return (words, at, cost, move) => {
    const steps = distances.stepsFrom(words, at);
    return steps === undefined ? relaxed(words, at, cost, move) : steps * stepCost;
  };
}

/** Distances to the goal, by a backward search over the states of the dense search. */
class ExactDistances {
  private readonly space: RollSpace;
  private readonly places: Places;
  private readonly masks: BridgeMasks;
  private readonly whole: CostPages;
  private readonly pairs: CostPages;
  private readonly wholeQueues: DenseQueue[] = [];
  private readonly pairQueues: DenseQueue[] = [];
  private waiting = 0;
  private sinceStep = 0;
  private readonly before: Before;
  /** By whole number, once it was asked for: three numbers a way to it. See `wholeWays`. */
  private readonly waysToWhole: (Int32Array | undefined)[] = [];
  /** The splits that leave the cubes apart: the pair they come down on, and the whole numbers from where a roll cuts. */
  private readonly cuts: readonly { readonly pair: number; readonly from: readonly number[] }[];

  /** Undefined when there are more than `most` states, or no memory for them. */
  static *of(space: RollSpace, most: number): Steps<ExactDistances | undefined> {
    const places = new Places(space, space.level.start);
    yield;
    const masks = new BridgeMasks(space);
    const { start, shown } = space.level;
    masks.add(packedRow(space, { block: { kind: 'standing', cells: [start] }, shown }), 0);
    if (!(yield* masks.close(Math.floor(most / (2 ** places.wholeBits + places.pairs))))) return undefined;
    const before = yield* Before.make(masks);
    const distances = new ExactDistances(space, places, masks, before);
    return (yield* distances.run()) ? distances : undefined;
  }

  private constructor(space: RollSpace, places: Places, masks: BridgeMasks, before: Before) {
    this.space = space;
    this.places = places;
    this.masks = masks;
    this.before = before;
    this.whole = new CostPages(places.wholeBits, masks.count, narrowTop);
    this.pairs = new CostPages(places.pairBits, places.pairs === 0 ? 0 : masks.count, narrowTop);
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

  /** Steps to the goal, Infinity when it is out of reach; undefined for states that are not covered. */
  stepsFrom(words: Uint32Array, at: number): number | undefined {
    const { places, space, masks } = this;
    const place = words[at]! & space.placeMask;
    const mask = masks.find(words, at);
    if (mask < 0) return undefined;
    const isSplit = places.isSplit(place);
    const entry = isSplit ? places.pairOfPlace(place) : places.wholeOf(place);
    if (entry < 0) return undefined;
    const pages = isSplit ? this.pairs : this.whole;
    const value = pages.data[mask * 2 ** pages.bits + entry]!;
    return value === 0 ? Number.POSITIVE_INFINITY : pages.top - (value >> 1);
  }

  /** False when there is no memory for it. */
  private *run(): Steps<boolean> {
    const { masks, places, whole, pairs } = this;
    const agenda = new Agenda();
    for (let mask = 0; mask < masks.count; mask += 1) {
      if (!whole.add()) return false;
      this.wholeQueues.push(new DenseQueue(agenda, mask << 1, 0));
      if (places.pairs === 0) continue;
      if (!pairs.add()) return false;
      this.pairQueues.push(new DenseQueue(agenda, (mask << 1) | 1, 0));
      for (const pair of places.adjacent) pairs.data[mask * 2 ** places.pairBits + pair] = pairs.barred;
      yield;
    }
    const goal = places.wholeOf(this.space.level.goal);
    for (let mask = 0; mask < masks.count; mask += 1) this.reachWhole(mask, goal, 0);
    for (let steps = 0; this.waiting > 0; steps += 1) {
      for (let page = agenda.take(steps); page >= 0; page = agenda.take(steps)) {
        if ((page & 1) === 0) yield* this.expandWhole(page >> 1, steps);
        else yield* this.expandPairs(page >> 1, steps);
      }
      if (steps + places.lyingSteps + 2 < whole.top) continue;
      if (!whole.widen() || !pairs.widen()) return false;
    }
    return true;
  }

  private *expandWhole(mask: number, steps: number): Steps<void> {
    const { whole, masks } = this;
    const queue = this.wholeQueues[mask]!;
    const page = mask * 2 ** whole.bits;
    for (let number = queue.take(steps); number >= 0; number = queue.take(steps)) {
      this.waiting -= 1;
      if (this.isStepOver()) yield;
      const value = whole.data[page + number]!;
      if ((value & 1) === 1) continue;
      whole.data[page + number] = value | 1;
      const ways = this.wholeWays(number);
      for (let way = 0; way < ways.length; way += 3) {
        const from = ways[way]!;
        const on = ways[way + 1]!;
        const effect = ways[way + 2]!;
        const end = this.before.end(effect, mask);
        for (let index = this.before.begin(effect, mask); index < end; index += 1) {
          const earlier = this.before.masks[index]!;
          if (!masks.bears(on, earlier)) continue;
          if (from < 0) this.reachPair(earlier, -1 - from, steps + 1);
          else this.reachWhole(earlier, from, steps + this.stepsOf(from));
        }
      }
    }
  }

  private *expandPairs(mask: number, steps: number): Steps<void> {
    const { pairs, places, cuts } = this;
    const { triangle } = places;
    const queue = this.pairQueues[mask]!;
    const page = mask * 2 ** pairs.bits;
    for (let pair = queue.take(steps); pair >= 0; pair = queue.take(steps)) {
      this.waiting -= 1;
      if (this.isStepOver()) yield;
      const value = pairs.data[page + pair]!;
      if ((value & 1) === 1) continue;
      pairs.data[page + pair] = value | 1;
      const larger = places.largerOf(pair);
      const smaller = pair - triangle[larger]!;
      this.stepBack(mask, smaller, larger, steps + 1);
      this.stepBack(mask, larger, smaller, steps + 1);
      for (let index = 0; index < cuts.length; index += 1) {
        const { pair: cut, from } = cuts[index]!;
        if (cut === pair) for (const each of from) this.reachWhole(mask, each, steps + this.stepsOf(each));
      }
    }
  }

  private isStepOver(): boolean {
    this.sinceStep = (this.sinceStep + 1) % statesPerStep;
    return this.sinceStep === 0;
  }

  /** The predecessors of a cube on a cell while the other cube stays. */
  private stepBack(mask: number, cube: number, other: number, steps: number): void {
    const { places, masks, space, before } = this;
    const cell = places.cellOf[cube]!;
    const effect = space.cubePresses[cell]!;
    const isPlain = effect === 0 && space.needMask[cell * 2] === 0;
    for (let index = cube * 4; index < cube * 4 + 4; index += 1) {
      if (places.steps[index]! < 0) continue;
      const pair = places.pair(places.steps[index]! & placeOfStep, other);
      if (isPlain) {
        this.reachPair(mask, pair, steps);
        continue;
      }
      const end = before.end(effect, mask);
      for (let at = before.begin(effect, mask); at < end; at += 1) {
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
    this.note(pairs, this.pairQueues[mask]!, mask * 2 ** pairs.bits, pair, steps);
  }

  private note(pages: CostPages, queue: DenseQueue, page: number, entry: number, steps: number): void {
    const value = 2 * (pages.top - steps);
    if (value <= pages.data[page + entry]!) return;
    pages.data[page + entry] = value;
    this.waiting += 1;
    queue.put(steps, entry);
  }

  private stepsOf(number: number): number {
    const { standingSteps, lyingSteps } = this.places;
    return (number & 3) === 0 ? standingSteps : lyingSteps;
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
    return made;
  }
}

/** By effect and mask: the masks that the effect turns into it. */
class Before {
  readonly masks: Int32Array;
  private readonly first: Int32Array;
  private readonly count: number;

  static *make(masks: BridgeMasks): Steps<Before> {
    const { count, effects } = masks;
    const made = new Before(count, effects);
    const { first } = made;
    for (let effect = 0; effect < effects; effect += 1) {
      for (let mask = 0; mask < count; mask += 1) first[effect * count + masks.next(mask, effect) + 1]! += 1;
      yield;
    }
    for (let index = 1; index < first.length; index += 1) first[index]! += first[index - 1]!;
    const next = first.slice();
    for (let effect = 0; effect < effects; effect += 1) {
      for (let mask = 0; mask < count; mask += 1) {
        const index = effect * count + masks.next(mask, effect);
        made.masks[next[index]!] = mask;
        next[index]! += 1;
      }
      yield;
    }
    return made;
  }

  private constructor(count: number, effects: number) {
    this.count = count;
    this.masks = new Int32Array(effects * count);
    this.first = new Int32Array(effects * count + 1);
  }

  begin(effect: number, mask: number): number {
    return this.first[effect * this.count + mask]!;
  }

  end(effect: number, mask: number): number {
    return this.first[effect * this.count + mask + 1]!;
  }
}
