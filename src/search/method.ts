import { type Game, type Heuristic, unitCost } from '../core/game.ts';
import { type Message, messagesOf, type Phrases, say } from '../core/message.ts';
import { didYouMean } from '../core/near.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Algorithm } from '../core/search.ts';
import { astar } from './algorithms/astar.ts';
import { algorithms, usual } from './algorithms/index.ts';

/** The choice of a method, by ids. The defaults are the game's recommendation, or A* where a heuristic is given. */
export interface MethodChoice {
  readonly algorithm?: string | undefined;
  readonly heuristic?: string | undefined;
  readonly cost?: string | undefined;
}

/** A method: an algorithm, its heuristic and a cost model. */
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

/** Mistakes in a choice. */
export type ChoiceMistakes = {
  'no-cost': { readonly game: string; readonly cost: string; readonly expected: string };
  'no-algorithm': { readonly algorithm: string; readonly expected: string };
  'no-use-for-heuristic': { readonly algorithm: string };
  'no-heuristic': { readonly game: string; readonly heuristic: string; readonly expected: string };
};
const mistake = messagesOf<ChoiceMistakes>();

const words = (list: string): readonly string[] => list.split(', ');

export const choicePhrases: Phrases<ChoiceMistakes> = {
  'no-cost': ({ game, cost, expected }) =>
    `${game} has no cost model "${cost}"; expected one of ${expected}.${didYouMean(cost, words(expected))}`,
  'no-algorithm': ({ algorithm, expected }) =>
    `"${algorithm}" is not an algorithm; expected one of ${expected}.${didYouMean(algorithm, words(expected))}`,
  'no-use-for-heuristic': ({ algorithm }) => `${algorithm} uses no heuristic; leave it out.`,
  'no-heuristic': ({ game, heuristic, expected }) =>
    `${game} has no heuristic "${heuristic}"; expected one of ${expected}.${didYouMean(heuristic, words(expected))}`,
};

/** A mistake in a choice, in English. */
export const choiceMistake = (message: Message): string => say(choicePhrases, message);

const idsOf = (things: readonly { readonly id: string }[]): string => things.map(({ id }) => id).join(', ');

/** The id of a cost model of the game; the first one by default. */
export function chooseCost(game: Game, wanted: string | undefined): Result<string, Message> {
  const cost = wanted ?? game.costs[0]!.id;
  if (game.costs.some(({ id }) => id === cost)) return success(cost);
  return failure(mistake('no-cost', { game: game.name, cost, expected: idsOf(game.costs) }));
}

/** The chosen method, or the mistake in the choice. */
export function chooseMethod(game: Game, choice: MethodChoice): Result<Method, Message> {
  const cost = chooseCost(game, choice.cost);
  if (!cost.ok) return cost;
  // A heuristic without an algorithm means A*.
  const wish = choice.algorithm ?? (choice.heuristic === undefined ? best : astar.id);
  const id = wish === best ? game.recommended.algorithm : wish;
  const algorithm = algorithmsFor(game).find((each) => each.id === id);
  if (!algorithm)
    return failure(
      mistake('no-algorithm', { algorithm: id, expected: `${idsOf(algorithmsFor(game))}, ${best}` }),
    );
  const method = { algorithm, cost: cost.value };
  const wanted = choice.heuristic ?? (algorithm.usesHeuristic ? game.recommended.heuristic : undefined);
  if (wanted === undefined) return success(method);
  if (!algorithm.usesHeuristic) return failure(mistake('no-use-for-heuristic', { algorithm: algorithm.id }));
  const heuristic = game.heuristics.find((each) => each.id === wanted);
  if (heuristic) return success({ ...method, heuristic });
  return failure(
    mistake('no-heuristic', { game: game.name, heuristic: wanted, expected: idsOf(game.heuristics) }),
  );
}

/** The method of a choice that is known to be valid. */
export function mustChoose(game: Game, choice: MethodChoice): Method {
  const method = chooseMethod(game, choice);
  if (!method.ok) throw new Error(choiceMistake(method.error));
  return method.value;
}

/** Whether solutions of a method for moves are proved to be shortest. */
const provesFewest = ({ algorithm, heuristic }: Method): boolean =>
  algorithm.isOptimal({
    unitCosts: true,
    admissible: heuristic?.admissible.includes(unitCost.id) ?? false,
  });

/** The first of these methods that proves the fewest moves, or else one that always does. */
function proving(game: Game, choices: readonly MethodChoice[]): Method {
  const methods = [...choices, { algorithm: usual.exact.id }].map((choice) =>
    mustChoose(game, { ...choice, cost: unitCost.id }),
  );
  return methods.find(provesFewest)!;
}

/** The method that proves the fewest moves quickest. What a game of the user's own recommends may prove nothing. */
export const provingMethod = (game: Game): Method => proving(game, [{}]);

/** The method for grades and generated levels: it stops at a state limit, the same on every machine. */
export const judgingMethod = (game: Game): Method => proving(game, [game.judgedBy ?? {}, {}]);
