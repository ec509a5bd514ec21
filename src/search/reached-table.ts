import type { Room } from '../store/rows.ts';
import { StateTable } from '../store/state-table.ts';

const costColumn = 0;
const roundColumn = 1;
/** Moves on the path; kept only where they count besides the cost. */
const depthColumn = 2;

/**
 * The states that an iterative-deepening search has searched, each with the cost of its best path so far and the last round
 * that searched it. A state reached by a worse path can be pruned: this round also follows the better path, as the round
 * before did, and finds everything below the state from there.
 */
export class ReachedTable {
  private readonly table: StateTable;
  private readonly byDepthToo: boolean;
  private round = 1;
  /** The number of the state last looked up, or -1. */
  private found = -1;

  /** With `byDepthToo` a path is better only when it is neither dearer nor longer: for searches that may cut off by either. */
  constructor(words: number, byDepthToo: boolean, maxBytes: number, maxStates?: number) {
    this.table = new StateTable(words, byDepthToo ? 3 : 2, maxBytes, maxStates);
    this.byDepthToo = byDepthToo;
  }

  get count(): number {
    return this.table.count;
  }

  get bytes(): number {
    return this.table.bytes;
  }

  get usedBytes(): number {
    return this.table.usedBytes;
  }

  /** Must return `ready` before every look-up. */
  makeRoom(bytesElsewhere: number): Room {
    return this.table.makeRoom(1, bytesElsewhere);
  }

  nextRound(): void {
    this.round += 1;
  }

  /** Looks a state up and returns whether it can be pruned when reached by this path. */
  isCovered(states: Uint32Array, at: number, cost: number, depth: number): boolean {
    const { table } = this;
    const id = table.find(states, at);
    this.found = id;
    if (id < 0) return false;
    const known = table.columns[costColumn]![id]!;
    if (known > cost) return false;
    const knownDepth = this.byDepthToo ? table.columns[depthColumn]![id]! : depth;
    if (knownDepth > depth) return false;
    return known < cost || knownDepth < depth || table.columns[roundColumn]![id] === this.round;
  }

  /**
   * Records that the state last looked up is being searched. Returns whether it is new, was last searched in an earlier round
   * or already in this one; `full` at the state limit.
   */
  note(states: Uint32Array, at: number, cost: number, depth: number): 'new' | 'later' | 'again' | 'full' {
    const { table, round } = this;
    let id = this.found;
    const isNew = id < 0;
    if (isNew) {
      id = table.insert(states, at);
      if (id < 0) return 'full';
    }
    const rounds = table.columns[roundColumn]!;
    const again = !isNew && rounds[id] === round;
    rounds[id] = round;
    table.columns[costColumn]![id] = cost;
    if (this.byDepthToo) table.columns[depthColumn]![id] = depth;
    if (isNew) return 'new';
    return again ? 'again' : 'later';
  }
}
