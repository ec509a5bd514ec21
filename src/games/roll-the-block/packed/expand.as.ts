/*
 * Expands many states of Roll the Block at once; the twin of `expand` in packed.ts, whose tables and names it has.
 * A row is a u32 or a u64, as the level's states have one word or two; the place is in its low bits. Only states of two words
 * have kinds: see move-kinds.ts, whose names are these, too.
 */

/** The kind of a split block, and the mark of a special move, as in packed.ts. */
const split: u32 = 3;
const special: i32 = 1 << 14;
const firstOfSecondCube: i32 = 8;
const anyMove: i32 = 1;

let rows: usize = 0;
let kinds: usize = 0;
let outRows: usize = 0;
let outOwners: usize = 0;
let outKinds: usize = 0;
/** Four moves of 16 bits each, by position or cell. */
let rolls: usize = 0;
let steps: usize = 0;
/** Rows, by position: the bridges that must be shown. */
let needs: usize = 0;
let arrivals: usize = 0;
let presses: usize = 0;
let cubePresses: usize = 0;
/** Rows, by effect. */
let keep: usize = 0;
let flip: usize = 0;

let cellBits: u32 = 0;
let cellMask: u32 = 0;
let secondShift: u32 = 0;
let placeMask: u32 = 0;
let goal: u32 = 0;
let columns: i32 = 0;

export function initRows(ofStates: usize, kindsOfStates: usize): void {
  rows = ofStates;
  kinds = kindsOfStates;
}

export function initOut(ofSuccessors: usize, owners: usize, kindsOfSuccessors: usize): void {
  outRows = ofSuccessors;
  outOwners = owners;
  outKinds = kindsOfSuccessors;
}

export function initTables(
  rollsAt: usize,
  stepsAt: usize,
  needsAt: usize,
  arrivalsAt: usize,
  pressesAt: usize,
  cubePressesAt: usize,
  keepAt: usize,
  flipAt: usize,
): void {
  rolls = rollsAt;
  steps = stepsAt;
  needs = needsAt;
  arrivals = arrivalsAt;
  presses = pressesAt;
  cubePresses = cubePressesAt;
  keep = keepAt;
  flip = flipAt;
}

export function initLayout(bitsOfCell: u32, maskOfPlace: u32, goalPlace: u32, boardColumns: i32): void {
  cellBits = bitsOfCell;
  cellMask = (1 << bitsOfCell) - 1;
  secondShift = bitsOfCell + 2;
  placeMask = maskOfPlace;
  goal = goalPlace;
  columns = boardColumns;
}

export function expandOnes(from: i32, to: i32): i32 {
  return expandAll<u32>(from, to);
}

export function expandTwos(from: i32, to: i32): i32 {
  return expandAll<u64>(from, to);
}

export function countGoalsOfOnes(from: i32, to: i32): i32 {
  return countGoals<u32>(from, to);
}

export function countGoalsOfTwos(from: i32, to: i32): i32 {
  return countGoals<u64>(from, to);
}

function at<Row>(table: usize, index: i32): usize {
  return table + (index as usize) * sizeof<Row>();
}

function expandAll<Row>(from: i32, to: i32): i32 {
  let made = 0;
  for (let id = from; id < to; id += 1) {
    const row = load<Row>(at<Row>(rows, id));
    const place = (row as u32) & placeMask;
    if (place === goal) continue;
    const before = made;
    const back = sizeof<Row>() === 8 ? backOf(load<u8>(at<u8>(kinds, id))) : -1;
    if (((place >> cellBits) & 3) === split) {
      const first = place & cellMask;
      const second = place >> secondShift;
      const old: i32 = back < firstOfSecondCube ? -1 : load<i16>(at<i16>(steps, second * 4 + (back & 3)));
      made = expandCube<Row>(row, first, second, 0, made, back, old);
      made = expandCube<Row>(row, second, first, secondShift, made, back, -1);
    } else {
      made = expandBlock<Row>(row, place, made, back);
    }
    for (let i = before; i < made; i += 1) store<i32>(at<i32>(outOwners, i), id);
  }
  return made;
}

function backOf(kind: i32): i32 {
  return kind > anyMove ? (kind - anyMove - 1) ^ 1 : -1;
}

/** Notes the kind of a move that was made; that of a plain one comes from its number. */
function noteKind<Row>(made: i32, kind: i32): void {
  if (sizeof<Row>() === 8) store<u8>(at<u8>(outKinds, made), kind);
}

function expandBlock<Row>(row: Row, place: u32, count: i32, back: i32): i32 {
  const bridges = row ^ (place as Row);
  let made = count;
  let four = load<u64>(at<u64>(rolls, place));
  for (let direction = 0; direction < 4; direction += 1) {
    const to = four as i16 as i32;
    four >>= 16;
    if (to < 0) continue;
    if (to < special) {
      if (sizeof<Row>() === 8 && direction === back) continue;
      store<Row>(at<Row>(outRows, made), bridges | (to as Row));
      noteKind<Row>(made, anyMove + 1 + direction);
    } else {
      const position = to ^ special;
      if (!bears<Row>(row, position)) continue;
      const arrival = load<u32>(at<u32>(arrivals, position));
      write<Row>(row, arrival, load<u16>(at<u16>(presses, position)), made);
      noteKind<Row>(made, anyMove);
    }
    made += 1;
  }
  return made;
}

/** Moves the cube whose cell starts at bit `shift`. */
function expandCube<Row>(row: Row, cube: u32, other: u32, shift: u32, count: i32, back: i32, old: i32): i32 {
  const firstCode = shift === 0 ? 4 : firstOfSecondCube;
  const rest = row & ~((cellMask << shift) as Row);
  let made = count;
  let four = load<u64>(at<u64>(steps, cube));
  for (let direction = 0; direction < 4; direction += 1) {
    const step = four as i16 as i32;
    four >>= 16;
    if (step < 0) continue;
    const to = (step & ~special) as u32;
    if (sizeof<Row>() === 8 && old >= 0 && step < special && !mayTouch(to, old & ~special)) continue;
    if (step < special && !mayTouch(to, other)) {
      if (sizeof<Row>() === 8 && firstCode + direction === back) continue;
      store<Row>(at<Row>(outRows, made), rest | ((to << shift) as Row));
      noteKind<Row>(made, anyMove + 1 + firstCode + direction);
    } else {
      if (!bears<Row>(row, to)) continue;
      const place = shift === 0 ? cubesPlace(to, other) : cubesPlace(other, to);
      write<Row>(row, place, load<u16>(at<u16>(cubePresses, to)), made);
      noteKind<Row>(made, anyMove);
    }
    made += 1;
  }
  return made;
}

function mayTouch(cell: i32, other: i32): bool {
  const apart = abs<i32>(cell - other);
  return apart === 1 || apart === columns;
}

/** Whether the bridges bear the block on a position, or a cube on a cell: it needs the same as the standing block there. */
function bears<Row>(row: Row, position: u32): bool {
  return (load<Row>(at<Row>(needs, position)) & ~row) === 0;
}

/** Writes a successor: its place, and the bridges as the pressed switches leave them. */
function write<Row>(row: Row, place: u32, effect: u32, made: i32): void {
  const bridges = row & ~(placeMask as Row);
  const after = (bridges & load<Row>(at<Row>(keep, effect))) ^ load<Row>(at<Row>(flip, effect));
  store<Row>(at<Row>(outRows, made), after | (place as Row));
}

/** The place of two cubes: that of a lying block, across (1) or down (2), where they share an edge. */
function cubesPlace(first: u32, second: u32): u32 {
  const low = min(first, second);
  const apart = max(first, second) - low;
  if (apart === (columns as u32)) return (2 << cellBits) | low;
  if (apart === 1 && (low + 1) % (columns as u32) !== 0) return (1 << cellBits) | low;
  return (second << secondShift) | (split << cellBits) | first;
}

function countGoals<Row>(from: i32, to: i32): i32 {
  let goals = 0;
  for (let id = from; id < to; id += 1)
    if (((load<Row>(at<Row>(rows, id)) as u32) & placeMask) === goal) goals += 1;
  return goals;
}
