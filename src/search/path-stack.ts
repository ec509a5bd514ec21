import { Expansion } from '../core/expansion.ts';
import type { Status } from '../core/search.ts';
import type { Pace } from '../core/slices.ts';
import { createSuccessors, type Space, type Successors } from '../core/space.ts';
import { lengthened } from '../store/growable.ts';
import { hashRow } from '../store/hash.ts';
import { sameRow } from '../store/state-table.ts';

const firstLevels = 16;
/** Beyond this many bytes of rows all that memory allows are reserved. */
const copyUpTo = 4 * 1024 * 1024;
/** Numbers per level: see the six arrays. */
const levelBytes = 6 * 4;
/** Slots of the index per level. */
const slotsPerLevel = 2;

export interface PathStackLimits {
  readonly bytes: number;
  /** The most rows stored at once. */
  readonly rows: number;
}

/**
 * The memory of a search that stores only its path: the states from the start to the current one, and at each level the
 * successors of the state there, tried and untried. All rows are in one array, level after level, so backtracking only
 * moves its end. Row 0 is the start; before it is pushed the path is empty and `depth` is -1.
 *
 * Growing replaces `successors` and `values`: read them again after every `begin`.
 */
export class PathStack {
  successors: Successors;
  /**
   * Whether `expand` prunes successors as `Space.moveKinds` allows. That is safe for a search that stores only its path: a
   * pruned state has another path that is at most as long and on which nothing is pruned.
   */
  private readonly prunes: boolean;
  /** A number per row, for the algorithm; empty unless asked for. */
  values: Float64Array;
  /** Moves on the path. */
  depth = -1;
  /** Successors not yet taken, at all levels. */
  waiting = 0;
  peakWaiting = 0;
  peakRows = 1;
  /** The most states on the path. */
  peakLevels = 0;
  private readonly space: Space;
  private readonly expansion: Expansion;
  private readonly limits: PathStackLimits;
  private capacity: number;
  /** Whether all rows that memory allows are reserved: the system commits only what is used, and nothing is copied again. */
  private reserved = false;
  private usedRows = 0;
  /** By level: the row of the path's state, the cost of the path up to it, its next untaken successor and the last one's end. */
  private rows = new Int32Array(firstLevels);
  private costs = new Int32Array(firstLevels);
  private nexts = new Int32Array(firstLevels);
  private ends = new Int32Array(firstLevels);
  /**
   * The index of the path's states: by slot the deepest level in it plus one, by level the one below it in the same slot.
   * Levels are added and removed at the end only, so removing one restores the slot's earlier value.
   */
  private heads = new Int32Array(slotsPerLevel * firstLevels);
  private slots = new Int32Array(firstLevels);
  private links = new Int32Array(firstLevels);
  private shift = 32 - Math.log2(slotsPerLevel * firstLevels);

  constructor(
    space: Space,
    start: Uint32Array,
    limits: PathStackLimits,
    prunes: boolean,
    withValues = false,
  ) {
    this.space = space;
    this.expansion = new Expansion(space);
    this.prunes = prunes && space.moveKinds !== undefined;
    this.limits = limits;
    this.capacity = 1 + space.maxSuccessors;
    this.successors = createSuccessors(space.words, this.capacity);
    this.successors.states.set(start.subarray(0, space.words));
    this.values = new Float64Array(withValues ? this.capacity : 0);
  }

  get bytes(): number {
    return this.bytesFor(this.reserved ? this.usedRows : this.capacity, this.rows.length);
  }

  /** Bytes of the longest path and of the most successors along it. */
  get usedBytes(): number {
    return this.peakRows * this.rowBytes + this.peakLevels * (levelBytes + 4);
  }

  private get rowBytes(): number {
    return 4 * this.space.words + 4 + (this.values.length > 0 ? 8 : 0);
  }

  private bytesFor(rows: number, levels: number): number {
    return rows * this.rowBytes + levels * (levelBytes + 4 * slotsPerLevel);
  }

  /** Rows stored now. */
  get height(): number {
    return this.depth < 0 ? 1 : this.ends[this.depth]!;
  }

  /** The cost of the path. */
  get cost(): number {
    return this.depth < 0 ? 0 : this.costs[this.depth]!;
  }

  /** The row of the path's last state. */
  get row(): number {
    return this.rows[this.depth]!;
  }

  /** The row of the state before the path's last one, -1 at the start. */
  get rowBefore(): number {
    return this.depth > 0 ? this.rows[this.depth - 1]! : -1;
  }

  /** The first row of the last level; its rows end at `height`. */
  get firstRow(): number {
    return this.depth === 0 ? 1 : this.ends[this.depth - 1]!;
  }

  /** Extends the path by the state in a row of the last level, or by the start. */
  push(row: number): void {
    const { height } = this;
    const cost = this.cost + this.successors.costs[row]!;
    this.depth += 1;
    const { depth } = this;
    this.rows[depth] = row;
    this.costs[depth] = cost;
    this.nexts[depth] = height;
    this.ends[depth] = height;
    this.index(depth);
    if (depth >= this.peakLevels) this.peakLevels = depth + 1;
  }

  /** Backtracks by one move and drops the last level; returns false when the path is empty. */
  pop(): boolean {
    const { depth } = this;
    if (depth < 0) return false;
    this.waiting -= this.ends[depth]! - this.nexts[depth]!;
    this.heads[this.slots[depth]!] = this.links[depth]!;
    this.depth = depth - 1;
    return true;
  }

  /** Whether the state in a row is on the path. */
  has(row: number): boolean {
    const { states } = this.successors;
    const { words } = this.space;
    const { rows, links } = this;
    const at = row * words;
    let entry = this.heads[hashRow(states, at, words) >>> this.shift]!;
    while (entry > 0) {
      if (sameRow(states, rows[entry - 1]! * words, states, at, words)) return true;
      entry = links[entry - 1]!;
    }
    return false;
  }

  /** Begins to expand the path's last state and makes room for one more level; false where memory forbids it. */
  begin(): boolean {
    const first = this.height;
    if (!this.makeRoom(first + this.space.maxSuccessors, this.depth + 2)) return false;
    this.expansion.begin(first);
    return true;
  }

  /** Whether the path's last state is being expanded. */
  get isExpanding(): boolean {
    return this.expansion.isRunning;
  }

  /** Goes on with the expansion: `running` when the slice is over before its end, a status where a limit forbids it. */
  expand(pace: Pace): Status | 'running' | undefined {
    const { depth, space, successors, row, expansion } = this;
    const cameBy = this.prunes && row > 0 ? space.moveKinds![successors.moves[row]!]! : 0;
    if (!expansion.goOn(successors.states, row * space.words, successors, cameBy, pace)) return 'running';
    const first = this.height;
    const end = expansion.made;
    const kept = Math.min(end, this.limits.rows);
    this.ends[depth] = kept;
    this.waiting += kept - first;
    if (kept > this.peakRows) this.peakRows = kept;
    if (this.waiting > this.peakWaiting) this.peakWaiting = this.waiting;
    return kept < end ? 'state-limit' : undefined;
  }

  /** The row of the next successor of the path's last state in the order of `Space.expand`, or -1 when all were taken. */
  take(): number {
    const { depth, nexts } = this;
    if (depth < 0 || nexts[depth] === this.ends[depth]) return -1;
    this.waiting -= 1;
    const row = nexts[depth]!;
    nexts[depth] = row + 1;
    return row;
  }

  /** The number of the move that leads to the state in a row, -1 at the start. */
  moveTo(row: number): number {
    return row === 0 ? -1 : this.successors.moves[row]!;
  }

  /** The numbers of the moves on the path. */
  moves(): number[] {
    return Array.from(this.rows.subarray(1, this.depth + 1), (row) => this.successors.moves[row]!);
  }

  private index(level: number): void {
    const { words } = this.space;
    const slot = hashRow(this.successors.states, this.rows[level]! * words, words) >>> this.shift;
    this.slots[level] = slot;
    this.links[level] = this.heads[slot]!;
    this.heads[slot] = level + 1;
  }

  private makeRoom(rows: number, levels: number): boolean {
    const wanted = levels > this.rows.length ? 2 * this.rows.length : this.rows.length;
    if (!this.makeRoomForRows(rows, wanted)) return false;
    if (wanted > this.rows.length) this.growLevels(wanted);
    return true;
  }

  private makeRoomForRows(rows: number, levels: number): boolean {
    const { bytes } = this.limits;
    if (this.reserved) {
      this.usedRows = Math.max(this.usedRows, rows);
      return rows <= this.capacity && this.bytesFor(this.usedRows, levels) <= bytes;
    }
    let { capacity } = this;
    while (capacity < rows) capacity *= 2;
    if (this.bytesFor(capacity, levels) > bytes) return false;
    if (capacity === this.capacity) return true;
    if (capacity * this.rowBytes <= copyUpTo) this.growRows(capacity);
    else this.reserve(rows);
    return true;
  }

  /** Reserves all rows that memory may ever allow, or half of that, and so on, where the system has not that much. */
  private reserve(rows: number): void {
    for (let most = Math.floor(this.limits.bytes / this.rowBytes); ; most = Math.floor(most / 2)) {
      try {
        this.growRows(Math.max(most, rows));
        this.reserved = true;
        this.usedRows = rows;
        return;
      } catch (error) {
        if (!(error instanceof RangeError) || most < rows) throw error;
      }
    }
  }

  private growRows(capacity: number): void {
    const { states, moves, costs } = this.successors;
    const successors = createSuccessors(this.space.words, capacity);
    successors.states.set(states);
    successors.moves.set(moves);
    successors.costs.set(costs);
    if (this.values.length > 0) this.values = lengthened(this.values, capacity);
    this.successors = successors;
    this.capacity = capacity;
  }

  private growLevels(levels: number): void {
    this.rows = lengthened(this.rows, levels);
    this.costs = lengthened(this.costs, levels);
    this.nexts = lengthened(this.nexts, levels);
    this.ends = lengthened(this.ends, levels);
    this.slots = lengthened(this.slots, levels);
    this.links = lengthened(this.links, levels);
    this.heads = new Int32Array(slotsPerLevel * levels);
    this.shift = 32 - Math.log2(this.heads.length);
    for (let level = 0; level <= this.depth; level += 1) this.index(level);
  }
}
