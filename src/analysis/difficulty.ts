import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Limits, Status } from '../core/search.ts';
import { judgingMethod } from '../search/method.ts';
import type { DifficultyFigures, KnownFigures } from './difficulty-figures.ts';
import { grading } from './grading.ts';
import { withinLimits } from './within-limits.ts';

export interface GradeOptions {
  /** Levels with more positions are graded from samples; 200,000 when left out. */
  readonly maxStates?: number | undefined;
  /** Of the samples; 1 when left out. */
  readonly seed?: number | undefined;
  /** Of time and memory for all figures together. */
  readonly limits?: Pick<Limits, 'seconds' | 'bytes'> | undefined;
  /** Called with every new figure. */
  readonly onFigures?: ((known: KnownFigures) => void) | undefined;
  /** Called after every slice, and at the end. */
  readonly onProgress?: ((progress: GradeProgress) => void) | undefined;
}

/** How far grading has come: the figures that are known. */
export interface GradeProgress extends KnownFigures {
  readonly milliseconds: number;
}

/** A level with all its figures. */
export interface Graded extends Required<KnownFigures> {
  readonly status: 'graded';
  readonly figures: DifficultyFigures;
}

/** A level without a solution, or the limit that ended grading, with the figures known by then. */
export interface NotGraded extends KnownFigures {
  readonly status: Exclude<Status, 'solved'>;
}

/** How hard a level is for people, by estimate. */
export type Grading = Graded | NotGraded;

export const defaultMaxStates = 200_000;

/** Grades in pieces, so that signals, timers and the rest of the program go on meanwhile. */
export async function gradeInSlices(
  game: Game,
  level: Level,
  { maxStates = defaultMaxStates, seed = 1, limits = {}, onFigures, onProgress }: GradeOptions = {},
  signal?: AbortSignal,
): Promise<Grading> {
  await judgingMethod(game).algorithm.load?.();
  const began = performance.now();
  let known: KnownFigures = {};
  const report = (): void => onProgress?.({ ...known, milliseconds: performance.now() - began });
  const tell = (more: KnownFigures): void => {
    known = { ...known, ...more, ...(more.figures && { figures: { ...known.figures, ...more.figures } }) };
    onFigures?.(known);
  };
  const status = await withinLimits(
    (pace) => grading({ game, level, maxStates, seed, bytes: limits.bytes, pace, tell }),
    { ...limits, signal, onSlice: report },
  );
  report();
  return { status, ...known } as Grading;
}
