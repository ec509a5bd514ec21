import {
  defaultBytes,
  depthLimitOf,
  newStatistics,
  noteMemory,
  ownSpaceOf,
  type Search,
  type SearchProblem,
  type Status,
} from '../../../core/search.ts';
import type { RollSpace } from '../packed/packed.ts';
import { standing } from '../packed/tables.ts';
import { CostPages, narrowTop } from './costs.ts';
import { FarEnd } from './far-end.ts';
import { BridgeMasks } from './masks.ts';
import { densePath, type Stop } from './path.ts';
import { dead, Places, placeOfStep, special } from './places.ts';
import { Agenda, DenseQueue } from './queue.ts';
import { mostStates, Sweep } from './sweep.ts';

/** What tests set otherwise. */
interface Tuning {
  /** The largest cost to begin with. */
  readonly top: number;
  /** After so many states limits are checked, and the search from the goal has its turn. */
  readonly turn: number;
  /** The predecessors that it may look at for each successor of the search from the start. */
  readonly share: number;
}

const usual: Tuning = { top: narrowTop, turn: 1024, share: 1 / 8 };

/** The share of the search from the goal in the memory. */
const shareOfBytes = 1 / 8;

/**
 * A* without a hash table: a state is a place of the block and a setting of the bridges, both numbered consecutively, and its
 * cost is in an array at that number. Costs are counted in steps (the cost of a cube's move); priorities are f = g + h with
 * the bounds of `Places`. A search from the goal back (`Sweep`) takes turns with it: h is exact where that one was, and nothing
 * leads to the goal when it ends without meeting the start. docs/solvers-roll-the-block.md has the proofs.
 */
export class DenseSearch implements Search {
  readonly statistics = newStatistics();
  readonly mayHaveMissedCheaper = false;
  /** The input of `densePath`. */
  readonly space: RollSpace;
  readonly places: Places;
  readonly masks: BridgeMasks;
  /** By mask and whole number. */
  readonly whole: CostPages;
  /** By slot and pair; a mask gets a slot when a split state first has it. */
  readonly pairs: CostPages;
  readonly slotOf: number[] = [];
  readonly maskOf: number[] = [];
  readonly start: Uint32Array;
  readonly startPlace: number;

  private readonly agenda = new Agenda();
  /** By mask and by slot; the agenda knows them as `mask << 1` and `slot << 1 | 1`. */
  private readonly wholeQueues: DenseQueue[] = [];
  private readonly pairQueues: DenseQueue[] = [];
  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  private readonly maxStates: number;
  private readonly maxBytes: number;
  /** The priority whose states are being expanded. */
  private priority = 0;
  /** The page of the agenda whose states are being expanded, or -1. */
  private page = -1;
  /** The states of the search from the start that wait. */
  private open = 0;
  private readonly tuning: Tuning;
  private untilTurn: number;
  /** Begins when there is something to share: small levels are solved before. */
  private farEnd: FarEnd | undefined;
  /** Where the searches met: the goal, when the one from the start came there alone. */
  meeting: Stop | undefined;
  private end: Status | undefined;
  private isFull = false;

  constructor(problem: SearchProblem, tuning: Partial<Tuning> = {}) {
    const space = ownSpaceOf<RollSpace>(problem);
    this.space = space;
    this.start = problem.start;
    this.startPlace = problem.start[0]! & space.placeMask;
    this.places = new Places(space, this.startPlace);
    this.masks = new BridgeMasks(space);
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    this.maxStates = problem.limits.states ?? Number.POSITIVE_INFINITY;
    this.maxBytes = problem.limits.bytes ?? defaultBytes;
    this.tuning = { ...usual, ...tuning };
    const { top } = this.tuning;
    const mostMasks = 2 ** Math.min(31, space.tables.changing.length);
    this.whole = new CostPages(this.places.wholeBits, mostMasks, top);
    this.pairs = new CostPages(this.places.pairBits, this.places.pairs === 0 ? 0 : mostMasks, top);

    this.untilTurn = this.tuning.turn;

    const mask = this.masks.add(problem.start, 0);
    this.reach(mask, this.startPlace, 0);
    if (!this.isFull && this.open === 0) this.end = 'unsolvable';
    this.measure();
  }

  step(budget: number): Status | 'running' {
    for (let left = budget; left > 0 && !this.end; ) {
      const before = this.statistics.expanded;
      const isDone = this.expandPages(Math.min(left, this.untilTurn));
      this.untilTurn -= this.statistics.expanded - before;
      if (this.untilTurn === 0 && !this.end) this.takeTurn();
      left -= this.statistics.expanded - before;
      this.measure();
      if (this.end) break;
      if (this.isFull || this.statistics.reservedBytes > this.maxBytes) this.end = 'memory-limit';
      else if (this.statistics.stored > this.maxStates) this.end = 'state-limit';
      else if (isDone) this.advance();
    }
    return this.end ?? 'running';
  }

  path(): number[] {
    return densePath(this, this.meeting!, this.farEnd?.sweep);
  }

  get waiting(): number {
    return this.open + (this.farEnd?.sweep.waiting ?? 0);
  }

  /** The turn of the search from the goal. */
  private takeTurn(): void {
    const { statistics, places, start, masks } = this;
    this.untilTurn = this.tuning.turn;
    this.farEnd ??= new FarEnd(
      new Sweep(places, start, mostStates, this.maxBytes * shareOfBytes, this.tuning.top),
      masks,
    );
    const { farEnd } = this;
    const { sweep } = farEnd;
    const { expanded, generated, stored } = sweep;
    farEnd.advance(this.tuning.share * (statistics.generated - generated));
    statistics.expanded += sweep.expanded - expanded;
    statistics.generated += sweep.generated - generated;
    statistics.stored += sweep.stored - stored;
    if (sweep.isSettled(start, 0)) this.meet(0, this.startPlace);
    else if (farEnd.isComplete) this.end = 'unsolvable';
  }

  /** Ends at a state to which both searches have a cheapest path. */
  private meet(mask: number, place: number): void {
    this.meeting = { mask, place };
    this.end = this.solved();
  }

  /** Expands states of this priority, page by page; true when there are no more. Slices do not change the order. */
  private expandPages(most: number): boolean {
    const { statistics, agenda } = this;
    const enough = statistics.expanded + most;
    while (statistics.expanded < enough && !this.end) {
      if (this.page < 0) this.page = agenda.take(this.priority);
      if (this.page < 0) return true;
      const left = enough - statistics.expanded;
      const isDone =
        (this.page & 1) === 0
          ? this.expandWhole(this.page >> 1, left)
          : this.expandPairs(this.page >> 1, left);
      if (isDone) this.page = -1;
    }
    return false;
  }

  /** Starts the next priority, or ends when there is none. */
  private advance(): void {
    const { agenda, places } = this;
    if (this.open === 0) {
      this.end = 'unsolvable';
      return;
    }
    do this.priority += 1;
    while (agenda.isEmpty(this.priority));
    // No move costs more than one of a lying block, so a solution of this cost would exceed the move limit.
    if (this.priority > this.maxDepth * places.lyingSteps) this.end = this.statusWhenCut;
    if (this.priority + places.lyingSteps + 1 < this.whole.top) return;
    if (!this.whole.widen() || !this.pairs.widen()) this.end = 'memory-limit';
  }

  /** Expands states of a mask with a whole block; true when there are no more of this priority. */
  private expandWhole(mask: number, most: number): boolean {
    const queue = this.wholeQueues[mask]!;
    const { priority, statistics, places, whole } = this;
    const { rolls, wholeBound, wholeBits } = places;
    const goal = places.wholeOf(this.space.level.goal);
    const { top } = whole;
    const farPage = this.farEnd?.wholePage(mask) ?? -1;
    const far = this.farEnd?.sweep.whole ?? whole;
    // Only states whose bound is not larger can be settled by the sweep.
    const radius = farPage < 0 ? 0 : this.farEnd!.sweep.radius;
    const placeMask = 2 ** wholeBits - 1;
    let costs = whole.data;
    let generated = 0;
    let stored = 0;
    let expanded = 0;
    let taken = 0;
    let put = 0;
    let isDone = false;
    while (expanded < most) {
      const state = queue.take(priority);
      if (state < 0) {
        isDone = true;
        break;
      }
      taken += 1;
      const value = costs[state]!;
      // An outdated entry: the state was reached at a lower cost and expanded since.
      if ((value & 1) === 1) continue;
      const place = state & placeMask;
      const cost = top - (value >> 1);
      if (priority - cost <= radius) {
        const rest = place === goal ? 0 : farPage < 0 ? -1 : far.expandedAt(farPage + place);
        if (cost + rest === priority) {
          this.meet(mask, places.positionOf(place));
          break;
        }
        if (rest >= 0) {
          put += 1;
          queue.put(cost + rest, state);
          continue;
        }
      }
      costs[state] = value | 1;
      expanded += 1;
      const page = state - place;
      const nextValue = value - 2 * ((place & 3) === standing ? places.standingSteps : places.lyingSteps);
      const nextCost = top - (nextValue >> 1);
      for (let index = place * 4; index < place * 4 + 4; index += 1) {
        const to = rolls[index]!;
        if (to < 0) continue;
        generated += 1;
        if (to >= special) {
          this.roll(mask, places.positionOf(to & placeOfStep), nextCost);
          costs = whole.data;
          continue;
        }
        const known = costs[page + to]!;
        if (nextValue <= known) continue;
        if (known === 0) stored += 1;
        costs[page + to] = nextValue;
        put += 1;
        queue.put(nextCost + wholeBound[to]!, page + to);
      }
    }
    statistics.expanded += expanded;
    statistics.generated += generated;
    statistics.stored += stored;
    this.open += put - taken;
    return isDone;
  }

  /** The same with two cubes. */
  private expandPairs(slot: number, most: number): boolean {
    const queue = this.pairQueues[slot]!;
    const mask = this.maskOf[slot]!;
    const { priority, statistics, places, pairs } = this;
    const { steps, triangle, pairBits } = places;
    const { top, barred } = pairs;
    const farPage = this.farEnd?.pairPage(mask) ?? -1;
    const far = this.farEnd?.sweep.pairs ?? pairs;
    const radius = farPage < 0 ? -1 : this.farEnd!.sweep.radius;
    const pairMask = 2 ** pairBits - 1;
    let costs = pairs.data;
    let generated = 0;
    let stored = 0;
    let expanded = 0;
    let taken = 0;
    let put = 0;
    let isDone = false;
    while (expanded < most) {
      const state = queue.take(priority);
      if (state < 0) {
        isDone = true;
        break;
      }
      taken += 1;
      const value = costs[state]!;
      if ((value & 1) === 1) continue;
      const pair = state & pairMask;
      const page = state - pair;
      const larger = places.largerOf(pair);
      const smaller = pair - triangle[larger]!;
      const cost = top - (value >> 1);
      if (priority - cost <= radius) {
        const rest = far.expandedAt(farPage + pair);
        if (cost + rest === priority) {
          this.meet(mask, this.space.cubesPlace(places.cellOf[smaller]!, places.cellOf[larger]!));
          break;
        }
        if (rest >= 0) {
          put += 1;
          queue.put(cost + rest, state);
          continue;
        }
      }
      costs[state] = value | 1;
      expanded += 1;
      const nextValue = value - 2;
      const nextCost = top - (nextValue >> 1);
      for (let index = 0; index < 8; index += 1) {
        const to = steps[(index < 4 ? smaller : larger) * 4 + (index & 3)]!;
        if (to < 0) continue;
        const other = index < 4 ? larger : smaller;
        generated += 1;
        if (to >= special) {
          this.walk(mask, to & placeOfStep, other, nextCost);
          costs = pairs.data;
          continue;
        }
        const next = page + (to < other ? triangle[other]! + to : triangle[to]! + other);
        const known = costs[next]!;
        if (nextValue <= known) {
          if (known === barred) this.join(mask, to, other, nextCost);
          continue;
        }
        if (known === 0) stored += 1;
        costs[next] = nextValue;
        put += 1;
        queue.put(nextCost + places.pairBound(to, other), next);
      }
    }
    statistics.expanded += expanded;
    statistics.generated += generated;
    statistics.stored += stored;
    this.open += put - taken;
    return isDone;
  }

  /** Rolls to a position that has bridges or switches. */
  private roll(mask: number, position: number, cost: number): void {
    const { masks, space } = this;
    if (masks.bears(position, mask))
      this.reach(masks.next(mask, space.presses[position]!), space.arrivals[position]!, cost);
  }

  /** Moves a cube to a cell, given by number, that has a bridge or a switch. */
  private walk(mask: number, to: number, other: number, cost: number): void {
    const { masks, space, places } = this;
    const cell = places.cellOf[to]!;
    if (!masks.bears(cell, mask)) return;
    const next = masks.next(mask, space.cubePresses[cell]!);
    if (space.tables.lyingOn(cell, places.cellOf[other]!) >= 0) this.join(next, to, other, cost);
    else this.reachPair(next, to, other, cost);
  }

  private join(mask: number, a: number, b: number, cost: number): void {
    const { cellOf } = this.places;
    this.reachWhole(mask, this.space.tables.lyingOn(cellOf[a]!, cellOf[b]!), cost);
  }

  /** Records a path to a place as the space writes it. */
  private reach(mask: number, place: number, cost: number): void {
    const { places, space } = this;
    if (!places.isSplit(place)) {
      this.reachWhole(mask, place, cost);
      return;
    }
    const a = places.numberOf[place & space.cellMask]!;
    const b = places.numberOf[place >> space.secondShift]!;
    if (a >= 0 && b >= 0) this.reachPair(mask, a, b, cost);
  }

  private reachWhole(mask: number, position: number, cost: number): void {
    const { whole, places } = this;
    const number = places.wholeOf(position);
    const bound = places.wholeBound[number]!;
    if (bound === dead) return;
    while (whole.pages <= mask) {
      if (!this.makePage(whole)) return;
      this.wholeQueues.push(new DenseQueue(this.agenda, (whole.pages - 1) << 1, this.priority));
    }
    this.note(whole, this.wholeQueues[mask]!, mask * 2 ** places.wholeBits + number, cost, bound);
  }

  private reachPair(mask: number, a: number, b: number, cost: number): void {
    const { pairs, places } = this;
    const slot = this.slotOf[mask] ?? this.makeSlot(mask);
    if (slot < 0) return;
    const state = slot * 2 ** places.pairBits + places.pair(a, b);
    this.note(pairs, this.pairQueues[slot]!, state, cost, places.pairBound(a, b));
  }

  private note(pages: CostPages, queue: DenseQueue, state: number, cost: number, bound: number): void {
    const value = 2 * (pages.top - cost);
    const known = pages.data[state]!;
    if (value <= known) return;
    if (known === 0) this.statistics.stored += 1;
    pages.data[state] = value;
    this.open += 1;
    queue.put(cost + bound, state);
  }

  private makeSlot(mask: number): number {
    const { pairs, places } = this;
    const slot = pairs.pages;
    if (!this.makePage(pairs)) return -1;
    for (const pair of places.adjacent) pairs.data[slot * 2 ** places.pairBits + pair] = pairs.barred;
    this.pairQueues.push(new DenseQueue(this.agenda, (slot << 1) | 1, this.priority));
    this.slotOf[mask] = slot;
    this.maskOf[slot] = mask;
    return slot;
  }

  private makePage(pages: CostPages): boolean {
    const isRoom = this.bytes + pages.pageBytes <= this.maxBytes && pages.add();
    if (!isRoom) this.isFull = true;
    return isRoom;
  }

  /** The solution is a cheapest one; when it exceeds the move limit, there is no answer. */
  private solved(): Status {
    if (this.maxDepth === Number.POSITIVE_INFINITY) return 'solved';
    return this.path().length <= this.maxDepth ? 'solved' : this.statusWhenCut;
  }

  private get bytes(): number {
    const { places, masks, whole, pairs, agenda, farEnd } = this;
    const near = places.bytes + masks.bytes + whole.bytes + pairs.bytes + agenda.bytes;
    return near + (farEnd?.sweep.bytes ?? 0);
  }

  private measure(): void {
    const { statistics, waiting, places, masks, whole, farEnd } = this;
    if (waiting > statistics.peakFrontier) statistics.peakFrontier = waiting;
    // A cost for each state that was met, and a number for each that waits.
    const states = statistics.stored * whole.data.BYTES_PER_ELEMENT + 4 * statistics.peakFrontier;
    const tables = places.bytes + masks.usedBytes + (farEnd?.sweep.usedBytes ?? 0);
    noteMemory(statistics, tables + states, this.bytes);
  }
}
