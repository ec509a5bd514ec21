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
import { BridgeMasks } from './masks.ts';
import { densePath } from './path.ts';
import { dead, Places, placeOfStep, special } from './places.ts';
import { Agenda, DenseQueue } from './queue.ts';

/** Limits are checked after so many states. */
const batch = 1024;

/**
 * A* without a hash table: a state is a place of the block and a setting of the bridges, both numbered consecutively, and its
 * cost is in an array at that number. Costs are counted in steps (the cost of a cube's move); priorities are f = g + h with
 * the bounds of `Places`. docs/solvers-roll-the-block.md has the proofs.
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
  waiting = 0;
  /** The mask of the goal that was reached. */
  private goalMask = -1;
  private end: Status | undefined;
  private isFull = false;

  /** `top` is the largest cost to begin with; for tests. */
  constructor(problem: SearchProblem, top: number = narrowTop) {
    const space = ownSpaceOf<RollSpace>(problem);
    this.space = space;
    this.start = problem.start;
    this.startPlace = problem.start[0]! & space.placeMask;
    this.places = new Places(space, this.startPlace);
    this.masks = new BridgeMasks(space);
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    this.maxStates = problem.limits.states ?? Number.POSITIVE_INFINITY;
    this.maxBytes = problem.limits.bytes ?? defaultBytes;
    const mostMasks = 2 ** Math.min(31, space.tables.changing.length);
    this.whole = new CostPages(this.places.wholeBits, mostMasks, top);
    this.pairs = new CostPages(this.places.pairBits, this.places.pairs === 0 ? 0 : mostMasks, top);

    const mask = this.masks.add(problem.start, 0);
    this.reach(mask, this.startPlace, 0);
    if (!this.isFull && this.waiting === 0) this.end = 'unsolvable';
    this.measure();
  }

  step(budget: number): Status | 'running' {
    for (let left = budget; left > 0 && !this.end; ) {
      const most = Math.min(left, batch);
      const before = this.statistics.expanded;
      const isDone = this.expandPages(most);
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
    return densePath(this, this.goalMask);
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
    if (this.waiting === 0) {
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
      costs[state] = value | 1;
      const place = state & placeMask;
      if (place === goal) {
        this.goalMask = mask;
        this.end = this.solved();
        break;
      }
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
    this.waiting += put - taken;
    return isDone;
  }

  /** The same with two cubes. */
  private expandPairs(slot: number, most: number): boolean {
    const queue = this.pairQueues[slot]!;
    const mask = this.maskOf[slot]!;
    const { priority, statistics, places, pairs } = this;
    const { steps, triangle, pairBits } = places;
    const { top, barred } = pairs;
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
      costs[state] = value | 1;
      expanded += 1;
      const pair = state & pairMask;
      const page = state - pair;
      const larger = places.largerOf(pair);
      const smaller = pair - triangle[larger]!;
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
    this.waiting += put - taken;
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
    this.waiting += 1;
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
    if (this.space.unitCosts || this.maxDepth === Number.POSITIVE_INFINITY) return 'solved';
    return this.path().length <= this.maxDepth ? 'solved' : this.statusWhenCut;
  }

  private get bytes(): number {
    const { places, masks, whole, pairs, agenda } = this;
    return places.bytes + masks.bytes + whole.bytes + pairs.bytes + agenda.bytes;
  }

  private measure(): void {
    const { statistics, waiting, places, masks, whole } = this;
    if (waiting > statistics.peakFrontier) statistics.peakFrontier = waiting;
    // A cost for each state that was met, and a number for each that waits.
    const states = statistics.stored * whole.data.BYTES_PER_ELEMENT + 4 * statistics.peakFrontier;
    noteMemory(statistics, places.bytes + masks.usedBytes + states, this.bytes);
  }
}
