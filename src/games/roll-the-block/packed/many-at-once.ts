import type { BoundExpansions, ManyAtOnce, SharedMemory } from '../../../core/space.ts';
import { wasmExports } from '../../../core/wasm.ts';
import code from './expand.as.ts?wasm';
import type { RollSpace } from './packed.ts';

interface Module {
  initRows: BoundExpansions['moved'];
  initOut(outRows: number, outOwners: number, outKinds: number): void;
  initTables(...addresses: number[]): void;
  initLayout(cellBits: number, placeMask: number, goal: number, columns: number): void;
  expandOnes: BoundExpansions['expand'];
  expandTwos: BoundExpansions['expand'];
  countGoalsOfOnes: BoundExpansions['countGoals'];
  countGoalsOfTwos: BoundExpansions['countGoals'];
}

type Table = Int16Array | Uint16Array | Int32Array;

const room = ({ byteLength }: Table): number => Math.ceil(byteLength / 64) * 64;

/** The expansions of `expand.as.ts`, for states of one or two words. */
export class RollsAtOnce implements ManyAtOnce {
  readonly bytes: number;
  private readonly space: RollSpace;
  /** In the order of `initTables`. */
  private readonly tables: readonly Table[];

  constructor(space: RollSpace) {
    this.space = space;
    const { rolls, steps, arrivals, presses, cubePresses, keep, flip } = space;
    this.tables = [rolls, steps, neededBridges(space), arrivals, presses, cubePresses, keep, flip];
    this.bytes = this.tables.reduce((sum, table) => sum + room(table), 0);
  }

  bind(shared: SharedMemory): BoundExpansions | undefined {
    const { memory, rows, kinds, outRows, outOwners, outKinds, tables } = shared;
    const module = wasmExports<Module>(code, memory);
    if (!module) return undefined;
    const { words, cellBits, placeMask, level } = this.space;
    let end = tables;
    const addresses = this.tables.map((table) => {
      const at = end;
      end += room(table);
      new Uint8Array(memory.buffer, at).set(new Uint8Array(table.buffer, 0, table.byteLength));
      return at;
    });
    module.initRows(rows, kinds);
    module.initOut(outRows, outOwners, outKinds);
    module.initTables(...addresses);
    module.initLayout(cellBits, placeMask, level.goal, level.columns);
    const moved = module.initRows;
    return words === 1
      ? { expand: module.expandOnes, countGoals: module.countGoalsOfOnes, moved }
      : { expand: module.expandTwos, countGoals: module.countGoalsOfTwos, moved };
  }
}

/** By position, a row: the bridges that must be shown to arrive there. */
function neededBridges({ words, needWord, needMask }: RollSpace): Int32Array {
  const rows = new Int32Array((needMask.length / 2) * words);
  for (const [index, mask] of needMask.entries()) {
    if (mask !== 0) rows[(index >> 1) * words + needWord[index]!]! |= mask;
  }
  return rows;
}
