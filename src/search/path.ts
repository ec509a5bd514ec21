import { createSuccessors, type Space } from '../core/space.ts';
import type { StateTable } from './state-table.ts';

/** The column in which every algorithm keeps the number of the state that a state was reached from; -1 at the start. */
export const parentColumn = 0;

/**
 * Walks back from a state to the start and returns the numbers of the moves on the way. The table does not store
 * moves: each is found again by expanding the parent, which costs nothing beside the search.
 */
export function pathTo(goal: number, table: StateTable, space: Space): number[] {
  const { words, states } = table;
  const parents = table.columns[parentColumn]!;
  const successors = createSuccessors(words, space.maxSuccessors);
  const moves: number[] = [];
  for (let child = goal, parent = parents[goal]!; parent >= 0; child = parent, parent = parents[parent]!) {
    const count = space.expand(states, parent * words, successors, 0);
    let best = -1;
    for (let i = 0; i < count; i += 1) {
      let same = true;
      for (let word = 0; same && word < words; word += 1) {
        same = successors.states[i * words + word] === states[child * words + word];
      }
      if (same && (best < 0 || successors.costs[i]! < successors.costs[best]!)) best = i;
    }
    if (best < 0) throw new Error('a stored state is not a successor of its parent');
    moves.push(successors.moves[best]!);
  }
  return moves.reverse();
}
