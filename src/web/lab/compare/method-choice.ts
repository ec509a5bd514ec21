import type { Game } from '../../../core/game.ts';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { formatMethod, type LabMethod } from '../setup.ts';

/** Something that a method can be given, of all games that are compared. */
interface Offer {
  readonly id: string;
  readonly name: string;
}

/** Each once, in the order of the games; one that is in use though no game has it is listed too. */
function offers(all: readonly Offer[], used: string | undefined): readonly Offer[] {
  const found = new Map(all.map((each) => [each.id, each] as const).toReversed());
  if (used !== undefined && !found.has(used)) found.set(used, { id: used, name: used });
  return [...found.values()].toReversed();
}

/** The heuristics that a method may use on some of the games; none where its algorithm uses none. */
export function heuristicOffers(
  games: readonly Game[],
  { algorithm, heuristic }: LabMethod,
): readonly Offer[] {
  if (!findAlgorithm(algorithm)?.usesHeuristic) return [];
  return offers(
    games.flatMap(({ heuristics }) => heuristics),
    heuristic,
  );
}

/** The cost models to choose from; none where every game has but one. */
export function costOffers(games: readonly Game[], { cost }: LabMethod): readonly Offer[] {
  const several = games.filter(({ costs }) => costs.length > 1);
  return offers(
    several.flatMap(({ costs }) => costs.map(({ id, summary }) => ({ id, name: `${id}: ${summary}` }))),
    cost,
  );
}

/** A method with another algorithm; what was set and still makes sense stays. */
export function withAlgorithm(method: LabMethod, algorithm: string): LabMethod {
  const keeps = findAlgorithm(algorithm)?.usesHeuristic && method.heuristic !== undefined;
  return {
    algorithm,
    ...(keeps && { heuristic: method.heuristic! }),
    ...(method.cost !== undefined && { cost: method.cost }),
    options: {},
  };
}

export function withHeuristic({ heuristic: _, ...rest }: LabMethod, heuristic: string): LabMethod {
  return heuristic === '' ? rest : { ...rest, heuristic };
}

export function withCost({ cost: _, ...rest }: LabMethod, cost: string): LabMethod {
  return cost === '' ? rest : { ...rest, cost };
}

export function withOption(
  method: LabMethod,
  option: string,
  value: number | string | boolean | undefined,
): LabMethod {
  const { [option]: _, ...rest } = method.options;
  return { ...method, options: value === undefined ? rest : { ...rest, [option]: value } };
}

/** The methods with others added, each once. */
export function addMethods(methods: readonly LabMethod[], more: readonly LabMethod[]): readonly LabMethod[] {
  const known = new Set(methods.map(formatMethod));
  return [...methods, ...more.filter((method) => !known.has(formatMethod(method)))];
}

/** A* with every heuristic of the games. */
export const everyHeuristic = (games: readonly Game[]): readonly LabMethod[] =>
  heuristicOffers(games, { algorithm: 'astar', options: {} }).map(({ id }) => ({
    algorithm: 'astar',
    heuristic: id,
    options: {},
  }));
