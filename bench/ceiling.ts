import type { TilesLevel } from '../src/games/match-the-tiles/level.ts';

/**
 * The ceiling: breadth-first search of one kind of Match the Tiles level and nothing else, written out by hand. Exactly
 * seven tiles of seven colours on at most 8 x 8 cells; a state is two words, four tiles in the first and three in the second, six
 * bits each; no interface, no options, no growing: buffers are allocated once at the size that is known to be needed.
 * Nothing here could serve another game, which is what makes it a yardstick.
 */
export function exploreSevenTiles(level: TilesLevel, maxStates: number): number {
  const { rows, columns } = level;
  if (level.tiles.length !== 7 || rows > 8 || columns > 8)
    throw new Error('seven tiles on at most 8 x 8 cells');
  const pairs = slideTable(level);
  const goals = new Uint8Array(7 * 64);
  for (const [index, { colour }] of level.tiles.entries()) {
    for (const goal of level.goals)
      if (goal.colour === colour) goals[index * 64 + spot(goal.cell, columns)] = 1;
  }

  const states = new Uint32Array(2 * maxStates);
  const parents = new Int32Array(maxStates);
  const slotBits = Math.ceil(Math.log2(maxStates * 1.7));
  const slots = new Int32Array(2 ** slotBits);
  const mask = slots.length - 1;
  const shift = 32 - slotBits;

  const starts = level.tiles.map(({ cell }) => spot(cell, columns));
  states[0] = starts[0]! | (starts[1]! << 6) | (starts[2]! << 12) | (starts[3]! << 18);
  states[1] = starts[4]! | (starts[5]! << 6) | (starts[6]! << 12);
  parents[0] = -1;
  slots[hash(states[0]!, states[1]!) >>> shift] = 1;
  let count = 1;

  const batch = 256;
  const firsts = new Uint32Array(4 * batch);
  const seconds = new Uint32Array(4 * batch);
  const owners = new Int32Array(4 * batch);
  const places = new Uint32Array(4 * batch);
  const entries = new Int32Array(4 * batch);

  for (let next = 0; next < count; ) {
    const end = Math.min(count, next + batch);
    let made = 0;
    for (; next < end; next += 1) {
      const lo = states[2 * next]!;
      const hi = states[2 * next + 1]!;
      const a = lo & 63;
      const b = (lo >>> 6) & 63;
      const c = (lo >>> 12) & 63;
      const d = lo >>> 18;
      const e = hi & 63;
      const f = (hi >>> 6) & 63;
      const g = hi >>> 12;
      if (
        goals[a]! +
          goals[64 + b]! +
          goals[128 + c]! +
          goals[192 + d]! +
          goals[256 + e]! +
          goals[320 + f]! +
          goals[384 + g]! ===
        7
      ) {
        continue;
      }
      const ra = a << 6;
      const rb = b << 6;
      const rc = c << 6;
      const rd = d << 6;
      const re = e << 6;
      const rf = f << 6;
      const rg = g << 6;
      const ta =
        pairs[ra | a]! +
        pairs[ra | b]! +
        pairs[ra | c]! +
        pairs[ra | d]! +
        pairs[ra | e]! +
        pairs[ra | f]! +
        pairs[ra | g]!;
      const tb =
        pairs[rb | a]! +
        pairs[rb | b]! +
        pairs[rb | c]! +
        pairs[rb | d]! +
        pairs[rb | e]! +
        pairs[rb | f]! +
        pairs[rb | g]!;
      const tc =
        pairs[rc | a]! +
        pairs[rc | b]! +
        pairs[rc | c]! +
        pairs[rc | d]! +
        pairs[rc | e]! +
        pairs[rc | f]! +
        pairs[rc | g]!;
      const td =
        pairs[rd | a]! +
        pairs[rd | b]! +
        pairs[rd | c]! +
        pairs[rd | d]! +
        pairs[rd | e]! +
        pairs[rd | f]! +
        pairs[rd | g]!;
      const te =
        pairs[re | a]! +
        pairs[re | b]! +
        pairs[re | c]! +
        pairs[re | d]! +
        pairs[re | e]! +
        pairs[re | f]! +
        pairs[re | g]!;
      const tf =
        pairs[rf | a]! +
        pairs[rf | b]! +
        pairs[rf | c]! +
        pairs[rf | d]! +
        pairs[rf | e]! +
        pairs[rf | f]! +
        pairs[rf | g]!;
      const tg =
        pairs[rg | a]! +
        pairs[rg | b]! +
        pairs[rg | c]! +
        pairs[rg | d]! +
        pairs[rg | e]! +
        pairs[rg | f]! +
        pairs[rg | g]!;
      for (let byte = 0; byte < 32; byte += 8) {
        const first =
          ((ta >>> byte) & 63) |
          (((tb >>> byte) & 63) << 6) |
          (((tc >>> byte) & 63) << 12) |
          (((td >>> byte) & 63) << 18);
        const second = ((te >>> byte) & 63) | (((tf >>> byte) & 63) << 6) | (((tg >>> byte) & 63) << 12);
        if (first === lo && second === hi) continue;
        firsts[made] = first;
        seconds[made] = second;
        owners[made] = next;
        made += 1;
      }
    }
    for (let i = 0; i < made; i += 1) places[i] = hash(firsts[i]!, seconds[i]!) >>> shift;
    for (let i = 0; i < made; i += 1) entries[i] = slots[places[i]!]!;
    let touched = 0;
    for (let i = 0; i < made; i += 1) touched ^= states[2 * entries[i]!]!;
    if (touched === -1) throw new Error('unreachable');
    for (let i = 0; i < made; i += 1) {
      const first = firsts[i]!;
      const second = seconds[i]!;
      let slot = places[i]!;
      let entry = slots[slot]!;
      while (entry !== 0 && (states[2 * entry - 2] !== first || states[2 * entry - 1] !== second)) {
        slot = (slot + 1) & mask;
        entry = slots[slot]!;
      }
      if (entry !== 0) continue;
      if (count === maxStates) throw new Error('more states than expected');
      states[2 * count] = first;
      states[2 * count + 1] = second;
      parents[count] = owners[i]!;
      count += 1;
      slots[slot] = count;
    }
  }
  return count;
}

const spot = (cell: number, columns: number): number => Math.floor(cell / columns) * 8 + (cell % columns);

const hash = (first: number, second: number): number => {
  const mixed = Math.imul(first, 0x9e3779b1) ^ second;
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ Math.imul(second, 0xc2b2ae35);
};

/** What a tile on one cell adds to the four targets (a byte each: up, down, left, right) of a tile on another. */
function slideTable({ rows, columns, walls }: TilesLevel): Int32Array {
  const isFree = (row: number, column: number): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns && !walls[row * columns + column];
  const table = new Int32Array(64 * 64);
  const ways = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const own = row * 8 + column;
      for (const [byte, [down, right]] of ways.entries()) {
        let toRow = row;
        let toColumn = column;
        while (isFree(toRow + down, toColumn + right)) {
          toRow += down;
          toColumn += right;
          // A tile ahead in the same run keeps this one a cell short.
          table[own * 64 + toRow * 8 + toColumn]! += -(down * 8 + right) * 2 ** (8 * byte);
        }
        table[own * 64 + own]! += (toRow * 8 + toColumn) * 2 ** (8 * byte);
      }
    }
  }
  return table;
}
