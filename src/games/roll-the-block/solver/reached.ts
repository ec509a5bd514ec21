import type { Statistics } from '../../../core/search.ts';
import type { RollSpace } from '../packed/packed.ts';
import { CostPages } from './costs.ts';
import type { BridgeMasks } from './masks.ts';
import { dead, type Places } from './places.ts';
import { Agenda, DenseQueue } from './queue.ts';

interface ReachedParts {
  readonly space: RollSpace;
  readonly places: Places;
  readonly masks: BridgeMasks;
  readonly statistics: Statistics;
  /** The largest cost to begin with. */
  readonly top: number;
  /** Whether the search may take so many bytes more. */
  hasRoomFor(bytes: number): boolean;
}

/** The states that a dense search has come to from the start: the least cost of each so far, and those that wait, by priority. */
export class Reached {
  /** By mask and whole number. */
  readonly whole: CostPages;
  /** By slot and pair; a mask gets a slot when a split state first has it. */
  readonly pairs: CostPages;
  readonly slotOf: number[] = [];
  readonly maskOf: number[] = [];
  readonly agenda = new Agenda();
  /** By mask and by slot; the agenda knows them as `mask << 1` and `slot << 1 | 1`. */
  readonly wholeQueues: DenseQueue[] = [];
  readonly pairQueues: DenseQueue[] = [];
  /** The priority whose states are being expanded. */
  priority = 0;
  /** How many states wait. */
  open = 0;
  /** A state was left out, since there was no room for it. */
  isFull = false;
  private readonly space: RollSpace;
  private readonly places: Places;
  private readonly masks: BridgeMasks;
  private readonly statistics: Statistics;
  private readonly hasRoomFor: (bytes: number) => boolean;

  constructor({ space, places, masks, statistics, top, hasRoomFor }: ReachedParts) {
    this.space = space;
    this.places = places;
    this.masks = masks;
    this.statistics = statistics;
    this.hasRoomFor = hasRoomFor;
    const mostMasks = 2 ** Math.min(31, space.tables.changing.length);
    this.whole = new CostPages(places.wholeBits, mostMasks, top);
    this.pairs = new CostPages(places.pairBits, places.pairs === 0 ? 0 : mostMasks, top);
  }

  get bytes(): number {
    return this.whole.bytes + this.pairs.bytes + this.agenda.bytes;
  }

  /** Rolls to a position that has bridges or switches. */
  roll(mask: number, position: number, cost: number): void {
    const { masks, space } = this;
    if (masks.bears(position, mask))
      this.reach(masks.next(mask, space.presses[position]!), space.arrivals[position]!, cost);
  }

  /** Moves a cube to a cell, given by number, that has a bridge or a switch. */
  walk(mask: number, to: number, other: number, cost: number): void {
    const { masks, space, places } = this;
    const cell = places.cellOf[to]!;
    if (!masks.bears(cell, mask)) return;
    const next = masks.next(mask, space.cubePresses[cell]!);
    if (space.tables.lyingOn(cell, places.cellOf[other]!) >= 0) this.join(next, to, other, cost);
    else this.reachPair(next, to, other, cost);
  }

  join(mask: number, a: number, b: number, cost: number): void {
    const { cellOf } = this.places;
    this.reachWhole(mask, this.space.tables.lyingOn(cellOf[a]!, cellOf[b]!), cost);
  }

  /** Records a path to a place as the space writes it. */
  reach(mask: number, place: number, cost: number): void {
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
    const isRoom = this.hasRoomFor(pages.pageBytes) && pages.add();
    if (!isRoom) this.isFull = true;
    return isRoom;
  }
}
