import type { GameInfo } from '../core/game.ts';
import type { AlgorithmInfo } from '../core/search.ts';
import { games as gameRecords } from '../games/index.ts';
import { allAlgorithms, best } from '../search/method.ts';
import type { GameId } from './ids.ts';

/** All games, with their heuristics, cost models and solvers of their own. */
export const games: readonly GameInfo[] = gameRecords;

/** An algorithm, and where it can be used. */
export interface ListedAlgorithm extends AlgorithmInfo {
  /** The games that it was made for; undefined where it is for every game. */
  readonly games?: readonly GameId[];
}

const strongest: ListedAlgorithm = {
  id: best,
  name: 'The best for the game',
  summary:
    'The method that the game recommends, its `recommended`: the strongest exact one that there is for it.',
  guarantee: 'Complete, and its solutions are proved optimal, in all games of Fourfold.',
  origin: '',
  usesHeuristic: false,
  complete: true,
};

/** All that `algorithm` may name: the general ones, those made for single games, and `best`. */
export const algorithms: readonly ListedAlgorithm[] = [
  ...allAlgorithms(gameRecords).map(
    ({ algorithm, only }): ListedAlgorithm =>
      only ? { ...algorithm, games: only.map(({ id }) => id) } : algorithm,
  ),
  strongest,
];
