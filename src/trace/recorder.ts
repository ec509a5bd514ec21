import type { Search } from '../core/search.ts';
import {
  type Backward,
  createSuccessors,
  type Estimate,
  type Space,
  type Successors,
} from '../core/space.ts';
import type { Fate, Story } from '../core/story.ts';
import { Growable } from '../store/growable.ts';
import { StateTable } from '../store/state-table.ts';
import { ExpansionLog } from './expansion-log.ts';
import { Sampler } from './sampler.ts';
import { eventBytes, Telling } from './telling.ts';
import {
  type ExpansionColumns,
  type FateColumns,
  type FoundColumns,
  marks,
  none,
  type StateColumns,
} from './trace.ts';

/** How much is recorded in full; the rest of the run is sampled. */
export interface RecordLimits {
  readonly expansions: number;
  /** Of the finished record. */
  readonly bytes: number;
}

export const defaultRecordLimits: RecordLimits = { expansions: 200_000, bytes: 40 * 1024 ** 2 };

/** Bytes of the finished record: by expansion, and by state beside its words. */
const expansionBytes = 73;
const stateBytes = 12;

/** No search expands more states at a time. */
const batchSize = 128;

// Columns of the table of states.
const madeBy = 0;
const firstCost = 1;
/** The expansion that found the cheapest path so far, and its cost. */
const bestBy = 2;
const bestCost = 3;
const lastExpansion = 4;
/** The expansion that it waits behind, as the search tells. */
const toldBy = 5;
const columnCount = 6;

/**
 * Records a search through its space: every algorithm expands states by calling the space, and this one passes the calls on
 * and writes them down. The search is the same as elsewhere, with the same counts.
 */
export class Recorder {
  /** The space for the algorithm. */
  readonly space: Space;
  /** What it is to tell. */
  readonly story: Story;
  private readonly inner: Space;
  private readonly estimate: Estimate | undefined;
  private readonly limits: RecordLimits;
  private readonly table: StateTable;
  private readonly estimates = new Growable(new Float32Array(64));
  private ids: Int32Array;
  private readonly scratch: Successors;
  private search: Search | undefined;
  private isFull = false;
  private readonly sampler: Sampler;
  private readonly telling = new Telling();
  /** Whether it tells by itself when it begins anew, and whether it does with the next expansion. */
  private tells = false;
  private begins = false;
  private limitNow = Number.NaN;

  /** All expansions so far, and those whose counts are written. */
  private done = 0;
  private settled = 0;
  private generated = 0;
  /** Closed states, and dead ends by the heuristic. */
  private closed = 0;
  private dead = 0;

  private readonly log = new ExpansionLog();
  readonly improvements = new Growable(new Int32Array(64));

  constructor(
    space: Space,
    start: Uint32Array,
    estimate?: Estimate,
    limits: RecordLimits = defaultRecordLimits,
  ) {
    this.inner = space;
    this.estimate = estimate;
    this.limits = limits;
    // The limits are checked between batches only, and the solution is looked up at the end.
    const spare = 2 * batchSize * space.maxSuccessors + 10_000;
    const most = Math.ceil(limits.bytes / (4 * space.words + stateBytes)) + spare;
    this.table = new StateTable(space.words, columnCount, Number.POSITIVE_INFINITY, most);
    this.ids = new Int32Array(Math.max(1, space.maxSuccessors));
    this.scratch = createSuccessors(space.words, Math.max(1, space.maxSuccessors));
    this.sampler = new Sampler(space.words);
    this.space = this.listeningSpace();
    this.story = this.listeningStory();
    this.find(start, 0);
  }

  /** The search that uses `space`; it may know the parents of states. */
  attach(search: Search): void {
    this.search = search;
  }

  /** Whether every expansion so far was recorded. */
  get isComplete(): boolean {
    return !this.isFull;
  }

  /** Writes the counts after the expansions since the last call. */
  settle(milliseconds: number): void {
    const { search, table } = this;
    if (!search) throw new Error('no search is attached');
    const { bytes, stored } = search.statistics;
    while (this.settled < this.log.state.length) {
      this.settled += 1;
      // Within a batch the search has no counts yet; these are the recorder's own.
      const isLast = this.settled === this.log.state.length;
      if (isLast && !this.isFull) {
        this.log.stored.values[this.settled - 1] = stored;
        if (search.waiting !== undefined) this.log.waiting.values[this.settled - 1] = search.waiting;
      }
      this.log.bytes.push(bytes);
      this.log.bound.push(search.bound ?? Number.NaN);
      this.log.milliseconds.push(milliseconds);
    }
    if (this.isFull)
      this.sampler.settle({ stored, waiting: search.waiting ?? Number.NaN, bytes, milliseconds });
    const { expansions, bytes: most } = this.limits;
    const size =
      this.log.state.length * expansionBytes +
      table.count * (4 * table.words + stateBytes) +
      this.telling.length * eventBytes;
    if (this.log.state.length >= expansions || size > most) this.isFull = true;
  }

  /** The number of a state among the first `count`, or `none` when it is not one of them. */
  stateOf(row: Uint32Array, count: number): number {
    const id = this.find(row, 0);
    return id < count ? id : none;
  }

  /** Call it before `stateOf`, which may number states that were never generated. */
  states(): StateColumns {
    const { count, words, states, columns } = this.table;
    return {
      count,
      words,
      rows: states.slice(0, count * words),
      madeBy: columns[madeBy]!.slice(0, count),
      cost: columns[firstCost]!.slice(0, count),
      estimate: this.estimates.trimmed(),
    };
  }

  get full(): number {
    return this.log.state.length;
  }

  fates(): FateColumns {
    return this.telling.fates(this.full);
  }

  found(): FoundColumns {
    return this.telling.found();
  }

  expansions(): ExpansionColumns {
    return this.log.columns(this.sampler.finish());
  }

  private listeningSpace(): Space {
    const { inner } = this;
    const { moveLimit, moveKinds, backward } = inner;
    return {
      unobserved: inner,
      words: inner.words,
      maxSuccessors: inner.maxSuccessors,
      unitCosts: inner.unitCosts,
      ...(moveLimit !== undefined && { moveLimit }),
      ...(moveKinds && { moveKinds }),
      ...(backward && { backward: this.listeningBackward(backward) }),
      pack: (state, words, at) => inner.pack(state, words, at),
      unpack: (words, at) => inner.unpack(words, at),
      isGoal: (words, at) => inner.isGoal(words, at),
      move: (code) => inner.move(code),
      expand: (words, at, out, count, cameBy) => {
        const end = inner.expand(words, at, out, count, cameBy);
        const made = out.states.subarray(count * inner.words, end * inner.words);
        this.note(
          words,
          at,
          made,
          end - count,
          0,
          (index) => out.costs[count + index]!,
          (index) => out.moves[count + index]!,
        );
        return end;
      },
    };
  }

  private listeningBackward(backward: Backward): Backward {
    const { words: width } = this.inner;
    return {
      goals: (most) => backward.goals(most),
      expand: (words, at, out, count) => {
        const end = backward.expand(words, at, out, count);
        if (end >= 0)
          this.note(
            words,
            at,
            out.subarray(count * width, end * width),
            end - count,
            marks.backward,
            () => 1,
            () => none,
          );
        return end;
      },
    };
  }

  private listeningStory(): Story {
    return {
      begin: () => {
        this.tells = true;
        this.begins = true;
      },
      limit: (value) => {
        this.tells = true;
        this.limitNow = value;
      },
      tell: (fate, row, parent, cost, value) => {
        this.tells = true;
        if (!this.isFull) this.addFate(fate, row, parent, cost, value);
      },
      solution: (rows, cost) => {
        const known = this.table.count;
        const states = Array.from(rows, (row) => (this.isFull ? this.table.find(row, 0) : this.find(row, 0)));
        this.telling.solved(
          this.done,
          states.map((id) => (id < known ? id : none)),
          cost,
        );
      },
    };
  }

  private addFate(
    fate: Fate,
    row: Uint32Array,
    parent: Uint32Array | undefined,
    cost: number | undefined,
    value = Number.NaN,
  ): void {
    const id = this.find(row, 0);
    const by = parent ? this.table.columns[lastExpansion]![this.find(parent, 0)]! : none;
    const position = fate === 'made' ? by + 1 : this.log.state.length;
    const direction = by === none ? 0 : this.log.mark.values[by]! & marks.backward;
    const own = by === none ? 0 : (cost ?? this.costBehind(by, id, direction));
    if (fate === 'made') this.table.columns[toldBy]![id] = by;
    // What leaves the list between two expansions belongs to the first of them.
    const isBetween = this.settled > 0 && this.settled === this.log.state.length;
    if (fate === 'cut' && isBetween) this.log.waiting.values[this.settled - 1]! -= 1;
    this.telling.add(position, fate, id, by, own, value);
  }

  /** Records the expansion of the state at `words[at]`, which generated `count` rows. */
  private note(
    words: Uint32Array,
    at: number,
    rows: Uint32Array,
    count: number,
    direction: number,
    costOf: (index: number) => number,
    moveOf: (index: number) => number,
  ): void {
    this.done += 1;
    this.generated += count;
    if (this.isFull) {
      if (this.sampler.wants(this.done))
        this.sampler.take(
          this.done,
          this.generated,
          words,
          at,
          this.estimate?.(words, at, 0, none) ?? Number.NaN,
        );
      return;
    }
    const { table } = this;
    const id = this.find(words, at);
    const expansion = this.log.state.length;
    const { begins } = this;
    const from = begins ? none : this.originOf(words, at, id);
    const cost = from === none ? 0 : this.costBehind(from, id, direction);
    const columns = table.columns;
    const isAgain = columns[lastExpansion]![id] !== none;
    if (!isAgain) this.closed += 1;
    columns[lastExpansion]![id] = expansion;
    this.log.state.push(id);
    this.log.from.push(from);
    this.log.cost.push(cost);
    this.log.depth.push(from === none ? 0 : this.log.depth.values[from]! + 1);
    // One that does not tell begins anew where it comes back to the start.
    const isRound = expansion > 0 && (this.tells ? begins : id === 0 && !direction);
    this.log.mark.push(direction | (isAgain ? marks.again : 0) | (isRound ? marks.round : 0));
    this.begins = false;
    this.log.limit.push(this.limitNow);
    this.insert(rows, count, expansion, cost, costOf, moveOf);
    this.log.generatedBy.push(this.generated);
    this.log.met.push(table.count);
    this.log.stored.push(table.count);
    this.log.waiting.push(Math.max(0, table.count - this.closed - this.dead));
  }

  private insert(
    rows: Uint32Array,
    count: number,
    expansion: number,
    cost: number,
    costOf: (index: number) => number,
    moveOf: (index: number) => number,
  ): void {
    const { table } = this;
    if (this.ids.length < count) this.ids = new Int32Array(2 * count);
    while (table.makeRoom(count) === 'busy');
    let known = table.count;
    table.insertAll(rows, count, this.ids);
    for (let index = 0; index < count; index += 1) {
      const id = this.ids[index]!;
      const newCost = cost + costOf(index);
      if (id === known) {
        known += 1;
        this.meet(id, expansion, newCost, moveOf(index));
      } else if (newCost < table.columns[bestCost]![id]!) {
        table.columns[bestCost]![id] = newCost;
        table.columns[bestBy]![id] = expansion;
        this.improvements.push(expansion);
        this.improvements.push(id);
        this.improvements.push(newCost);
      }
    }
  }

  private meet(id: number, expansion: number, cost: number, move: number): void {
    const { table } = this;
    const { columns } = table;
    columns[madeBy]![id] = expansion;
    columns[firstCost]![id] = cost;
    columns[bestBy]![id] = expansion;
    columns[bestCost]![id] = cost;
    columns[lastExpansion]![id] = none;
    columns[toldBy]![id] = none;
    const estimate = this.estimate?.(table.states, id * table.words, cost, move) ?? Number.NaN;
    if (estimate === Number.POSITIVE_INFINITY) this.dead += 1;
    this.estimates.push(estimate);
  }

  /** The number of a known state, or of one where the search starts. */
  private find(words: Uint32Array, at: number): number {
    const { table } = this;
    while (table.makeRoom(1) === 'busy');
    const known = table.count;
    table.insertAll(words.subarray(at, at + table.words), 1, this.ids);
    const id = this.ids[0]!;
    if (id === known) this.meet(id, none, 0, none);
    return id;
  }

  /** The parent expansion of a state: as the search says or has told, or else the one with the cheapest path. */
  private originOf(words: Uint32Array, at: number, id: number): number {
    const origin = this.search?.origin?.(at);
    const { columns } = this.table;
    if (origin === undefined)
      return columns[toldBy]![id] === none ? columns[bestBy]![id]! : columns[toldBy]![id]!;
    if (origin < 0) return none;
    const before = this.find(words, origin);
    return this.table.columns[lastExpansion]![before]!;
  }

  /** The cost of a state as a successor of an expansion. */
  private costBehind(from: number, id: number, direction: number): number {
    const { table, inner, scratch } = this;
    if (table.columns[bestBy]![id] === from) return table.columns[bestCost]![id]!;
    const { words } = inner;
    const before = this.log.cost.values[from]!;
    if (direction || inner.unitCosts) return before + 1;
    const made = inner.expand(table.states, this.log.state.values[from]! * words, scratch, 0);
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < made; index += 1) {
      const isIt = scratch.states
        .subarray(index * words, (index + 1) * words)
        .every((word, offset) => word === table.states[id * words + offset]);
      if (isIt) least = Math.min(least, scratch.costs[index]!);
    }
    return before + (Number.isFinite(least) ? least : 1);
  }
}
