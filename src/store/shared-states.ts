import type { BoundExpansions, Successors } from '../core/space.ts';
import { grow, hasWasm, mostWasmBytes, type WasmMemory, wasmExports, wasmMemory } from '../core/wasm.ts';
import type { Copied, FoundStates } from './found-states.ts';
import type { Room } from './rows.ts';
import code from './seen.as.ts?wasm';
import {
  firstSlotsBits,
  isWide,
  maxLoad,
  mostFarAway,
  type Plan,
  planFor,
  type SharedLayout,
  scratchBytes,
  sum,
} from './shared-plan.ts';

/** The module seen.as.ts. */
interface SeenModule {
  init(...places: number[]): void;
  initTable(firstBits: number, allBits: number, slotsBits: number, farthest: number, list: number): void;
  stored(): number;
  barren(from: number, to: number, made: number): number;
  addToBitmap(made: number): number;
  fillBitmap(): void;
  addToTable1(made: number): number;
  addToTable2(made: number): number;
  slotSize(): number;
  farAway(): number;
  beginSplit(slotsBits: number): void;
  split(chunks: number): number;
  initIndex(words: number, slotsBits: number): void;
  addToIndex(made: number): number;
  beginIndex(): void;
  growIndex(chunks: number): number;
}

/** A table of so many bits, a megabyte or two, is still small. */
const smallBits = 18;
/** Chunks of the table that are split in one step, so that growing never stops a search for long. */
const chunksAtOnce = 16;
/** The farthest a key may be from home, where a slot has the bits for it. */
const mostDistance = 2 ** 31 - 1;
/** Mostly there is nothing, and then nothing is made. */
const none = new Int32Array(0);

/**
 * States in a memory that WebAssembly works on (seen.as.ts). It begins small and grows, and then everything that shows a part of it is
 * made anew.
 */
export class SharedStates implements FoundStates {
  readonly words: number;
  states!: Uint32Array;
  columns!: readonly Int32Array[];
  bytesBeside!: Uint8Array;
  out!: Successors;
  owners!: Int32Array;
  /** The expansions of the game in the same memory, where it has them. */
  many: BoundExpansions | undefined;
  count = 0;
  private readonly layout: SharedLayout;
  private readonly memory: WasmMemory;
  private readonly module: SeenModule;
  private plan!: Plan;
  private outKinds!: Uint8Array;
  private scratch!: Int32Array;
  private insert!: (made: number) => number;
  private bits = firstSlotsBits;
  private isGrowing = false;

  /** States with those of another table; undefined where a level, a limit or the system does not allow it. */
  static copyOf(known: Copied, parents: Int32Array, layout: SharedLayout): SharedStates | undefined {
    const { words, maxBytes, manyAtOnce, forced } = layout;
    // An index is hardly quicker here where the game makes the successors elsewhere.
    if ((isWide(words) && !manyAtOnce && !forced) || maxBytes > 2 ** 32 || !hasWasm(code)) return undefined;
    const memory = wasmMemory(1);
    const module = memory && wasmExports<SeenModule>(code, memory);
    if (!module) return undefined;
    const states = new SharedStates(layout, memory, module);
    return states.enlarge(states.wanted(known.count)) && states.copyFrom(known, parents) ? states : undefined;
  }

  private constructor(layout: SharedLayout, memory: WasmMemory, module: SeenModule) {
    this.layout = layout;
    this.words = layout.words;
    this.memory = memory;
    this.module = module;
  }

  get seenSet(): Plan['seenSet'] {
    return this.plan.seenSet;
  }

  /** Makes room for so many states in a larger memory; false where there is none. */
  private enlarge(wanted: number): boolean {
    const { layout, memory, plan: before } = this;
    for (let most = Math.min(layout.maxBytes, mostWasmBytes); ; most /= 2) {
      const plan = planFor(layout, wanted, most, before);
      if (!plan) return false;
      if (!grow(memory, plan.end)) continue;
      if (before) this.move(before, plan);
      this.use(plan);
      if (before && before.seenSet !== plan.seenSet) this.module.fillBitmap();
      return true;
    }
  }

  /** Moves what is stored to its new places, the last first, and clears what is now free before them. */
  private move(before: Plan, after: Plan): void {
    const { words, count } = this;
    const { hasParents, kinds } = this.layout;
    const all = new Uint8Array(this.memory.buffer);
    const sizes = { kinds: kinds ? 1 : 0, parents: hasParents ? 4 : 0, rows: 4 * words };
    for (const [place, size] of Object.entries(sizes) as [keyof typeof sizes, number][]) {
      const from = before.places[place];
      all.copyWithin(after.places[place], from, from + count * size);
    }
    const from = before.seenSet === after.seenSet ? before.places.rows : before.places.set;
    all.fill(0, from, Math.min(before.end, after.places.rows));
  }

  private use(plan: Plan): void {
    const { words, module, memory, layout } = this;
    const { capacity, hasParents, kinds, keyBits, manyAtOnce, farthest = mostDistance } = layout;
    const { places, most } = plan;
    const { buffer } = memory;
    this.states = new Uint32Array(buffer, places.rows, most * words);
    this.columns = hasParents ? [new Int32Array(buffer, places.parents, most)] : [];
    this.bytesBeside = new Uint8Array(buffer, places.kinds, kinds ? most : 0);
    this.out = {
      states: new Uint32Array(buffer, places.outRows, capacity * words),
      moves: new Uint16Array(capacity),
      costs: new Uint16Array(capacity),
    };
    this.owners = new Int32Array(buffer, places.outOwners, capacity);
    this.outKinds = new Uint8Array(buffer, places.outKinds, capacity);
    this.scratch = new Int32Array(buffer, places.scratch, scratchBytes / 4);
    module.init(
      places.rows,
      hasParents ? places.parents : 0,
      kinds ? places.kinds : 0,
      places.outRows,
      places.outOwners,
      places.outKinds,
      places.scratch,
      places.set,
      most,
    );
    this.insert =
      plan.seenSet === 'bitmap'
        ? module.addToBitmap
        : plan.seenSet === 'index'
          ? module.addToIndex
          : words === 1
            ? module.addToTable1
            : module.addToTable2;
    if (this.plan) this.many?.moved(places.rows, places.kinds);
    else {
      if (isWide(words)) module.initIndex(words, this.bits);
      else module.initTable(keyBits[0]!, sum(keyBits), this.bits, farthest, places.list);
      this.many = manyAtOnce?.bind({ memory, ...places });
    }
    this.plan = plan;
  }

  get bytes(): number {
    const { plan, module, bits } = this;
    const slots = 1 << (this.isGrowing ? this.widerBits : bits);
    const set = plan.seenSet === 'bitmap' ? plan.setBytes : slots * module.slotSize();
    return plan.fixedBytes + this.count * plan.rowBytes + set;
  }

  get usedBytes(): number {
    const { plan, module } = this;
    const keyBytes = plan.seenSet === 'bitmap' ? 1 / 8 : module.slotSize();
    return Math.ceil(this.count * (plan.rowBytes + keyBytes));
  }

  makeRoom(): Room {
    const { plan, module } = this;
    if (this.isGrowing && !this.goOn()) return 'busy';
    const wanted = this.wanted(this.count);
    if (wanted > plan.most) return this.enlarge(wanted) ? 'busy' : 'full';
    if (plan.seenSet === 'bitmap') return 'ready';
    const isCrowded = module.farAway() > mostFarAway;
    if (wanted <= (1 << this.bits) * maxLoad && !isCrowded) return 'ready';
    if (this.bits === plan.mostSlotsBits) {
      if (!isCrowded) return 'ready';
      return this.enlarge(plan.most + 1) ? 'busy' : 'full';
    }
    if (plan.seenSet === 'index') module.beginIndex();
    else module.beginSplit(this.widerBits);
    this.isGrowing = true;
    return 'busy';
  }

  /** The states that there must be room for when there are so many. */
  private wanted(count: number): number {
    return Math.min(count + this.layout.capacity, this.layout.maxCount);
  }

  private goOn(): boolean {
    const { module, plan } = this;
    const isDone = plan.seenSet === 'index' ? module.growIndex(chunksAtOnce) : module.split(chunksAtOnce);
    if (isDone === 0) return false;
    this.bits = this.widerBits;
    this.isGrowing = false;
    return true;
  }

  /** Doubled, or four times as large while that takes little memory: then keys are moved less often. */
  private get widerBits(): number {
    const { bits, plan } = this;
    const more = plan.seenSet === 'compact' && bits <= smallBits - 2 ? 2 : 1;
    return Math.min(bits + more, plan.mostSlotsBits);
  }

  /** As `makeRoom` promises; the kinds of the moves of successors that `expand` made are found by their numbers. */
  add(made: number): number {
    const { kinds } = this.layout;
    if (kinds && !this.many) {
      const { outKinds } = this;
      const { moves } = this.out;
      for (let i = 0; i < made; i += 1) outKinds[i] = kinds[moves[i]!]!;
    }
    return this.store(made);
  }

  /** Copies the states of another table, before anything else is stored; false when they do not fit. */
  private copyFrom({ states, count, bytesBeside }: Copied, parents: Int32Array): boolean {
    const { words, layout } = this;
    for (let from = 0; from < count; ) {
      const room = this.makeRoom();
      if (room === 'full') return false;
      if (room === 'busy') continue;
      const to = Math.min(count, from + layout.capacity);
      this.out.states.set(states.subarray(from * words, to * words));
      this.owners.set(parents.subarray(from, to));
      if (layout.kinds) this.outKinds.set(bytesBeside.subarray(from, to));
      this.store(to - from);
      from = to;
    }
    return true;
  }

  private store(made: number): number {
    const taken = this.insert(made);
    this.count = this.module.stored();
    return taken;
  }

  /** The numbers of the states in a batch that has just been expanded that have no successor. */
  barren(from: number, to: number, made: number): Int32Array {
    const count = this.module.barren(from, to, made);
    return count === 0 ? none : this.scratch.subarray(0, count);
  }
}
