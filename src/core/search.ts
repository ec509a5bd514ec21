import type { Evidence } from './certificate.ts';
import type { AnyPhrases, Message } from './message.ts';
import type { Pace, Steps } from './slices.ts';
import type { Estimate, Space } from './space.ts';
import type { Story } from './story.ts';

/** How a search ended. Every one is a different answer. */
export type Status =
  | 'solved'
  | 'unsolvable'
  | 'depth-limit'
  | 'state-limit'
  | 'time-limit'
  | 'memory-limit'
  | 'cancelled';

/** Limits that may stop a search before it has an answer. */
export interface Limits {
  /** The most states stored. */
  readonly states?: number;
  readonly seconds?: number;
  /** The most bytes of the buffers of table and frontier. */
  readonly bytes?: number;
  /** States at this depth are not expanded. */
  readonly depth?: number;
}

/** An index of numbered states, a compact table of their keys, a bit for every key, or nothing, as all are new by proof. */
export const seenSets = ['index', 'compact', 'bitmap', 'none'] as const;
export type SeenSet = (typeof seenSets)[number];

/** Counted the same way by every algorithm. */
export interface Statistics {
  /** States whose successors were generated. */
  expanded: number;
  /** Successors generated. */
  generated: number;
  /** Distinct states in the table. */
  stored: number;
  /** States expanded again because a cheaper path to them was found. */
  reopened: number;
  /** The largest size of the frontier. */
  peakFrontier: number;
  /** The most bytes of table, queue and path that held something, entry by entry: this compares methods. */
  bytes: number;
  /** The most bytes of the buffers for that, full or not: the limit of memory holds for these. */
  reservedBytes: number;
  /** How it was found out whether a state is new, in searches that store the states they reach. */
  seenSet?: SeenSet;
}

/** An option of an algorithm; menus and command-line options are made from these. */
export interface OptionSpec {
  /** `weight` is `--weight` on the command line. */
  readonly id: string;
  readonly summary: string;
  readonly value:
    | { readonly kind: 'number'; readonly fallback: number; readonly least: number; readonly whole: boolean }
    | { readonly kind: 'choice'; readonly fallback: string; readonly choices: readonly string[] }
    | { readonly kind: 'flag'; readonly fallback: false };
}

/** The options that were set, by id; the others have their fallback. */
export type AlgorithmOptions = Readonly<Record<string, number | string | boolean>>;

/** The input of a search. */
export interface SearchProblem {
  readonly space: Space;
  /** The packed state to start from. */
  readonly start: Uint32Array;
  readonly estimate?: Estimate;
  /** Whether the estimate is proved admissible; bounds on a solution's cost rest on it. */
  readonly admissible?: boolean;
  readonly limits: Limits;
  readonly options?: AlgorithmOptions;
  /** Moves played before `start`; they count towards the level's move limit. */
  readonly movesPlayed?: number;
  /** Only where the search is recorded. */
  readonly story?: Story;
}

/** A search that runs in slices, so that one loop serves the command line, workers and cancel buttons. */
export interface Search {
  readonly statistics: Statistics;
  /**
   * Expands `budget` more states, or a few more where the algorithm takes them in batches; fewer when the slice is over
   * before. A slice may end in the midst of an expansion: how a search is sliced changes none of its answers and counts.
   */
  step(budget: number, pace?: Pace): Status | 'running';
  /** The size of the frontier; when absent, the number of states stored but not expanded is used. */
  readonly waiting?: number;
  /**
   * While the state at `at` is being expanded: the offset of its parent in the same array, -1 for the start. For recordings
   * of a search; without it, the parent of a state is taken to be the one on the cheapest path to it.
   */
  origin?(at: number): number;
  /** The numbers of the moves from the start to the goal; only when there is a solution. */
  path(): number[];
  /** The same in short steps, where it can take long. */
  pathInSteps?(): Steps<number[]>;
  /** The number of solutions found so far by an anytime search; `path` returns the best one. */
  readonly incumbents?: number;
  /** A proved factor: the solution costs at most so many times the optimum. */
  readonly bound?: number | undefined;
  /** Evidence for the answer, once there is one; certificates are made from it. */
  evidence?(): SearchLayers | Evidence;
  /** Whether a depth limit may have cut off a cheaper solution. */
  readonly mayHaveMissedCheaper: boolean;
}

/** The packed states of all complete layers, by distance from the start. */
export interface SearchLayers {
  readonly kind: 'rows';
  readonly rows: Uint32Array;
  readonly counts: readonly number[];
  /** No other states are reachable. */
  readonly isAll: boolean;
}

/** The description of a search algorithm and its guarantees; help, menus and docs are made from these. */
export interface AlgorithmInfo {
  readonly id: string;
  readonly name: string;
  /** Two sentences. */
  readonly summary: string;
  /** Completeness and optimality, with their conditions. */
  readonly guarantee: string;
  /** Its source, as a citation where there is one. */
  readonly origin: string;
  readonly usesHeuristic: boolean;
  readonly options?: readonly OptionSpec[];
  /** Given enough memory and time, it finds a solution if there is one, and otherwise proves that there is none. */
  readonly complete: boolean;
}

/** What the proof that a solution is optimal may rest on. */
export interface OptimalityConditions {
  readonly unitCosts: boolean;
  readonly admissible: boolean;
  /** The options that were set. */
  readonly options?: AlgorithmOptions | undefined;
}

/** A search algorithm. */
export interface Algorithm extends AlgorithmInfo {
  /** Why it cannot be used; undefined where it can. */
  unsuitable?(space: Space): Message | undefined;
  /** English phrases for that. */
  readonly refusals?: AnyPhrases;
  /** Whether its solutions are proved optimal. */
  isOptimal(given: OptimalityConditions): boolean;
  /** Loads the code of a search that is loaded on demand; must be awaited before `create`. */
  load?(): Promise<void>;
  /** Makes a search, which has not begun. */
  create(problem: SearchProblem): Search;
}

/** `load` and `create` of an algorithm whose code is loaded on demand and not with its record. */
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

/** Figures of a search that has not begun. */
export const newStatistics = (): Statistics => ({
  expanded: 0,
  generated: 0,
  stored: 0,
  reopened: 0,
  peakFrontier: 0,
  bytes: 0,
  reservedBytes: 0,
});

/** Notes the memory in use now, where it is more than before. */
export function noteMemory(statistics: Statistics, used: number, reserved: number): void {
  if (used > statistics.bytes) statistics.bytes = used;
  if (reserved > statistics.reservedBytes) statistics.reservedBytes = reserved;
}

/** An option that was set, or its fallback. */
export function optionOf(
  { options }: { readonly options?: AlgorithmOptions | undefined },
  spec: OptionSpec,
): number | string | boolean {
  return options?.[spec.id] ?? spec.value.fallback;
}

/** The game's own space, without a recorder around it: a game's solver uses its methods, and its expansions are not recorded. */
export const ownSpaceOf = <S extends Space>({ space }: SearchProblem): S => (space.unobserved ?? space) as S;

/** The default memory limit: 4 GiB. */
export const defaultBytes = 4 * 1024 ** 3;

/** The depth limit of a search, and its status when only that limit cut it off. */
export function depthLimitOf(problem: SearchProblem): { depth: number; statusWhenCut: Status } {
  const own = problem.limits.depth ?? Number.POSITIVE_INFINITY;
  const { moveLimit } = problem.space;
  const level = moveLimit === undefined ? own : Math.max(0, moveLimit - (problem.movesPlayed ?? 0));
  // Running out of the level's moves loses the game: that is a rule, so exhausting the depth proves the level unsolvable.
  // The proof needs unit costs: the cheapest path to a state must also be the shortest.
  const lost = moveLimit !== undefined && level <= own && problem.space.unitCosts;
  if (lost) return { depth: level, statusWhenCut: 'unsolvable' };
  return { depth: Math.min(own, level), statusWhenCut: 'depth-limit' };
}
