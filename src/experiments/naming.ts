import { games } from '../games/index.ts';
import { algorithms } from '../search/algorithms/index.ts';
import type { RunRecord } from './record.ts';

/** How methods are called: by names for people, in any language. */
export interface Naming {
  algorithm(id: string, game: string): string;
  heuristic(id: string, game: string): string;
  /**
   * The whole title of a method with its options, where it is not put together from these. `isRecommended` says that every game
   * uses the heuristic that it recommends, which then is no part of a method's title.
   */
  title?(run: RunRecord, isRecommended: boolean): string;
}

/** `A*, Walls`, from the records of algorithms and heuristics; what no record knows keeps its id. */
export const englishNaming: Naming = {
  algorithm: (id, game) =>
    [...algorithms, ...(find(game)?.solvers ?? [])].find((each) => each.id === id)?.name ?? id,
  heuristic: (id, game) => find(game)?.heuristics.find((each) => each.id === id)?.name ?? id,
};

const find = (game: string) => games.find(({ id }) => id === game);
