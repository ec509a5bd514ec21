import type { BoundExpansions, ManyAtOnce, SharedMemory } from '../../../core/space.ts';
import { wasmExports } from '../../../core/wasm.ts';
import { exchangesToSort } from './colour-order.ts';
import code from './expand.as.ts?wasm';
import type { Axis } from './geometry.ts';
import type { TilesSpace } from './space.ts';

interface Module {
  initRows: BoundExpansions['moved'];
  initOut(outRows: number, outOwners: number, outKinds: number): void;
  initTables(...addresses: number[]): void;
  initLayout(tileCount: number, fieldBits: number, firstBits: number): void;
  expandOnes: BoundExpansions['expand'];
  expandTwos: BoundExpansions['expand'];
  expandWideOnes: BoundExpansions['expand'];
  expandWideTwos: BoundExpansions['expand'];
  countGoalsOfOnes: BoundExpansions['countGoals'];
  countGoalsOfTwos: BoundExpansions['countGoals'];
}

/** The taken cells of a board with at most so many are one set of bits. */
const mostCellsOfSet = 64;
const entryBytes = 64;
/** The bytes that list where a tile comes to in one direction. */
const listBytes = 16;

/** The expansions of expand.as.ts, where the tables are described, for states of one or two words. */
export class SlidesAtOnce implements ManyAtOnce {
  readonly bytes: number;
  private readonly space: TilesSpace;
  private readonly exchanges: Uint8Array;

  constructor(space: TilesSpace) {
    this.space = space;
    this.exchanges = Uint8Array.from(exchangesToSort(space.runEnd), (slot) => slot * space.bits);
    // No more runs than cells, and a goal colour a cell.
    const bytesOfCell = 2 * entryBytes + 8 + 1;
    this.bytes = space.geometry.freeCells * bytesOfCell + space.tileCount + this.exchanges.length;
  }

  bind(shared: SharedMemory): BoundExpansions | undefined {
    const { memory, rows, kinds, outRows, outOwners, outKinds, tables } = shared;
    const module = wasmExports<Module>(code, memory);
    if (!module) return undefined;
    const { geometry, words, tileCount, bits, slotsPerWord, goalColour, colourOf } = this.space;
    const { freeCells, vertical, horizontal } = geometry;
    const rowEntries = tables + freeCells * entryBytes;
    const runs = rowEntries + freeCells * entryBytes;
    const goalColours = runs + freeCells * 8;
    const colours = goalColours + freeCells;
    const exchanges = colours + tileCount;
    const isWide = freeCells > mostCellsOfSet;
    writeEntries(vertical, isWide, memory.buffer, tables, runs);
    writeEntries(horizontal, isWide, memory.buffer, rowEntries, runs);
    const bytes = new Uint8Array(memory.buffer);
    bytes.set(goalColour, goalColours);
    bytes.set(colourOf, colours);
    bytes.set(this.exchanges, exchanges);
    module.initRows(rows, kinds);
    module.initOut(outRows, outOwners, outKinds);
    const exchangesEnd = exchanges + this.exchanges.length;
    module.initTables(tables, rowEntries, goalColours, colours, exchanges, exchangesEnd);
    module.initLayout(tileCount, bits, slotsPerWord * bits);
    const moved = module.initRows;
    if (words === 1)
      return {
        moved,
        expand: isWide ? module.expandWideOnes : module.expandOnes,
        countGoals: module.countGoalsOfOnes,
      };
    return {
      moved,
      expand: isWide ? module.expandWideTwos : module.expandTwos,
      countGoals: module.countGoalsOfTwos,
    };
  }
}

/** Writes the entries of all cells for an axis. The sets of its runs begin at `runs`, those of small boards are not used. */
function writeEntries(axis: Axis, isWide: boolean, buffer: ArrayBuffer, at: number, runs: number): void {
  const { numberAt, first, last } = axis;
  const lengthOfList = isWide ? listBytes / 2 : listBytes;
  let run = runs - 8;
  for (let position = 0; position < numberAt.length; position += 1) {
    const start = first[position]!;
    const end = last[position]!;
    if (position === start) run += 8;
    const bitOf = (other: number): number => (isWide ? other - start : numberAt[other]!);
    const entry = at + numberAt[position]! * entryBytes;
    const words = new Uint32Array(buffer, entry, entryBytes / 4);
    const cells = isWide
      ? new Uint16Array(buffer, entry + 16, 2 * lengthOfList)
      : new Uint8Array(buffer, entry + 16, 2 * lengthOfList);
    for (let other = start; other < position; other += 1) setBit(words, 0, bitOf(other));
    for (let other = position + 1; other <= end; other += 1) setBit(words, 2, bitOf(other));
    for (let tiles = 0; tiles < lengthOfList && start + tiles <= end; tiles += 1) {
      cells[tiles] = numberAt[start + tiles]!;
      cells[lengthOfList + tiles] = numberAt[end - tiles]!;
    }
    words[12] = run;
    setBit(words, 14, bitOf(position));
  }
}

/** Sets a bit of 64 that begin at a word. */
function setBit(words: Uint32Array, first: number, bit: number): void {
  words[first + (bit >>> 5)]! |= 1 << (bit & 31);
}
