import type { Statistics } from '../../../core/search.ts';
import { createSuccessors, type Estimate, type Successors } from '../../../core/space.ts';
import type { IceSpace } from '../packed/packed.ts';

/**
 * A* that stores every position once, for levels with few positions. The estimate never falls by more than 1 a move, so that
 * a position is expanded once, when the way to it is a shortest one.
 */
export class IceAStar {
  /** The numbers of the moves to the goal, when there is one. */
  solution: number[] | undefined;
  /** Whether positions were left out because a solution through them is longer than allowed. */
  cut = false;
  private readonly space: IceSpace;
  private readonly estimate: Estimate;
  private readonly statistics: Statistics;
  private readonly maxDepth: number;
  private readonly most: number;
  private readonly successors: Successors;
  private count = 0;
  private states: Uint32Array;
  /** By position: the moves to it, its bound, the one before it, the move from there, whether it was expanded. */
  private depths: Int32Array;
  private bounds: Int32Array;
  private parents: Int32Array;
  private codes: Uint16Array;
  private closed: Uint8Array;
  private slots: Int32Array;
  /** By depth plus bound: positions to expand; one that was reached in fewer moves since then stands in two of them. */
  private readonly open: number[][] = [];
  private lowest = 0;

  constructor(
    space: IceSpace,
    start: Uint32Array,
    estimate: Estimate,
    maxDepth: number,
    most: number,
    statistics: Statistics,
  ) {
    this.space = space;
    this.estimate = estimate;
    this.statistics = statistics;
    this.maxDepth = maxDepth;
    this.most = most;
    this.successors = createSuccessors(space.words, space.maxSuccessors);
    this.states = new Uint32Array(firstRoom * space.words);
    this.depths = new Int32Array(firstRoom);
    this.bounds = new Int32Array(firstRoom);
    this.parents = new Int32Array(firstRoom);
    this.codes = new Uint16Array(firstRoom);
    this.closed = new Uint8Array(firstRoom);
    this.slots = new Int32Array(2 * firstRoom).fill(-1);
    this.meet(start, 0, -1, 0);
  }

  get bytes(): number {
    return this.states.byteLength + this.slots.byteLength + 15 * this.depths.length;
  }

  get stored(): number {
    return this.count;
  }

  /** Expands one more position; `full` when there is no room for its successors. */
  step(): 'running' | 'done' | 'full' {
    const { open, space, successors, statistics } = this;
    // Before a position is taken, so that nothing is lost when it is asked again.
    if (this.count + space.maxSuccessors > this.most) return 'full';
    while (this.lowest < open.length && (open[this.lowest]?.length ?? 0) === 0) this.lowest += 1;
    const id = open[this.lowest]?.pop();
    if (id === undefined) return 'done';
    if (this.closed[id] !== 0) return 'running';
    const depth = this.depths[id]!;
    if (this.bounds[id] === 0) {
      this.solution = this.movesTo(id);
      return 'done';
    }
    this.closed[id] = 1;
    const made = space.expand(this.states, id * space.words, successors, 0);
    statistics.expanded += 1;
    statistics.generated += made;
    for (let index = 0; index < made; index += 1) {
      this.makeRoom();
      this.meet(successors.states, index * space.words, id, depth + 1, successors.moves[index]!);
    }
    return 'running';
  }

  private meet(from: Uint32Array, at: number, parent: number, depth: number, code = 0): void {
    const { space } = this;
    const slot = this.find(from, at);
    let id = this.slots[slot]!;
    if (id < 0) {
      id = this.count;
      this.count += 1;
      this.slots[slot] = id;
      for (let word = 0; word < space.words; word += 1)
        this.states[id * space.words + word] = from[at + word]!;
      const estimate = this.estimate(from, at, depth, code);
      this.bounds[id] = estimate === Number.POSITIVE_INFINITY ? dead : estimate;
      this.closed[id] = 0;
    } else if (this.closed[id] !== 0 || this.bounds[id] === dead || depth >= this.depths[id]!) return;
    this.depths[id] = depth;
    this.parents[id] = parent;
    this.codes[id] = code;
    if (this.bounds[id] === dead) return;
    const total = depth + this.bounds[id]!;
    if (total > this.maxDepth) {
      this.cut = true;
      return;
    }
    this.open[total] ??= [];
    this.open[total].push(id);
  }

  /** The slot of a position, or the free one where it belongs. */
  private find(from: Uint32Array, at: number): number {
    const { states, slots } = this;
    const { words } = this.space;
    const mask = slots.length - 1;
    let slot = hash(from, at, words) & mask;
    for (; slots[slot]! >= 0; slot = (slot + 1) & mask) {
      const row = slots[slot]! * words;
      let word = 0;
      while (word < words && states[row + word] === from[at + word]) word += 1;
      if (word === words) break;
    }
    return slot;
  }

  private makeRoom(): void {
    if (this.count < this.depths.length) return;
    const room = 2 * this.depths.length;
    const { words } = this.space;
    this.states = longer(new Uint32Array(room * words), this.states);
    this.depths = longer(new Int32Array(room), this.depths);
    this.bounds = longer(new Int32Array(room), this.bounds);
    this.parents = longer(new Int32Array(room), this.parents);
    this.codes = longer(new Uint16Array(room), this.codes);
    this.closed = longer(new Uint8Array(room), this.closed);
    this.slots = new Int32Array(2 * room).fill(-1);
    for (let id = 0; id < this.count; id += 1) this.slots[this.find(this.states, id * words)] = id;
  }

  private movesTo(goal: number): number[] {
    const moves: number[] = [];
    for (let id = goal; this.parents[id]! >= 0; id = this.parents[id]!) moves.push(this.codes[id]!);
    return moves.reverse();
  }
}

/** Positions for which there is room at first. */
const firstRoom = 256;
const dead = -1;

function longer<Numbers extends Uint32Array | Int32Array | Uint16Array | Uint8Array>(
  made: Numbers,
  from: Numbers,
): Numbers {
  made.set(from);
  return made;
}

/** Numbers without any order from the words of a position. */
export function hash(states: Uint32Array, at: number, words: number): number {
  let mixed = 0x9e3779b9;
  for (let word = at; word < at + words; word += 1) {
    mixed = Math.imul(mixed ^ states[word]!, 0x85ebca6b);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
