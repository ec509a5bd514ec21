import type { Game } from '../../../core/game.ts';
import type { AlgorithmInfo, AlgorithmOptions } from '../../../core/search.ts';
import { games as allGames } from '../../../games/index.ts';
import { algorithms } from '../../../search/algorithms/index.ts';
import { best } from '../../../search/method.ts';
import { labWords } from './words.ts';

/** The facts about a method needed to choose it: a general algorithm, one made for a game, or `best`. */
export type MethodInfo = Pick<AlgorithmInfo, 'id' | 'name' | 'usesHeuristic' | 'options'>;

/** Each game decides which method `best` stands for and which heuristic guides it. */
const bestOfEach: MethodInfo = { id: best, name: labWords.en.best, usesHeuristic: false };

/** The methods that are not the same in every game: the best of each, and those made for one of these. */
export function specialMethods(games: readonly Game[]): readonly MethodInfo[] {
  const made = games.flatMap(({ solvers = [] }) => solvers);
  return [bestOfEach, ...new Map(made.map((solver) => [solver.id, solver])).values()];
}

/** A method that can be compared on levels of some game. */
export const findMethod = (id: string): MethodInfo | undefined =>
  [...algorithms, ...specialMethods(allGames)].find((method) => method.id === id);

/** The games that a method is made for; all of them where it is made for none in particular. */
export function gamesFor(id: string): readonly Game[] {
  const own = allGames.filter(({ solvers }) => solvers?.some((solver) => solver.id === id));
  return own.length > 0 ? own : allGames;
}

/** The options that change something, by id: to set what is usual anyway is the same as to leave it out. */
export function optionsSet({
  algorithm,
  options,
}: {
  readonly algorithm: string;
  readonly options: AlgorithmOptions;
}) {
  const specs = findMethod(algorithm)?.options ?? [];
  const usual = (id: string) => specs.find((spec) => spec.id === id)?.value.fallback;
  return Object.entries(options)
    .filter(([id, value]) => value !== usual(id))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
