import { hashOne, hashRow, hashTwo } from './hash.ts';
import { firstRows, type Room, Rows } from './rows.ts';
import { maxLoad, StateIndex, tagOf } from './state-index.ts';

/** The load factor up to which the index is filled when memory does not allow it to grow. */
const lastLoad = 0.9;

/**
 * The states of a search, each once, numbered in the order of insertion. Equality compares all words: a hash is never an
 * identity. Beside each state stand `columns` signed numbers that belong to the algorithm.
 *
 * Growing replaces `states`, `columns` and `bytesBeside`: fetch them anew after every `makeRoom`.
 */
export class StateTable extends Rows {
  /** Which rows of the last `insertAll` were new, in order. */
  fresh = new Int32Array(256);

  private readonly index: StateIndex;
  private hashes = new Int32Array(256);
  /** Written so that reading ahead is not optimised away. */
  protected touched = 0;

  constructor(words: number, columns: number, maxBytes: number, maxCount = 2 ** 31 - 2, hasBytes = false) {
    super(words, columns, maxBytes, maxCount, hasBytes);
    // It doubles with enough states for half of its new load at least, which take memory too.
    const indexShare = 4 / (4 + (maxLoad / 2) * this.rowBytes);
    this.index = new StateIndex(Math.log2(2 * firstRows), maxBytes * indexShare, maxCount);
  }

  override get bytes(): number {
    return super.bytes + this.index.bytes;
  }

  /** Bytes of the states alone: their rows, and a slot of the index each. */
  override get usedBytes(): number {
    return this.count * (this.rowBytes + 4);
  }

  /**
   * Makes room for `extra` more states, or for as many as the limit of states allows. So many bytes that are used beside the
   * table count towards its limit too.
   */
  makeRoom(extra: number, bytesElsewhere = 0): Room {
    const { index } = this;
    if (index.isGrowing && !index.goOn(this.states, this.words, this.count)) return 'busy';
    const wanted = Math.min(this.count + extra, this.maxCount);
    const mostBytes = this.maxBytes - bytesElsewhere;
    if (!this.hasRowsFor(wanted, mostBytes - index.bytes)) return 'full';
    const bytes = this.bytesFor(wanted) + index.bytes;
    if (wanted <= index.capacity) return 'ready';
    const growth = index.growth(wanted);
    if (growth !== undefined && bytes + growth <= mostBytes && this.isWorth(growth) && index.grow(wanted)) {
      const isComplete = index.goOn(this.states, this.words, this.count);
      return isComplete && wanted <= index.capacity ? 'ready' : 'busy';
    }
    if (index.isGrowing) return 'busy';
    return wanted > (1 << index.bits) * lastLoad ? 'full' : 'ready';
  }

  /** Whether more states fit in memory with a larger index than with this one, filled up. */
  private isWorth(growth: number): boolean {
    const { index, maxBytes, rowBytes } = this;
    const now = Math.min((1 << index.bits) * lastLoad, (maxBytes - index.bytes) / rowBytes);
    return (maxBytes - index.bytes - growth) / rowBytes >= now;
  }

  /**
   * Finds or adds the first `count` rows of `source` in order and writes their numbers to `ids`. A row is new when its number
   * is the table's `count` before it. Returns the number of rows taken: fewer only at the limit of states.
   * `makeRoom(count)` must have returned `ready`.
   */
  insertAll(source: Uint32Array, count: number, ids: Int32Array): number {
    const { words } = this;
    if (this.hashes.length < count) {
      this.hashes = new Int32Array(2 * count);
      this.fresh = new Int32Array(2 * count);
    }
    const { hashes } = this;
    if (words === 1) for (let i = 0; i < count; i += 1) hashes[i] = hashOne(source[i]!);
    else if (words === 2) {
      for (let i = 0; i < count; i += 1) hashes[i] = hashTwo(source[2 * i]!, source[2 * i + 1]!);
    } else for (let i = 0; i < count; i += 1) hashes[i] = hashRow(source, i * words, words);
    this.readAhead(count, ids);

    if (words === 1) return this.insertOnes(source, count, ids);
    if (words === 2) return this.insertTwos(source, count, ids);
    return this.insertRows(source, count, ids);
  }

  /**
   * Prefetches all slots, then all states that are likely to be compared, each in a loop of its own, so that many loads are
   * in flight and the lookups after it hit the cache. `ids` serves as scratch.
   */
  private readAhead(count: number, ids: Int32Array): void {
    const { hashes, states, words } = this;
    const { slots, bits } = this.index;
    const shift = 32 - bits;
    const mask = (1 << bits) - 1;
    let i = 0;
    // Four at a time: measured to hide about twice as much latency.
    for (; i + 3 < count; i += 4) {
      const a = slots[hashes[i]! >>> shift]!;
      const b = slots[hashes[i + 1]! >>> shift]!;
      const c = slots[hashes[i + 2]! >>> shift]!;
      const d = slots[hashes[i + 3]! >>> shift]!;
      ids[i] = a;
      ids[i + 1] = b;
      ids[i + 2] = c;
      ids[i + 3] = d;
    }
    for (; i < count; i += 1) ids[i] = slots[hashes[i]! >>> shift]!;
    // Entries with the right tag, about half of them, move up; without a branch, which would be unpredictable.
    let likely = 0;
    for (i = 0; i < count; i += 1) {
      const entry = ids[i]!;
      const isOther = (entry ^ tagOf(hashes[i]!, bits)) >>> bits;
      ids[likely] = entry & mask;
      likely += (isOther - 1) >>> 31;
    }
    let touched = 0;
    // The row behind the one meant is as good, and saves a test for free slots.
    for (i = 0; i + 3 < likely; i += 4) {
      const a = states[ids[i]! * words]!;
      const b = states[ids[i + 1]! * words]!;
      const c = states[ids[i + 2]! * words]!;
      const d = states[ids[i + 3]! * words]!;
      touched |= a | b | c | d;
    }
    this.touched = touched;
  }

  /** The number of a state, or -1 when it is not in the table. The last `makeRoom` must have returned `ready`. */
  find(source: Uint32Array, at: number): number {
    const { states, words } = this;
    const { slots, bits } = this.index;
    const mask = (1 << bits) - 1;
    const hash = hashRow(source, at, words);
    const tag = tagOf(hash, bits);
    for (let slot = hash >>> (32 - bits); ; slot = (slot + 1) & mask) {
      const entry = slots[slot]!;
      if (entry === 0) return -1;
      if ((entry ^ tag) >>> bits !== 0) continue;
      const id = (entry & mask) - 1;
      if (sameRow(states, id * words, source, at, words)) return id;
    }
  }

  /**
   * Finds or adds the state at `source[at]` and returns its number: the table's `count` before it when it is new, -1 at the
   * limit of states. `makeRoom` must have returned `ready`.
   */
  insert(source: Uint32Array, at: number): number {
    const { states, words, count } = this;
    const { slots, bits } = this.index;
    const mask = (1 << bits) - 1;
    const hash = hashRow(source, at, words);
    const tag = tagOf(hash, bits);
    let slot = hash >>> (32 - bits);
    for (let entry = slots[slot]!; entry !== 0; entry = slots[slot]!) {
      const id = (entry & mask) - 1;
      if ((entry ^ tag) >>> bits === 0 && sameRow(states, id * words, source, at, words)) return id;
      slot = (slot + 1) & mask;
    }
    if (count >= this.maxCount) return -1;
    for (let word = 0; word < words; word += 1) states[count * words + word] = source[at + word]!;
    this.count = count + 1;
    slots[slot] = tag | this.count;
    return count;
  }

  // The same loop for one word, two words and any number of them: searches spend most of their time here.

  private insertOnes(source: Uint32Array, count: number, ids: Int32Array): number {
    const { states, hashes, fresh, maxCount } = this;
    const { slots, bits } = this.index;
    const mask = (1 << bits) - 1;
    const before = this.count;
    let known = before;
    let i = 0;
    for (; i < count; i += 1) {
      const word = source[i]!;
      const tag = tagOf(hashes[i]!, bits);
      let slot = hashes[i]! >>> (32 - bits);
      let entry = slots[slot]!;
      while (entry !== 0 && ((entry ^ tag) >>> bits !== 0 || states[(entry & mask) - 1] !== word)) {
        slot = (slot + 1) & mask;
        entry = slots[slot]!;
      }
      if (entry === 0) {
        if (known >= maxCount) break;
        states[known] = word;
        ids[i] = known;
        fresh[known - before] = i;
        known += 1;
        slots[slot] = tag | known;
      } else ids[i] = (entry & mask) - 1;
    }
    this.count = known;
    return i;
  }

  private insertTwos(source: Uint32Array, count: number, ids: Int32Array): number {
    const { states, hashes, fresh, maxCount } = this;
    const { slots, bits } = this.index;
    const mask = (1 << bits) - 1;
    const before = this.count;
    let known = before;
    let i = 0;
    for (; i < count; i += 1) {
      // As signed numbers, which compare faster.
      const first = source[2 * i]! | 0;
      const second = source[2 * i + 1]! | 0;
      const tag = tagOf(hashes[i]!, bits);
      let slot = hashes[i]! >>> (32 - bits);
      let entry = slots[slot]!;
      while (entry !== 0) {
        const at = 2 * (entry & mask);
        if (
          (entry ^ tag) >>> bits === 0 &&
          (states[at - 2]! | 0) === first &&
          (states[at - 1]! | 0) === second
        )
          break;
        slot = (slot + 1) & mask;
        entry = slots[slot]!;
      }
      if (entry === 0) {
        if (known >= maxCount) break;
        states[2 * known] = first;
        states[2 * known + 1] = second;
        ids[i] = known;
        fresh[known - before] = i;
        known += 1;
        slots[slot] = tag | known;
      } else ids[i] = (entry & mask) - 1;
    }
    this.count = known;
    return i;
  }

  private insertRows(source: Uint32Array, count: number, ids: Int32Array): number {
    const { states, hashes, fresh, words, maxCount } = this;
    const { slots, bits } = this.index;
    const mask = (1 << bits) - 1;
    const before = this.count;
    let known = before;
    let i = 0;
    for (; i < count; i += 1) {
      const at = i * words;
      const tag = tagOf(hashes[i]!, bits);
      let slot = hashes[i]! >>> (32 - bits);
      let entry = slots[slot]!;
      while (entry !== 0) {
        const row = ((entry & mask) - 1) * words;
        if ((entry ^ tag) >>> bits === 0 && sameRow(states, row, source, at, words)) break;
        slot = (slot + 1) & mask;
        entry = slots[slot]!;
      }
      if (entry === 0) {
        if (known >= maxCount) break;
        for (let word = 0; word < words; word += 1) states[known * words + word] = source[at + word]!;
        ids[i] = known;
        fresh[known - before] = i;
        known += 1;
        slots[slot] = tag | known;
      } else ids[i] = (entry & mask) - 1;
    }
    this.count = known;
    return i;
  }
}

export function sameRow(a: Uint32Array, at: number, b: Uint32Array, bt: number, words: number): boolean {
  for (let word = 0; word < words; word += 1) if (a[at + word] !== b[bt + word]) return false;
  return true;
}
