import type { Step, TraceReader } from '../../../trace/reader.ts';
import type { TraceData } from '../../../trace/trace.ts';

/** The compared figures: the least is best, among the methods that have solved the level. */
const compared = ['moves', 'expanded', 'generated', 'stored', 'bytes'] as const;
export type Compared = (typeof compared)[number];

export interface RaceResult extends Readonly<Record<Compared, number>> {
  readonly status: TraceData['status'];
  readonly optimal: boolean;
  /** Among those that have solved it, by expansions, from 1; undefined for the others. */
  readonly place: number | undefined;
  /** Another one has the same place. */
  readonly isTied: boolean;
  readonly best: ReadonlySet<Compared>;
}

/** The figures of the searches themselves, as they are without a recorder. */
export function raceResults(traces: readonly TraceData[]): RaceResult[] {
  const rows = traces.map(({ status, optimal, moves, statistics }) => ({
    status,
    optimal,
    moves: moves.length,
    expanded: statistics.expanded,
    generated: statistics.generated,
    stored: statistics.stored,
    bytes: statistics.bytes,
  }));
  const solved = rows.filter(({ status }) => status === 'solved');
  const least = (figure: Compared): number => Math.min(...solved.map((row) => row[figure]));
  // Nobody is best at what all do alike.
  const differs = (figure: Compared): boolean => solved.some((row) => row[figure] !== least(figure));
  return rows.map((row) => {
    const isSolved = row.status === 'solved';
    return {
      ...row,
      place: isSolved ? 1 + solved.filter(({ expanded }) => expanded < row.expanded).length : undefined,
      isTied: isSolved && solved.filter(({ expanded }) => expanded === row.expanded).length > 1,
      best: new Set(
        compared.filter((figure) => isSolved && differs(figure) && row[figure] === least(figure)),
      ),
    };
  });
}

/** A method at a moment of the race. */
export interface LaneMoment {
  readonly step: Step;
  readonly position: number;
  readonly expanded: number;
  readonly stored: number;
  readonly waiting: number;
  readonly isFinished: boolean;
}

/** The `tick`-th expansion of a run, or how it stands when it was over before. */
export function laneMoment(reader: TraceReader, tick: number): LaneMoment {
  const { statistics } = reader.data;
  const isFinished = tick >= statistics.expanded;
  const position = isFinished ? reader.end : reader.positionOf(tick);
  const step = reader.at(position);
  return {
    step,
    position,
    expanded: Math.min(tick, statistics.expanded),
    stored: isFinished ? statistics.stored : step.stored,
    waiting: step.waiting,
    isFinished,
  };
}

/** How many expansions the longest run has. */
export const raceLength = (readers: readonly TraceReader[]): number =>
  readers.reduce((longest, { data }) => Math.max(longest, data.statistics.expanded), 0);
