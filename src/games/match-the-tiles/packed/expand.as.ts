// Slides of many states at once, for states of one word (u32) or two (u64). AssemblyScript; see scripts/assembly.ts and
// many-at-once.ts, which writes the tables.
//
// A key is a state without the unused bits between its words: field after field. Which cells are taken is a set of bits. On a
// small board (cells are u8) that is one set for all cells; otherwise each run has a set of its own, in the memory, empty but
// while a state slides.
//
// Each cell has an entry of 64 bytes for each axis:
//   0  the bits of the cells ahead of it in its run; a tile on one of them stops it one cell earlier
//   8  the bits of the cells behind it
//  16  where a tile comes to that slides ahead, by the number of tiles ahead of it; 16 bytes
//  32  the same for sliding back, by the number of tiles behind it; 16 bytes
//  48  where the set of its run is
//  56  its own bit in that set

const alongColumns: u32 = 1;
const alongRows: u32 = 2;

let rows: usize = 0;
let kinds: usize = 0;
let outRows: usize = 0;
let outOwners: usize = 0;
let outKinds: usize = 0;

let columnEntries: usize = 0;
let rowEntries: usize = 0;
let goalColours: usize = 0;
let colours: usize = 0;
let exchanges: usize = 0;
let exchangesEnd: usize = 0;

let tileCount: u32 = 0;
let fieldBits: u64 = 0;
/** The bits of a key that are in the first word of a row. */
let firstBits: u64 = 0;

export function initRows(rowsAt: usize, kindsAt: usize): void {
  rows = rowsAt;
  kinds = kindsAt;
}

export function initOut(outRowsAt: usize, outOwnersAt: usize, outKindsAt: usize): void {
  outRows = outRowsAt;
  outOwners = outOwnersAt;
  outKinds = outKindsAt;
}

export function initTables(
  columnEntriesAt: usize,
  rowEntriesAt: usize,
  goalColoursAt: usize,
  coloursAt: usize,
  exchangesAt: usize,
  exchangesEndAt: usize,
): void {
  columnEntries = columnEntriesAt;
  rowEntries = rowEntriesAt;
  goalColours = goalColoursAt;
  colours = coloursAt;
  exchanges = exchangesAt;
  exchangesEnd = exchangesEndAt;
}

export function initLayout(tiles: u32, bitsOfField: u32, bitsOfFirst: u32): void {
  tileCount = tiles;
  fieldBits = bitsOfField;
  firstBits = bitsOfFirst;
}

function ones(bits: u64): u64 {
  return ((<u64>1) << bits) - 1;
}

function keyOf<Row>(row: Row, first: u64): u64 {
  if (sizeof<Row>() === 4) return <u64>row;
  return (<u64>row & ones(first)) | ((<u64>row >> 32) << first);
}

function rowOf<Row>(key: u64, first: u64): Row {
  if (sizeof<Row>() === 4) return <Row>key;
  return <Row>((key & ones(first)) | ((key >> first) << 32));
}

function isGoal(key: u64): bool {
  const bits = fieldBits;
  const end = colours + tileCount;
  for (let colour = colours; colour < end; colour++) {
    if (load<u8>(goalColours + <usize>(key & ones(bits))) !== load<u8>(colour)) return false;
    key >>= bits;
  }
  return true;
}

function entryOf(entries: usize, cell: u64): usize {
  return entries + ((<usize>cell) << 6);
}

function take(entry: usize): void {
  const run = <usize>load<u32>(entry, 48);
  store<u64>(run, load<u64>(run) | load<u64>(entry, 56));
}

function empty(entry: usize): void {
  store<u64>(<usize>load<u32>(entry, 48), 0);
}

/** The cells that are taken where a tile slides, and perhaps others. */
function takenNear<Cell>(entry: usize, taken: u64): u64 {
  if (sizeof<Cell>() === 1) return taken;
  return load<u64>(<usize>load<u32>(entry, 48));
}

function ahead<Cell>(entry: usize, taken: u64): u64 {
  const tiles = <usize>popcnt<u64>(taken & load<u64>(entry));
  return <u64>load<Cell>(entry + tiles * sizeof<Cell>(), 16);
}

function back<Cell>(entry: usize, taken: u64): u64 {
  const tiles = <usize>popcnt<u64>(taken & load<u64>(entry, 8));
  return <u64>load<Cell>(entry + tiles * sizeof<Cell>(), 32);
}

/** Puts tiles of one colour in the order of their cells, by exchanges of two fields, given by their shifts. */
function sorted(key: u64, mask: u64): u64 {
  for (let at = exchanges; at < exchangesEnd; at += 2) {
    const low = <u64>load<u8>(at);
    const high = <u64>load<u8>(at, 1);
    const difference = ((key >> low) ^ (key >> high)) & mask;
    const change = ((key >> low) & mask) > ((key >> high) & mask) ? difference : 0;
    key ^= (change << low) | (change << high);
  }
  return key;
}

function expandRows<Row, Cell>(from: u32, to: u32): u32 {
  // Copies: what is stored could otherwise change them, for all that the compiler knows.
  const tiles = tileCount;
  const bits = fieldBits;
  const first = firstBits;
  const mask = ones(bits);
  const out = outRows;
  const hasTwins = exchanges !== exchangesEnd;
  const firstColour = load<u8>(colours);
  let made: u32 = 0;
  for (let id = from; id < to; id++) {
    const row = load<Row>(rows + <usize>id * sizeof<Row>());
    const key = keyOf<Row>(row, first);
    // The first tile is enough to see that nearly all states are no goals.
    if (load<u8>(goalColours + <usize>(key & mask)) === firstColour && isGoal(key)) continue;
    let taken: u64 = 0;
    if (sizeof<Cell>() === 1) {
      for (let left = tiles, rest = key; left > 0; left--, rest >>= bits) taken |= (<u64>1) << (rest & mask);
    }
    const cameBy = load<u8>(kinds + id);
    for (let kind = alongColumns; kind <= alongRows; kind++) {
      if (kind === cameBy) continue;
      const entries = kind === alongColumns ? columnEntries : rowEntries;
      if (sizeof<Cell>() === 2) {
        for (let left = tiles, rest = key; left > 0; left--, rest >>= bits)
          take(entryOf(entries, rest & mask));
      }
      let forth: u64 = 0;
      let backward: u64 = 0;
      let shift: u64 = 0;
      for (let left = tiles, rest = key; left > 0; left--, rest >>= bits) {
        const entry = entryOf(entries, rest & mask);
        const near = takenNear<Cell>(entry, taken);
        forth |= ahead<Cell>(entry, near) << shift;
        backward |= back<Cell>(entry, near) << shift;
        shift += bits;
      }
      if (sizeof<Cell>() === 2) {
        for (let left = tiles, rest = key; left > 0; left--, rest >>= bits)
          empty(entryOf(entries, rest & mask));
      }
      // Along rows, tiles never pass each other in the numbering: only columns can disturb the order of a colour.
      if (hasTwins && kind === alongColumns) {
        forth = sorted(forth, mask);
        backward = sorted(backward, mask);
      }
      // For both at once. A row that does not count, because no tile has moved, is overwritten by the next.
      store<u64>(outOwners + ((<usize>made) << 2), <u64>id * 0x1_0000_0001);
      store<u16>(outKinds + made, <u16>(kind * 0x101));
      const one = rowOf<Row>(forth, first);
      store<Row>(out + <usize>made * sizeof<Row>(), one);
      made += u32(one !== row);
      const other = rowOf<Row>(backward, first);
      store<Row>(out + <usize>made * sizeof<Row>(), other);
      made += u32(other !== row);
    }
  }
  return made;
}

function countGoalsOf<Row>(from: u32, to: u32): u32 {
  const mask = ones(fieldBits);
  const firstColour = load<u8>(colours);
  let goals: u32 = 0;
  for (let id = from; id < to; id++) {
    const key = keyOf<Row>(load<Row>(rows + <usize>id * sizeof<Row>()), firstBits);
    if (load<u8>(goalColours + <usize>(key & mask)) === firstColour && isGoal(key)) goals++;
  }
  return goals;
}

export function expandOnes(from: u32, to: u32): u32 {
  return expandRows<u32, u8>(from, to);
}

export function expandTwos(from: u32, to: u32): u32 {
  return expandRows<u64, u8>(from, to);
}

export function expandWideOnes(from: u32, to: u32): u32 {
  return expandRows<u32, u16>(from, to);
}

export function expandWideTwos(from: u32, to: u32): u32 {
  return expandRows<u64, u16>(from, to);
}

export function countGoalsOfOnes(from: u32, to: u32): u32 {
  return countGoalsOf<u32>(from, to);
}

export function countGoalsOfTwos(from: u32, to: u32): u32 {
  return countGoalsOf<u64>(from, to);
}
