import type { BoundExpansions, ManyAtOnce, SharedMemory } from '../../../core/space.ts';
import { wasmExports } from '../../../core/wasm.ts';
import code from './expand.as.ts?wasm';
import type { IceLayout } from './layout.ts';
import { type IceKinds, kindCount, ways } from './move-kinds.ts';

interface Module {
  initRows: BoundExpansions['moved'];
  initOut(...places: number[]): void;
  initKinds(least: number, first: number): void;
  initBoard(bits: number, tallest: number, columns: number, contact: number): void;
  initStart(low: number, high: number): void;
  expandOnes: BoundExpansions['expand'];
  expandTwos: BoundExpansions['expand'];
  countGoalsOfOnes: BoundExpansions['countGoals'];
  countGoalsOfTwos: BoundExpansions['countGoals'];
}

const mostBits = 64;
const entryBytes = 32;

/** The expansions of expand.as.ts, where the tables are described, for states of one or two words. */
export class MovesAtOnce implements ManyAtOnce {
  readonly bytes = (mostBits + kindCount) * entryBytes;
  private readonly layout: IceLayout;
  private readonly contact: boolean;
  private readonly kinds: IceKinds;
  private readonly startWithLines: Uint32Array | undefined;

  constructor(layout: IceLayout, contact: boolean, kinds: IceKinds, startWithLines: Uint32Array | undefined) {
    this.layout = layout;
    this.contact = contact;
    this.kinds = kinds;
    this.startWithLines = startWithLines;
  }

  /** Whether it can be used: a shift by two columns must not be longer than a state. */
  static fits({ words, bits, tallest }: IceLayout): boolean {
    return words <= 2 && 2 * bits * tallest < mostBits;
  }

  bind({
    memory,
    rows,
    kinds,
    outRows,
    outOwners,
    outKinds,
    tables,
  }: SharedMemory): BoundExpansions | undefined {
    const module = wasmExports<Module>(code, memory);
    if (!module) return undefined;
    const { words, bits, tallest, columns } = this.layout;
    this.writeEntries(new BigUint64Array(memory.buffer, tables, mostBits * (entryBytes / 8)));
    this.writeKinds(new Uint8Array(memory.buffer, tables), new Uint32Array(memory.buffer, tables));
    module.initRows(rows, kinds);
    module.initOut(outRows, outOwners, outKinds, tables);
    module.initBoard(bits, tallest, columns, Number(this.contact));
    module.initKinds(this.kinds.least, this.kinds.first);
    module.initStart(this.startWithLines?.[0] ?? 0, this.startWithLines?.[1] ?? 0);
    const moved = module.initRows;
    return words === 1
      ? { expand: module.expandOnes, countGoals: module.countGoalsOfOnes, moved }
      : { expand: module.expandTwos, countGoals: module.countGoalsOfTwos, moved };
  }

  private writeEntries(entries: BigUint64Array): void {
    const { bits, tallest, columns } = this.layout;
    const columnBits = bits * tallest;
    /** All bits from one up to another. */
    const between = (from: number, to: number): bigint => 2n ** BigInt(to) - 2n ** BigInt(from);
    for (let column = 0; column < columns; column += 1) {
      const from = column * columnBits;
      const to = from + columnBits;
      for (let cell = from; cell < to; cell += bits) {
        const entry = cell * (entryBytes / 8);
        entries[entry] = between(cell, to);
        if (column > 0) entries[entry + 1] = between(from - columnBits, from);
        if (column + 1 < columns) entries[entry + 2] = between(to, to + columnBits);
      }
    }
  }
  private writeKinds(bytes: Uint8Array, places: Uint32Array): void {
    const { layout, kinds } = this;
    const { words, bits, tallest, columns } = layout;
    for (let cell = 0; cell < columns * tallest; cell += 1) {
      const number = layout.moveNumber(Math.floor(cell / tallest), cell % tallest);
      bytes.set(kinds.moveKinds.subarray(number, number + ways), cell * bits * entryBytes + 24);
    }
    // Sets of cells have 64 bits, even where a row has 32.
    const rows = kinds.earlierRows();
    for (let at = 0; at < rows.length; at += 1) {
      const row = Math.floor(at / words);
      places[mostBits * (entryBytes / 4) + 2 * row + (at % words)] = rows[at]!;
    }
  }
}
