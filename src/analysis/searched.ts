import { type Heuristic, unitCost } from '../core/game.ts';
import type { Algorithm, Limits, Status } from '../core/search.ts';
import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import type { Estimate, Space } from '../core/space.ts';
import { prepareInSteps } from '../search/prepare.ts';

/** An algorithm and, where it uses one, its estimate for one level. */
export interface PreparedMethod {
  readonly algorithm: Algorithm;
  readonly estimate?: Estimate;
  /** Of the estimate, for numbers of moves. */
  readonly admissible: boolean;
}

/** The estimates of a level, each prepared once. */
export class Estimates {
  private readonly space: Space;
  private readonly known = new Map<string, Estimate>();

  constructor(space: Space) {
    this.space = space;
  }

  *of(heuristic: Heuristic): Steps<Estimate> {
    const known = this.known.get(heuristic.id) ?? (yield* prepareInSteps(heuristic, this.space));
    this.known.set(heuristic.id, known);
    return known;
  }

  *method(algorithm: Algorithm, heuristic?: Heuristic): Steps<PreparedMethod> {
    if (!algorithm.usesHeuristic || !heuristic) return { algorithm, admissible: false };
    const estimate = yield* this.of(heuristic);
    return { algorithm, estimate, admissible: heuristic.admissible.includes(unitCost.id) };
  }
}

/** The result of a search in steps. */
export interface Searched {
  /** `state-limit` also at the limit of expansions. */
  readonly status: Status;
  readonly expanded: number;
  /** Proved. */
  readonly isOptimal: boolean;
  /** The numbers of the moves; empty unless solved. */
  readonly path: readonly number[];
}

export interface SearchedOptions {
  readonly limits?: Limits;
  readonly mostExpanded?: number;
  /**
   * Ends right behind `mostExpanded`, however the work is sliced. Otherwise it ends up to a piece later: the seeds of levels that
   * were made count on that.
   */
  readonly endsSharp?: boolean;
  /** Moves played before the start; they count towards the level's move limit. */
  readonly movesPlayed?: number;
  readonly pace?: Pace;
}

const expandedInPiece = 1000;

/** Searches in steps, limited by counts and not by time, so that the answer is the same everywhere. */
export function* searched(
  space: Space,
  start: Uint32Array,
  { algorithm, ...estimated }: PreparedMethod,
  {
    limits = {},
    mostExpanded = Number.POSITIVE_INFINITY,
    endsSharp = false,
    movesPlayed = 0,
    pace = unhurried,
  }: SearchedOptions,
): Steps<Searched> {
  const search = algorithm.create({ space, start, limits, movesPlayed, ...estimated });
  for (;;) {
    yield;
    const left = endsSharp ? mostExpanded + 1 - search.statistics.expanded : mostExpanded;
    const status = search.step(Math.max(1, Math.min(expandedInPiece, left)), pace);
    const { expanded } = search.statistics;
    if (status === 'running' && expanded <= mostExpanded) continue;
    const proves = algorithm.isOptimal({ unitCosts: space.unitCosts, admissible: estimated.admissible });
    return {
      status: status === 'running' ? 'state-limit' : status,
      expanded,
      isOptimal: status === 'solved' && proves && !search.mayHaveMissedCheaper,
      path: status !== 'solved' ? [] : search.pathInSteps ? yield* search.pathInSteps() : search.path(),
    };
  }
}
