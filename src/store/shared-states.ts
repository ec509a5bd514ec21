import type { SeenSet } from '../core/search.ts';
import type { BoundExpansions, ManyAtOnce, SharedMemory, Successors } from '../core/space.ts';
import { hasWasm, mostWasmBytes, type WasmMemory, wasmExports, wasmMemory } from '../core/wasm.ts';
import type { Copied, FoundLayout, FoundStates } from './found-states.ts';
import type { Room } from './rows.ts';
import code from './seen.as.ts?wasm';

/** The module seen.as.ts. */
interface SeenModule {
  init(...places: number[]): void;
  initTable(firstBits: number, allBits: number, slotsBits: number, farthest: number, list: number): void;
  stored(): number;
  barren(from: number, to: number, made: number): number;
  addToBitmap(made: number): number;
  addToTable1(made: number): number;
  addToTable2(made: number): number;
  slotSize(): number;
  farAway(): number;
  beginSplit(): void;
  split(chunks: number): number;
}

/** Keys of more bits are not in a bitmap: it has 16 MiB then. It must not take more bytes a state than this. */
const mostBitmapBits = 27;
const mostBytesAState = 32;
/** The load factor at which the table grows. */
const maxLoad = 0.6;
const firstSlotsBits = 14;
const mostSlotsBits = 30;
/** Chunks of the table that are split in one step, so that growing never stops a search for long. */
const chunksAtOnce = 16;
/** The module works in so many bytes. */
const scratchBytes = 1 << 16;
/** The farthest a key may be from home, where a slot has the bits for it. */
const mostDistance = 2 ** 31 - 1;
/** So many keys may be too far from home before that counts as full. */
const mostFarAway = 1024;

export interface SharedLayout extends FoundLayout {
  /** How many states there are to begin with. */
  readonly count: number;
  readonly keyBits: readonly number[];
  readonly manyAtOnce: ManyAtOnce | undefined;
  /** Only tests set these. */
  readonly forced?: SeenSet | undefined;
  readonly farthest?: number | undefined;
}

/**
 * States in a memory that WebAssembly works on (seen.as.ts), for rows of one or two words. All of it is reserved at the start;
 * the system commits only what is touched.
 */
export class SharedStates implements FoundStates {
  readonly seenSet: 'bitmap' | 'compact';
  readonly words: number;
  readonly states: Uint32Array;
  readonly columns: readonly Int32Array[];
  readonly bytesBeside: Uint8Array;
  readonly out: Successors;
  readonly owners: Int32Array;
  /** The expansions of the game in the same memory, where it has them. */
  readonly many: BoundExpansions | undefined;
  count = 0;
  private readonly module: SeenModule;
  private readonly plan: Plan;
  private readonly layout: SharedLayout;
  private readonly outKinds: Uint8Array;
  private readonly scratch: Int32Array;
  private readonly insert: (made: number) => number;
  /** With so many states, it is time to make this anew. */
  readonly outgrownAt: number;
  private bits = firstSlotsBits;
  private isGrowing = false;

  /** Undefined where a level, a limit or the system does not allow it. */
  static make(layout: SharedLayout): SharedStates | undefined {
    const { keyBits, words, maxBytes } = layout;
    if (words > 2 || sum(keyBits) > 64 || maxBytes > 2 ** 32 || !hasWasm(code)) return undefined;
    for (let most = Math.min(maxBytes, mostWasmBytes); ; most /= 2) {
      const plan = planFor(layout, most);
      if (!plan) return undefined;
      const memory = wasmMemory(plan.end);
      const module = memory && wasmExports<SeenModule>(code, memory);
      if (module) return new SharedStates(layout, plan, memory, module);
    }
  }

  private constructor(layout: SharedLayout, plan: Plan, memory: WasmMemory, module: SeenModule) {
    const { words, capacity, hasParents, kinds, keyBits, manyAtOnce } = layout;
    const { places, most } = plan;
    const { buffer } = memory;
    this.layout = layout;
    this.plan = plan;
    this.words = words;
    this.seenSet = plan.seenSet;
    const better = plan.seenSet === 'compact' ? statesForBitmap(layout) : 0;
    this.outgrownAt = better > layout.count ? better : Number.POSITIVE_INFINITY;
    this.module = module;
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
    const { farthest = mostDistance } = layout;
    if (plan.seenSet === 'compact')
      module.initTable(keyBits[0]!, sum(keyBits), this.bits, farthest, places.list);
    this.insert =
      plan.seenSet === 'bitmap' ? module.addToBitmap : words === 1 ? module.addToTable1 : module.addToTable2;
    const shared: SharedMemory = { memory, ...places };
    this.many = manyAtOnce?.bind(shared);
  }

  get bytes(): number {
    const { plan, module, bits } = this;
    const slots = 2 ** (this.isGrowing ? bits + 1 : bits);
    const set = plan.seenSet === 'bitmap' ? plan.setBytes : slots * module.slotSize();
    return plan.fixedBytes + this.count * plan.rowBytes + set;
  }

  get usedBytes(): number {
    const { plan, module } = this;
    const keyBytes = plan.seenSet === 'bitmap' ? 1 / 8 : module.slotSize();
    return Math.ceil(this.count * (plan.rowBytes + keyBytes));
  }

  makeRoom(): Room {
    const { plan, module, layout } = this;
    if (this.isGrowing && !this.goOn()) return 'busy';
    const wanted = Math.min(this.count + layout.capacity, layout.maxCount);
    if (wanted > plan.most) return 'full';
    if (plan.seenSet === 'bitmap') return 'ready';
    const isCrowded = module.farAway() > mostFarAway;
    if (wanted <= 2 ** this.bits * maxLoad && !isCrowded) return 'ready';
    if (this.bits === plan.mostSlotsBits) return isCrowded ? 'full' : 'ready';
    module.beginSplit();
    this.isGrowing = true;
    return 'busy';
  }

  private goOn(): boolean {
    if (this.module.split(chunksAtOnce) === 0) return false;
    this.bits += 1;
    this.isGrowing = false;
    return true;
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
  copyFrom({ states, count, bytesBeside }: Copied, parents: Int32Array): boolean {
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
    return this.scratch.subarray(0, this.module.barren(from, to, made));
  }
}

/** How many states a bitmap is worth its memory for. */
const statesForBitmap = ({ words, keyBits, forced }: SharedLayout): number => {
  if (words > 1 || keyBits[0]! > mostBitmapBits || forced === 'compact') return Number.POSITIVE_INFINITY;
  return forced === 'bitmap' ? 0 : bitmapBytes(keyBits) / mostBytesAState;
};

const bitmapBytes = (keyBits: readonly number[]): number => 2 ** Math.max(2, keyBits[0]! - 3);

/** The load factor up to which the table is filled when it cannot grow: a fuller one has keys farther from home. */
const lastLoad = (distanceBits: number): number => (distanceBits < 10 ? 0.7 : 0.85);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Where everything goes in the memory, and how many states fit. */
interface Plan {
  readonly seenSet: 'bitmap' | 'compact';
  readonly most: number;
  readonly rowBytes: number;
  readonly setBytes: number;
  readonly mostSlotsBits: number;
  /** What is there whether states are stored or not. */
  readonly fixedBytes: number;
  readonly places: Readonly<Record<Place, number>>;
  readonly end: number;
}

type Place =
  | 'outRows'
  | 'outOwners'
  | 'outKinds'
  | 'tables'
  | 'scratch'
  | 'list'
  | 'set'
  | 'rows'
  | 'parents'
  | 'kinds';

function planFor(layout: SharedLayout, maxBytes: number): Plan | undefined {
  const { words, capacity, hasParents, kinds, keyBits, manyAtOnce, maxCount } = layout;
  const allBits = sum(keyBits);
  const rowBytes = 4 * words + (hasParents ? 4 : 0) + (kinds ? 1 : 0);
  const fixed = {
    outRows: 4 * words * capacity,
    outOwners: 4 * capacity,
    outKinds: capacity,
    tables: manyAtOnce?.bytes ?? 0,
    scratch: scratchBytes,
    list: 8 * (4 * mostFarAway + capacity),
  };
  // The module itself may use the first page. A place ends with some bytes to spare, since whole words are read.
  let end = 1 << 16;
  const places: Partial<Record<Place, number>> = {};
  const place = (name: Place, bytes: number): void => {
    places[name] = end;
    end = 64 * Math.ceil((end + bytes + 8) / 64);
  };
  for (const [name, bytes] of Object.entries(fixed)) place(name as Place, bytes);
  const fixedBytes = end;
  const free = maxBytes - fixedBytes - 4 * 128;
  const fitting = (setBytes: number): number => Math.min(maxCount, Math.floor((free - setBytes) / rowBytes));

  let seenSet: Plan['seenSet'] = 'bitmap';
  let setBytes = bitmapBytes(keyBits);
  let most = fitting(setBytes);
  let mostBits = 0;
  // While states are copied, what they are copied from is there, too.
  const hasRoom = free - 2 * setBytes >= (2 * layout.count + capacity) * rowBytes;
  if (layout.count < statesForBitmap(layout) || !hasRoom) {
    // The table of the size with which most states fit.
    seenSet = 'compact';
    most = 0;
    for (let bits = firstSlotsBits; bits <= Math.min(mostSlotsBits, allBits); bits += 1) {
      const slotBytes = Math.max(4, Math.ceil((allBits - bits + 8) / 8));
      const bytes = 2 ** bits * slotBytes;
      const distanceBits = 8 * slotBytes - (allBits - bits);
      const states = Math.min(fitting(bytes), Math.floor(lastLoad(distanceBits) * 2 ** bits));
      if (states <= most) continue;
      most = states;
      mostBits = bits;
      setBytes = bytes;
    }
  }
  if (most < Math.min(capacity, maxCount)) return undefined;
  place('set', setBytes);
  place('rows', 4 * words * most);
  place('parents', hasParents ? 4 * most : 0);
  place('kinds', kinds ? most : 0);
  return {
    seenSet,
    most,
    rowBytes,
    setBytes,
    mostSlotsBits: mostBits,
    fixedBytes,
    places: places as Record<Place, number>,
    end,
  };
}
