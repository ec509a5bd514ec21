import { type Game, type Heuristic, unitCost } from '../core/game.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Algorithm } from '../core/search.ts';
import { algorithms } from './algorithms/index.ts';

/** A way to solve, by ids; what is left open is what the game recommends, and A* where a heuristic is named. */
export interface MethodChoice {
  readonly algorithm?: string | undefined;
  readonly heuristic?: string | undefined;
  readonly cost?: string | undefined;
}

/** A way to solve. */
export interface Method {
  readonly algorithm: Algorithm;
  readonly heuristic?: Heuristic;
  /** The id of a cost model of the game. */
  readonly cost: string;
}

/** The id that stands for the strongest exact method of a game. */
export const best = 'best';

/** The general algorithms, then those made for the game. */
export const algorithmsFor = (game: Game): readonly Algorithm[] => [...algorithms, ...(game.solvers ?? [])];

const idsOf = (things: readonly { readonly id: string }[]): string => things.map(({ id }) => id).join(', ');

/** The id of a cost model that the game has, its first one when none is wanted. */
export function chooseCost(game: Game, wanted: string | undefined): Result<string> {
  const cost = wanted ?? game.costs[0]!.id;
  if (game.costs.some(({ id }) => id === cost)) return success(cost);
  return failure(`${game.name} has no cost model "${cost}"; expected one of ${idsOf(game.costs)}.`);
}

/** The method that is meant, or a sentence that says what is wrong with the choice. */
export function chooseMethod(game: Game, choice: MethodChoice): Result<Method> {
  const cost = chooseCost(game, choice.cost);
  if (!cost.ok) return cost;
  // Whoever names only a heuristic means the search that heuristics are made for.
  const wish = choice.algorithm ?? (choice.heuristic === undefined ? best : 'astar');
  const id = wish === best ? game.recommended.algorithm : wish;
  const algorithm = algorithmsFor(game).find((each) => each.id === id);
  if (!algorithm)
    return failure(`"${id}" is not an algorithm; expected one of ${idsOf(algorithmsFor(game))}, ${best}.`);
  const method = { algorithm, cost: cost.value };
  const wanted = choice.heuristic ?? (algorithm.usesHeuristic ? game.recommended.heuristic : undefined);
  if (wanted === undefined) return success(method);
  if (!algorithm.usesHeuristic) return failure(`${algorithm.id} uses no heuristic; leave it out.`);
  const heuristic = game.heuristics.find((each) => each.id === wanted);
  if (heuristic) return success({ ...method, heuristic });
  return failure(`${game.name} has no heuristic "${wanted}"; expected one of ${idsOf(game.heuristics)}.`);
}

/** The method that grades and generated levels rest on: it stops at a limit of states, the same everywhere. */
export function judgingMethod(game: Game): Method {
  const method = chooseMethod(game, { ...game.judgedBy, cost: unitCost.id });
  if (!method.ok) throw new Error(method.error);
  return method.value;
}
