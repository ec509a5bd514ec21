// Moves of many states at once, for states of one word (u32) or two (u64). AssemblyScript; see scripts/assembly.ts and
// many-at-once.ts, which writes the tables. Twin of whole-board.ts; a board is one number here, and its swaps are tested for lines all
// at once, as in columns.ts.
//
// A set of cells has the highest bit of each. One that is shifted by a cell may leave its column, unless it has no cell in the
// top row: such are all those that have filled cells only and compare them with the one above, which is none there.
//
// Each cell has an entry of 32 bytes, found by the number of its lowest bit:
//   0  all bits of the cell and of those above it in its column
//   8  all bits of the column on its left
//  16  all bits of the column on its right
//  24  the kinds of the moves of its block, a byte each
// Behind them, each kind of move has four sets of cells, one for each way: see move-kinds.ts, `earlier`.

let rows: usize = 0;
let kinds: usize = 0;
let outRows: usize = 0;
let outOwners: usize = 0;
let outKinds: usize = 0;
let tables: usize = 0;

/** Bits of a cell and of a column. */
let cellBits: u64 = 0;
let columnBits: u64 = 0;
/** The highest bit of every cell, and all others. */
let high: u64 = 0;
let low: u64 = 0;
/** All cells but those of the top row, but those of the two top rows, of the first column, of the last column. */
let notTop: u64 = 0;
let notNearTop: u64 = 0;
let notFirst: u64 = 0;
let notLast: u64 = 0;
/** The bottom row. */
let bottom: u64 = 0;
let contact: bool = false;
/** The least kind that is a quiet move's own, and what it would be if all moves had one. */
let leastKind: u32 = 0;
let firstKind: i32 = 0;
/** A start that has lines, or the empty board: the only state in which a line need not go through a block that moves. */
let startWithLines: u64 = 0;

export function initRows(rowsAt: usize, kindsAt: usize): void {
  rows = rowsAt;
  kinds = kindsAt;
}

export function initOut(outRowsAt: usize, outOwnersAt: usize, outKindsAt: usize, tablesAt: usize): void {
  outRows = outRowsAt;
  outOwners = outOwnersAt;
  outKinds = outKindsAt;
  tables = tablesAt;
}

export function initBoard(bits: u32, tallest: u32, columns: u32, breaksByContact: bool): void {
  cellBits = bits;
  columnBits = bits * tallest;
  contact = breaksByContact;
  const column = ones(columnBits);
  const cell = ones(cellBits);
  high = 0;
  bottom = 0;
  notTop = 0;
  notNearTop = 0;
  let all: u64 = 0;
  for (let first: u64 = 0; first < columns * columnBits; first += columnBits) {
    all |= column << first;
    bottom |= cell << first;
    for (let at: u64 = 0; at < columnBits; at += cellBits) {
      high |= (<u64>1) << (first + at + cellBits - 1);
      if (at + cellBits < columnBits) notTop |= cell << (first + at);
      if (at + 2 * cellBits < columnBits) notNearTop |= cell << (first + at);
    }
  }
  low = all & ~high;
  notFirst = all & ~column;
  notLast = all >> columnBits;
}

export function initKinds(least: u32, first: i32): void {
  leastKind = least;
  firstKind = first;
}

export function initStart(lowWord: u32, highWord: u32): void {
  startWithLines = <u64>lowWord | ((<u64>highWord) << 32);
}

function ones(bits: u64): u64 {
  return ((<u64>1) << bits) - 1;
}

/** The cells in which two boards differ; with 0, the filled ones. See columns.ts. */
function differing(one: u64, other: u64): u64 {
  const change = one ^ other;
  return (((change & low) + low) | change) & high;
}

function same(one: u64, other: u64): u64 {
  return differing(one, other) ^ high;
}

function entryOf(cell: u64): usize {
  return tables + ((<usize>cell) << 5);
}

/** The board without a cell: the blocks above it come down. */
function without(board: u64, cell: u64): u64 {
  const from = load<u64>(entryOf(cell));
  const part = board & from;
  return board ^ part ^ ((part >> cellBits) & from);
}

/** Breaks lines and lets the rest fall, round after round. */
function settled(board: u64): u64 {
  const bits = cellBits;
  const wide = columnBits;
  while (true) {
    const filled = differing(board, 0);
    const upright = filled & same(board, (board >> bits) & notTop);
    const beside = filled & same(board, board >> wide);
    const up = upright & (upright >> bits);
    const across = beside & (beside >> wide);
    if ((up | across) === 0) return board;
    let breaking =
      up | (up << bits) | (up << (2 * bits)) | across | (across << wide) | (across << (2 * wide));
    if (contact) {
      for (let reached: u64 = 0; reached !== breaking; ) {
        reached = breaking;
        breaking |=
          ((breaking & upright) << bits) |
          ((breaking >> bits) & upright) |
          ((breaking & beside) << wide) |
          ((breaking >> wide) & beside);
      }
    }
    // From the top down, so that those still to go stay where they are.
    while (breaking !== 0) {
      const highest = 63 - clz(breaking);
      breaking ^= (<u64>1) << highest;
      board = without(board, highest + 1 - bits);
    }
  }
}

function hasLines(board: u64): bool {
  const bits = cellBits;
  const wide = columnBits;
  const upright = same(board, (board >> bits) & notTop);
  const beside = same(board, board >> wide);
  return (((upright & (upright >> bits)) | (beside & (beside >> wide))) & differing(board, 0)) !== 0;
}

// What `look` finds: by way of moving, the cells in which it is possible, and where a swap breaks something; the lowest empty
// cell of each column, as its lowest bit.
let canUp: u64 = 0;
let canLeft: u64 = 0;
let canSwap: u64 = 0;
let canRight: u64 = 0;
let upBreaks: u64 = 0;
let swapBreaks: u64 = 0;
let landings: u64 = 0;

function look(board: u64): void {
  const bits = cellBits;
  const wide = columnBits;
  const above = (board >> bits) & notTop;
  const next = board >> wide;
  const filled = differing(board, 0);
  const nextFilled = filled >> wide;
  const aboveFilled = (filled >> bits) & notTop;
  const uprightOrEmpty = same(board, above);
  const pairs = same(board, next);
  canUp = aboveFilled & ~uprightOrEmpty;
  canLeft = filled & ~(filled << wide) & notFirst;
  canSwap = filled & nextFilled & ~pairs;
  canRight = filled & ~nextFilled & notLast;
  landings = (~filled & ((filled << bits) | bottom) & high) >> (bits - 1);
  if (board === startWithLines) {
    upBreaks = canUp;
    swapBreaks = canSwap;
    return;
  }
  const upright = filled & uprightOrEmpty;
  const twoAbove = filled & same(board, (board >> (2 * bits)) & notNearTop);
  const leftPair = pairs << (2 * wide);
  const rightPair = pairs >> wide;
  const aboveIsRight = aboveFilled & same(above, next);
  const isRightAbove = filled & same(board, (next >> bits) & notTop);
  const aboveIsLeft = isRightAbove << wide;
  const isLeftAbove = aboveIsRight << wide;
  // The upper block of a swap comes down beside others, the lower one goes up, or one of them meets two in its own column.
  upBreaks =
    canUp &
    ((aboveIsLeft & (leftPair | aboveIsRight)) |
      (aboveIsRight & rightPair) |
      (isLeftAbove & ((leftPair >> bits) | isRightAbove)) |
      (isRightAbove & (rightPair >> bits)) |
      (twoAbove & (upright >> (2 * bits))) |
      ((twoAbove << bits) & (upright << (2 * bits))));
  // The left block of a swap goes between others of the next column, the right one comes into this one, or meets two in its row.
  const nextUpright = upright >> wide;
  const isRightBelow = aboveIsRight << bits;
  const rightIsBelow = isRightAbove << bits;
  const twoAcross = same(board, board >> (2 * wide));
  swapBreaks =
    canSwap &
    ((isRightAbove & ((nextUpright >> bits) | isRightBelow)) |
      (isRightBelow & (nextUpright << (2 * bits))) |
      (aboveIsRight & ((upright >> bits) | rightIsBelow)) |
      (rightIsBelow & (upright << (2 * bits))) |
      (twoAcross & (pairs >> (2 * wide))) |
      ((twoAcross << wide) & leftPair));
}

const swapUp: u32 = 0;
const slideLeft: u32 = 1;
const swapRight: u32 = 2;
const slideRight: u32 = 3;
/** The kind of moves that break something. */
const anyMove: u8 = 1;

/** The board after the block at a cell changed places with the one `far` bits on. */
function swapped(board: u64, cell: u64, far: u64): u64 {
  const change = ((board >> cell) ^ (board >> (cell + far))) & ones(cellBits);
  return board ^ (change << cell) ^ (change << (cell + far));
}

/** The board after the block at a cell left its column and fell on top of another one. */
function slid(board: u64, cell: u64, landing: u64): u64 {
  return without(board, cell) | (((board >> cell) & ones(cellBits)) << landing);
}

/** The column that a block at a cell goes to. */
function columnBeside(cell: u64, way: u32): u64 {
  return load<u64>(entryOf(cell) + (way === slideLeft ? 8 : 16));
}

/** The board before a quiet move. */
function takenBack(board: u64, cell: u64, way: u32): u64 {
  const bits = cellBits;
  if (way === swapUp) return swapped(board, cell, bits);
  if (way === swapRight) return swapped(board, cell, columnBits);
  const landed = 64 - bits - clz(differing(board, 0) & columnBeside(cell, way));
  const block = (board >> landed) & ones(bits);
  const from = load<u64>(entryOf(cell));
  const part = board & from;
  return (board ^ part ^ (block << landed)) | (part << bits) | (block << cell);
}

/** Of some cells, as the highest bit of each, those from which a slide breaks nothing. */
function quietSlides(board: u64, cells: u64, way: u32): u64 {
  let quiet: u64 = 0;
  for (let left = cells; left !== 0; left &= left - 1) {
    const cell = ctz(left) + 1 - cellBits;
    const landing = ctz(landings & columnBeside(cell, way));
    if (!hasLines(slid(board, cell, landing))) quiet |= left & -left;
  }
  return quiet;
}

function rowAt<Row>(index: u64): usize {
  return outRows + <usize>index * sizeof<Row>();
}

function put<Row>(index: u64, board: u64, id: u32, kind: u32): void {
  store<Row>(rowAt<Row>(index), <Row>board);
  store<u32>(outOwners + ((<usize>index) << 2), id);
  store<u8>(outKinds + <usize>index, <u8>kind);
}

/** The kind of a quiet move. */
function kindOf(cell: u64, way: u32): u32 {
  return load<u8>(entryOf(cell) + way, 24);
}

/** Settles a row that was put there as that after a quiet move. */
function settleRow<Row>(index: u64): void {
  store<Row>(rowAt<Row>(index), <Row>settled(<u64>load<Row>(rowAt<Row>(index))));
  store<u8>(outKinds + <usize>index, anyMove);
}

function putSlide<Row>(index: u64, board: u64, cell: u64, way: u32, landing: u64, id: u32): void {
  const after = slid(board, cell, landing);
  const rest = settled(after);
  put<Row>(index, rest, id, rest === after ? kindOf(cell, way) : anyMove);
}

function expandRows<Row>(from: u32, to: u32): u32 {
  const bits = cellBits;
  const wide = columnBits;
  let made: u64 = 0;
  for (let id = from; id < to; id++) {
    const board = <u64>load<Row>(rows + <usize>id * sizeof<Row>());
    const kind = <u32>load<u8>(kinds + id);
    look(board);
    // Sets of cells in which a move is to be made.
    let ups = canUp;
    let lefts = canLeft;
    let swaps = canSwap;
    let slides = canRight;
    const upsToSettle = upBreaks;
    const swapsToSettle = swapBreaks;
    const landing = landings;
    // See move-kinds.ts for what is left out here.
    if (kind !== 0) {
      const upright = same(board, (board >> bits) & notTop);
      lefts &= ~((lefts & upright) << bits);
      slides &= ~((slides & upright) << bits);
    }
    if (kind >= leastKind) {
      const way = (kind - firstKind) & 3;
      const cell = <u64>((kind - firstKind) >> 2) * bits;
      const top = (<u64>1) << (cell + bits - 1);
      const earlier = tables + 64 * 32 + ((<usize>kind) << 5);
      const old = takenBack(board, cell, way);
      look(old);
      ups &= ~(load<u64>(earlier) & canUp & ~upBreaks);
      swaps &= ~(load<u64>(earlier, 16) & canSwap & ~swapBreaks);
      lefts &= ~quietSlides(old, lefts & canLeft & load<u64>(earlier, 8), slideLeft);
      slides &= ~quietSlides(old, slides & canRight & load<u64>(earlier, 24), slideRight);
      // The move back.
      if (way === swapUp) ups &= ~top;
      else if (way === swapRight) swaps &= ~top;
      else if (way === slideLeft) slides &= ~(top >> wide);
      else lefts &= ~(top << wide);
    }

    // From here on a set of cells has the lowest bit of each. Every way of moving has a loop of its own, because processors guess
    // well what a loop does next; a move's place among all is counted: by cells, and for each cell up, left, right.
    ups >>= bits - 1;
    lefts >>= bits - 1;
    swaps >>= bits - 1;
    slides >>= bits - 1;
    const rights = swaps | slides;
    for (let left = ups, index = made; left !== 0; left &= left - 1, index++) {
      const cell = ctz(left);
      const below = ones(cell);
      put<Row>(
        index + popcnt(lefts & below) + popcnt(rights & below),
        swapped(board, cell, bits),
        id,
        kindOf(cell, swapUp),
      );
    }
    for (let left = swaps; left !== 0; left &= left - 1) {
      const cell = ctz(left);
      put<Row>(
        made + rightIndex(cell, ups, lefts, rights),
        swapped(board, cell, wide),
        id,
        kindOf(cell, swapRight),
      );
    }
    for (let left = slides; left !== 0; left &= left - 1) {
      const cell = ctz(left);
      const index = made + rightIndex(cell, ups, lefts, rights);
      putSlide<Row>(index, board, cell, slideRight, ctz(landing & load<u64>(entryOf(cell), 16)), id);
    }
    for (let left = lefts, index = made; left !== 0; left &= left - 1, index++) {
      const cell = ctz(left);
      const below = ones(cell);
      const place = index + popcnt(ups & ((below << 1) | 1)) + popcnt(rights & below);
      putSlide<Row>(place, board, cell, slideLeft, ctz(landing & load<u64>(entryOf(cell), 8)), id);
    }
    for (let left = (upsToSettle >> (bits - 1)) & ups; left !== 0; left &= left - 1) {
      const below = ones(ctz(left));
      settleRow<Row>(made + popcnt(ups & below) + popcnt(lefts & below) + popcnt(rights & below));
    }
    for (let left = (swapsToSettle >> (bits - 1)) & swaps; left !== 0; left &= left - 1)
      settleRow<Row>(made + rightIndex(ctz(left), ups, lefts, rights));
    const end = made + popcnt(ups) + popcnt(lefts) + popcnt(rights);
    if (board === startWithLines) memory.fill(outKinds + <usize>made, anyMove, <usize>(end - made));
    made = end;
  }
  return <u32>made;
}

/** The place of a move to the right among those of its state. */
function rightIndex(cell: u64, ups: u64, lefts: u64, rights: u64): u64 {
  const below = ones(cell);
  const upTo = (below << 1) | 1;
  return popcnt(rights & below) + popcnt(ups & upTo) + popcnt(lefts & upTo);
}

function countGoalsOf<Row>(from: u32, to: u32): u32 {
  let goals: u32 = 0;
  for (let id = from; id < to; id++) goals += u32(load<Row>(rows + <usize>id * sizeof<Row>()) === 0);
  return goals;
}

export function expandOnes(from: u32, to: u32): u32 {
  return expandRows<u32>(from, to);
}

export function expandTwos(from: u32, to: u32): u32 {
  return expandRows<u64>(from, to);
}

export function countGoalsOfOnes(from: u32, to: u32): u32 {
  return countGoalsOf<u32>(from, to);
}

export function countGoalsOfTwos(from: u32, to: u32): u32 {
  return countGoalsOf<u64>(from, to);
}
