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
import { narrowTop } from './costs.ts';
import { FarEnd } from './far-end.ts';
import { BridgeMasks } from './masks.ts';
import { densePath, type Stop } from './path.ts';
import { Places, placeOfStep, special } from './places.ts';
import { Reached } from './reached.ts';
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
  readonly reached: Reached;
  readonly start: Uint32Array;
  readonly startPlace: number;

  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  private readonly maxStates: number;
  private readonly maxBytes: number;
  /** The page of the agenda whose states are being expanded, or -1. */
  private page = -1;
  private readonly tuning: Tuning;
  private untilTurn: number;
  /** Begins when there is something to share: small levels are solved before. */
  private farEnd: FarEnd | undefined;
  /** Where the searches met: the goal, when the one from the start came there alone. */
  meeting: Stop | undefined;
  private end: Status | undefined;

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
    this.untilTurn = this.tuning.turn;
    const { places, masks, statistics } = this;
    const hasRoomFor = (bytes: number): boolean => this.bytes + bytes <= this.maxBytes;
    this.reached = new Reached({ space, places, masks, statistics, top: this.tuning.top, hasRoomFor });

    const mask = masks.add(problem.start, 0);
    this.reached.reach(mask, this.startPlace, 0);
    if (!this.reached.isFull && this.reached.open === 0) this.end = 'unsolvable';
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
      if (this.reached.isFull || this.statistics.reservedBytes > this.maxBytes) this.end = 'memory-limit';
      else if (this.statistics.stored > this.maxStates) this.end = 'state-limit';
      else if (isDone) this.advance();
    }
    return this.end ?? 'running';
  }

  path(): number[] {
    return densePath(this, this.meeting!, this.farEnd?.sweep);
  }

  get waiting(): number {
    return this.reached.open + (this.farEnd?.sweep.waiting ?? 0);
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
    const { statistics, reached } = this;
    const enough = statistics.expanded + most;
    while (statistics.expanded < enough && !this.end) {
      if (this.page < 0) this.page = reached.agenda.take(reached.priority);
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
    const { reached, places } = this;
    if (reached.open === 0) {
      this.end = 'unsolvable';
      return;
    }
    do reached.priority += 1;
    while (reached.agenda.isEmpty(reached.priority));
    // No move costs more than one of a lying block, so a solution of this cost would exceed the move limit.
    if (reached.priority > this.maxDepth * places.lyingSteps) this.end = this.statusWhenCut;
    if (reached.priority + places.lyingSteps + 1 < reached.whole.top) return;
    if (!reached.whole.widen() || !reached.pairs.widen()) this.end = 'memory-limit';
  }

  /** Expands states of a mask with a whole block; true when there are no more of this priority. */
  private expandWhole(mask: number, most: number): boolean {
    const { statistics, places, reached } = this;
    const { priority, whole } = reached;
    const queue = reached.wholeQueues[mask]!;
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
          reached.roll(mask, places.positionOf(to & placeOfStep), nextCost);
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
    reached.open += put - taken;
    return isDone;
  }

  /** The same with two cubes. */
  private expandPairs(slot: number, most: number): boolean {
    const { statistics, places, reached } = this;
    const { priority, pairs } = reached;
    const queue = reached.pairQueues[slot]!;
    const mask = reached.maskOf[slot]!;
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
          reached.walk(mask, to & placeOfStep, other, nextCost);
          costs = pairs.data;
          continue;
        }
        const next = page + (to < other ? triangle[other]! + to : triangle[to]! + other);
        const known = costs[next]!;
        if (nextValue <= known) {
          if (known === barred) reached.join(mask, to, other, nextCost);
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
    reached.open += put - taken;
    return isDone;
  }

  /** The solution is a cheapest one; when it exceeds the move limit, there is no answer. */
  private solved(): Status {
    if (this.maxDepth === Number.POSITIVE_INFINITY) return 'solved';
    return this.path().length <= this.maxDepth ? 'solved' : this.statusWhenCut;
  }

  private get bytes(): number {
    const { places, masks, reached, farEnd } = this;
    return places.bytes + masks.bytes + reached.bytes + (farEnd?.sweep.bytes ?? 0);
  }

  private measure(): void {
    const { statistics, waiting, places, masks, reached, farEnd } = this;
    if (waiting > statistics.peakFrontier) statistics.peakFrontier = waiting;
    // A cost for each state that was met, and a number for each that waits.
    const states = statistics.stored * reached.whole.data.BYTES_PER_ELEMENT + 4 * statistics.peakFrontier;
    const tables = places.bytes + masks.usedBytes + (farEnd?.sweep.usedBytes ?? 0);
    noteMemory(statistics, tables + states, this.bytes);
  }
}
