import { defaultBytes, type SearchProblem, type SeenSet } from '../core/search.ts';
import { AppendedStates } from '../store/appended-states.ts';
import type { Copied, FoundStates } from '../store/found-states.ts';
import { SharedStates } from '../store/shared-states.ts';
import { parentColumn } from './path.ts';

/** For tests: which seen set to use where it is possible, and how. */
export interface ForcedSeenSet {
  readonly seenSet: SeenSet;
  /** How far a key of the compact table may be from home. */
  readonly farthest?: number;
  /** The states that memories are for, one after the other. */
  readonly stages?: readonly number[];
}

interface Wanted {
  readonly hasParents: boolean;
  /** The most states of a batch. */
  readonly batch: number;
  readonly forced: ForcedSeenSet | undefined;
}

/** States that were found so far, kept so that new ones are told by what is known of the space; undefined to go on as before. */
export function foundStates(
  { space, limits, story }: SearchProblem,
  known: Copied,
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
  const parents = known.columns[parentColumn] ?? new Int32Array(0);
  if (meetsOnce && (!forced || forced.seenSet === 'none')) {
    const found = new AppendedStates(layout);
    return found.copyFrom(known, parents) ? found : undefined;
  }
  if (!keyBits || forced?.seenSet === 'none') return undefined;
  return SharedStates.copyOf(known, parents, {
    ...layout,
    keyBits,
    manyAtOnce,
    forced: forced?.seenSet,
    farthest: forced?.farthest,
    stages: forced?.stages,
  });
}
