import type { SeenSet } from '../core/search.ts';
import type { ManyAtOnce } from '../core/space.ts';
import type { FoundLayout } from './found-states.ts';

export interface SharedLayout extends FoundLayout {
  readonly keyBits: readonly number[];
  readonly manyAtOnce: ManyAtOnce | undefined;
  /** Only tests set these. */
  readonly forced?: SeenSet | undefined;
  readonly farthest?: number | undefined;
  readonly stages?: readonly number[] | undefined;
}

/** Where everything goes in a memory, and how many states it is for. */
export interface Plan {
  readonly seenSet: 'bitmap' | 'compact' | 'index';
  readonly most: number;
  readonly rowBytes: number;
  readonly setBytes: number;
  readonly mostSlotsBits: number;
  /** What is there whether states are stored or not. */
  readonly fixedBytes: number;
  readonly places: Readonly<Record<Place, number>>;
  readonly end: number;
}

/** In the order in which they lie in the memory: from the rows on they lie elsewhere in a larger one. */
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

export const firstSlotsBits = 14;
const mostSlotsBits = 30;
/** The load factor at which the table grows. */
export const maxLoad = 0.65;
/** The module works in so many bytes. */
export const scratchBytes = 1 << 16;
/** So many keys may be too far from home before that counts as full. */
export const mostFarAway = 1024;
/** Keys of more bits are not in a bitmap: it has 16 MiB then. It must not take more bytes a state than this. */
const mostBitmapBits = 27;
const mostBytesAState = 32;
/**
 * Memories are for so many states, the last one for all that may come. A small one is made and given back quickly, and growing
 * moves few states, or few times.
 */
const usualStages = [16, 19, 21, 22].map((slotsBits) => Math.floor(maxLoad * 2 ** slotsBits));

/**
 * The smallest memory for so many states, `before` being the one that they are in so far; undefined where they do not fit. No
 * place comes before where it was.
 */
export function planFor(
  layout: SharedLayout,
  wanted: number,
  maxBytes: number,
  before?: Plan,
): Plan | undefined {
  const { words, capacity, hasParents, kinds, manyAtOnce, maxCount, stages = usualStages } = layout;
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

  const better = statesForBitmap(layout);
  const all = { bitmap: bitmapFor(layout, fitting), compact: tableFor(layout, fitting) };
  const isBitmap =
    before?.seenSet === 'bitmap' ||
    (wanted > better &&
      all.bitmap.most >= all.compact.most &&
      all.bitmap.setBytes >= (before?.setBytes ?? 0));
  const stage = stages.find((states) => states >= wanted) ?? Number.POSITIVE_INFINITY;
  const cap = isBitmap || wanted > better ? stage : Math.min(stage, better);
  const set = (isBitmap ? bitmapFor : tableFor)(layout, (bytes) => Math.min(cap, fitting(bytes)));
  const { most } = set;
  if (most < wanted) return undefined;
  place('set', set.setBytes);
  place('rows', 4 * words * most);
  place('parents', hasParents ? 4 * most : 0);
  place('kinds', kinds ? most : 0);
  return {
    seenSet: isBitmap ? 'bitmap' : isWide(words) ? 'index' : 'compact',
    ...set,
    rowBytes,
    fixedBytes,
    places: places as Record<Place, number>,
    end,
  };
}

/** A seen set, and how many states are to be in it. */
type SetPlan = Pick<Plan, 'most' | 'mostSlotsBits' | 'setBytes'>;

function bitmapFor({ keyBits }: SharedLayout, fitting: (setBytes: number) => number): SetPlan {
  const setBytes = bitmapBytes(keyBits);
  return { setBytes, most: fitting(setBytes), mostSlotsBits: 0 };
}

/** The smallest table with which most states fit. */
function tableFor({ words, keyBits }: SharedLayout, fitting: (setBytes: number) => number): SetPlan {
  const allBits = sum(keyBits);
  let best = { most: 0, mostSlotsBits: 0, setBytes: 0 };
  for (let bits = firstSlotsBits; bits <= Math.min(mostSlotsBits, allBits); bits += 1) {
    const slotBytes = isWide(words) ? 4 : Math.max(4, Math.ceil((allBits - bits + 8) / 8));
    const setBytes = 2 ** bits * slotBytes;
    const distanceBits = 8 * slotBytes - (allBits - bits);
    const load = isWide(words) ? mostLoad : lastLoad(distanceBits);
    const most = Math.min(fitting(setBytes), Math.floor(load * 2 ** bits));
    if (most > best.most) best = { most, mostSlotsBits: bits, setBytes };
  }
  return best;
}

/** How many states a bitmap is worth its memory for. */
function statesForBitmap({ words, keyBits, forced }: SharedLayout): number {
  if (words > 1 || keyBits[0]! > mostBitmapBits || forced === 'compact') return Number.POSITIVE_INFINITY;
  return forced === 'bitmap' ? 0 : bitmapBytes(keyBits) / mostBytesAState;
}

const bitmapBytes = (keyBits: readonly number[]): number => 2 ** Math.max(2, keyBits[0]! - 3);

/** The load factor up to which the table is filled when it cannot grow: a fuller one has keys farther from home. */
const mostLoad = 0.85;
const lastLoad = (distanceBits: number): number => (distanceBits < 10 ? 0.7 : mostLoad);

/** Whether rows are too wide to be keys of a compact table: then it is an index. */
export const isWide = (words: number): boolean => words > 2;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
