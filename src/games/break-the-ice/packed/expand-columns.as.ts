// Moves of many states at once, for states of any number of words whose columns have at most 32 bits. AssemblyScript; see
// scripts/assembly.ts and columns-at-once.ts, which writes the tables. Twin of columns.ts, whose words and names it has: a set of cells
// in a column is a number with the highest bit of each of them.

let rows: usize = 0;
let kinds: usize = 0;
let outRows: usize = 0;
let outOwners: usize = 0;
let outKinds: usize = 0;

/** Three numbers for each column: the byte of a row where it begins, how far it is shifted there, the byte where it may go on. */
let places: usize = 0;
/** For each column and highest bit of a cell, the kinds of the moves of its block, a byte each. */
let cellKinds: usize = 0;
/** 16 bytes for each kind: way, column, shift, way back and its column, a byte each; from byte 8 on, the highest bit of its cell. */
let kindFacts: usize = 0;
/** For each kind and column four sets of cells, one for each way: see move-kinds.ts, `earlier`. */
let earlier: usize = 0;
/** A start that has lines: the only state in which a line need not go through a block that moves; 0 where there is none. */
let startWithLines: usize = 0;

// Numbers for the columns of a board, with two empty ones on either side.
let stacks: usize = 0;
let oldStacks: usize = 0;
let settling: usize = 0;
let upright: usize = 0;
let beside: usize = 0;
let broken: usize = 0;

let rowBytes: usize = 0;
// Functions work with copies of the next ones: what they store could otherwise change them, for all that the compiler knows.
let cellBits: u32 = 0;
let columns: i32 = 0;
let highBits: u32 = 0;
let lowBits: u32 = 0;
let contact: bool = false;
let leastKind: u32 = 0;

const swapUp: u32 = 0;
const slideLeft: u32 = 1;
const swapRight: u32 = 2;
/** The kind of moves that break something. */
const anyMove: u32 = 1;

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
  placesAt: usize,
  cellKindsAt: usize,
  kindFactsAt: usize,
  earlierAt: usize,
  startAt: usize,
  stacksAt: usize,
): void {
  places = placesAt;
  cellKinds = cellKindsAt;
  kindFacts = kindFactsAt;
  earlier = earlierAt;
  startWithLines = startAt;
  stacks = stacksAt;
}

export function initBoard(
  words: u32,
  bits: u32,
  boardColumns: i32,
  high: u32,
  low: u32,
  breaksByContact: bool,
  least: u32,
): void {
  rowBytes = (<usize>words) << 2;
  cellBits = bits;
  columns = boardColumns;
  highBits = high;
  lowBits = low;
  contact = breaksByContact;
  leastKind = least;
  const size = (<usize>(columns + 4)) << 2;
  oldStacks = stacks + size;
  settling = oldStacks + size;
  upright = settling + size;
  beside = upright + size;
  broken = beside + size;
}

function differing(one: u32, other: u32, low: u32, high: u32): u32 {
  const change = one ^ other;
  return (((change & low) + low) | change) & high;
}

function same(one: u32, other: u32, low: u32, high: u32): u32 {
  return differing(one, other, low, high) ^ high;
}

function get(board: usize, index: i32): u32 {
  return load<u32>(board + ((<usize>index) << 2));
}

function set(board: usize, index: i32, value: u32): void {
  store<u32>(board + ((<usize>index) << 2), value);
}

function placeOf(column: i32): usize {
  return places + <usize>column * 12;
}

function readColumn(row: usize, column: i32): u32 {
  const place = placeOf(column);
  const shift = load<u32>(place, 4);
  const first = load<u32>(row + load<u32>(place)) >> shift;
  const rest = (load<u32>(row + load<u32>(place, 8)) << 1) << (31 - shift);
  return (first | rest) & (highBits | lowBits);
}

/** Changes the bits of a column in which a number has ones. */
function change(row: usize, column: i32, ones: u32): void {
  const place = placeOf(column);
  const shift = load<u32>(place, 4);
  const first = row + load<u32>(place);
  store<u32>(first, load<u32>(first) ^ (ones << shift));
  const rest = row + load<u32>(place, 8);
  store<u32>(rest, load<u32>(rest) ^ ((ones >> 1) >> (31 - shift)));
}

function isSame(row: usize, other: usize): bool {
  for (let at: usize = 0; at < rowBytes; at += 4)
    if (load<u32>(row + at) !== load<u32>(other + at)) return false;
  return true;
}

// What `look` finds of a column: by way of moving, the cells in which it is possible, and where a swap breaks something.
let canUp: u32 = 0;
let canLeft: u32 = 0;
let canSwap: u32 = 0;
let canRight: u32 = 0;
let upBreaks: u32 = 0;
let swapBreaks: u32 = 0;

function look(board: usize, column: i32): void {
  const bits = cellBits;
  const low = lowBits;
  const high = highBits;
  const at = board + ((<usize>column) << 2);
  const before = load<u32>(at, 4);
  const here = load<u32>(at, 8);
  const next = load<u32>(at, 12);
  const after = load<u32>(at, 16);
  const filled = differing(here, 0, low, high);
  const nextFilled = differing(next, 0, low, high);
  const above = here >> bits;
  canUp = (filled >> bits) & differing(here, above, low, high);
  canLeft = column > 0 ? filled & ~differing(before, 0, low, high) : 0;
  canSwap = filled & nextFilled & differing(here, next, low, high);
  canRight = column + 1 < columns ? filled & ~nextFilled : 0;
  if ((canUp | canSwap) === 0) return;
  const upright = same(here, above, low, high);
  const nextUpright = same(next, next >> bits, low, high);
  const twoAbove = same(here, here >> (2 * bits), low, high);
  const leftPair = same(load<u32>(at), before, low, high);
  const rightPair = same(next, after, low, high);
  const aboveIsLeft = same(above, before, low, high);
  const aboveIsRight = same(above, next, low, high);
  const isLeftAbove = same(here, before >> bits, low, high);
  const isRightAbove = same(here, next >> bits, low, high);
  upBreaks =
    (aboveIsLeft & (leftPair | aboveIsRight)) |
    (aboveIsRight & rightPair) |
    (isLeftAbove & ((leftPair >> bits) | isRightAbove)) |
    (isRightAbove & (rightPair >> bits)) |
    (twoAbove & (upright >> (2 * bits))) |
    ((twoAbove << bits) & (upright << (2 * bits)));
  const isRightBelow = aboveIsRight << bits;
  const rightIsBelow = isRightAbove << bits;
  swapBreaks =
    (isRightAbove & ((nextUpright >> bits) | isRightBelow)) |
    (isRightBelow & (nextUpright << (2 * bits))) |
    (aboveIsRight & ((upright >> bits) | rightIsBelow)) |
    (rightIsBelow & (upright << (2 * bits))) |
    (same(here, after, low, high) & same(after, load<u32>(at, 20), low, high)) |
    (same(next, before, low, high) & leftPair);
}

function copyStacks(to: usize): void {
  for (let at: usize = 0; at < (<usize>columns + 4) << 2; at += 4)
    store<u32>(to + at, load<u32>(stacks + at));
}

/** Finds the columns before the quiet move of a kind, and returns the first one that it changed. */
function takeBack(facts: usize): i32 {
  const bits = cellBits;
  const low = lowBits;
  const high = highBits;
  copyStacks(oldStacks);
  const way = <u32>load<u8>(facts);
  const column = <i32>load<u8>(facts, 1);
  const shift = <u32>load<u8>(facts, 2);
  const colour: u32 = (1 << bits) - 1;
  const index = column + 2;
  const here = get(stacks, index);
  if (way === swapUp) {
    const changed = ((here >> shift) ^ (here >> (shift + bits))) & colour;
    set(oldStacks, index, here ^ (changed << shift) ^ (changed << (shift + bits)));
    return column;
  }
  if (way === swapRight) {
    const next = get(stacks, index + 1);
    const changed = (here ^ next) & (colour << shift);
    set(oldStacks, index, here ^ changed);
    set(oldStacks, index + 1, next ^ changed);
    return column;
  }
  const side = way === slideLeft ? -1 : 1;
  const there = get(stacks, index + side);
  const landed = 32 - bits - clz(differing(there, 0, low, high));
  const below: u32 = (1 << shift) - 1;
  const raised = (here & below) | (((there >> landed) & colour) << shift) | ((here & ~below) << bits);
  set(oldStacks, index, raised);
  set(oldStacks, index + side, there & ((1 << landed) - 1));
  return side < 0 ? column - 1 : column;
}

let leftChanges: u32 = 0;
let rightChanges: u32 = 0;

/** Makes the changes of two columns by which a block leaves one and falls on top of the other; tells whether there is a line then. */
function slideBreaks(board: usize, column: i32, shift: u32, side: i32): bool {
  const bits = cellBits;
  const low = lowBits;
  const high = highBits;
  const from = get(board, column + 2);
  const to = get(board, column + 2 + side);
  const below: u32 = (1 << shift) - 1;
  const changes = from ^ ((from & below) | ((from >> bits) & ~below));
  const landing = 32 - clz(differing(to, 0, low, high));
  const landed = ((from >> shift) & ((1 << bits) - 1)) << landing;
  leftChanges = side < 0 ? landed : changes;
  rightChanges = side < 0 ? changes : landed;
  const at = board + ((<usize>(side < 0 ? column - 1 : column)) << 2);
  const before = load<u32>(at, 4);
  const here = load<u32>(at, 8) ^ leftChanges;
  const next = load<u32>(at, 12) ^ rightChanges;
  const after = load<u32>(at, 16);
  const upright = same(here, here >> bits, low, high);
  const nextUpright = same(next, next >> bits, low, high);
  const isLeft = same(before, here, low, high);
  const isNext = same(here, next, low, high);
  const isAfter = same(next, after, low, high);
  const lines = (upright & (upright >> bits)) | (isLeft & (same(load<u32>(at), before, low, high) | isNext));
  const nextLines =
    (nextUpright & (nextUpright >> bits)) | (isAfter & (same(after, load<u32>(at, 20), low, high) | isNext));
  return ((lines & differing(here, 0, low, high)) | (nextLines & differing(next, 0, low, high))) !== 0;
}

/** Of some cells of a column, those from which a slide breaks nothing. */
function quietSlides(board: usize, column: i32, cells: u32, side: i32): u32 {
  const bits = cellBits;
  let quiet: u32 = 0;
  for (let rest = cells; rest !== 0; rest &= rest - 1) {
    const cell = rest & -rest;
    if (!slideBreaks(board, column, 32 - bits - clz(cell), side)) quiet |= cell;
  }
  return quiet;
}

/** Leaves out of what was found of a column the move that takes back the one of a kind, and earlier ones independent of it. */
function leaveOut(kind: u32, facts: usize, column: i32, firstChanged: i32): void {
  if (column === <i32>load<u8>(facts, 4)) {
    const cell = ~load<u32>(facts, 8);
    const way = <u32>load<u8>(facts, 3);
    if (way === swapUp) canUp &= cell;
    else if (way === slideLeft) canLeft &= cell;
    else if (way === swapRight) canSwap &= cell;
    else canRight &= cell;
  }
  if (column > <i32>load<u8>(facts, 1)) return;
  const sets = earlier + ((<usize>(<i32>kind * columns + column)) << 4);
  const up = canUp & load<u32>(sets);
  const left = canLeft & load<u32>(sets, 4);
  const swap = canSwap & load<u32>(sets, 8);
  const right = canRight & load<u32>(sets, 12);
  if ((up | left | swap | right) === 0) return;
  // Far from what changed, everything was the same before.
  if (column + 3 < firstChanged) {
    canUp ^= up & ~upBreaks;
    canSwap ^= swap & ~swapBreaks;
    canLeft ^= quietSlides(stacks, column, left, -1);
    canRight ^= quietSlides(stacks, column, right, 1);
    return;
  }
  const ups = canUp;
  const lefts = canLeft;
  const swaps = canSwap;
  const rights = canRight;
  const upsBreak = upBreaks;
  const swapsBreak = swapBreaks;
  look(oldStacks, column);
  const quietUps = up & canUp & ~upBreaks;
  const quietSwaps = swap & canSwap & ~swapBreaks;
  const quietLefts = quietSlides(oldStacks, column, left & canLeft, -1);
  const quietRights = quietSlides(oldStacks, column, right & canRight, 1);
  canUp = ups ^ quietUps;
  canLeft = lefts ^ quietLefts;
  canSwap = swaps ^ quietSwaps;
  canRight = rights ^ quietRights;
  upBreaks = upsBreak;
  swapBreaks = swapsBreak;
}

/** Writes the state with changes of a column and the next one as successor number `made`; after a loud move, settled. */
function put(
  state: usize,
  made: u32,
  column: i32,
  changes: u32,
  nextChanges: u32,
  isLoud: bool,
  hasOldLines: bool,
  kind: u32,
): void {
  const row = outRows + <usize>made * rowBytes;
  for (let at: usize = 0; at < rowBytes; at += 4) store<u32>(row + at, load<u32>(state + at));
  store<u8>(outKinds + made, <u8>(isLoud ? anyMove : kind));
  if (!isLoud) {
    change(row, column, changes);
    if (nextChanges !== 0) change(row, column + 1, nextChanges);
    return;
  }
  copyStacks(settling);
  set(settling, column + 2, get(settling, column + 2) ^ changes);
  set(settling, column + 3, get(settling, column + 3) ^ nextChanges);
  // A new line goes through a column that changed.
  if (hasOldLines) settle(2, columns + 2);
  else settle(column, column + 6);
  for (let each = 0; each < columns; each++) {
    const changed = get(settling, each + 2) ^ get(stacks, each + 2);
    if (changed !== 0) change(row, each, changed);
  }
}

/** The columns in which something may break: from one up to another. */
let breaksFrom: i32 = 0;
let breaksTo: i32 = 0;

/** Breaks lines in columns from one up to another and lets the rest fall, round after round. */
function settle(first: i32, end: i32): void {
  const bits = cellBits;
  breaksFrom = max(2, first);
  breaksTo = min(columns + 2, end);
  while (findLines()) {
    if (contact) spread();
    let from = columns + 4;
    let to = 0;
    for (let index = breaksFrom; index < breaksTo; index++) {
      let cells = get(broken, index);
      if (cells === 0) continue;
      from = min(from, index);
      to = index + 1;
      let here = get(settling, index);
      while (cells !== 0) {
        // From the top down, so that those still to go stay where they are.
        const highest = 31 - clz(cells);
        cells ^= 1 << highest;
        const below: u32 = (1 << (highest + 1 - bits)) - 1;
        here = (here & below) | ((here >> bits) & ~below);
      }
      set(settling, index, here);
    }
    breaksFrom = max(2, from - 2);
    breaksTo = min(columns + 2, to + 2);
  }
}

/** Finds the cells in lines, and tells whether there are any. */
function findLines(): bool {
  const bits = cellBits;
  let any: u32 = 0;
  for (let index = breaksFrom; index < breaksTo; index++) {
    const pairs = compare(index);
    const lines = pairs & (pairs >> bits);
    set(broken, index, lines | (lines << bits) | (lines << (2 * bits)));
    any |= lines;
  }
  for (let index = breaksFrom; index < breaksTo - 2; index++) {
    const lines = get(beside, index) & get(beside, index + 1);
    if (lines === 0) continue;
    set(broken, index, get(broken, index) | lines);
    set(broken, index + 1, get(broken, index + 1) | lines);
    set(broken, index + 2, get(broken, index + 2) | lines);
    any |= lines;
  }
  return any !== 0;
}

/** Compares the cells of a column with those above, which it returns, and those on the right; nothing of it breaks yet. */
function compare(index: i32): u32 {
  const bits = cellBits;
  const low = lowBits;
  const high = highBits;
  const here = get(settling, index);
  const filled = differing(here, 0, low, high);
  const pairs = filled & same(here, here >> bits, low, high);
  set(upright, index, pairs);
  set(beside, index, filled & same(here, get(settling, index + 1), low, high));
  set(broken, index, 0);
  return pairs;
}

/** Spreads the breaking to all that is connected to it through its own colour. */
function spread(): void {
  const bits = cellBits;
  set(broken, breaksFrom - 1, 0);
  set(broken, breaksTo, 0);
  for (let changed = true; changed; ) {
    changed = widen();
    for (let index = breaksFrom; index < breaksTo; index++) {
      const old = get(broken, index);
      const pairs = get(upright, index);
      let cells =
        old |
        (get(broken, index - 1) & get(beside, index - 1)) |
        (get(broken, index + 1) & get(beside, index));
      for (let reached: u32 = 0; reached !== cells; ) {
        reached = cells;
        cells |= ((cells & pairs) << bits) | ((cells >> bits) & pairs);
      }
      if (cells === old) continue;
      set(broken, index, cells);
      changed = true;
    }
  }
}

/** Takes in the column on either side where something breaks at the edge; tells whether it did. */
function widen(): bool {
  const from = breaksFrom;
  const to = breaksTo;
  if (from > 2 && get(broken, from) !== 0) {
    breaksFrom = from - 1;
    compare(from - 1);
    set(broken, from - 2, 0);
  }
  if (to < columns + 2 && get(broken, to - 1) !== 0) {
    breaksTo = to + 1;
    compare(to);
    set(broken, to + 1, 0);
  }
  return breaksFrom !== from || breaksTo !== to;
}

export function expand(from: u32, to: u32): u32 {
  const bits = cellBits;
  const low = lowBits;
  const high = highBits;
  const colour: u32 = (1 << bits) - 1;
  let made: u32 = 0;
  for (let id = from; id < to; id++) {
    const first = made;
    const state = rows + <usize>id * rowBytes;
    const cameBy = <u32>load<u8>(kinds + id);
    const facts = kindFacts + ((<usize>cameBy) << 4);
    for (let column = 0; column < columns; column++) set(stacks, column + 2, readColumn(state, column));
    const hasOldLines = startWithLines !== 0 && isSame(state, startWithLines);
    const isKnown = cameBy >= leastKind;
    const firstChanged = isKnown ? takeBack(facts) : 0;
    for (let column = 0; column < columns; column++) {
      const here = get(stacks, column + 2);
      if (here === 0) continue;
      const next = get(stacks, column + 3);
      look(stacks, column);
      // Blocks that lie on one of their own colour, which may slide instead of them.
      const pairs = cameBy > 0 ? same(here, here >> bits, low, high) : 0;
      const leftTwins = (canLeft & pairs) << bits;
      const rightTwins = (canRight & pairs) << bits;
      if (isKnown) leaveOut(cameBy, facts, column, firstChanged);
      const ups = canUp;
      const lefts = canLeft & ~leftTwins;
      const swaps = canSwap;
      const rights = canRight & ~rightTwins;
      const upsBreak = hasOldLines ? <u32>-1 : upBreaks;
      const swapsBreak = hasOldLines ? <u32>-1 : swapBreaks;
      for (let rest = ups | lefts | swaps | rights; rest !== 0; rest &= rest - 1) {
        const cell = rest & -rest;
        const highest = 31 - clz(cell);
        const shift = highest + 1 - bits;
        const own = cellKinds + ((<usize>(((<u32>column) << 5) | highest)) << 2);
        if ((ups & cell) !== 0) {
          const changed = ((here >> shift) ^ (here >> (shift + bits))) & colour;
          const changes = (changed << shift) | (changed << (shift + bits));
          const isLoud = (upsBreak & cell) !== 0;
          put(state, made++, column, changes, 0, isLoud, hasOldLines, load<u8>(own));
        }
        if ((lefts & cell) !== 0) {
          const isLoud = slideBreaks(stacks, column, shift, -1) || hasOldLines;
          put(state, made++, column - 1, leftChanges, rightChanges, isLoud, hasOldLines, load<u8>(own, 1));
        }
        if ((swaps & cell) !== 0) {
          const changes = (here ^ next) & (colour << shift);
          const isLoud = (swapsBreak & cell) !== 0;
          put(state, made++, column, changes, changes, isLoud, hasOldLines, load<u8>(own, 2));
        }
        if ((rights & cell) !== 0) {
          const isLoud = slideBreaks(stacks, column, shift, 1) || hasOldLines;
          put(state, made++, column, leftChanges, rightChanges, isLoud, hasOldLines, load<u8>(own, 3));
        }
      }
    }
    for (let index = first; index < made; index++) store<u32>(outOwners + ((<usize>index) << 2), id);
  }
  return made;
}

export function countGoals(from: u32, to: u32): u32 {
  let goals: u32 = 0;
  for (let id = from; id < to; id++) {
    const row = rows + <usize>id * rowBytes;
    let any: u32 = 0;
    for (let at: usize = 0; at < rowBytes; at += 4) any |= load<u32>(row + at);
    goals += u32(any === 0);
  }
  return goals;
}
