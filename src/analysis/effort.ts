import { type Game, type Heuristic, unitCost } from '../core/game.ts';
import type { Algorithm, Limits, Status } from '../core/search.ts';
import type { Steps } from '../core/slices.ts';
import type { Space } from '../core/space.ts';
import { astar } from '../search/algorithms/astar.ts';
import { greedy } from '../search/algorithms/greedy.ts';
import { ids } from '../search/algorithms/ids.ts';
import { obviousHeuristic } from './intuition.ts';

/** What a search took, for computers. */
export interface Effort {
  /** Positions expanded until the level was solved. */
  readonly expanded: number;
  /** True when it was stopped: it takes more than these. */
  readonly isAtLeast: boolean;
}

/** Positions that three searches expand: greedy by what is obvious, A* by what the game recommends, iterative deepening. */
export interface Efforts {
  readonly greedy: Effort;
  readonly astar: Effort;
  readonly deepening: Effort;
}

/** How a search in pieces ended. */
export interface Searched {
  /** `state-limit` also when it has expanded too many positions. */
  readonly status: Status;
  readonly expanded: number;
  /** Proved. */
  readonly isOptimal: boolean;
  /** The numbers of the moves; empty unless solved. */
  readonly path: readonly number[];
}

const expandedInPiece = 1000;

/** Searches for a solution, piece by piece, counted and not timed, so that the answer is the same everywhere. */
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

/** What the three searches take, each until the level is solved or `most` positions were expanded. */
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
