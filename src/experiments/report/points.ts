import { effectiveBranching } from '../../analysis/branching.ts';
import { bfs } from '../../search/algorithms/bfs.ts';
import { isAnswered, seriesNames, timeOf } from '../methods.ts';
import { knownOptimum, ratioOf } from '../optimum.ts';
import type { Comparison, LevelRecord, RunRecord } from '../record.ts';

/** A run with figures, as a point of the plots. */
export interface Point {
  readonly method: string;
  readonly level: string;
  /** The place of the level in the comparison, from 1. */
  readonly position: number;
  /** The size of the level, in a measure of the caller. */
  readonly size: number;
  readonly cells: number;
  readonly pieces: number;
  readonly colours: number;
  readonly optimum: number | undefined;
  /** Positions that breadth-first search stored on this level, where it ran. */
  readonly states: number | undefined;
  /** Preparing and searching together; undefined where figures came without times. */
  readonly milliseconds: number | undefined;
  readonly moves: number | undefined;
  readonly expanded: number;
  readonly generated: number;
  readonly stored: number;
  readonly megabytes: number;
  /** The effective branching factor of a run with a solution: b, where generated = b + b^2 + ... + b^moves. */
  readonly branching: number | undefined;
  readonly isAnswered: boolean;
  readonly isSolved: boolean;
  /** Cost divided by the known optimum; undefined where either is missing or the optimum is 0. */
  readonly ratio: number | undefined;
}

const storedByBfs = ({ runs }: LevelRecord): number | null =>
  runs.find(({ algorithm }) => algorithm === bfs.id)?.stored ?? null;

/** The runs with figures; `size` is what the caller measures levels by. */
export function pointsOf(
  comparison: Comparison,
  size: { of(level: LevelRecord): number },
  nameOf: (run: RunRecord) => string = seriesNames(comparison),
): Point[] {
  return comparison.levels.flatMap((level, index) => {
    const shared = {
      level: level.level,
      position: index + 1,
      size: size.of(level),
      ...level.facts,
      optimum: knownOptimum(level)?.cost,
      states: storedByBfs(level) ?? undefined,
    };
    return level.runs.flatMap((run) => {
      const figures = figuresOf(run);
      return figures ? [{ method: nameOf(run), ...shared, ...figures, ratio: ratioOf(run, level) }] : [];
    });
  });
}

function figuresOf(run: RunRecord) {
  const { expanded, generated, stored, bytes, length } = run;
  if (expanded === null || generated === null || stored === null || bytes === null) return undefined;
  const isSolved = run.status === 'solved';
  // A search that made fewer states than its path has did not count them.
  const branching = isSolved && length > 0 && generated >= length;
  return {
    milliseconds: timeOf(run) ?? undefined,
    moves: isSolved ? length : undefined,
    expanded,
    generated,
    stored,
    megabytes: bytes / 1024 ** 2,
    branching: branching ? effectiveBranching(generated, length) : undefined,
    isAnswered: isAnswered(run),
    isSolved,
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
    .flatMap(({ isSolved, milliseconds }) => (isSolved ? (milliseconds ?? []) : []))
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
