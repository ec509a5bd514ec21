import { lengthened } from './growable.ts';

/** Tie-breaking among states of the same priority: the oldest first, or the newest. */
export type Ties = 'fifo' | 'lifo';

const none = -1;

/**
 * A bucket queue of state numbers with integer priorities >= 0: a doubly linked list for each priority, the links in two
 * columns of the state table. Insertion, removal and change of priority take constant time; a state is in the queue at most
 * once, so its size is the true size of the frontier.
 */
export class BucketQueue {
  size = 0;
  private readonly ties: Ties;
  private next: Int32Array = new Int32Array(0);
  private previous: Int32Array = new Int32Array(0);
  private heads = new Int32Array(64).fill(none);
  private tails = new Int32Array(64).fill(none);
  /** A bit for each non-empty bucket, to skip empty ones 32 at a time. */
  private occupied = new Uint32Array(2);
  private lowest = 0;

  constructor(ties: Ties) {
    this.ties = ties;
  }

  get bytes(): number {
    return this.heads.byteLength + this.tails.byteLength + this.occupied.byteLength;
  }

  /** The columns move when the table grows. */
  useLinks(next: Int32Array, previous: Int32Array): void {
    this.next = next;
    this.previous = previous;
  }

  add(id: number, priority: number): void {
    if (priority >= this.heads.length) this.widen(priority);
    const { heads, tails, next, previous } = this;
    const head = heads[priority]!;
    if (head === none) {
      heads[priority] = id;
      tails[priority] = id;
      next[id] = none;
      previous[id] = none;
      this.occupied[priority >>> 5]! |= 1 << (priority & 31);
      if (priority < this.lowest || this.size === 0) this.lowest = priority;
    } else if (this.ties === 'lifo') {
      previous[head] = id;
      next[id] = head;
      previous[id] = none;
      heads[priority] = id;
    } else {
      const tail = tails[priority]!;
      next[tail] = id;
      previous[id] = tail;
      next[id] = none;
      tails[priority] = id;
    }
    this.size += 1;
  }

  remove(id: number, priority: number): void {
    const { heads, tails, next, previous } = this;
    const before = previous[id]!;
    const after = next[id]!;
    if (before === none) heads[priority] = after;
    else next[before] = after;
    if (after === none) tails[priority] = before;
    else previous[after] = before;
    if (heads[priority] === none) this.occupied[priority >>> 5]! &= ~(1 << (priority & 31));
    this.size -= 1;
  }

  /** The lowest priority in the queue; it must not be empty. */
  lowestPriority(): number {
    const { occupied } = this;
    let word = this.lowest >>> 5;
    let bits = occupied[word]! & (-1 << (this.lowest & 31));
    while (bits === 0) {
      word += 1;
      bits = occupied[word]!;
    }
    this.lowest = (word << 5) + (31 - Math.clz32(bits & -bits));
    return this.lowest;
  }

  /** Removes the first state of the lowest priority; the queue must not be empty. */
  take(): number {
    const priority = this.lowestPriority();
    const id = this.heads[priority]!;
    this.remove(id, priority);
    return id;
  }

  /** Removes all states. */
  clear(): void {
    this.heads.fill(none);
    this.tails.fill(none);
    this.occupied.fill(0);
    this.size = 0;
  }

  private widen(priority: number): void {
    const length = 2 ** Math.ceil(Math.log2(priority + 1));
    const before = this.heads.length;
    this.heads = lengthened(this.heads, length).fill(none, before);
    this.tails = lengthened(this.tails, length).fill(none, before);
    this.occupied = lengthened(this.occupied, length >>> 5);
  }
}
