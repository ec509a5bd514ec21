import type { Evidence } from './certificate.ts';
import type { AnyPhrases, Message } from './message.ts';
import type { Estimate, Space } from './space.ts';

/** How a search ended. Every one is a different answer. */
export type Status =
  | 'solved'
  | 'unsolvable'
  | 'depth-limit'
  | 'state-limit'
  | 'time-limit'
  | 'memory-limit'
  | 'cancelled';

/** What may stop a search before it has an answer. */
export interface Limits {
  /** The most states stored. */
  readonly states?: number;
  readonly seconds?: number;
  /** The most bytes of the table and the frontier. */
  readonly bytes?: number;
  /** Positions after so many moves are not searched further. */
  readonly depth?: number;
}

/** Counted the same way by every algorithm. */
export interface Statistics {
  /** States whose successors were made. */
  expanded: number;
  /** Successors made. */
  generated: number;
  /** Distinct states in the table. */
  stored: number;
  /** States expanded again because a cheaper way to them was found. */
  reopened: number;
  /** The most states that waited for expansion at one time. */
  peakFrontier: number;
  /** The most bytes of the table and the frontier. */
  bytes: number;
}

/** Something about an algorithm that the user may set; menus and command-line options are made from these. */
export interface OptionSpec {
  /** `weight` is `--weight` on the command line. */
  readonly id: string;
  readonly summary: string;
  readonly value:
    | { readonly kind: 'number'; readonly fallback: number; readonly least: number; readonly whole: boolean }
    | { readonly kind: 'choice'; readonly fallback: string; readonly choices: readonly string[] }
    | { readonly kind: 'flag'; readonly fallback: false };
}

/** The options that were set, by id; what is missing has its fallback. */
export type AlgorithmOptions = Readonly<Record<string, number | string | boolean>>;

/** What a search is asked to solve. */
export interface SearchProblem {
  readonly space: Space;
  /** The packed state to start from. */
  readonly start: Uint32Array;
  readonly estimate?: Estimate;
  /** Whether the estimate is proved never to exceed the true cost; bounds on a solution's cost rest on it. */
  readonly admissible?: boolean;
  readonly limits: Limits;
  readonly options?: AlgorithmOptions;
  /** Moves played before `start`, which count towards the level's own limit of moves. */
  readonly movesPlayed?: number;
}

/** A search that runs in slices, so that one loop serves the command line, workers and cancel buttons. */
export interface Search {
  readonly statistics: Statistics;
  /** Expands `budget` more states, or a few more where the algorithm takes them in batches. */
  step(budget: number): Status | 'running';
  /** States that wait for expansion now; where it is not told, those that were met and not expanded. */
  readonly waiting?: number;
  /**
   * While the state at `at` is being expanded: where in the same array the state stands from which the search came to it,
   * -1 for the start. For records of a search; without it, states are taken to come from where they were met most cheaply.
   */
  origin?(at: number): number;
  /** The numbers of the moves from the start to the goal; only when there is a solution. */
  path(): number[];
  /** Solutions found so far by a search that goes on to improve them; `path` has the best one. */
  readonly incumbents?: number;
  /** The solution costs at most so many times the optimum; proved. */
  readonly bound?: number | undefined;
  /** What it has to show for its answer, once it has one; see certificates. */
  shown?(): SearchLayers | Evidence;
  /** Whether a limit on depth kept a cheaper solution from being seen. */
  readonly mayHaveMissedCheaper: boolean;
}

/** All states by their distance from the start, packed, for the layers that are whole. */
export interface SearchLayers {
  readonly kind: 'rows';
  readonly rows: Uint32Array;
  readonly counts: readonly number[];
  /** No other states can be reached. */
  readonly isAll: boolean;
}

/** What is to be known of a search algorithm and what it promises; help, menus and docs are made from these. */
export interface AlgorithmInfo {
  readonly id: string;
  readonly name: string;
  /** What it does, in two sentences. */
  readonly summary: string;
  /** What is certain of its answer, and when. */
  readonly guarantee: string;
  /** Where it comes from. */
  readonly origin: string;
  readonly usesHeuristic: boolean;
  readonly options?: readonly OptionSpec[];
  /** Whether it always finds a solution where there is one, memory and time allowing, and proves that there is none. */
  readonly complete: boolean;
}

/** A search algorithm. */
export interface Algorithm extends AlgorithmInfo {
  /** Why it cannot be used; undefined where it can. */
  unsuitable?(space: Space): Message | undefined;
  /** English phrases for that. */
  readonly refusals?: AnyPhrases;
  /** Whether its solutions are proved cheapest. */
  isOptimal(given: { readonly unitCosts: boolean; readonly admissible: boolean }): boolean;
  /** Fetches the code of the search, where that comes on demand; to be awaited before `create`. */
  load?(): Promise<void>;
  create(problem: SearchProblem): Search;
}

/** `load` and `create` of an algorithm whose code is not loaded with its record, so that only those load it who search. */
export function lazySearch(
  fetch: () => Promise<Algorithm['create']>,
): Required<Pick<Algorithm, 'load' | 'create'>> {
  let create: Algorithm['create'] | undefined;
  return {
    async load() {
      create ??= await fetch();
    },
    create(problem) {
      if (!create) throw new Error('the code of this search was not loaded: await load() before create()');
      return create(problem);
    },
  };
}

export const newStatistics = (): Statistics => ({
  expanded: 0,
  generated: 0,
  stored: 0,
  reopened: 0,
  peakFrontier: 0,
  bytes: 0,
});

/** An option of the problem, or its fallback. */
export function optionOf(problem: SearchProblem, spec: OptionSpec): number | string | boolean {
  return problem.options?.[spec.id] ?? spec.value.fallback;
}

/** The space of a problem for a search made for one game: records listen to spaces, and there is nothing to hear in it. */
export const ownSpaceOf = <S extends Space>({ space }: SearchProblem): S => (space.unobserved ?? space) as S;

/** 4 GiB: what a search may use when nothing is said. */
export const defaultBytes = 4 * 1024 ** 3;

/** The depth at which a search stops, and what it may say when only that kept it from going on. */
export function depthLimitOf(problem: SearchProblem): { depth: number; statusWhenCut: Status } {
  const own = problem.limits.depth ?? Number.POSITIVE_INFINITY;
  const { moveLimit } = problem.space;
  const level = moveLimit === undefined ? own : Math.max(0, moveLimit - (problem.movesPlayed ?? 0));
  // A position that is not solved when the level's moves are used up is lost: that is a rule, not a limit of ours.
  // It is a proof only where the cheapest way to a position is also the one with the fewest moves.
  const lost = moveLimit !== undefined && level <= own && problem.space.unitCosts;
  if (lost) return { depth: level, statusWhenCut: 'unsolvable' };
  return { depth: Math.min(own, level), statusWhenCut: 'depth-limit' };
}
