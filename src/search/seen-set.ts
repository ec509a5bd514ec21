import { defaultBytes, type SearchProblem, type SeenSet } from '../core/search.ts';
import { AppendedStates } from '../store/appended-states.ts';
import type { FoundStates } from '../store/found-states.ts';
import { SharedStates } from '../store/shared-states.ts';
import type { StateTable } from '../store/state-table.ts';
import { parentColumn } from './path.ts';

/** For tests: which seen set to use where it is possible, and how far a key of the compact table may be from home. */
export interface ForcedSeenSet {
  readonly seenSet: SeenSet;
  readonly farthest?: number;
}

interface Wanted {
  readonly hasParents: boolean;
  /** The most states of a batch. */
  readonly batch: number;
  readonly forced: ForcedSeenSet | undefined;
}

/** The states of a table, where new ones are told by what the space is known to be; undefined where its index is best. */
export function foundStates(
  { space, limits, story }: SearchProblem,
  table: StateTable,
  { hasParents, batch, forced }: Wanted,
): FoundStates | undefined {
  const { words, keyBits, meetsOnce, moveKinds: kinds, manyAtOnce } = space;
  // A recorded search goes on as it was recorded so far.
  if (story || space.unobserved || forced?.seenSet === 'index') return undefined;
  const layout = {
    words,
    capacity: Math.max(1, batch * space.maxSuccessors),
    hasParents,
    kinds,
    maxBytes: limits.bytes ?? defaultBytes,
    maxCount: limits.states ?? 2 ** 31 - 2,
  };
  const parents = table.columns[parentColumn]!;
  if (meetsOnce && (!forced || forced.seenSet === 'none')) {
    const found = new AppendedStates(layout);
    return found.copyFrom(table, parents) ? found : undefined;
  }
  if (!keyBits || forced?.seenSet === 'none') return undefined;
  const found = SharedStates.make({
    ...layout,
    keyBits,
    manyAtOnce,
    forced: forced?.seenSet,
    farthest: forced?.farthest,
  });
  return found?.copyFrom(table, parents) ? found : undefined;
}
