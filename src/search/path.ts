import { createSuccessors, type Space, type Successors } from '../core/space.ts';
import type { StateTable } from '../store/state-table.ts';

/** The column in which every algorithm stores the number of a state's parent; -1 for the start. */
export const parentColumn = 0;

/** The numbers of the moves from the start to a state, by following its parents. */
export function pathTo(goal: number, table: StateTable, space: Space): number[] {
  return movesAlong(chainTo(goal, table), table, space);
}

/** The numbers of the states from the start to a state. */
export function chainTo(goal: number, table: StateTable): number[] {
  const parents = table.columns[parentColumn]!;
  const chain: number[] = [];
  for (let id = goal; id >= 0; id = parents[id]!) chain.push(id);
  return chain.reverse();
}

/**
 * The numbers of the moves between consecutive states. The table does not store moves: each is found again by expanding the
 * state before it, which takes no time compared with the search.
 */
export function movesAlong(chain: readonly number[], table: StateTable, space: Space): number[] {
  const successors = createSuccessors(space.words, space.maxSuccessors);
  return stepsAlong(chain, table, space, successors, (step) => successors.moves[step]!);
}

/** The costs of the cheapest moves between consecutive states. */
export function costAlong(chain: readonly number[], table: StateTable, space: Space): number {
  const successors = createSuccessors(space.words, space.maxSuccessors);
  const costs = stepsAlong(chain, table, space, successors, (step) => successors.costs[step]!);
  return costs.reduce((sum, cost) => sum + cost, 0);
}

function stepsAlong(
  chain: readonly number[],
  { states, words }: StateTable,
  space: Space,
  successors: Successors,
  read: (step: number) => number,
): number[] {
  return chain
    .slice(1)
    .map((to, index) =>
      read(stepBetween(states, chain[index]! * words, states, to * words, space, successors)),
    );
}

/** Expands a state and returns its cheapest successor that is a given other state; there must be one. */
export function stepBetween(
  from: Uint32Array,
  fromAt: number,
  to: Uint32Array,
  toAt: number,
  space: Space,
  successors: Successors,
): number {
  const { words } = space;
  const count = (space.unobserved ?? space).expand(from, fromAt, successors, 0);
  let best = -1;
  for (let i = 0; i < count; i += 1) {
    let same = true;
    for (let word = 0; same && word < words; word += 1)
      same = successors.states[i * words + word] === to[toAt + word];
    if (same && (best < 0 || successors.costs[i]! < successors.costs[best]!)) best = i;
  }
  if (best < 0) throw new Error('a state is not a successor of the one before it');
  return best;
}
