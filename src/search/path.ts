import { Expansion } from '../core/expansion.ts';
import type { Pace, Steps } from '../core/slices.ts';
import { createSuccessors, type Space, type Successors } from '../core/space.ts';
import type { StoredStates } from '../store/rows.ts';
import { sameRow } from '../store/state-table.ts';

/** The column in which every algorithm stores the number of a state's parent; -1 for the start. */
export const parentColumn = 0;

/** The numbers of the states from the start to a state, by following its parents. */
export function chainTo(goal: number, table: StoredStates): number[] {
  const parents = table.columns[parentColumn]!;
  const chain: number[] = [];
  for (let id = goal; id >= 0; id = parents[id]!) chain.push(id);
  return chain.reverse();
}

/**
 * The numbers of the moves between consecutive states. The table does not store moves: each is found again by expanding the
 * state before it, which takes little time compared with the search.
 */
export const movesAlong = (chain: readonly number[], table: StoredStates, space: Space): Steps<number[]> =>
  along(chain, table, space, ({ moves }, step) => moves[step]!);

/** The costs of the cheapest moves between consecutive states. */
export const costsAlong = (chain: readonly number[], table: StoredStates, space: Space): Steps<number[]> =>
  along(chain, table, space, ({ costs }, step) => costs[step]!);

function* along(
  chain: readonly number[],
  { states, words }: StoredStates,
  space: Space,
  read: (successors: Successors, step: number) => number,
): Steps<number[]> {
  const successors = createSuccessors(space.words, space.maxSuccessors);
  const found: number[] = [];
  for (let index = 1; index < chain.length; index += 1) {
    const from = chain[index - 1]! * words;
    const to = chain[index]! * words;
    found.push(read(successors, yield* stepBetween(states, from, states, to, space, successors)));
  }
  return found;
}

const partByPart: Pace = { isOver: () => true, isOverNow: () => true };

/** Expands a state and returns its cheapest successor that is a given other state; there must be one. */
export function* stepBetween(
  from: Uint32Array,
  fromAt: number,
  to: Uint32Array,
  toAt: number,
  space: Space,
  successors: Successors,
): Steps<number> {
  const { words } = space;
  const { states, costs } = successors;
  const expansion = new Expansion(space.unobserved ?? space);
  expansion.begin(0);
  while (!expansion.goOn(from, fromAt, successors, 0, partByPart)) yield;
  yield;
  let best = -1;
  for (let i = 0; i < expansion.made; i += 1)
    if (sameRow(states, i * words, to, toAt, words) && (best < 0 || costs[i]! < costs[best]!)) best = i;
  if (best < 0) throw new Error('a state is not a successor of the one before it');
  return best;
}
