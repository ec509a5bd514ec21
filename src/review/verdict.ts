import type { Distance, Verdict } from './findings.ts';

/** What a move did, as far as the distances before and after it prove it. */
export function verdictOf(before: Distance, after: Distance): Verdict {
  if (before.status === 'lost') return { kind: 'lost-before' };
  // A way is known where there is a largest number of moves.
  const wasSolvable = before.status === 'exact' || before.most !== undefined;
  if (after.status === 'lost') return { kind: wasSolvable ? 'lost-level' : 'unknown' };
  if (before.status !== 'exact' || after.status !== 'exact') return { kind: 'unknown' };
  const moves = 1 + after.moves - before.moves;
  return moves === 0 ? { kind: 'kept' } : { kind: 'lost-moves', moves };
}
