import type { Game, Heuristic } from '../core/game.ts';
import type { Algorithm } from '../core/search.ts';
import type { Steps } from '../core/slices.ts';
import type { Space } from '../core/space.ts';
import { astar } from '../search/algorithms/astar.ts';
import { greedy } from '../search/algorithms/greedy.ts';
import { idsTable } from '../search/algorithms/ids-table.ts';
import { obviousHeuristic } from './intuition.ts';
import { type Estimates, type SearchedOptions, searched } from './searched.ts';

/** The effort of a search. */
export interface Effort {
  /** Positions expanded until the level was solved. */
  readonly expanded: number;
  /** True when it was stopped: a lower bound. */
  readonly isAtLeast: boolean;
}

/** Expansions of three searches: greedy by the obvious heuristic, A* by the recommended one, iterative deepening with a table. */
export interface Efforts {
  readonly greedy: Effort;
  readonly astar: Effort;
  readonly deepening: Effort;
}

/** The effort of the three searches, each until the level is solved or a limit ends it. */
export function* effortsOn(
  game: Game,
  space: Space,
  start: Uint32Array,
  estimates: Estimates,
  options: SearchedOptions & { readonly mostExpanded: number },
): Steps<Efforts> {
  const obvious = obviousHeuristic(game);
  const recommended = game.heuristics.find(({ id }) => id === game.recommended.heuristic) ?? obvious;
  const most = options.mostExpanded;
  const effort = function* (algorithm: Algorithm, heuristic?: Heuristic): Steps<Effort> {
    const method = yield* estimates.method(algorithm, heuristic);
    const { status, expanded } = yield* searched(space, start, method, options);
    return { expanded: Math.min(expanded, most), isAtLeast: status !== 'solved' || expanded > most };
  };
  return {
    greedy: yield* effort(greedy, obvious),
    astar: yield* effort(astar, recommended),
    deepening: yield* effort(idsTable),
  };
}
