import type { Grading } from '../../analysis/difficulty.ts';
import type { KnownFigures } from '../../analysis/difficulty-figures.ts';
import type { AllSolutions } from '../../analysis/optimal-solutions.ts';
import type { Level } from '../../core/level.ts';
import type { AlgorithmOptions, Limits } from '../../core/search.ts';
import type { MethodChoice } from '../../search/method.ts';
import type { SolveTold } from '../../threads/solve-task.ts';

/** A level that crosses to a thread, as plain data. */
interface SentLevel {
  /** The id of its game. */
  readonly game: string;
  readonly level: Level;
}

type TimedLimits = Limits & Required<Pick<Limits, 'seconds' | 'bytes'>>;

export interface SolveTask extends SentLevel {
  readonly kind: 'solve';
  readonly method: MethodChoice;
  readonly options: AlgorithmOptions;
  readonly limits: TimedLimits;
  /** Whether to make a certificate. */
  readonly certificate: boolean;
  /** How many of all optimal solutions to list; undefined where they are not asked for. */
  readonly list: number | undefined;
}

export interface GradeTask extends SentLevel {
  readonly kind: 'grade';
  readonly limits: TimedLimits & Required<Pick<Limits, 'states'>>;
}

/** What the thread tells of a solve: the solution, then its certificate, then all solutions. */
export type SolvingTold =
  | SolveTold
  /** The text is null where nothing was proved; `leftOut` has sentences about what the certificate lacks. */
  | { readonly kind: 'certificate'; readonly text: string | null; readonly leftOut: readonly string[] }
  | { readonly kind: 'all'; readonly all: AllSolutions };

/** What it tells of a grade: every new figure, and the grade. */
export type GradingTold =
  | { readonly kind: 'figures'; readonly known: KnownFigures }
  | { readonly kind: 'grading'; readonly grading: Grading };
