import type { RunStatus } from '../../../experiments/record.ts';

/** The ways to end that a bar tells apart, from left to right. */
export const endingNames = ['solved', 'unsolvable', 'limit', 'unsuitable', 'failed', 'open'] as const;
export type Ending = (typeof endingNames)[number];

const ofStatus: Readonly<Record<RunStatus, Ending>> = {
  solved: 'solved',
  unsolvable: 'unsolvable',
  'depth-limit': 'limit',
  'state-limit': 'limit',
  'time-limit': 'limit',
  'memory-limit': 'limit',
  cancelled: 'failed',
  unsuitable: 'unsuitable',
  crashed: 'failed',
};

/** How many of the planned ones ended in which way. */
export function endingsOf(
  byStatus: Readonly<Partial<Record<RunStatus, number>>>,
  planned: number,
): Readonly<Record<Ending, number>> {
  const counts = { solved: 0, unsolvable: 0, limit: 0, unsuitable: 0, failed: 0, open: planned };
  for (const [status, count] of Object.entries(byStatus)) {
    counts[ofStatus[status as RunStatus]] += count;
    counts.open -= count;
  }
  return { ...counts, open: Math.max(0, counts.open) };
}
