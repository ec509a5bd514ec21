import type { Steps } from '../../../core/slices.ts';
import type { Axis, Geometry } from '../packed/geometry.ts';

/** Marks unreachable cells in the tables. */
export const unreachable = 255;
/** Longer distances are cut to this, which keeps them lower bounds. */
const longest = 254;

const pairsPerStep = 256;

/**
 * The fewest moves that bring one tile to one of the goals when the other tiles of the level, `others` of them, may be
 * wherever they help. A tile that has slid left has only tiles between itself and the first cell of its run, so it stops at
 * most `others` cells behind that one; from any cell further on, it may stop there.
 */
export function tileDistances(
  { freeCells, horizontal, vertical }: Geometry,
  others: number,
  goals: readonly number[],
): Uint8Array {
  const distances = new Uint8Array(freeCells).fill(unreachable);
  const queue = new Uint16Array(freeCells);
  let queued = 0;
  const reach = (number: number, distance: number): void => {
    if (distances[number] !== unreachable) return;
    distances[number] = distance;
    queue[queued] = number;
    queued += 1;
  };
  for (const goal of goals) reach(goal, 0);
  for (let next = 0; next < queued; next += 1) {
    const number = queue[next]!;
    const distance = Math.min(distances[number]! + 1, longest);
    for (const { positionOf, numberAt, first, last } of [horizontal, vertical]) {
      const position = positionOf[number]!;
      const start = first[position]!;
      const end = last[position]!;
      if (position - start <= others)
        for (let from = position + 1; from <= end; from += 1) reach(numberAt[from]!, distance);
      if (end - position <= others)
        for (let from = start; from < position; from += 1) reach(numberAt[from]!, distance);
    }
  }
  return distances;
}

/**
 * The same for two tiles at once, `distances[a * freeCells + b]` for tiles on a and b: they stop each other, and they share
 * the other `others` tiles. Searches backwards: a move can end in a position when the other tiles suffice to fill the gaps
 * between the two tiles and the ends of their runs.
 */
export class PairDistances {
  private readonly geometry: Geometry;
  private readonly others: number;
  private readonly queue: Uint32Array;
  private queued = 0;
  private distances: Uint8Array = new Uint8Array(0);
  private distance = 0;

  constructor(geometry: Geometry, others: number) {
    this.geometry = geometry;
    this.others = others;
    this.queue = new Uint32Array(geometry.freeCells ** 2);
  }

  /** Fills a table for goals of the first tile and goals of the second one. */
  *fill(distances: Uint8Array, goalsOfA: readonly number[], goalsOfB: readonly number[]): Steps<void> {
    const { horizontal, vertical, freeCells } = this.geometry;
    distances.fill(unreachable);
    this.distances = distances;
    this.queued = 0;
    this.distance = 0;
    for (const a of goalsOfA) for (const b of goalsOfB) if (a !== b) this.reach(a, b);
    for (let next = 0; next < this.queued; next += 1) {
      const pair = this.queue[next]!;
      if (next % pairsPerStep === 0) yield;
      const b = pair % freeCells;
      const a = (pair - b) / freeCells;
      this.distance = Math.min(distances[pair]! + 1, longest);
      this.goBack(horizontal, a, b);
      this.goBack(vertical, a, b);
    }
  }

  private reach(a: number, b: number): void {
    const pair = a * this.geometry.freeCells + b;
    if (this.distances[pair] !== unreachable) return;
    this.distances[pair] = this.distance;
    this.queue[this.queued] = pair;
    this.queued += 1;
  }

  /** Reaches every position from which a move along an axis can lead to this one. */
  private goBack(axis: Axis, a: number, b: number): void {
    const { first, last, positionOf } = axis;
    const atA = positionOf[a]!;
    const atB = positionOf[b]!;
    const startA = first[atA]!;
    const endA = last[atA]!;
    const startB = first[atB]!;
    const endB = last[atB]!;
    if (startA === startB) {
      this.goBackInRun(axis, Math.min(atA, atB), Math.max(atA, atB), atA < atB);
      return;
    }
    if (atA - startA + atB - startB <= this.others) this.reachAll(axis, atA, endA, atB, endB);
    if (endA - atA + endB - atB <= this.others) this.reachAll(axis, startA, atA, startB, atB);
  }

  /** In one run the tiles keep their order, and before the move were at least as far apart as after it. */
  private goBackInRun(axis: Axis, front: number, back: number, aInFront: boolean): void {
    const start = axis.first[front]!;
    const end = axis.last[front]!;
    const apart = back - front;
    if (back - start - 1 <= this.others) {
      for (let low = front; low + apart <= end; low += 1)
        for (let high = low + apart; high <= end; high += 1) this.reachInRun(axis, low, high, aInFront);
    }
    if (end - front - 1 <= this.others) {
      for (let high = back; high - apart >= start; high -= 1)
        for (let low = start; low <= high - apart; low += 1) this.reachInRun(axis, low, high, aInFront);
    }
  }

  private reachInRun({ numberAt }: Axis, front: number, back: number, aInFront: boolean): void {
    if (aInFront) this.reach(numberAt[front]!, numberAt[back]!);
    else this.reach(numberAt[back]!, numberAt[front]!);
  }

  private reachAll({ numberAt }: Axis, fromA: number, toA: number, fromB: number, toB: number): void {
    for (let a = fromA; a <= toA; a += 1)
      for (let b = fromB; b <= toB; b += 1) this.reach(numberAt[a]!, numberAt[b]!);
  }
}
