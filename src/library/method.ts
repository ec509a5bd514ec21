import type { Algorithm, AlgorithmOptions } from '../core/search.ts';
import { checkedExtension } from '../extension/check-extension.ts';
import { type Extension, extend } from '../extension/extension.ts';
import type { OwnHeuristic } from '../extension/heuristic.ts';
import type { GameLevel } from '../games/pack.ts';
import { algorithmsFor, choiceMistake, chooseMethod, type Method } from '../search/method.ts';
import type { AlgorithmId, CostId, HeuristicId } from './ids.ts';
import { mistakeIn } from './options.ts';

/** How to search; everything may be left out. */
export interface MethodOptions {
  /** The id of one of {@link algorithms}, or a record of one's own; the one that the game recommends when left out. */
  readonly algorithm?: AlgorithmId | Algorithm | undefined;
  /**
   * The id of a heuristic of the game, or a record of one's own; where the algorithm uses one, the one that the game recommends
   * when left out.
   */
  readonly heuristic?: HeuristicId | OwnHeuristic | undefined;
  /** The id of a cost model of the game; its first one when left out. */
  readonly cost?: CostId | undefined;
  /** Options of the algorithm, by the ids in its `options`. */
  readonly options?: AlgorithmOptions | undefined;
}

/** A level whose game has the records of the caller's own beside what it had, and the method by ids. */
export interface WithMethod {
  readonly known: GameLevel;
  readonly method: Method;
}

export function methodOf(
  { game, level }: GameLevel,
  { algorithm, heuristic, cost, options = {} }: MethodOptions,
): WithMethod {
  const algorithms = recordsAmong([algorithm]);
  const heuristics = recordsAmong([heuristic]);
  const extended = withRecords({ game, level }, { algorithms, heuristics });
  const choice = { algorithm: idOf(algorithm), heuristic: idOf(heuristic), cost };
  const chosen = chooseMethod(extended.game, choice);
  if (!chosen.ok) throw new RangeError(choiceMistake(chosen.error));
  checkOptions(chosen.value.algorithm, options);
  return { known: extended, method: chosen.value };
}

interface Records {
  readonly algorithms: readonly Algorithm[];
  readonly heuristics: readonly OwnHeuristic[];
}

/** A level with the caller's own records beside those of its game. Those that the game has already need not be added. */
export function withRecords({ game, level }: GameLevel, { algorithms, heuristics }: Records): GameLevel {
  const added = algorithms.filter((each) => !algorithmsFor(game).includes(each));
  const extension: Extension = { algorithms: added, heuristics: { [game.id]: heuristics } };
  if (added.length + heuristics.length === 0) return { game, level };
  return { game: extend([game], checkedExtension(extension, 'options'), 'options')[0]!, level };
}

/** Those that are records and not ids. */
export const recordsAmong = <T>(
  given: readonly (T | undefined)[],
): readonly Exclude<T, string | undefined>[] =>
  given.filter((each) => typeof each === 'object') as Exclude<T, string | undefined>[];

export const idOf = (given: string | { readonly id: string } | undefined): string | undefined =>
  typeof given === 'object' ? given.id : given;

function checkOptions(algorithm: Algorithm, given: AlgorithmOptions): void {
  for (const [id, value] of Object.entries(given)) {
    const spec = algorithm.options?.find((each) => each.id === id);
    if (!spec) throw new RangeError(`${algorithm.id} has no option "${id}".`);
    const expected = mistakeIn(spec.value, value);
    if (expected !== undefined)
      throw new RangeError(`The option "${id}" of ${algorithm.id} is ${value}; expected ${expected}.`);
  }
}
