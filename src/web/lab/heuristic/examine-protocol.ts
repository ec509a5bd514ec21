import type { Statistics, Status } from '../../../core/search.ts';

/** A level for a worker: as it would stand in a file, and the id of its cost model. */
export interface LevelTask {
  readonly text: string;
  readonly cost: string;
}

/** The outcome of a search with a heuristic; the moves are in the game's notation. */
export interface SearchOutcome extends Pick<Statistics, 'expanded' | 'generated'> {
  readonly status: Status;
  readonly moves: readonly string[];
  /** Proved cheapest, by the algorithm and a heuristic that is proved admissible. */
  readonly optimal: boolean;
}

/** A request to the examiner; one at a time. */
export type ExamineRequest =
  /** Explores a level; the questions after it are about this one. */
  | {
      readonly kind: 'explore';
      readonly level: LevelTask;
      readonly states: number;
      readonly milliseconds: number;
    }
  /** Compares a heuristic's values of the states with the exact distances, and with a heuristic of the game. */
  | { readonly kind: 'judge'; readonly values: Float64Array; readonly against?: string | undefined }
  /** Searches with a heuristic of the game. */
  | {
      readonly kind: 'search';
      readonly level: LevelTask;
      readonly algorithm: string;
      readonly heuristic: string;
      readonly limits: { readonly states: number; readonly seconds: number };
    }
  /** Plays moves, in the game's notation, from the start to the goal. */
  | { readonly kind: 'replay'; readonly level: LevelTask; readonly moves: readonly string[] };

/** A state that broke a promise, by the moves that lead to it, in the game's notation. */
export interface TooMuchFound {
  readonly path: readonly string[];
  readonly h: number;
  readonly distance: number;
  readonly exact: boolean;
}

export interface DropFound {
  readonly path: readonly string[];
  readonly move: string;
  readonly h: number;
  readonly cost: number;
  readonly next: number;
}

export interface TooLittleFound {
  readonly path: readonly string[];
  readonly h: number;
  /** The heuristic of the game says this. */
  readonly other: number;
}

export interface VerdictFound {
  readonly certain: number;
  readonly states: number;
  readonly moves: number;
  readonly complete: boolean;
  readonly tooMuch: TooMuchFound | undefined;
  readonly drop: DropFound | undefined;
  /** Only where it was compared with a heuristic of the game. */
  readonly tooLittle: TooLittleFound | undefined;
}

export type ExamineReply =
  | {
      readonly kind: 'explored';
      readonly states: Uint32Array;
      readonly count: number;
      /** The cost of the cheapest solution, where exploring proved it; Infinity where there is none. */
      readonly optimum: number | undefined;
    }
  | { readonly kind: 'verdict'; readonly verdict: VerdictFound }
  | { readonly kind: 'found'; readonly outcome: SearchOutcome }
  /** The cost of the moves; undefined when the rules refuse them. */
  | { readonly kind: 'replayed'; readonly cost: number | undefined };
