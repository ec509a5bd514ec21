import { bfs } from '../../search/algorithms/bfs.ts';
import { isAnswered, seriesNames } from '../methods.ts';
import type { Comparison, LevelRecord, RunRecord } from '../record.ts';

/** A run with figures, as a point of the plots. */
export interface Point {
  readonly method: string;
  readonly level: string;
  /** The size of the level, in the measure of `sizeMeasure`. */
  readonly size: number;
  /** Preparing and searching together. */
  readonly milliseconds: number;
  readonly expanded: number;
  readonly stored: number;
  readonly megabytes: number;
  readonly isAnswered: boolean;
  readonly isSolved: boolean;
  /** Cost divided by the proved optimum; undefined where either is missing or the optimum is 0. */
  readonly ratio: number | undefined;
}

/** The measure of a level's size. */
export interface SizeMeasure {
  readonly label: string;
  readonly note: string;
  of(level: LevelRecord): number;
}

const storedByBfs = ({ runs }: LevelRecord): number | null =>
  runs.find(({ algorithm }) => algorithm === bfs.id)?.stored ?? null;

/**
 * The number of positions says more about the difficulty of a level than that of cells, and breadth-first search counts them
 * all. Cells are the fallback when it did not run on every level.
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

/** One step of a method's curve: the number of levels solved within a time. */
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

/** Ticks of a logarithmic scale: 1, 10, 100 …; with steps between them where there would be fewer than three. */
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
