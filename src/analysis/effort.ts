import { type Game, type Heuristic, unitCost } from '../core/game.ts';
import type { Algorithm, Limits, Status } from '../core/search.ts';
import type { Steps } from '../core/slices.ts';
import type { Space } from '../core/space.ts';
import { astar } from '../search/algorithms/astar.ts';
import { greedy } from '../search/algorithms/greedy.ts';
import { ids } from '../search/algorithms/ids.ts';
import { obviousHeuristic } from './intuition.ts';

/** The effort of a search. */
export interface Effort {
  /** Positions expanded until the level was solved. */
  readonly expanded: number;
  /** True when it was stopped: a lower bound. */
  readonly isAtLeast: boolean;
}

/** Expansions of three searches: greedy by the obvious heuristic, A* by the recommended one, iterative deepening. */
export interface Efforts {
  readonly greedy: Effort;
  readonly astar: Effort;
  readonly deepening: Effort;
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

const expandedInPiece = 1000;

/** Searches in steps, limited by counts and not by time, so that the answer is the same everywhere. */
export function* searched(
  space: Space,
  start: Uint32Array,
  { algorithm, heuristic }: { readonly algorithm: Algorithm; readonly heuristic?: Heuristic | undefined },
  limits: Limits = {},
  mostExpanded = Number.POSITIVE_INFINITY,
): Steps<Searched> {
  const admissible = heuristic?.admissible.includes(unitCost.id) ?? false;
  const estimate = algorithm.usesHeuristic ? heuristic?.prepare(space) : undefined;
  const search = algorithm.create({ space, start, limits, ...(estimate && { estimate, admissible }) });
  for (;;) {
    const status = search.step(expandedInPiece);
    const { expanded } = search.statistics;
    const isOver = status !== 'running';
    if (isOver || expanded > mostExpanded) {
      const proves = algorithm.isOptimal({ unitCosts: space.unitCosts, admissible });
      return {
        status: isOver ? status : 'state-limit',
        expanded,
        isOptimal: status === 'solved' && proves && !search.mayHaveMissedCheaper,
        path: status === 'solved' ? search.path() : [],
      };
    }
    yield;
  }
}

/** The effort of the three searches, each until the level is solved or after `most` expansions. */
export function* effortsOn(game: Game, space: Space, start: Uint32Array, most: number): Steps<Efforts> {
  const obvious = obviousHeuristic(game);
  const recommended = game.heuristics.find(({ id }) => id === game.recommended.heuristic) ?? obvious;
  const effort = function* (algorithm: Algorithm, heuristic?: Heuristic): Steps<Effort> {
    const { status, expanded } = yield* searched(space, start, { algorithm, heuristic }, {}, most);
    const isAtLeast = status !== 'solved' || expanded > most;
    return { expanded: isAtLeast ? most : expanded, isAtLeast };
  };
  return {
    greedy: yield* effort(greedy, obvious),
    astar: yield* effort(astar, recommended),
    deepening: yield* effort(ids),
  };
}
