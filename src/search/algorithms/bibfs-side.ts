import type { Status } from '../../core/search.ts';
import { type Backward, createSuccessors, type Space, type Successors } from '../../core/space.ts';
import type { Fate, Story } from '../../core/story.ts';
import { lengthened } from '../../store/growable.ts';
import type { StateTable } from '../../store/state-table.ts';
import { parentColumn } from '../path.ts';

/** States expanded before their successors are looked up in one batch. */
const batchSize = 128;
/** The most words of a batch, however large the states are. */
const batchWords = 1 << 16;
/** The first and the largest size of the buffer for predecessors. */
const firstRows = 1 << 10;
const mostRowWords = 1 << 18;

/**
 * One side of a bidirectional search: breadth-first, the table is the queue. The parent of a state is the one that
 * generated it; on the backward side that is the next state on the path to the goal.
 */
export abstract class SearchSide {
  readonly table: StateTable;
  /** The depth of the layer being expanded. */
  depth = 0;
  /** States before this one are expanded; the layer ends at `layerEnd`, the next layer follows it. */
  next = 0;
  layerEnd = 0;
  expanded = 0;
  generated = 0;
  /** Why it cannot continue. Its layers up to `depth` are still complete. */
  stopped: Status | undefined;
  /** Rows generated and not yet stored, and their parents; -1 for the roots. */
  protected rows: Uint32Array;
  protected made: number;
  protected parents: Int32Array;
  /** The kinds of the moves that generated the rows, where they are stored. */
  protected kinds: Uint8Array | undefined;
  private ids: Int32Array;
  private readonly story: Story | undefined;

  constructor(table: StateTable, roots: Uint32Array, story: Story | undefined) {
    const count = roots.length / table.words;
    this.table = table;
    this.story = story;
    this.rows = roots;
    this.made = count;
    this.parents = new Int32Array(count).fill(-1);
    this.ids = new Int32Array(count);
    let stored = this.store();
    while (stored === 'busy') stored = this.store();
    if (stored === 'done') this.layerEnd = table.count;
    else this.stop(stored);
  }

  /** Expands some more states of the layer; false when one has too many successors. */
  abstract make(): boolean;

  /** Whether rows wait to be stored. */
  get hasRows(): boolean {
    return this.made > 0;
  }

  /** An estimate of the work of expanding the layer. */
  get effort(): number {
    return (this.layerEnd - this.next) * (this.expanded === 0 ? 1 : this.generated / this.expanded);
  }

  get usedBytes(): number {
    return this.table.usedBytes;
  }

  get bytes(): number {
    return this.table.bytes + this.rows.byteLength + 4 * (this.ids.length + this.parents.length);
  }

  /** Stores the generated rows; `busy` while the table is growing. */
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
      if (this.story) this.tell('made', known);
      known += 1;
    }
    this.made = 0;
    return taken === made ? 'done' : 'state-limit';
  }

  /** The fate of a state of this side. */
  tell(fate: Fate, id: number): void {
    const { states, words, columns } = this.table;
    const parent = columns[parentColumn]![id]!;
    const rowOf = (each: number): Uint32Array => states.subarray(each * words);
    this.story?.tell(fate, rowOf(id), parent < 0 ? undefined : rowOf(parent));
  }

  /** Starts the next layer; returns false when it is empty. */
  nextLayer(): boolean {
    if (this.table.count === this.layerEnd) return false;
    this.layerEnd = this.table.count;
    this.depth += 1;
    return true;
  }

  /** Stops this side; its table must still answer look-ups. */
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

  constructor(space: Space, table: StateTable, start: Uint32Array, story: Story | undefined) {
    super(table, start, story);
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
      // The kind of the move that reached a state lets `expand` prune successors that are known anyway.
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

  constructor(backward: Backward, table: StateTable, goals: Uint32Array, story: Story | undefined) {
    super(table, goals, story);
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
        // Store the generated rows first, so that a state that needs the whole buffer gets it.
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
