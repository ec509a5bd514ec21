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

let rows: usize = 0;
let outRows: usize = 0;
let outOwners: usize = 0;
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
/** A start that has lines, or the empty board: the only state in which a line need not go through a block that moves. */
let startWithLines: u64 = 0;

export function initRows(rowsAt: usize, outRowsAt: usize, outOwnersAt: usize, tablesAt: usize): void {
  rows = rowsAt;
  outRows = outRowsAt;
  outOwners = outOwnersAt;
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

function rowAt<Row>(index: u64): usize {
  return outRows + <usize>index * sizeof<Row>();
}

function settleRow<Row>(index: u64): void {
  store<Row>(rowAt<Row>(index), <Row>settled(<u64>load<Row>(rowAt<Row>(index))));
}

function put<Row>(index: u64, board: u64, id: u32): void {
  store<Row>(rowAt<Row>(index), <Row>board);
  store<u32>(outOwners + ((<usize>index) << 2), id);
}

function expandRows<Row>(from: u32, to: u32): u32 {
  const bits = cellBits;
  const wide = columnBits;
  const colour = ones(bits);
  let made: u64 = 0;
  for (let id = from; id < to; id++) {
    const board = <u64>load<Row>(rows + <usize>id * sizeof<Row>());
    const above = (board >> bits) & notTop;
    const next = board >> wide;
    const filled = differing(board, 0);
    const nextFilled = filled >> wide;
    const aboveFilled = (filled >> bits) & notTop;
    const canUp = aboveFilled & differing(board, above);
    const canSwap = filled & nextFilled & differing(board, next);
    const canLeft = filled & ~(filled << wide) & notFirst;
    const canSlide = filled & ~nextFilled & notLast;
    let upBreaks = canUp;
    let swapBreaks = canSwap;
    if (board !== startWithLines) {
      const upright = filled & same(board, above);
      const twoAbove = filled & same(board, (board >> (2 * bits)) & notNearTop);
      const pairs = same(board, next);
      const leftPair = pairs << (2 * wide);
      const rightPair = pairs >> wide;
      const aboveIsRight = aboveFilled & same(above, next);
      const isRightAbove = filled & same(board, (next >> bits) & notTop);
      const aboveIsLeft = isRightAbove << wide;
      const isLeftAbove = aboveIsRight << wide;
      // The upper block of a swap comes down beside others, the lower one goes up, or one of them meets two in its own column.
      upBreaks &=
        (aboveIsLeft & (leftPair | aboveIsRight)) |
        (aboveIsRight & rightPair) |
        (isLeftAbove & ((leftPair >> bits) | isRightAbove)) |
        (isRightAbove & (rightPair >> bits)) |
        (twoAbove & (upright >> (2 * bits))) |
        ((twoAbove << bits) & (upright << (2 * bits)));
      // The left block of a swap goes between others of the next column, the right one comes into this one, or meets two in its row.
      const nextUpright = upright >> wide;
      const isRightBelow = aboveIsRight << bits;
      const rightIsBelow = isRightAbove << bits;
      const twoAcross = same(board, board >> (2 * wide));
      swapBreaks &=
        (isRightAbove & ((nextUpright >> bits) | isRightBelow)) |
        (isRightBelow & (nextUpright << (2 * bits))) |
        (aboveIsRight & ((upright >> bits) | rightIsBelow)) |
        (rightIsBelow & (upright << (2 * bits))) |
        (twoAcross & (pairs >> (2 * wide))) |
        ((twoAcross << wide) & leftPair);
    }

    // From here on a set of cells has the lowest bit of each. Every kind of move has a loop of its own, because processors guess
    // well what a loop does next; a move's place among all is counted: by cells, and for each cell up, left, right.
    const ups = canUp >> (bits - 1);
    const lefts = canLeft >> (bits - 1);
    const swaps = canSwap >> (bits - 1);
    const slides = canSlide >> (bits - 1);
    const rights = swaps | slides;
    for (let left = ups, index = made; left !== 0; left &= left - 1, index++) {
      const cell = ctz(left);
      const below = ones(cell);
      const change = ((board ^ above) >> cell) & colour;
      const changes = (change << cell) | (change << (cell + bits));
      put<Row>(index + popcnt(lefts & below) + popcnt(rights & below), board ^ changes, id);
    }
    for (let left = swaps; left !== 0; left &= left - 1) {
      const cell = ctz(left);
      const below = ones(cell);
      const upTo = (below << 1) | 1;
      const changes = (board ^ next) & (colour << cell);
      put<Row>(
        made + popcnt(rights & below) + popcnt(ups & upTo) + popcnt(lefts & upTo),
        board ^ changes ^ (changes << wide),
        id,
      );
    }
    // The lowest empty cell of each column.
    const landings = (~filled & ((filled << bits) | bottom) & high) >> (bits - 1);
    for (let left = slides; left !== 0; left &= left - 1) {
      const cell = ctz(left);
      const below = ones(cell);
      const upTo = (below << 1) | 1;
      const landing = ctz(landings & load<u64>(entryOf(cell), 16));
      const after = without(board, cell) | (((board >> cell) & colour) << landing);
      put<Row>(made + popcnt(rights & below) + popcnt(ups & upTo) + popcnt(lefts & upTo), settled(after), id);
    }
    for (let left = lefts, index = made; left !== 0; left &= left - 1, index++) {
      const cell = ctz(left);
      const below = ones(cell);
      const landing = ctz(landings & load<u64>(entryOf(cell), 8));
      const after = without(board, cell) | (((board >> cell) & colour) << landing);
      put<Row>(index + popcnt(ups & ((below << 1) | 1)) + popcnt(rights & below), settled(after), id);
    }
    for (let left = upBreaks >> (bits - 1); left !== 0; left &= left - 1) {
      const below = ones(ctz(left));
      settleRow<Row>(made + popcnt(ups & below) + popcnt(lefts & below) + popcnt(rights & below));
    }
    for (let left = swapBreaks >> (bits - 1); left !== 0; left &= left - 1) {
      const below = ones(ctz(left));
      const upTo = (below << 1) | 1;
      settleRow<Row>(made + popcnt(rights & below) + popcnt(ups & upTo) + popcnt(lefts & upTo));
    }
    made += popcnt(ups) + popcnt(lefts) + popcnt(rights);
  }
  return <u32>made;
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
