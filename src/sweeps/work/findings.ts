import type { Status } from '../../core/search.ts';
import type { Answered } from '../../experiments/process.ts';
import { figuresOf, noFigures, type RunStatus } from '../../experiments/record.ts';
import type { Solution } from '../../search/solve.ts';
import type { SweepRun } from '../model.ts';
import type { RunFindings } from '../runner.ts';

/** What an answer, or the end of a process without one, says about a run. */
export function findingsOf(run: SweepRun, answered: Answered, isolated: boolean): RunFindings {
  const { processorMilliseconds, residentBytes } = answered.usage;
  const taken = {
    processorMilliseconds: figure(processorMilliseconds),
    // Other runs of a warm process have a part in its peak.
    residentBytes: isolated ? figure(residentBytes) : null,
  };
  const without = (status: RunStatus, reason: string): RunFindings => {
    const { length: _, ...figures } = noFigures;
    return { ...run, status, reason, ...figures, prepareMilliseconds: null, milliseconds: null, ...taken };
  };
  switch (answered.kind) {
    case 'solution': {
      const { solution } = answered;
      if (!isSound(solution)) return without('crashed', 'Its answer is not one that a search can give.');
      const { length: _, ...figures } = figuresOf(solution);
      const { status, prepareMilliseconds, milliseconds } = solution;
      return { ...run, status, reason: null, ...figures, prepareMilliseconds, milliseconds, ...taken };
    }
    case 'unsuitable':
      return { ...without('unsuitable', answered.reason), refusal: answered.refusal };
    case 'died':
      return without(answered.status, answered.reason);
    default:
      return without(answered.outOfMemory ? 'memory-limit' : 'crashed', answered.reason);
  }
}

const figure = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const counts = [
  'expanded',
  'generated',
  'stored',
  'reopened',
  'peakFrontier',
  'bytes',
  'reservedBytes',
  'prepareMilliseconds',
  'milliseconds',
] as const satisfies readonly (keyof Solution)[];

const statuses: Readonly<Record<Status, true>> = {
  solved: true,
  unsolvable: true,
  'depth-limit': true,
  'state-limit': true,
  'time-limit': true,
  'memory-limit': true,
  cancelled: true,
};

/** Searches of the user's own may answer anything. */
function isSound(solution: Partial<Solution>): solution is Solution {
  const { status, moves, cost, optimal } = solution;
  const isSolved = status === 'solved';
  return (
    status !== undefined &&
    status in statuses &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string') &&
    (isSolved ? figure(cost) !== null : moves.length === 0) &&
    typeof optimal === 'boolean' &&
    counts.every((name) => figure(solution[name]) !== null && solution[name]! >= 0)
  );
}
