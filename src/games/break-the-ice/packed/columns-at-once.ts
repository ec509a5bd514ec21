import type { BoundExpansions, ManyAtOnce, SharedMemory } from '../../../core/space.ts';
import { wasmExports } from '../../../core/wasm.ts';
import code from './expand-columns.as.ts?wasm';
import type { IceLayout } from './layout.ts';
import { type IceKinds, kindCount, ways } from './move-kinds.ts';

interface Module {
  initRows: BoundExpansions['moved'];
  initOut(...places: number[]): void;
  initTables(...places: number[]): void;
  initBoard(...facts: number[]): void;
  expand: BoundExpansions['expand'];
  countGoals: BoundExpansions['countGoals'];
}

const placeBytes = 12;
const cellKindsBytes = 32 * ways;
const factsBytes = 16;

/** The expansions of expand-columns.as.ts, where the tables are described, for states of more than two words. */
export class ColumnsAtOnce implements ManyAtOnce {
  readonly bytes: number;
  private readonly layout: IceLayout;
  private readonly contact: boolean;
  private readonly kinds: IceKinds;
  private readonly startWithLines: Uint32Array | undefined;
  /** Where the tables begin, from the first one on; the last one is for what the module works in. */
  private readonly offsets: readonly number[];

  constructor(layout: IceLayout, contact: boolean, kinds: IceKinds, startWithLines: Uint32Array | undefined) {
    this.layout = layout;
    this.contact = contact;
    this.kinds = kinds;
    this.startWithLines = startWithLines;
    const { columns, words } = layout;
    const sizes = [
      columns * placeBytes,
      columns * cellKindsBytes,
      kindCount * factsBytes,
      kindCount * columns * ways * 4,
      words * 4,
      6 * (columns + 4) * 4,
    ];
    let end = 0;
    this.offsets = sizes.map((size) => {
      const at = end;
      end += Math.ceil(size / 16) * 16;
      return at;
    });
    this.bytes = end;
  }

  /** The most words of a state for which it is used. */
  static fits({ words }: IceLayout): boolean {
    return words <= 4;
  }

  bind(shared: SharedMemory): BoundExpansions | undefined {
    const { memory, rows, kinds, outRows, outOwners, outKinds, tables } = shared;
    const module = wasmExports<Module>(code, memory);
    if (!module) return undefined;
    const { layout, contact, startWithLines } = this;
    const { words, bits, columns, maskOf } = layout;
    const { high, least } = this.kinds;
    const places = this.offsets.map((offset) => tables + offset);
    const start = places[4]!;
    this.writePlaces(new Uint32Array(memory.buffer, places[0], columns * 3));
    this.writeCellKinds(new Uint8Array(memory.buffer, places[1], columns * cellKindsBytes));
    this.writeKinds(new DataView(memory.buffer, places[2]), new Int32Array(memory.buffer, places[3]));
    if (startWithLines) new Uint32Array(memory.buffer, start, words).set(startWithLines);
    else places[4] = 0;
    module.initRows(rows, kinds);
    module.initOut(outRows, outOwners, outKinds);
    module.initTables(...places);
    module.initBoard(words, bits, columns, high, maskOf[0]! & ~high, Number(contact), least);
    return { expand: module.expand, countGoals: module.countGoals, moved: module.initRows };
  }

  private writePlaces(places: Uint32Array): void {
    const { columns, wordOf, shiftOf, nextWordOf } = this.layout;
    for (let column = 0; column < columns; column += 1)
      places.set([4 * wordOf[column]!, shiftOf[column]!, 4 * nextWordOf[column]!], 3 * column);
  }

  private writeCellKinds(bytes: Uint8Array): void {
    const { layout, kinds } = this;
    const { columns, tallest, bits } = layout;
    for (let column = 0; column < columns; column += 1) {
      for (let height = 0; height < tallest; height += 1) {
        const number = layout.moveNumber(column, height);
        const highest = (height + 1) * bits - 1;
        bytes.set(kinds.moveKinds.subarray(number, number + ways), column * cellKindsBytes + highest * ways);
      }
    }
  }

  private writeKinds(facts: DataView, earlier: Int32Array): void {
    const { layout, kinds } = this;
    const { columns, bits } = layout;
    for (let kind = kinds.least; kind < kindCount; kind += 1) {
      const at = kind * factsBytes;
      facts.setUint8(at, kinds.way[kind]!);
      facts.setUint8(at + 1, kinds.column[kind]!);
      facts.setUint8(at + 2, kinds.height[kind]! * bits);
      facts.setUint8(at + 3, kinds.backWay[kind]!);
      facts.setUint8(at + 4, kinds.backColumn[kind]!);
      facts.setInt32(at + 8, kinds.cell[kind]!, true);
      for (let column = 0; column < columns; column += 1) {
        for (let way = 0; way < ways; way += 1)
          earlier[(kind * columns + column) * ways + way] = kinds.earlier(kind, column, way);
      }
    }
  }
}
