import { bfs } from '../../search/algorithms/bfs.ts';
import { isAnswered, seriesNames } from '../methods.ts';
import type { Comparison, LevelRecord, RunRecord } from '../record.ts';

/** A run as the plots see it: only runs that have figures. */
export interface Point {
  readonly method: string;
  readonly level: string;
  /** How large the level is, in the measure of `sizeMeasure`. */
  readonly size: number;
  /** Preparing and searching: what one waits for. */
  readonly milliseconds: number;
  readonly expanded: number;
  readonly stored: number;
  readonly megabytes: number;
  readonly isAnswered: boolean;
  readonly isSolved: boolean;
  /** Cost divided by the proved optimum; undefined where either is missing or the optimum is 0. */
  readonly ratio: number | undefined;
}

/** What the size of a level is measured by. */
export interface SizeMeasure {
  readonly label: string;
  readonly note: string;
  of(level: LevelRecord): number;
}

const storedByBfs = ({ runs }: LevelRecord): number | null =>
  runs.find(({ algorithm }) => algorithm === bfs.id)?.stored ?? null;

/**
 * Positions say more about how hard a level is than cells do, and breadth-first search counts them without favour;
 * cells are what is left when it did not run everywhere.
 */
export function sizeMeasure({ levels }: Comparison): SizeMeasure {
  if (levels.every((level) => storedByBfs(level) !== null)) {
    const isCut = levels.some(({ runs }) => runs.some((run) => run.algorithm === bfs.id && !isAnswered(run)));
    return {
      label: 'positions that breadth-first search stored',
      note: `Level size is the number of positions that breadth-first search stored${
        isCut ? '; where a limit stopped it, what it had stored by then' : ''
      }.`,
      of: (level) => storedByBfs(level) ?? 1,
    };
  }
  return {
    label: 'cells of the board',
    note: `Level size is rows times columns; with ${bfs.id} among the algorithms it is the number of positions.`,
    of: ({ rows, columns }) => rows * columns,
  };
}

export function pointsOf(comparison: Comparison, size: Pick<SizeMeasure, 'of'>): Point[] {
  const nameOf = seriesNames(comparison);
  return comparison.levels.flatMap((level) =>
    level.runs.flatMap((run) => pointOf(nameOf(run), level, run, size.of(level)) ?? []),
  );
}

function pointOf(method: string, level: LevelRecord, run: RunRecord, size: number): Point | undefined {
  const { milliseconds, prepareMilliseconds, expanded, stored, bytes, cost } = run;
  if (milliseconds === null || prepareMilliseconds === null) return undefined;
  if (expanded === null || stored === null || bytes === null) return undefined;
  return {
    method,
    level: level.level,
    size,
    milliseconds: milliseconds + prepareMilliseconds,
    expanded,
    stored,
    megabytes: bytes / 1024 ** 2,
    isAnswered: isAnswered(run),
    isSolved: run.status === 'solved',
    ratio: cost !== null && level.optimal ? cost / level.optimal : undefined,
  };
}

/** One step of a method's curve: so many levels are solved when every one is given so long. */
export interface Step {
  readonly milliseconds: number;
  readonly solved: number;
}

/** Levels solved within a time, for one method. */
export function curveOf(points: readonly Point[]): Step[] {
  return points
    .filter(({ isSolved }) => isSolved)
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b)
    .map((milliseconds, index) => ({ milliseconds, solved: index + 1 }));
}

/** Marks for a scale of powers of ten: 1, 10, 100 …; with steps between them where there would be fewer than three. */
export function logTicks(from: number, to: number): number[] {
  const within = (steps: readonly number[]): number[] => {
    const ticks: number[] = [];
    for (let power = Math.floor(Math.log10(from)); power <= Math.ceil(Math.log10(to)); power += 1) {
      for (const step of steps) {
        const tick = Number(`${step}e${power}`);
        if (tick >= from && tick <= to) ticks.push(tick);
      }
    }
    return ticks;
  };
  const finer = [[1], [1, 2, 5], [1, 1.2, 1.5, 2, 3, 4, 5, 6, 8]].map(within);
  return finer.find((ticks) => ticks.length >= 3) ?? finer.at(-1)!;
}
