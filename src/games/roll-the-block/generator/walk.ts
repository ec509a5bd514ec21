import { runNow, type Steps } from '../../../core/slices.ts';
import { createSuccessors, packedRow } from '../../../core/space.ts';
import { StateTable } from '../../../store/state-table.ts';
import type { RollLevel } from '../level.ts';
import { RollSpace } from '../packed/packed.ts';
import type { RollState } from '../rules/rules.ts';

/** The most positions to explore while a level is built. */
const mostPositions = 12_000;
/** Positions to look at in one step. */
export const positionsPerStep = 2_000;

/** The state graph of a level, by breadth-first search. Positions are numbered in the order of their depth. */
export class Walk {
  private readonly space: RollSpace;
  /** The positions; the first column has the parent of each. */
  private readonly table: StateTable;
  /** All moves: `from[i]` leads to `to[i]`. */
  private readonly from: readonly number[];
  private readonly to: readonly number[];
  private readonly goals: readonly number[];

  constructor(
    space: RollSpace,
    table: StateTable,
    found: {
      readonly from: readonly number[];
      readonly to: readonly number[];
      readonly goals: readonly number[];
    },
  ) {
    this.space = space;
    this.table = table;
    this.from = found.from;
    this.to = found.to;
    this.goals = found.goals;
  }

  /** How many positions were found. */
  get count(): number {
    return this.table.count;
  }

  private state(position: number): RollState {
    return this.space.unpack(this.table.states, position * this.space.words);
  }

  /** All positions. */
  *states(): Iterable<RollState> {
    for (let position = 0; position < this.count; position += 1) yield this.state(position);
  }

  /** The positions of a shortest solution, the start first; empty where there is none. */
  solution(): readonly RollState[] {
    const states: RollState[] = [];
    const parents = this.table.columns[0]!;
    for (let position = this.goals[0] ?? -1; position >= 0; position = parents[position]!)
      states.unshift(this.state(position));
    return states;
  }

  /** By position: its distance to the goal, or -1 where the goal cannot be reached. */
  distances(): Int32Array {
    const sources = Array.from({ length: this.count }, (): number[] => []);
    for (const [move, position] of this.to.entries()) sources[position]!.push(this.from[move]!);
    const found = new Int32Array(this.count).fill(-1);
    const queue = [...this.goals];
    for (const goal of queue) found[goal] = 0;
    // The list grows while it is read.
    for (const position of queue) {
      for (const source of sources[position]!) {
        if (found[source]! >= 0) continue;
        found[source] = found[position]! + 1;
        queue.push(source);
      }
    }
    return found;
  }
}

/** Explores all reachable positions; undefined when there are too many. */
export const walk = (level: RollLevel, most?: number): Walk | undefined => runNow(walkInSteps(level, most));

/** The same in short steps. */
export function* walkInSteps(level: RollLevel, most = mostPositions): Steps<Walk | undefined> {
  const space = yield* RollSpace.make(level);
  const { words } = space;
  const successors = createSuccessors(words, space.maxSuccessors);
  const table = new StateTable(words, 1, Number.POSITIVE_INFINITY, most);
  const from: number[] = [];
  const to: number[] = [];
  const goals: number[] = [];
  const start: RollState = { block: { kind: 'standing', cells: [level.start] }, shown: level.shown };
  table.insert(packedRow(space, start), 0);
  table.columns[0]![0] = -1;
  for (let position = 0; position < table.count; position += 1) {
    if (position % positionsPerStep === 0) yield;
    while (table.makeRoom(space.maxSuccessors) === 'busy');
    if (space.isGoal(table.states, position * words)) goals.push(position);
    const made = space.expand(table.states, position * words, successors, 0);
    for (let index = 0; index < made; index += 1) {
      const { count } = table;
      const next = table.insert(successors.states, index * words);
      if (next < 0) return undefined;
      if (next === count) table.columns[0]![next] = position;
      from.push(position);
      to.push(next);
    }
  }
  return new Walk(space, table, { from, to, goals });
}
