/** Slots of the index for each row there is room for. */
const slotsPerRow = 2;
const firstCapacity = 1 << 10;
const mostRows = 2 ** 29;

/** Rows of so many words, each once, numbered in the order in which they were added. */
export class RowTable {
  count = 0;
  rows: Uint32Array;
  /** The rows there is room for. */
  capacity = firstCapacity;
  readonly words: number;
  /** The number of the row in each slot, counted from 1; 0 where there is none. */
  private index: Int32Array;
  /** Where the row that was not found would stand. */
  private slot = 0;

  constructor(words: number) {
    this.words = words;
    this.rows = new Uint32Array(firstCapacity * words);
    this.index = new Int32Array(firstCapacity * slotsPerRow);
  }

  get bytes(): number {
    return this.bytesFor(this.capacity);
  }

  /** The number of a row, or -1. */
  find(rows: Uint32Array, at: number): number {
    const { index, words } = this;
    const known = this.rows;
    const mask = index.length - 1;
    let slot = hash(rows, at, words) & mask;
    for (let entry = index[slot]!; entry !== 0; entry = index[slot]!) {
      const start = (entry - 1) * words;
      let word = 0;
      while (word < words && known[start + word] === rows[at + word]) word += 1;
      if (word === words) return entry - 1;
      slot = (slot + 1) & mask;
    }
    this.slot = slot;
    return -1;
  }

  /** Adds the row that was looked for last and not found, and returns its number; -1 when that needs more bytes than allowed. */
  add(rows: Uint32Array, at: number, mostBytes: number): number {
    if (this.count === this.capacity) {
      if (2 * this.capacity > mostRows || this.bytesFor(2 * this.capacity) > mostBytes) return -1;
      this.resize(2 * this.capacity);
      this.find(rows, at);
    }
    const id = this.count;
    const { words } = this;
    for (let word = 0; word < words; word += 1) this.rows[id * words + word] = rows[at + word]!;
    this.count += 1;
    this.index[this.slot] = this.count;
    return id;
  }

  protected bytesFor(capacity: number): number {
    return 4 * capacity * (this.words + slotsPerRow);
  }

  protected resize(capacity: number): void {
    const { words } = this;
    this.capacity = capacity;
    this.index = new Int32Array(0);
    this.rows = longer(this.rows, new Uint32Array(capacity * words));
    this.index = new Int32Array(capacity * slotsPerRow);
    const mask = this.index.length - 1;
    for (let id = 0; id < this.count; id += 1) {
      let slot = hash(this.rows, id * words, words) & mask;
      while (this.index[slot] !== 0) slot = (slot + 1) & mask;
      this.index[slot] = id + 1;
    }
  }
}

/** Copies numbers to an array that has more room. */
export function longer<Numbers extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from);
  return to;
}

function hash(rows: Uint32Array, at: number, words: number): number {
  let mixed = 0;
  for (let word = 0; word < words; word += 1) {
    mixed = Math.imul(mixed ^ rows[at + word]!, 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
