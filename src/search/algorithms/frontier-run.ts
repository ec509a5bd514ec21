import type { Statistics } from '../../core/search.ts';
import { createSuccessors, type Space, type Successors } from '../../core/space.ts';
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
  private nextRelay: number;
  private next: StateTable;
  private at = 0;
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
    },
  ) {
    this.space = space;
    this.batch = batch;
    this.isTarget = isTarget;
    this.window = options.window;
    this.room = options.room;
    this.nextRelay = options.firstRelay;
    this.statistics = options.statistics;
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

  /** Expands one batch, or starts the next layer. */
  advance(): Advance {
    const [layer] = this.layers as [StateTable];
    if (this.at === layer.count) return this.finishLayer();
    const room = this.next.makeRoom(this.batch.ids.length);
    if (room === 'full') return 'memory-limit';
    if (room === 'busy') return 'busy';
    const before = this.next.count;
    const isComplete = this.expandBatch(layer, Math.min(this.batch.size, layer.count - this.at));
    this.lookForTarget(before);
    this.measure();
    if (this.found >= 0) return 'found';
    return isComplete ? 'running' : 'state-limit';
  }

  /** Returns false when the state limit keeps some successors from being stored. */
  private expandBatch(layer: StateTable, states: number): boolean {
    const { space, next, statistics } = this;
    const { successors, parents, ids } = this.batch;
    const { words } = space;
    let made = 0;
    for (let id = this.at; id < this.at + states; id += 1) {
      const end = space.expand(layer.states, id * words, successors, made);
      statistics.generated += end - made;
      // Successors that are in a kept layer are dropped by moving the later ones over them.
      for (let i = made; i < end; i += 1) {
        if (this.isKept(successors.states, i * words)) continue;
        if (i !== made) successors.states.copyWithin(made * words, i * words, (i + 1) * words);
        parents[made] = id;
        made += 1;
      }
    }
    statistics.expanded += states;
    this.at += states;
    let known = next.count;
    const taken = next.insertAll(successors.states, made, ids);
    const ancestors = next.columns[ancestorColumn]!;
    const before = layer.columns[ancestorColumn]!;
    for (let i = 0; i < taken; i += 1) {
      if (ids[i] !== known) continue;
      ancestors[known] = layer === this.relay ? parents[i]! : before[parents[i]!]!;
      this.sum = (this.sum + hashRow(next.states, known * words, words)) | 0;
      known += 1;
    }
    return taken === made;
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
  private held(): { states: number; bytes: number } {
    const tables = new Set([...this.layers, ...this.alsoHeld, ...(this.relay ? [this.relay] : [])]);
    let states = 0;
    let bytes = this.batch.bytes;
    for (const table of tables) {
      states += table.count;
      bytes += table.bytes;
    }
    return { states, bytes };
  }

  private measure(): void {
    const { statistics, next } = this;
    const { states, bytes } = this.held();
    statistics.stored = Math.max(statistics.stored, states + next.count);
    statistics.bytes = Math.max(statistics.bytes, bytes + next.bytes);
    const waiting = this.layers[0]!.count - this.at + next.count;
    statistics.peakFrontier = Math.max(statistics.peakFrontier, waiting);
  }
}
