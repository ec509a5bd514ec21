// The states that a search has seen, each stored once, for rows of one word (u32), two (u64) or more. AssemblyScript; see
// scripts/assembly.ts. Whether a row is new is found in a bitmap of all keys, in a compact table of them, or where they have more than
// two words, in an index of the numbers of states.

// Places in the memory. 0 for parents or kinds: none are stored.
let rows: usize = 0;
let parents: usize = 0;
let kinds: usize = 0;
let outRows: usize = 0;
let outOwners: usize = 0;
let outKinds: usize = 0;
let scratch: usize = 0;
let set: usize = 0;

let count: u32 = 0;
let most: u32 = 0;
// Written so that reading ahead is not optimised away.
export let touched: u64 = 0;

/** Rows looked up together: enough to hide the waiting, few enough for the cache. */
const together: u32 = 1024;
/** Slots that are taken out of the table together when it grows. */
const chunk: u32 = 4096;
/** The system gives memory in pages of so many bytes, or more. */
const page: u32 = 4096;

export function init(
  rowsAt: usize,
  parentsAt: usize,
  kindsAt: usize,
  outRowsAt: usize,
  outOwnersAt: usize,
  outKindsAt: usize,
  scratchAt: usize,
  setAt: usize,
  mostStates: u32,
): void {
  rows = rowsAt;
  parents = parentsAt;
  kinds = kindsAt;
  outRows = outRowsAt;
  outOwners = outOwnersAt;
  outKinds = outKindsAt;
  scratch = scratchAt;
  set = setAt;
  most = mostStates;
}

export function stored(): u32 {
  return count;
}

/** Stores row `i` of the successors as state number `id`. */
function append<Row>(row: Row, i: u32, id: u32): void {
  store<Row>(rows + <usize>id * sizeof<Row>(), row);
  appendBeside(i, id);
}

function appendBeside(i: u32, id: u32): void {
  if (parents) store<u32>(parents + ((<usize>id) << 2), load<u32>(outOwners + ((<usize>i) << 2)));
  if (kinds) store<u8>(kinds + id, load<u8>(outKinds + i));
}

/** Writes the numbers of the states from `from` up to `to` that own none of the first `made` successors; returns how many. */
export function barren(from: u32, to: u32, made: u32): u32 {
  let found: u32 = 0;
  let next = from;
  for (let i: u32 = 0; i <= made; i++) {
    const owner = i < made ? load<u32>(outOwners + ((<usize>i) << 2)) : to;
    for (; next < owner; next++, found++) store<u32>(scratch + ((<usize>found) << 2), next);
    next = owner + 1;
  }
  return found;
}

// A bitmap: bit number k says whether the row k is stored.

/** Stores those of the first `made` successors that are new; returns how many it took, fewer only at the limit of states. */
export function addToBitmap(made: u32): u32 {
  let known = count;
  for (let from: u32 = 0; from < made; from += together) {
    const end = min(made, from + together);
    let ahead: u32 = 0;
    for (let i = from; i < end; i++) ahead |= load<u32>(wordOf(load<u32>(outRows + ((<usize>i) << 2))));
    touched ^= ahead;
    for (let i = from; i < end; i++) {
      const row = load<u32>(outRows + ((<usize>i) << 2));
      const at = wordOf(row);
      const word = load<u32>(at);
      const bit: u32 = 1 << (row & 31);
      if (word & bit) continue;
      if (known === most) {
        count = known;
        return i;
      }
      store<u32>(at, word | bit);
      append<u32>(row, i, known++);
    }
  }
  count = known;
  return made;
}

/** Notes all stored rows, where another set was used before. */
export function fillBitmap(): void {
  for (let id: u32 = 0; id < count; id++) {
    const row = load<u32>(rows + ((<usize>id) << 2));
    const at = wordOf(row);
    store<u32>(at, load<u32>(at) | (1 << (row & 31)));
  }
}

function wordOf(row: u32): usize {
  return set + ((<usize>(row >> 5)) << 2);
}

// A compact table. The key of a row is mixed by a bijection of its bits, so that nothing is lost: the highest bits of the mixed
// key are its home slot, and a slot holds the rest, with its distance from home in the lowest bits, counted from 1. 0 is free.
// So equality is exact, and one random access finds a state. The few keys too far from home are in a list.

let keyBits: u64 = 0;
let keyMask: u64 = 0;
/** Bits of the first word. */
let firstBits: u64 = 0;
let bits: u64 = 0;
let slotBytes: usize = 0;
/** The bits for the distance, a byte at least, and the largest one that is used. */
let distanceBits: u64 = 0;
let farthest: u64 = 0;
let mostDistance: u64 = 0;
let list: usize = 0;
let listed: u32 = 0;

// While it grows: the bits of the new table, the places before this one in its new part that were written to, and the slots from
// this one on that are its own.
let widerBits: u64 = 0;
let writtenTo: usize = 0;
let splitAt: u32 = 0;

export function initTable(
  firstWordBits: u32,
  allBits: u32,
  slotsBits: u32,
  farthestDistance: u32,
  listAt: usize,
): void {
  firstBits = firstWordBits;
  keyBits = allBits;
  keyMask = keyBits === 64 ? <u64>-1 : ((<u64>1) << keyBits) - 1;
  bits = slotsBits;
  mostDistance = farthestDistance;
  list = listAt;
  setSlots();
}

function setSlots(): void {
  slotBytes = bytesOf(bits);
  distanceBits = distanceBitsOf(bits, slotBytes);
  farthest = min(mostDistance, ((<u64>1) << distanceBits) - 1);
}

/** The bytes of a slot: the rest of a key and a byte for the distance. */
export function slotSize(): u32 {
  return <u32>slotBytes;
}

/** How many keys are in the list. */
export function farAway(): u32 {
  return listed;
}

function bytesOf(slotsBits: u64): usize {
  return max<usize>(4, <usize>((keyBits - slotsBits + 15) >> 3));
}

/** All that the rest of a key leaves of a slot. */
function distanceBitsOf(slotsBits: u64, bytes: usize): u64 {
  return min<u64>(31, ((<u64>bytes) << 3) - (keyBits - slotsBits));
}

/** Multiplying by an odd number and adding in the higher half can both be undone: different keys stay different. */
function mixed<Row>(row: Row): u64 {
  let key = <u64>row;
  if (sizeof<Row>() === 8) key = (key & 0xffffffff) | ((key >> 32) << firstBits);
  key = (key * 0x9e3779b97f4a7c15) & keyMask;
  key ^= key >> (keyBits >> 1);
  return (key * 0xd6e8feb86659fd93) & keyMask;
}

export function addToTable1(made: u32): u32 {
  return slotBytes === 4 ? addToTable<u32, u32>(made) : addToTable<u32, u64>(made);
}

export function addToTable2(made: u32): u32 {
  return slotBytes === 4 ? addToTable<u64, u32>(made) : addToTable<u64, u64>(made);
}

/** The place of a slot. `Slot` is u32 for four bytes, and u64 for more: then it reads some of the next slot, too. */
function place<Slot>(start: usize, bytes: usize, slot: u32): usize {
  return sizeof<Slot>() === 4 ? start + ((<usize>slot) << 2) : start + <usize>slot * bytes;
}

function slotMask(bytes: usize): u64 {
  return bytes === 8 ? <u64>-1 : ((<u64>1) << ((<u64>bytes) << 3)) - 1;
}

function addToTable<Row, Slot>(made: u32): u32 {
  // Copies: what is stored could otherwise change them, for all that the compiler knows.
  const start = set;
  const bytes = slotBytes;
  const farAt = farthest;
  const distance = distanceBits;
  const distanceMask = ((<u64>1) << distance) - 1;
  const restBits = keyBits - bits;
  const restMask = ((<u64>1) << restBits) - 1;
  const last: u32 = (1 << (<u32>bits)) - 1;
  const kept = slotMask(bytes);
  const homes = scratch;
  const entries = scratch + ((<usize>together) << 2);
  const left = entries + ((<usize>together) << 3);
  let known = count;
  for (let from: u32 = 0; from < made; from += together) {
    const some = min(made - from, together);
    const source = outRows + <usize>from * sizeof<Row>();
    for (let i: u32 = 0; i < some; i++) {
      const key = mixed<Row>(load<Row>(source + <usize>i * sizeof<Row>()));
      store<u32>(homes + ((<usize>i) << 2), <u32>(key >> restBits));
      store<Slot>(entries + <usize>i * sizeof<Slot>(), <Slot>(((key & restMask) << distance) | 1));
    }
    readAhead<Slot>(homes, some, start, bytes);
    const end = left + ((<usize>notAtHome<Slot>(homes, entries, left, some, start, bytes)) << 2);
    for (let at = left; at < end; at += 4) {
      const i = load<u32>(at);
      let slot = load<u32>(homes + ((<usize>i) << 2));
      let entry = load<Slot>(entries + <usize>i * sizeof<Slot>());
      let there = place<Slot>(start, bytes, slot);
      let word = load<Slot>(there);
      let held = sizeof<Slot>() === 4 ? word : <Slot>(<u64>word & kept);
      while (held !== 0 && held !== entry) {
        if ((<u64>entry & distanceMask) === farAt) break;
        entry++;
        slot = (slot + 1) & last;
        there = place<Slot>(start, bytes, slot);
        word = load<Slot>(there);
        held = sizeof<Slot>() === 4 ? word : <Slot>(<u64>word & kept);
      }
      if (held === entry) continue;
      const row = load<Row>(source + <usize>i * sizeof<Row>());
      if (held !== 0 && isListed(mixed<Row>(row))) continue;
      if (known === most) {
        count = known;
        return from + i;
      }
      if (held === 0) store<Slot>(there, word | entry);
      else enlist(mixed<Row>(row));
      append<Row>(row, from + i, known++);
    }
  }
  count = known;
  return made;
}

/** Four at a time, in a loop of its own: so many loads are in flight. A slot of more bytes may lie in two lines of the cache. */
function readAhead<Slot>(homes: usize, some: u32, start: usize, bytes: usize): void {
  let a: Slot = 0;
  let b: Slot = 0;
  let c: Slot = 0;
  let d: Slot = 0;
  for (let i: u32 = 0; i + 3 < some; i += 4) {
    const at = homes + ((<usize>i) << 2);
    a |= load<Slot>(place<Slot>(start, bytes, load<u32>(at)));
    b |= load<Slot>(place<Slot>(start, bytes, load<u32>(at, 4)));
    c |= load<Slot>(place<Slot>(start, bytes, load<u32>(at, 8)));
    d |= load<Slot>(place<Slot>(start, bytes, load<u32>(at, 12)));
  }
  touched ^= <u64>(a | b | c | d);
}

/** Lists which entries are not in their home slots; returns how many. Without a branch: what is known would be hard to guess. */
function notAtHome<Slot>(
  homes: usize,
  entries: usize,
  list: usize,
  some: u32,
  start: usize,
  bytes: usize,
): u32 {
  const kept = slotMask(bytes);
  let found: u32 = 0;
  for (let i: u32 = 0; i < some; i++) {
    const word = load<Slot>(place<Slot>(start, bytes, load<u32>(homes + ((<usize>i) << 2))));
    const held = sizeof<Slot>() === 4 ? word : <Slot>(<u64>word & kept);
    store<u32>(list + ((<usize>found) << 2), i);
    found += u32(held !== load<Slot>(entries + <usize>i * sizeof<Slot>()));
  }
  return found;
}

function isListed(key: u64): bool {
  for (let i: u32 = 0; i < listed; i++) if (load<u64>(list + ((<usize>i) << 3)) === key) return true;
  return false;
}

function enlist(key: u64): void {
  store<u64>(list + ((<usize>listed) << 3), key);
  listed++;
}

/** Begins to widen the table in place to so many slots. */
export function beginSplit(slotsBits: u32): void {
  widerBits = slotsBits;
  writtenTo = endOfSlots(bits);
  splitAt = 1 << (<u32>bits);
}

function endOfSlots(slotsBits: u64): usize {
  return set + (bytesOf(slotsBits) << (<usize>slotsBits));
}

/**
 * Widens some chunks of the table, the last slots first; returns whether all are done. A key's new home is at twice its old
 * one or the slot behind that, or at more in a table that is wider still, and so behind all slots that are still to be moved:
 * memory is read and written in order.
 */
export function split(chunks: u32): bool {
  let left = chunks;
  // A page that is read first is given twice: one of zeros for all that read, and another one when it is written to.
  for (const end = endOfSlots(widerBits); left > 0 && writtenTo < end; left--) {
    const to = min(end, writtenTo + slotBytes * chunk);
    for (let at = writtenTo; at < to; at += page) store<u8>(at, 0);
    writtenTo = to;
  }
  for (; left > 0 && splitAt > 0; left--) {
    const from = splitAt > chunk ? splitAt - chunk : 0;
    // Slots below the lowest place are still those of the old table.
    putAll(scratch, takeOut(from, splitAt), widerBits, set + <usize>from * slotBytes, false);
    splitAt = from;
  }
  if (splitAt > 0) return false;
  bits = widerBits;
  setSlots();
  // Keys that found no place before the end of the table find one now.
  const waiting = listed;
  listed = 0;
  putAll(list, waiting, bits, set, true);
  return true;
}

/** Empties slots; writes their mixed keys to the scratch and returns how many there were. */
function takeOut(from: u32, to: u32): u32 {
  const restBits = keyBits - bits;
  const last: u32 = (1 << (<u32>bits)) - 1;
  const kept = slotMask(slotBytes);
  const distance = distanceBits;
  const distanceMask = ((<u64>1) << distance) - 1;
  let taken: u32 = 0;
  for (let slot = from; slot < to; slot++) {
    const held = load<u64>(set + <usize>slot * slotBytes) & kept;
    const home = (slot + 1 - <u32>(held & distanceMask)) & last;
    store<u64>(scratch + ((<usize>taken) << 3), ((<u64>home) << restBits) | (held >> distance));
    taken += u32(held !== 0);
  }
  memory.fill(set + <usize>from * slotBytes, 0, <usize>(to - from) * slotBytes);
  return taken;
}

/** Puts keys that are not in the table into it, or into the list. The slots are a ring only when all of them are there. */
function putAll(keys: usize, some: u32, slotsBits: u64, lowest: usize, isRing: bool): void {
  const start = set;
  const bytes = bytesOf(slotsBits);
  const restBits = keyBits - slotsBits;
  const restMask = ((<u64>1) << restBits) - 1;
  const last: u32 = (1 << (<u32>slotsBits)) - 1;
  const kept = slotMask(bytes);
  const distance = distanceBitsOf(slotsBits, bytes);
  const distanceMask = ((<u64>1) << distance) - 1;
  const far = min(mostDistance, distanceMask);
  for (let i: u32 = 0; i < some; i++) {
    const key = load<u64>(keys + ((<usize>i) << 3));
    let slot = <u32>(key >> restBits);
    let entry = ((key & restMask) << distance) | 1;
    let at = start + <usize>slot * bytes;
    let word = load<u64>(at);
    while ((word & kept) !== 0 || at < lowest) {
      if ((entry & distanceMask) === far || (slot === last && !isRing) || at < lowest) break;
      entry++;
      slot = (slot + 1) & last;
      at = start + <usize>slot * bytes;
      word = load<u64>(at);
    }
    if ((word & kept) === 0 && at >= lowest) store<u64>(at, word | entry);
    else enlist(key);
  }
}

// An index. A slot of four bytes holds the number of a state, counted from 1, in as many bits as a slot's own number has, and above
// it a tag: bits of the hash of its row. 0 is free. Of states with the same tag all words are compared.

let rowBytes: usize = 0;
// While it grows: the slots that are cleared so far, and the states that are in the new index.
let cleared: u32 = 0;
let indexed: u32 = 0;

export function initIndex(words: u32, slotsBits: u32): void {
  rowBytes = (<usize>words) << 2;
  bits = slotsBits;
  slotBytes = 4;
}

function hashOf(row: usize): u64 {
  let hash: u64 = 0;
  for (let at = row; at < row + rowBytes; at += 4) {
    hash = (hash ^ load<u32>(at)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 32;
  }
  return hash * 0xd6e8feb86659fd93;
}

function isSame(row: usize, other: usize, size: usize): bool {
  for (let at: usize = 0; at < size; at += 4) if (load<u32>(row + at) !== load<u32>(other + at)) return false;
  return true;
}

/** Writes the home slots of rows and, behind those, their tags. */
function hashAll(from: usize, some: u32, slotsBits: u64): void {
  for (let i: u32 = 0; i < some; i++) {
    const hash = hashOf(from + <usize>i * rowBytes);
    store<u32>(scratch + ((<usize>i) << 2), <u32>(hash >> (64 - slotsBits)));
    store<u32>(scratch + ((<usize>(i + together)) << 2), (<u32>(hash >> 16)) << (<u32>slotsBits));
  }
}

/** Reads the states whose tags are those looked for in the home slots, so that they are near when they are compared. */
function readRowsAhead(some: u32): void {
  const start = set;
  const numbers = ((<u32>1) << (<u32>bits)) - 1;
  const list = scratch + ((<usize>together) << 3);
  let found: u32 = 0;
  for (let i: u32 = 0; i < some; i++) {
    const word = load<u32>(start + ((<usize>load<u32>(scratch + ((<usize>i) << 2))) << 2));
    const tag = load<u32>(scratch + ((<usize>(i + together)) << 2));
    const number = word & numbers;
    store<u32>(list + ((<usize>found) << 2), number);
    found += u32((word ^ tag) === number && number !== 0);
  }
  let ahead: u32 = 0;
  for (let i: u32 = 0; i < found; i++)
    ahead |= load<u32>(rows + <usize>(load<u32>(list + ((<usize>i) << 2)) - 1) * rowBytes);
  touched ^= ahead;
}

/** As `addToTable`. */
export function addToIndex(made: u32): u32 {
  const start = set;
  const size = rowBytes;
  const numbers = ((<u32>1) << (<u32>bits)) - 1;
  let known = count;
  for (let from: u32 = 0; from < made; from += together) {
    const some = min(made - from, together);
    const source = outRows + <usize>from * size;
    hashAll(source, some, bits);
    readAhead<u32>(scratch, some, start, 4);
    readRowsAhead(some);
    for (let i: u32 = 0; i < some; i++) {
      const row = source + <usize>i * size;
      const tag = load<u32>(scratch + ((<usize>(i + together)) << 2));
      let slot = load<u32>(scratch + ((<usize>i) << 2));
      let word = load<u32>(start + ((<usize>slot) << 2));
      while (word !== 0) {
        const number = word & numbers;
        if ((word ^ tag) === number && isSame(rows + <usize>(number - 1) * size, row, size)) break;
        // There are as many slots as numbers.
        slot = (slot + 1) & numbers;
        word = load<u32>(start + ((<usize>slot) << 2));
      }
      if (word !== 0) continue;
      if (known === most) {
        count = known;
        return from + i;
      }
      const own = rows + <usize>known * size;
      for (let at: usize = 0; at < size; at += 4) store<u32>(own + at, load<u32>(row + at));
      appendBeside(from + i, known++);
      store<u32>(start + ((<usize>slot) << 2), tag | known);
    }
  }
  count = known;
  return made;
}

/** Begins to double the index: it is cleared, and all states go into the new one. */
export function beginIndex(): void {
  cleared = 0;
  indexed = 0;
}

/** Does some of that; returns whether all is done. */
export function growIndex(chunks: u32): bool {
  const wider = bits + 1;
  const start = set;
  const last = ((<u32>1) << (<u32>wider)) - 1;
  for (let left = chunks; left > 0; left--) {
    if (cleared >> <u32>bits === 0) {
      memory.fill(start + ((<usize>cleared) << 2), 0, (<usize>chunk) << 2);
      cleared += chunk;
      continue;
    }
    const some = min(count - indexed, together);
    hashAll(rows + <usize>indexed * rowBytes, some, wider);
    readAhead<u32>(scratch, some, start, 4);
    for (let i: u32 = 0; i < some; i++) {
      let slot = load<u32>(scratch + ((<usize>i) << 2));
      while (load<u32>(start + ((<usize>slot) << 2)) !== 0) slot = (slot + 1) & last;
      indexed++;
      store<u32>(start + ((<usize>slot) << 2), load<u32>(scratch + ((<usize>(i + together)) << 2)) | indexed);
    }
    if (indexed === count) {
      bits = wider;
      return true;
    }
  }
  return false;
}
