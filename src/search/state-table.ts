/** Whether the table can take more states now, is still making room (call again), or has reached its memory limit. */
export type Room = 'ready' | 'busy' | 'full';

/** Beyond this many bytes of rows the table reserves all it may ever use at once, and never copies again. */
const copyUpTo = 16 * 1024 * 1024;
const firstRows = 1024;
/** The index doubles at this load; when memory does not allow that, it fills up to the second one. */
const maxLoad = 0.6;
const lastLoad = 0.9;
/** An index of fewer slots is made four times as large, so that states are put into new ones less often. */
const smallIndex = 1 << 21;
/**
 * States put into a new index in one go, so that growing never stops a search for long: at first nearly every one of them
 * touches a page that the system has yet to provide.
 */
const migrateAtOnce = 1 << 12;

/**
 * The states a search has met, by number in the order they were met, each once. Equality compares all words: a hash
 * is never an identity. Beside each state stand `columns` signed numbers that belong to the algorithm.
 *
 * Growing replaces `states`, `columns` and `bytesBeside`: fetch them anew after every `makeRoom`.
 */
export class StateTable {
  readonly words: number;
  states: Uint32Array;
  columns: Int32Array[];
  /** A small number beside each state, only where it was asked for. */
  bytesBeside: Uint8Array;
  count = 0;

  private readonly hasBytes: boolean;
  private readonly maxBytes: number;
  private readonly maxCount: number;
  private rows: number;
  private reserved = false;
  /**
   * The index, by open addressing with linear probing: 0 where a slot is free, otherwise the number + 1 of a state in the
   * low `bits` bits (there are 2 ** bits slots) and the low bits of its hash above them. Since the slot itself is chosen
   * by the high bits, an entry tells nearly the whole hash, and other states are passed over without looking at them.
   */
  private slots: Int32Array;
  private bits: number;
  /** States from here on are not in the index yet; less than `count` only while the index is being rebuilt. */
  private indexed = 0;
  private hashes = new Int32Array(256);
  /** Written so that reading ahead is not optimised away. */
  protected touched = 0;

  constructor(words: number, columns: number, maxBytes: number, maxCount = 2 ** 31 - 2, hasBytes = false) {
    this.words = words;
    this.maxBytes = maxBytes;
    this.maxCount = maxCount;
    this.rows = firstRows;
    this.states = new Uint32Array((firstRows + 1) * words);
    this.columns = Array.from({ length: columns }, () => new Int32Array(firstRows));
    this.hasBytes = hasBytes;
    this.bytesBeside = new Uint8Array(hasBytes ? firstRows : 0);
    this.slots = new Int32Array(2 * firstRows);
    this.bits = Math.log2(this.slots.length);
  }

  /** Bytes of the buffers; of those reserved in one go only what has been used, as the system commits no more. */
  get bytes(): number {
    return (this.reserved ? this.count : this.rows) * this.rowBytes + this.slots.byteLength;
  }

  private get rowBytes(): number {
    return 4 * (this.words + this.columns.length) + (this.hasBytes ? 1 : 0);
  }

  /** Makes sure that `extra` more states fit, or as many as the limit of states still allows. */
  makeRoom(extra: number): Room {
    const wanted = Math.min(this.count + extra, this.maxCount);
    if (wanted > this.rows && !this.growRows(wanted)) return 'full';
    if (this.bytes + (this.reserved ? (wanted - this.count) * this.rowBytes : 0) > this.maxBytes)
      return 'full';
    if (wanted > this.slots.length * maxLoad && this.indexed === this.count && !this.growIndex(wanted)) {
      if (wanted > this.slots.length * lastLoad) return 'full';
    }
    return this.migrate() ? 'ready' : 'busy';
  }

  private growRows(wanted: number): boolean {
    const most = Math.min(this.maxCount, Math.floor((this.maxBytes - this.slots.byteLength) / this.rowBytes));
    if (this.reserved || wanted > most) return false;
    let rows = Math.max(2 * this.rows, 2 ** Math.ceil(Math.log2(wanted)));
    this.reserved = rows * this.rowBytes > copyUpTo;
    rows = this.reserved ? most : Math.min(rows, most);
    for (; rows >= wanted; rows = Math.floor(rows / 2)) {
      try {
        const states = new Uint32Array((rows + 1) * this.words);
        const columns = this.columns.map(() => new Int32Array(rows));
        states.set(this.states.subarray(0, this.count * this.words));
        for (const [index, column] of columns.entries())
          column.set(this.columns[index]!.subarray(0, this.count));
        const bytesBeside = new Uint8Array(this.hasBytes ? rows : 0);
        bytesBeside.set(this.bytesBeside.subarray(0, this.count));
        this.states = states;
        this.columns = columns;
        this.bytesBeside = bytesBeside;
        this.rows = rows;
        return true;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error; // The system has not that much: try with less.
      }
    }
    return false;
  }

  /**
   * Starts a new index, at least twice the size (four times while it is small), and large enough for the states wanted;
   * `migrate` fills it. The old one is dropped first: the rows know it all.
   */
  private growIndex(wanted: number): boolean {
    let length = this.slots.length * (this.slots.length < smallIndex ? 4 : 2);
    while (wanted > length * maxLoad) length *= 2;
    if (this.bytes - this.slots.byteLength + 4 * length > this.maxBytes) return false;
    const before = this.slots.length;
    try {
      this.slots = new Int32Array(0);
      this.slots = new Int32Array(length);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.slots = new Int32Array(before);
    }
    this.bits = Math.log2(this.slots.length);
    this.indexed = 0;
    return this.slots.length === length;
  }

  private migrate(): boolean {
    const end = Math.min(this.count, this.indexed + migrateAtOnce);
    const { states, words, slots, bits, hashes } = this;
    const mask = slots.length - 1;
    // In small batches, the slots touched first, for the same reason as in `insertAll`.
    for (let first = this.indexed; first < end; first += hashes.length) {
      const count = Math.min(hashes.length, end - first);
      for (let i = 0; i < count; i += 1) hashes[i] = hashRow(states, (first + i) * words, words);
      this.touched = touchSlots(slots, hashes, 32 - bits, count);
      for (let i = 0; i < count; i += 1) {
        const hash = hashes[i]!;
        let slot = hash >>> (32 - bits);
        while (slots[slot] !== 0) slot = (slot + 1) & mask;
        slots[slot] = (hash << bits) | (first + i + 1);
      }
    }
    this.indexed = end;
    return end === this.count;
  }

  /**
   * Finds or adds the first `count` rows of `source` in order and writes their numbers to `ids`. A row is new when its
   * number is the table's `count` before it. Returns how many rows it took: fewer only at the limit of states.
   * `makeRoom(count)` must have said `ready`.
   */
  insertAll(source: Uint32Array, count: number, ids: Int32Array): number {
    const { words } = this;
    if (this.hashes.length < count) this.hashes = new Int32Array(2 * count);
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
   * Touches all slots, then all the states that they name, each in a loop of its own: the processor fetches many at a
   * time, and the lookups behind it find everything in the cache.
   */
  private readAhead(count: number, ids: Int32Array): void {
    const { hashes, slots, states, words } = this;
    const mask = slots.length - 1;
    const shift = 32 - this.bits;
    let i = 0;
    // Four at a time: measured to hide about twice as much waiting.
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
    let touched = 0;
    i = 0;
    // The row behind the one meant is as good, and spares a test for free slots.
    for (; i + 3 < count; i += 4) {
      const a = states[(ids[i]! & mask) * words]!;
      const b = states[(ids[i + 1]! & mask) * words]!;
      const c = states[(ids[i + 2]! & mask) * words]!;
      const d = states[(ids[i + 3]! & mask) * words]!;
      touched |= a | b | c | d;
    }
    this.touched = touched;
  }

  /** The number of a state, or -1 when the table has not got it. The last `makeRoom` must have said `ready`. */
  find(source: Uint32Array, at: number): number {
    const { states, slots, words, bits } = this;
    const mask = slots.length - 1;
    const hash = hashRow(source, at, words);
    const tag = hash << bits;
    for (let slot = hash >>> (32 - bits); ; slot = (slot + 1) & mask) {
      const entry = slots[slot]!;
      if (entry === 0) return -1;
      if ((entry ^ tag) >>> bits !== 0) continue;
      const id = (entry & mask) - 1;
      if (sameRow(states, id * words, source, at, words)) return id;
    }
  }

  // The same three times, for one word, two words and any number of them: in this loop the searches spend their time.

  private insertOnes(source: Uint32Array, count: number, ids: Int32Array): number {
    const { states, slots, hashes, maxCount, bits } = this;
    const mask = slots.length - 1;
    let known = this.count;
    let i = 0;
    for (; i < count; i += 1) {
      const word = source[i]!;
      const tag = hashes[i]! << bits;
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
        known += 1;
        slots[slot] = tag | known;
      } else ids[i] = (entry & mask) - 1;
    }
    this.count = known;
    this.indexed = known;
    return i;
  }

  private insertTwos(source: Uint32Array, count: number, ids: Int32Array): number {
    const { states, slots, hashes, maxCount, bits } = this;
    const mask = slots.length - 1;
    let known = this.count;
    let i = 0;
    for (; i < count; i += 1) {
      const first = source[2 * i]!;
      const second = source[2 * i + 1]!;
      const tag = hashes[i]! << bits;
      let slot = hashes[i]! >>> (32 - bits);
      let entry = slots[slot]!;
      while (entry !== 0) {
        const at = 2 * (entry & mask);
        if ((entry ^ tag) >>> bits === 0 && states[at - 2] === first && states[at - 1] === second) break;
        slot = (slot + 1) & mask;
        entry = slots[slot]!;
      }
      if (entry === 0) {
        if (known >= maxCount) break;
        states[2 * known] = first;
        states[2 * known + 1] = second;
        ids[i] = known;
        known += 1;
        slots[slot] = tag | known;
      } else ids[i] = (entry & mask) - 1;
    }
    this.count = known;
    this.indexed = known;
    return i;
  }

  private insertRows(source: Uint32Array, count: number, ids: Int32Array): number {
    const { states, slots, hashes, words, maxCount, bits } = this;
    const mask = slots.length - 1;
    let known = this.count;
    let i = 0;
    for (; i < count; i += 1) {
      const at = i * words;
      const tag = hashes[i]! << bits;
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
        known += 1;
        slots[slot] = tag | known;
      } else ids[i] = (entry & mask) - 1;
    }
    this.count = known;
    this.indexed = known;
    return i;
  }
}

/** Reads slots and forgets what it read: they are in the cache then. */
function touchSlots(slots: Int32Array, hashes: Int32Array, shift: number, count: number): number {
  let touched = 0;
  let i = 0;
  for (; i + 3 < count; i += 4) {
    const a = slots[hashes[i]! >>> shift]!;
    const b = slots[hashes[i + 1]! >>> shift]!;
    const c = slots[hashes[i + 2]! >>> shift]!;
    const d = slots[hashes[i + 3]! >>> shift]!;
    touched |= a | b | c | d;
  }
  return touched;
}

export function sameRow(a: Uint32Array, at: number, b: Uint32Array, bt: number, words: number): boolean {
  for (let word = 0; word < words; word += 1) if (a[at + word] !== b[bt + word]) return false;
  return true;
}

/** Hashes whose high bits are well mixed: an index takes the highest ones. */
function hashOne(word: number): number {
  const mixed = Math.imul(word ^ (word >>> 16), 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
}

function hashTwo(first: number, second: number): number {
  const mixed = Math.imul(first ^ (first >>> 16), 0x9e3779b1) ^ second;
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ Math.imul(second ^ (second >>> 16), 0xc2b2ae35);
}

export function hashRow(states: Uint32Array, at: number, words: number): number {
  if (words === 1) return hashOne(states[at]!);
  if (words === 2) return hashTwo(states[at]!, states[at + 1]!);
  let hash = 0;
  for (let word = 0; word < words; word += 1) hash = hashOne(hash ^ states[at + word]!) + word;
  return hashOne(hash);
}
