import type { Status } from '../../core/search.ts';
import { type Backward, createSuccessors, type Space, type Successors } from '../../core/space.ts';
import { lengthened } from '../../store/growable.ts';
import type { StateTable } from '../../store/state-table.ts';
import { parentColumn } from '../path.ts';

/** States expanded before their successors are looked up, all in one go. */
const batchSize = 128;
/** The rows of a batch never take more words than this, however large the states are. */
const batchWords = 1 << 16;
/** Predecessors are given so much room at first, and at most. */
const firstRows = 1 << 10;
const mostRowWords = 1 << 18;

/**
 * One side of a bidirectional search: breadth-first, the table is the queue. The parent of a state is the one it was made
 * from, which backwards is the next one on the way to the goal.
 */
export abstract class SearchSide {
  readonly table: StateTable;
  /** Moves between the root of this side and the layer being expanded. */
  depth = 0;
  /** States before this one are expanded; those of the layer end at `layerEnd`, what was made from them lies behind. */
  next = 0;
  layerEnd = 0;
  expanded = 0;
  generated = 0;
  /** Why it cannot go on. Its layers up to `depth` are complete all the same. */
  stopped: Status | undefined;
  /** Rows made and not yet stored, and the states that they were made from; -1 for the roots. */
  protected rows: Uint32Array;
  protected made: number;
  protected parents: Int32Array;
  /** The kinds of the moves that made the rows, where states remember them. */
  protected kinds: Uint8Array | undefined;
  private ids: Int32Array;

  constructor(table: StateTable, roots: Uint32Array) {
    const count = roots.length / table.words;
    this.table = table;
    this.rows = roots;
    this.made = count;
    this.parents = new Int32Array(count).fill(-1);
    this.ids = new Int32Array(count);
    let stored = this.store();
    while (stored === 'busy') stored = this.store();
    if (stored === 'done') this.layerEnd = table.count;
    else this.stop(stored);
  }

  /** Makes the rows of some more states of the layer; false when there are too many of them. */
  abstract make(): boolean;

  /** Whether rows wait to be stored. */
  get hasRows(): boolean {
    return this.made > 0;
  }

  /** What expanding the layer will cost, as far as one can tell. */
  get effort(): number {
    return (this.layerEnd - this.next) * (this.expanded === 0 ? 1 : this.generated / this.expanded);
  }

  get bytes(): number {
    return this.table.bytes + this.rows.byteLength + 4 * (this.ids.length + this.parents.length);
  }

  /** Stores what was made; `busy` when the table needs more time first. */
  store(): 'done' | 'busy' | 'memory-limit' | 'state-limit' {
    const { table, made, parents, kinds } = this;
    const room = table.makeRoom(made);
    if (room !== 'ready') return room === 'busy' ? 'busy' : 'memory-limit';
    if (this.ids.length < made) this.ids = new Int32Array(2 * made);
    let known = table.count;
    const taken = table.insertAll(this.rows, made, this.ids);
    const column = table.columns[parentColumn]!;
    for (let i = 0; i < taken; i += 1) {
      if (this.ids[i] !== known) continue;
      column[known] = parents[i]!;
      if (kinds) table.bytesBeside[known] = kinds[i]!;
      known += 1;
    }
    this.made = 0;
    return taken === made ? 'done' : 'state-limit';
  }

  /** Goes on to the next layer; returns false when it is empty. */
  nextLayer(): boolean {
    if (this.table.count === this.layerEnd) return false;
    this.layerEnd = this.table.count;
    this.depth += 1;
    return true;
  }

  /** Gives up; the table must still be able to find what it has. */
  stop(status: Status): void {
    this.stopped = status;
    this.made = 0;
    while (this.table.makeRoom(0) === 'busy');
  }
}

export class ForwardSide extends SearchSide {
  private readonly space: Space;
  private readonly batch: number;
  private readonly successors: Successors;

  constructor(space: Space, table: StateTable, start: Uint32Array) {
    super(table, start);
    this.space = space;
    this.batch = Math.max(
      1,
      Math.min(batchSize, Math.floor(batchWords / (space.words * space.maxSuccessors))),
    );
    const capacity = Math.max(1, this.batch * space.maxSuccessors);
    this.successors = createSuccessors(space.words, capacity);
    if (space.moveKinds) this.kinds = new Uint8Array(capacity);
  }

  override make(): boolean {
    const { space, table, successors, layerEnd, kinds } = this;
    const { moveKinds } = space;
    this.rows = successors.states;
    if (this.parents.length < successors.moves.length) this.parents = new Int32Array(successors.moves.length);
    const end = Math.min(layerEnd, this.next + this.batch);
    this.expanded += end - this.next;
    for (; this.next < end; this.next += 1) {
      const before = this.made;
      // A state that remembers the kind of move it was met by is spared successors that are known anyway.
      const cameBy = kinds ? table.bytesBeside[this.next]! : 0;
      this.made = space.expand(table.states, this.next * space.words, successors, before, cameBy);
      this.parents.fill(this.next, before, this.made);
      if (kinds && moveKinds)
        for (let i = before; i < this.made; i += 1) kinds[i] = moveKinds[successors.moves[i]!]!;
    }
    this.generated += this.made;
    return true;
  }
}

export class BackwardSide extends SearchSide {
  private readonly backward: Backward;
  private block: Uint32Array;

  constructor(backward: Backward, table: StateTable, goals: Uint32Array) {
    super(table, goals);
    this.backward = backward;
    this.block = new Uint32Array(firstRows * table.words);
  }

  override make(): boolean {
    const { backward, table, layerEnd } = this;
    const end = Math.min(layerEnd, this.next + batchSize);
    while (this.next < end) {
      const before = this.made;
      const made = backward.expand(table.states, this.next * table.words, this.block, before);
      if (made < 0) {
        // What has been made is stored first; a state that needs all the room there is gets it.
        if (before > 0) break;
        if (2 * this.block.length > mostRowWords) return false;
        this.block = new Uint32Array(2 * this.block.length);
        continue;
      }
      if (this.parents.length < made) this.parents = lengthened(this.parents, 2 * made);
      this.parents.fill(this.next, before, made);
      this.made = made;
      this.next += 1;
      this.expanded += 1;
    }
    this.rows = this.block;
    this.generated += this.made;
    return true;
  }
}
