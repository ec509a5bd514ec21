/**
 * Transposition table for iterative deepening: positions with the least depth at which they were reached. When it is full,
 * deeper positions and those of earlier rounds are replaced: losing one only costs time.
 *
 * `StateTable` cannot forget. In its place, hard levels took 0.94 of the processor time with memory to spare, and 1.04 with
 * room for a tenth of their positions: too little to give up forgetting, and with it the counts of the searches.
 */
export class SeenPositions {
  /** Positions in the table. */
  count = 0;
  private readonly words: number;
  private readonly most: number;
  private mask = 0;
  private keys = new Uint32Array(0);
  /** By place: the round and below it the depth, counted from 1; 0 where there is no position. */
  private marks = new Int32Array(0);

  constructor(words: number, mostPositions: number, mostBytes: number) {
    this.words = words;
    const room = Math.min(mostPositions, mostBytes / (4 * (words + 1)), largest);
    this.most = room < waysInBucket ? 0 : 2 ** Math.floor(Math.log2(room));
    this.resize(smallest);
  }

  get usedBytes(): number {
    return this.count * 4 * (this.words + 1);
  }

  get bytes(): number {
    return this.keys.byteLength + this.marks.byteLength;
  }

  /** Makes room for about so many positions where that is allowed; what it knew is forgotten when it grows. */
  resize(wanted: number): void {
    const size = Math.min(this.most, 2 ** Math.ceil(Math.log2(Math.max(wanted, waysInBucket))));
    if (size <= this.marks.length) return;
    this.keys = new Uint32Array(size * this.words);
    this.marks = new Int32Array(size);
    this.mask = size - waysInBucket;
    this.count = 0;
  }

  /**
   * Whether the position at `states[at]` was reached before in fewer moves, or in as many in this round. Otherwise it is
   * noted.
   */
  hasBetter(states: Uint32Array, at: number, depth: number, round: number): boolean {
    const { words, marks, keys } = this;
    if (marks.length === 0) return false;
    const bucket = hash(states, at, words) & this.mask;
    const mark = (round << depthBits) | Math.min(depth + 1, depthMask);
    let worst = bucket;
    let worstValue = Number.POSITIVE_INFINITY;
    for (let place = bucket; place < bucket + waysInBucket; place += 1) {
      const known = marks[place]!;
      if (known === 0) {
        worst = place;
        this.count += 1;
        break;
      }
      let word = 0;
      while (word < words && keys[place * words + word] === states[at + word]) word += 1;
      if (word === words) {
        const knownDepth = (known & depthMask) - 1;
        if (knownDepth < depth || known === mark) return true;
        marks[place] = mark;
        return false;
      }
      // Later rounds are worth more than earlier ones, and within a round positions from which more moves are left.
      const value = (known >> depthBits) * (depthMask + 1) - (known & depthMask);
      if (value < worstValue) {
        worst = place;
        worstValue = value;
      }
    }
    for (let word = 0; word < words; word += 1) keys[worst * words + word] = states[at + word]!;
    marks[worst] = mark;
    return false;
  }
}

const waysInBucket = 4;
const depthBits = 16;
const depthMask = 2 ** depthBits - 1;
const smallest = 2 ** 12;
/** The largest size; beyond it the gain is small. */
const largest = 2 ** 24;

/** A hash of the words of a position. */
function hash(states: Uint32Array, at: number, words: number): number {
  let mixed = 0x9e3779b9;
  for (let word = at; word < at + words; word += 1) {
    mixed = Math.imul(mixed ^ states[word]!, 0x85ebca6b);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
