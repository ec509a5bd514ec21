import { Expansion } from '../../core/expansion.ts';
import { noteMemory, type Statistics } from '../../core/search.ts';
import type { Pace } from '../../core/slices.ts';
import { createSuccessors, type Space, type Successors } from '../../core/space.ts';
import type { Story } from '../../core/story.ts';
import { hashRow } from '../../store/hash.ts';
import { StateTable } from '../../store/state-table.ts';

/** States expanded before their successors are looked up in one batch. */
const batchSize = 128;
/** The most words of a batch, however large the states are. */
const batchWords = 1 << 16;
/** By state of a layer: the number of its ancestor in the relay layer. */
const ancestorColumn = 0;

/** The limits on what is stored at one time. */
export interface Room {
  readonly states: number;
  readonly bytes: number;
}

/** The result of a batch. `busy`: nothing done, a table is growing. `layer`: the layer is finished, the next one begins. */
export type Advance = 'running' | 'busy' | 'layer' | 'found' | 'exhausted' | 'state-limit' | 'memory-limit';

/** Buffers for a batch, shared by successive runs. */
export class Batch {
  readonly size: number;
  readonly successors: Successors;
  readonly ids: Int32Array;
  readonly parents: Int32Array;

  constructor(space: Space) {
    const mostRows = Math.floor(batchWords / (space.words * space.maxSuccessors));
    this.size = Math.max(1, Math.min(batchSize, mostRows));
    const capacity = Math.max(1, this.size * space.maxSuccessors);
    this.successors = createSuccessors(space.words, capacity);
    this.ids = new Int32Array(capacity);
    this.parents = new Int32Array(capacity);
  }

  get bytes(): number {
    return this.successors.states.byteLength + 12 * this.ids.length;
  }
}

/**
 * Breadth-first search from one state that keeps only the last few layers, and so has no path to the goal. After one
 * layer, the relay, each state carries the number of its ancestor there.
 *
 * A state of a layer that was dropped can be generated again. That is harmless: every state is also in the layer of its
 * true distance, since it cannot be in an earlier one.
 */
export class LayerRun {
  /** The kept layers, the one being expanded first. */
  readonly layers: StateTable[];
  /** Moves from the start to the layer being expanded. */
  depth = 0;
  relay: StateTable | undefined;
  relayDepth = 0;
  /** The sum of the hashes of the layer being made: equal layers have equal sums. */
  sum = 0;
  /** Layers that are still in use elsewhere; they count towards the limits. */
  alsoHeld: readonly StateTable[] = [];
  private readonly space: Space;
  private readonly batch: Batch;
  private readonly window: number;
  private readonly room: Room;
  private readonly isTarget: (states: Uint32Array, at: number) => boolean;
  private readonly statistics: Statistics;
  private readonly story: Story | undefined;
  private nextRelay: number;
  private next: StateTable;
  /** States of the layer before this one are expanded; the batch ends at `batchEnd`. */
  private at = 0;
  private batchEnd = 0;
  private readonly expansion: Expansion;
  /** Successors of the batch: made, looked at, of these the ones that no kept layer has, of these the stored ones. */
  private made = 0;
  private looked = 0;
  private kept = 0;
  private stored = 0;
  private found = -1;

  constructor(
    space: Space,
    batch: Batch,
    from: Uint32Array,
    isTarget: (states: Uint32Array, at: number) => boolean,
    options: {
      readonly window: number;
      readonly room: Room;
      readonly firstRelay: number;
      readonly statistics: Statistics;
      readonly story: Story | undefined;
    },
  ) {
    this.space = space;
    this.expansion = new Expansion(space);
    this.batch = batch;
    this.isTarget = isTarget;
    this.window = options.window;
    this.room = options.room;
    this.nextRelay = options.firstRelay;
    this.statistics = options.statistics;
    this.story = options.story;
    this.story?.begin();
    const first = new StateTable(space.words, 1, this.room.bytes, this.room.states);
    first.insertAll(from, 1, batch.ids);
    this.layers = [first];
    this.next = this.newLayer();
    this.measure();
  }

  /** The target state when it was found, and its ancestor in the relay layer. */
  target(): { readonly row: Uint32Array; readonly ancestor: Uint32Array | undefined } {
    const { words } = this.space;
    const rowOf = ({ states }: StateTable, id: number) => states.slice(id * words, (id + 1) * words);
    const ancestor = this.relay && rowOf(this.relay, this.next.columns[ancestorColumn]![this.found]!);
    return { row: rowOf(this.next, this.found), ancestor };
  }

  /** Goes on with a batch, or starts the next layer. */
  advance(pace: Pace): Advance {
    const [layer] = this.layers as [StateTable];
    if (this.at === this.batchEnd && this.stored === this.kept && this.looked === this.made) {
      if (this.at === layer.count) return this.finishLayer();
      const room = this.next.makeRoom(this.batch.ids.length);
      if (room === 'full') return 'memory-limit';
      if (room === 'busy') return 'busy';
      this.beginBatch(Math.min(this.batch.size, layer.count - this.at));
    }
    if (!this.makeBatch(layer, pace) || !this.dropKept(pace)) return 'running';
    const before = this.next.count;
    const isComplete = this.storeSome(layer);
    this.lookForTarget(before);
    this.measure();
    if (this.found >= 0) return 'found';
    return isComplete ? 'running' : 'state-limit';
  }

  private beginBatch(states: number): void {
    this.made = 0;
    this.looked = 0;
    this.kept = 0;
    this.stored = 0;
    this.batchEnd = this.at + states;
    this.expansion.begin(0);
    this.statistics.expanded += states;
  }

  /** Makes the successors of the batch; false when the slice is over before all are made. */
  private makeBatch(layer: StateTable, pace: Pace): boolean {
    const { expansion } = this;
    const { successors, parents } = this.batch;
    while (this.at < this.batchEnd) {
      if (!expansion.goOn(layer.states, this.at * layer.words, successors, 0, pace)) return false;
      parents.fill(this.at, this.made, expansion.made);
      this.statistics.generated += expansion.made - this.made;
      this.made = expansion.made;
      this.at += 1;
      expansion.begin(this.made);
      if (this.at === this.batchEnd) this.measure();
    }
    return true;
  }

  /** Drops successors that are in a kept layer by moving the later ones over them; false when the slice is over before. */
  private dropKept(pace: Pace): boolean {
    const { words } = this.space;
    const { successors, parents } = this.batch;
    while (this.looked < this.made) {
      const row = this.looked;
      this.looked += 1;
      if (!this.isKept(successors.states, row * words)) {
        if (row !== this.kept)
          successors.states.copyWithin(this.kept * words, row * words, (row + 1) * words);
        parents[this.kept] = parents[row]!;
        this.kept += 1;
      }
      if (pace.isOver()) return false;
    }
    return true;
  }

  /** Stores as many successors as a slice has time for; false when the state limit keeps some from being stored. */
  private storeSome(layer: StateTable): boolean {
    const { next, stored } = this;
    const { words } = this.space;
    const { successors, ids } = this.batch;
    const parents = this.batch.parents.subarray(stored);
    let known = next.count;
    const rows = Math.min(this.kept - stored, Math.max(1, Math.floor(batchWords / words)));
    const taken = next.insertAll(successors.states.subarray(stored * words), rows, ids);
    this.stored += taken;
    const ancestors = next.columns[ancestorColumn]!;
    const before = layer.columns[ancestorColumn]!;
    for (let i = 0; i < taken; i += 1) {
      if (ids[i] !== known) continue;
      ancestors[known] = layer === this.relay ? parents[i]! : before[parents[i]!]!;
      if (this.story) this.tellMade(known, parents[i]!);
      this.sum = (this.sum + hashRow(next.states, known * words, words)) | 0;
      known += 1;
    }
    return taken === rows;
  }

  private tellMade(id: number, parent: number): void {
    const { words } = this.space;
    const row = this.next.states.subarray(id * words);
    this.story?.tell('made', row, this.layers[0]!.states.subarray(parent * words));
  }

  private isKept(states: Uint32Array, at: number): boolean {
    for (const layer of this.layers) if (layer.find(states, at) >= 0) return true;
    return false;
  }

  private lookForTarget(before: number): void {
    const { states, words, count } = this.next;
    for (let id = before; id < count && this.found < 0; id += 1)
      if (this.isTarget(states, id * words)) this.found = id;
  }

  private finishLayer(): Advance {
    if (this.next.count === 0) return 'exhausted';
    // States are looked up in a layer only when its index is complete.
    if (this.next.makeRoom(0) === 'busy') return 'busy';
    this.layers.unshift(this.next);
    this.layers.length = Math.min(this.layers.length, this.window);
    this.depth += 1;
    this.at = 0;
    this.batchEnd = 0;
    this.sum = 0;
    if (this.depth === this.nextRelay) {
      this.relay = this.next;
      this.relayDepth = this.depth;
      // Where the length of the path is not known, doubling keeps the relay between its middle and its end.
      this.nextRelay *= 2;
    }
    this.next = this.newLayer();
    return 'layer';
  }

  private newLayer(): StateTable {
    const { states, bytes } = this.held();
    return new StateTable(this.space.words, 1, this.room.bytes - bytes, this.room.states - states);
  }

  /** The size of all tables together, except that of the layer being generated. */
  private held(): { states: number; bytes: number; usedBytes: number } {
    const tables = new Set([...this.layers, ...this.alsoHeld, ...(this.relay ? [this.relay] : [])]);
    let states = 0;
    let bytes = this.batch.bytes;
    let usedBytes = 0;
    for (const table of tables) {
      states += table.count;
      bytes += table.bytes;
      usedBytes += table.usedBytes;
    }
    return { states, bytes, usedBytes };
  }

  private measure(): void {
    const { statistics, next } = this;
    const { states, bytes, usedBytes } = this.held();
    statistics.stored = Math.max(statistics.stored, states + next.count);
    noteMemory(statistics, usedBytes + next.usedBytes, bytes + next.bytes);
    const waiting = this.layers[0]!.count - this.at + next.count;
    statistics.peakFrontier = Math.max(statistics.peakFrontier, waiting);
  }
}
