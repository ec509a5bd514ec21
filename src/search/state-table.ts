/** Whether the table can take more states now, is still making room (call again), or has reached its memory limit. */
export type Room = 'ready' | 'busy' | 'full';

/** Beyond this many bytes of rows the table reserves all it may ever use at once, and never copies again. */
const copyUpTo = 16 * 1024 * 1024;
const firstRows = 1024;
/** The index doubles at this load; when memory does not allow that, it fills up to the second one. */
const maxLoad = 0.6;
const lastLoad = 0.9;
/** States put into a new index in one go, so that growing never stops a search for long. */
const migrateAtOnce = 1 << 17;

/**
 * The states a search has met, by number in the order they were met, each once. Equality compares all words: a hash
 * is never an identity. Beside each state stand `columns` signed numbers that belong to the algorithm.
 *
 * Growing replaces `states` and `columns`: fetch them anew after every `makeRoom`.
 */
export class StateTable {
  readonly words: number;
  states: Uint32Array;
  columns: Int32Array[];
  count = 0;

  private readonly maxBytes: number;
  private readonly maxCount: number;
  private rows: number;
  private reserved = false;
  /** Number + 1 of the state in each slot, 0 where free. Open addressing, linear probing. */
  private slots: Int32Array;
  private shift: number;
  /** States from here on are not in the index yet; less than `count` only while the index is being rebuilt. */
  private indexed = 0;
  private hashes = new Uint32Array(256);

  constructor(words: number, columns: number, maxBytes: number, maxCount = 2 ** 31 - 2) {
    this.words = words;
    this.maxBytes = maxBytes;
    this.maxCount = maxCount;
    this.rows = firstRows;
    this.states = new Uint32Array(firstRows * words);
    this.columns = Array.from({ length: columns }, () => new Int32Array(firstRows));
    this.slots = new Int32Array(2 * firstRows);
    this.shift = 32 - Math.log2(this.slots.length);
  }

  /** Bytes of the buffers; of those reserved in one go only what has been used, as the system commits no more. */
  get bytes(): number {
    return (this.reserved ? this.count : this.rows) * this.rowBytes + this.slots.byteLength;
  }

  private get rowBytes(): number {
    return 4 * (this.words + this.columns.length);
  }

  /** Makes sure that `extra` more states fit, or as many as the limit of states still allows. */
  makeRoom(extra: number): Room {
    const wanted = Math.min(this.count + extra, this.maxCount);
    if (wanted > this.rows && !this.growRows(wanted)) return 'full';
    if (this.bytes + (this.reserved ? (wanted - this.count) * this.rowBytes : 0) > this.maxBytes)
      return 'full';
    if (wanted > this.slots.length * maxLoad && this.indexed === this.count && !this.growIndex()) {
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
        const states = new Uint32Array(rows * this.words);
        const columns = this.columns.map(() => new Int32Array(rows));
        states.set(this.states.subarray(0, this.count * this.words));
        for (const [index, column] of columns.entries())
          column.set(this.columns[index]!.subarray(0, this.count));
        this.states = states;
        this.columns = columns;
        this.rows = rows;
        return true;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error; // The system has not that much: try with less.
      }
    }
    return false;
  }

  /** Starts a new index of twice the size; `migrate` fills it. The old one is dropped first: the rows know it all. */
  private growIndex(): boolean {
    const length = 2 * this.slots.length;
    if (this.bytes - this.slots.byteLength + 4 * length > this.maxBytes) return false;
    const before = this.slots.length;
    try {
      this.slots = new Int32Array(0);
      this.slots = new Int32Array(length);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.slots = new Int32Array(before);
    }
    this.shift = 32 - Math.log2(this.slots.length);
    this.indexed = 0;
    return this.slots.length === length;
  }

  private migrate(): boolean {
    const end = Math.min(this.count, this.indexed + migrateAtOnce);
    const { states, words, slots, shift } = this;
    const mask = slots.length - 1;
    for (let id = this.indexed; id < end; id += 1) {
      let slot = hashRow(states, id * words, words) >>> shift;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
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
    const { words, shift } = this;
    if (this.hashes.length < count) this.hashes = new Uint32Array(2 * count);
    const { hashes, slots } = this;
    // Hashing first and touching the slots in a loop of its own lets the processor fetch many of them at a time.
    if (words === 1) for (let i = 0; i < count; i += 1) hashes[i] = hashOne(source[i]!) >>> shift;
    else if (words === 2) {
      for (let i = 0; i < count; i += 1) hashes[i] = hashTwo(source[2 * i]!, source[2 * i + 1]!) >>> shift;
    } else for (let i = 0; i < count; i += 1) hashes[i] = hashRow(source, i * words, words) >>> shift;
    let touched = 0;
    for (let i = 0; i < count; i += 1) touched |= slots[hashes[i]!]!;
    if (touched < 0) throw new Error('a slot of the state table holds a negative number');

    if (words === 1) return this.insertOnes(source, count, ids);
    if (words === 2) return this.insertTwos(source, count, ids);
    return this.insertRows(source, count, ids);
  }

  private insertOnes(source: Uint32Array, count: number, ids: Int32Array): number {
    const { states, slots, hashes, maxCount } = this;
    const mask = slots.length - 1;
    let known = this.count;
    let i = 0;
    for (; i < count; i += 1) {
      const word = source[i]!;
      let slot = hashes[i]!;
      let entry = slots[slot]!;
      while (entry !== 0 && states[entry - 1] !== word) {
        slot = (slot + 1) & mask;
        entry = slots[slot]!;
      }
      if (entry === 0) {
        if (known >= maxCount) break;
        states[known] = word;
        known += 1;
        slots[slot] = known;
        ids[i] = known - 1;
      } else ids[i] = entry - 1;
    }
    this.count = known;
    this.indexed = known;
    return i;
  }

  private insertTwos(source: Uint32Array, count: number, ids: Int32Array): number {
    const { states, slots, hashes, maxCount } = this;
    const mask = slots.length - 1;
    let known = this.count;
    let i = 0;
    for (; i < count; i += 1) {
      const first = source[2 * i]!;
      const second = source[2 * i + 1]!;
      let slot = hashes[i]!;
      let entry = slots[slot]!;
      while (entry !== 0 && (states[2 * entry - 2] !== first || states[2 * entry - 1] !== second)) {
        slot = (slot + 1) & mask;
        entry = slots[slot]!;
      }
      if (entry === 0) {
        if (known >= maxCount) break;
        states[2 * known] = first;
        states[2 * known + 1] = second;
        known += 1;
        slots[slot] = known;
        ids[i] = known - 1;
      } else ids[i] = entry - 1;
    }
    this.count = known;
    this.indexed = known;
    return i;
  }

  private insertRows(source: Uint32Array, count: number, ids: Int32Array): number {
    const { states, slots, hashes, words, maxCount } = this;
    const mask = slots.length - 1;
    let known = this.count;
    let i = 0;
    for (; i < count; i += 1) {
      const at = i * words;
      let slot = hashes[i]!;
      let entry = slots[slot]!;
      while (entry !== 0 && !sameRow(states, (entry - 1) * words, source, at, words)) {
        slot = (slot + 1) & mask;
        entry = slots[slot]!;
      }
      if (entry === 0) {
        if (known >= maxCount) break;
        for (let word = 0; word < words; word += 1) states[known * words + word] = source[at + word]!;
        known += 1;
        slots[slot] = known;
        ids[i] = known - 1;
      } else ids[i] = entry - 1;
    }
    this.count = known;
    this.indexed = known;
    return i;
  }
}

function sameRow(a: Uint32Array, at: number, b: Uint32Array, bt: number, words: number): boolean {
  for (let word = 0; word < words; word += 1) if (a[at + word] !== b[bt + word]) return false;
  return true;
}

/** Hashes whose high bits are well mixed: the index takes the highest ones. */
function hashOne(word: number): number {
  const mixed = Math.imul(word ^ (word >>> 16), 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
}

function hashTwo(first: number, second: number): number {
  const mixed = Math.imul(first ^ (first >>> 16), 0x9e3779b1) ^ second;
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ Math.imul(second ^ (second >>> 16), 0xc2b2ae35);
}

function hashRow(states: Uint32Array, at: number, words: number): number {
  if (words === 1) return hashOne(states[at]!);
  if (words === 2) return hashTwo(states[at]!, states[at + 1]!);
  let hash = 0;
  for (let word = 0; word < words; word += 1) hash = hashOne(hash ^ states[at + word]!) + word;
  return hashOne(hash);
}
