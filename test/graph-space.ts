import fc from 'fast-check';
import type { Space, Successors } from '../src/core/space.ts';

/** A graph as it is drawn: moves between numbered positions, for tests of what no game happens to have. */
export interface Graph {
  readonly size: number;
  readonly moves: readonly { readonly from: number; readonly to: number; readonly cost: number }[];
  readonly goals: readonly number[];
  /** By position; any number, to be made admissible or not by the test. */
  readonly guesses: readonly number[];
}

/** Random graphs with loops, cycles, dead ends and several moves between the same positions; position 0 is the start. */
export const graphs = (size: number, mostMoves: number, mostCost: number): fc.Arbitrary<Graph> => {
  const position = fc.nat(size - 1);
  return fc.record({
    size: fc.constant(size),
    moves: fc.array(
      fc.record({ from: position, to: position, cost: fc.integer({ min: 1, max: mostCost }) }),
      {
        minLength: size - 1,
        maxLength: mostMoves,
      },
    ),
    goals: fc.array(position, { maxLength: 2 }),
    guesses: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: size, maxLength: size }),
  });
};

/** A graph as a space. States have two words, so that comparing only one of them is noticed. */
export class GraphSpace implements Space<number, number> {
  readonly words = 2;
  readonly maxSuccessors: number;
  readonly unitCosts: boolean;
  readonly moveLimit?: number;
  private readonly graph: Graph;

  constructor(graph: Graph, moveLimit?: number) {
    this.graph = graph;
    const from = (position: number) => graph.moves.filter((move) => move.from === position).length;
    this.maxSuccessors = Math.max(...Array.from({ length: graph.size }, (_, position) => from(position)));
    this.unitCosts = graph.moves.every(({ cost }) => cost === 1);
    if (moveLimit !== undefined) this.moveLimit = moveLimit;
  }

  pack(position: number, words: Uint32Array, at: number): void {
    words[at] = position >> 1;
    words[at + 1] = position & 1;
  }

  unpack(words: Uint32Array, at: number): number {
    return 2 * words[at]! + words[at + 1]!;
  }

  isGoal(words: Uint32Array, at: number): boolean {
    return this.graph.goals.includes(this.unpack(words, at));
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number): number {
    if (this.isGoal(words, at)) return count;
    const position = this.unpack(words, at);
    let made = count;
    for (const [code, { from, to, cost }] of this.graph.moves.entries()) {
      if (from !== position) continue;
      this.pack(to, out.states, made * this.words);
      out.moves[made] = code;
      out.costs[made] = cost;
      made += 1;
    }
    return made;
  }

  move(code: number): number {
    return code;
  }
}

/** By position the least cost of a sequence of at most `most` moves to a goal; Infinity where there is none. */
export function leastCosts({ size, moves, goals }: Graph, most: number): number[] {
  let costs = Array.from({ length: size }, (_, position) =>
    goals.includes(position) ? 0 : Number.POSITIVE_INFINITY,
  );
  for (let round = 0; round < Math.min(most, size); round += 1) {
    const next = [...costs];
    for (const { from, to, cost } of moves) {
      if (!goals.includes(from)) next[from] = Math.min(next[from]!, cost + costs[to]!);
    }
    costs = next;
  }
  return costs;
}
