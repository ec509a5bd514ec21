import { createSuccessors } from '../../../core/space.ts';
import type { RollLevel } from '../level.ts';
import { RollSpace } from '../packed/packed.ts';
import type { RollState } from '../rules/rules.ts';

/** More positions than this are not worth looking at while a level is built. */
const mostPositions = 12_000;

/** What is found by going everywhere from the start. Positions are numbered by their distance from there. */
export class Walk {
  /** How many positions were found. */
  readonly count: number;
  private readonly space: RollSpace;
  /** Packed positions, one behind the other. */
  private readonly rows: readonly number[];
  /** By position: the one from which it was found. */
  private readonly parents: readonly number[];
  /** All moves: `from[i]` leads to `to[i]`. */
  private readonly from: readonly number[];
  private readonly to: readonly number[];
  private readonly goals: readonly number[];
  private readonly row: Uint32Array;

  constructor(
    space: RollSpace,
    found: {
      readonly rows: readonly number[];
      readonly parents: readonly number[];
      readonly from: readonly number[];
      readonly to: readonly number[];
      readonly goals: readonly number[];
    },
  ) {
    this.space = space;
    this.rows = found.rows;
    this.parents = found.parents;
    this.from = found.from;
    this.to = found.to;
    this.goals = found.goals;
    this.count = found.parents.length;
    this.row = new Uint32Array(space.words);
  }

  private state(position: number): RollState {
    const { words } = this.space;
    for (let word = 0; word < words; word += 1) this.row[word] = this.rows[position * words + word]!;
    return this.space.unpack(this.row, 0);
  }

  /** All positions. */
  *states(): Iterable<RollState> {
    for (let position = 0; position < this.count; position += 1) yield this.state(position);
  }

  /** The positions of a shortest solution, the start first; empty where there is none. */
  solution(): readonly RollState[] {
    const states: RollState[] = [];
    for (let position = this.goals[0] ?? -1; position >= 0; position = this.parents[position]!)
      states.unshift(this.state(position));
    return states;
  }

  /** By position: the moves that it takes from there to the goal, or -1 where it cannot be reached. */
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

/** Goes everywhere from the start; undefined when there are too many positions. */
export function walk(level: RollLevel, most = mostPositions): Walk | undefined {
  const space = new RollSpace(level);
  const { words } = space;
  const successors = createSuccessors(words, space.maxSuccessors);
  const current = new Uint32Array(words);
  space.pack({ block: { kind: 'standing', cells: [level.start] }, shown: level.shown }, current, 0);
  const keyAt = (array: Uint32Array, at: number): number | string =>
    words === 1 ? array[at]! : array.subarray(at, at + words).join();
  const known = new Map([[keyAt(current, 0), 0]]);
  const rows = [...current];
  const parents = [-1];
  const from: number[] = [];
  const to: number[] = [];
  const goals: number[] = [];
  for (let position = 0; position < parents.length; position += 1) {
    for (let word = 0; word < words; word += 1) current[word] = rows[position * words + word]!;
    if (space.isGoal(current, 0)) goals.push(position);
    const count = space.expand(current, 0, successors, 0);
    for (let made = 0; made < count; made += 1) {
      const key = keyAt(successors.states, made * words);
      let next = known.get(key);
      if (next === undefined) {
        if (parents.length === most) return undefined;
        next = parents.length;
        known.set(key, next);
        for (let word = 0; word < words; word += 1) rows.push(successors.states[made * words + word]!);
        parents.push(position);
      }
      from.push(position);
      to.push(next);
    }
  }
  return new Walk(space, { rows, parents, from, to, goals });
}
