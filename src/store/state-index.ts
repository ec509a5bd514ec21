import { hashRow } from './hash.ts';

/** The load factor at which the index of a table grows. */
export const maxLoad = 0.6;

/** Up to this many bits an index grows into a new buffer; then it reserves all it may ever use, and grows in place. */
const smallBits = 19;
const mostBits = 30;
/** States put into a new index, or words of them, and slots split, in one step: growing never stops a search for long. */
const filledAtOnce = 1 << 12;
const wordsAtOnce = 1 << 20;
const splitAtOnce = 1 << 16;
/** Slots emptied before their states are inserted again. */
const chunk = 1 << 11;
/** So many of the highest bits of a tag are the lowest ones of the home. */
const homeBits = 5;
const homeMask = (1 << homeBits) - 1;
/** With more bits, the tag lacks the one that the home takes in. */
const mostBitsWithHome = 31 - homeBits;

/**
 * The hash index of a state table: open addressing with linear probing, 2 ** bits slots. The `bits` highest bits of a hash
 * are the home slot of a state. A slot is 0 when free; otherwise its low `bits` bits are a state's number + 1, and above them
 * is a tag, more bits of the hash (`tagOf`). Nearly all other states have another tag and are skipped without comparison.
 *
 * The highest bits of a tag are the lowest ones of the home, and the next one is the bit that the home takes in when the
 * index doubles. So it doubles in place, from the last slot to the first, almost without hashing: memory is read and
 * written in order, and no page is committed twice.
 */
export class StateIndex {
  /** Longer than 2 ** bits once it is reserved: the system commits only what is touched. */
  slots: Int32Array;
  bits: number;
  private maxBits: number;
  private reserved = false;
  private growing: 'no' | 'filling' | 'splitting' = 'no';
  /** The next state to fill in, or the slot behind the next one to split. */
  private at = 0;
  /** States to insert at the end, because their place was still in use. */
  private held: number[] = [];
  private entries = new Int32Array(0);
  private homes = new Int32Array(0);

  /** Begins with `bits` bits and never takes more than `maxBytes` bytes or holds more than `maxCount` states. */
  constructor(bits: number, maxBytes: number, maxCount: number) {
    this.bits = bits;
    const mostSlots = Math.min(maxBytes / 4, maxCount / (maxLoad / 2));
    this.maxBits = Math.max(bits, Math.min(mostBits, Math.floor(Math.log2(mostSlots))));
    this.slots = new Int32Array(2 ** bits);
  }

  get bytes(): number {
    return 4 * (1 << (this.growing === 'splitting' ? this.bits + 1 : this.bits));
  }

  get isGrowing(): boolean {
    return this.growing !== 'no';
  }

  /** The number of states at which it must grow. */
  get capacity(): number {
    return (1 << this.bits) * maxLoad;
  }

  /** The bytes it takes to grow for at least so many states; undefined when it cannot. */
  growth(wanted: number): number | undefined {
    const bits = this.nextBits(wanted);
    return bits > this.maxBits ? undefined : 4 * (2 ** bits - 2 ** this.bits);
  }

  private nextBits(wanted: number): number {
    // In place it doubles; a new buffer is four times as large, so that states are inserted again less often.
    if (this.reserved) return this.bits + 1;
    return Math.max(
      Math.min(this.bits + 2, smallBits + 1, this.maxBits),
      Math.ceil(Math.log2(wanted / maxLoad)),
    );
  }

  /** Begins to grow; `goOn` does the work. Returns false when the system lacks the memory. */
  grow(wanted: number): boolean {
    const bits = this.nextBits(wanted);
    if (this.reserved) {
      if (this.slots.length < 2 ** bits) return false;
      this.growing = 'splitting';
      if (this.entries.length === 0) {
        // One more than there are slots: a free slot is written behind the last state too.
        this.entries = new Int32Array(chunk + 1);
        this.homes = new Int32Array(chunk + 1);
      }
      this.at = 2 ** this.bits;
      return true;
    }
    const isLarge = bits > smallBits;
    for (let most = isLarge ? this.maxBits : bits; most >= bits; most -= 1) {
      try {
        // The old index is dropped first: the rows are enough to make it again.
        this.slots = new Int32Array(0);
        this.slots = new Int32Array(2 ** most);
        this.reserved = isLarge;
        break;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error; // The system has not that much: try with less.
      }
    }
    const isLarger = this.slots.length > 0;
    if (isLarger) this.bits = bits;
    else {
      this.slots = new Int32Array(2 ** this.bits);
      this.maxBits = this.bits;
    }
    this.growing = 'filling';
    this.at = 0;
    return isLarger;
  }

  /** Goes on growing, from the rows of the table; returns true when it is done. */
  goOn(states: Uint32Array, words: number, count: number): boolean {
    if (this.growing === 'filling') this.fill(states, words, count);
    if (this.growing === 'splitting') this.split(states, words);
    return this.growing === 'no';
  }

  private fill(states: Uint32Array, words: number, count: number): void {
    const end = Math.min(count, this.at + Math.min(filledAtOnce, Math.ceil(wordsAtOnce / words)));
    for (let id = this.at; id < end; id += 1) this.put(id, hashRow(states, id * words, words));
    this.at = end;
    if (end === count) this.growing = 'no';
  }

  private put(id: number, hash: number): void {
    const { slots, bits } = this;
    const mask = 2 ** bits - 1;
    let slot = hash >>> (32 - bits);
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = tagOf(hash, bits) | (id + 1);
  }

  /**
   * Doubles some slots: takes the states out, the last slots first, and inserts them in an index twice the size, where their
   * homes lie behind all slots that are still to be doubled.
   */
  private split(states: Uint32Array, words: number): void {
    for (let left = splitAtOnce; left > 0 && this.at > 0; left -= chunk) {
      const from = Math.max(0, this.at - chunk);
      this.putTwiceAsFar(from, this.takeOut(from, this.at, states, words));
      this.at = from;
    }
    if (this.at > 0) return;
    this.growing = 'no';
    this.bits += 1;
    for (const id of this.held) this.put(id, hashRow(states, id * words, words));
    this.held = [];
  }

  /** Empties some slots into `entries`, with their new homes in `homes`. Returns the number of entries. */
  private takeOut(from: number, to: number, states: Uint32Array, words: number): number {
    const { slots, bits, entries, homes } = this;
    const mask = (1 << bits) - 1;
    // No state is farther from home than the last free slot before it. The index is a ring, so its first slots cannot tell.
    let start = from;
    while (start > 0 && slots[start - 1] !== 0) start -= 1;
    if (start === 0) start = -homes.length;
    const reach = bits > mostBitsWithHome ? 0 : 1 << homeBits;
    let count = 0;
    // Without a branch on free slots, which would be unpredictable.
    for (let slot = from; slot < to; slot += 1) {
      const entry = slots[slot]!;
      const isTaken = (entry | -entry) >> 31;
      slots[slot] = 0;
      entries[count] = entry;
      homes[count] =
        2 * (slot - ((slot - (entry >>> (32 - homeBits))) & homeMask)) + ((entry >>> (31 - homeBits)) & 1);
      if (slot - start >= reach && entry !== 0)
        homes[count] = hashRow(states, ((entry & mask) - 1) * words, words) >>> (31 - bits);
      count -= isTaken;
      start += (slot + 1 - start) & ~isTaken;
    }
    return count;
  }

  private putTwiceAsFar(from: number, count: number): void {
    const { slots, bits, entries, homes, held } = this;
    const mask = (1 << bits) - 1;
    const length = 2 << bits;
    for (let i = 0; i < count; i += 1) {
      const entry = entries[i]!;
      const number = entry & mask;
      let slot = homes[i]!;
      if (slot >= from) while (slot < length && slots[slot] !== 0) slot += 1;
      if (slot >= from && slot < length) slots[slot] = ((entry >>> bits) << (bits + 1)) | number;
      else held.push(number - 1);
    }
  }
}

/** The tag of a hash, in its place above the `bits` bits of a number. */
export const tagOf = (hash: number, bits: number): number => (hash >>> homeBits) << bits;
