import type { Game } from '../../../core/game.ts';
import { algorithms, usual } from '../../../search/algorithms/index.ts';
import { algorithmsFor, best } from '../../../search/method.ts';
import { findMethod, gamesFor, type MethodInfo, specialMethods } from '../shared/all-methods.ts';
import { formatMethod, type LabMethod } from '../shared/setup.ts';

/** Something that a method can be given, and the first of the compared games that has it. */
interface Offer {
  readonly id: string;
  readonly game?: Game;
}

/** Each once, in the order of the games; one that is in use though no game has it is listed too. */
function offers(all: readonly Offer[], used: string | undefined): readonly Offer[] {
  const isKnown = used === undefined || all.some(({ id }) => id === used);
  const listed = isKnown ? all : [{ id: used }, ...all];
  return listed.filter(({ id }, index) => listed.findIndex((each) => each.id === id) === index);
}

/** The offers beside the general algorithms: `best`, the methods made for one of these games, and the one in use. */
export function specialOffers(games: readonly Game[], { algorithm }: LabMethod): readonly MethodInfo[] {
  const offered = specialMethods(games);
  if ([...algorithms, ...offered].some(({ id }) => id === algorithm)) return offered;
  const used = findMethod(algorithm);
  return used ? [...offered, used] : offered;
}

/** A note about where a method is run. */
export type MethodNote =
  /** The meaning of `best` in each of the games. */
  | { readonly kind: 'best'; readonly of: readonly { readonly game: Game; readonly method: MethodInfo }[] }
  /** There are levels of other games too, which are passed over. */
  | { readonly kind: 'only'; readonly games: readonly Game[] }
  /** There are no levels but of other games. */
  | { readonly kind: 'none'; readonly games: readonly Game[] };

/** Undefined where a method is simply run on all levels of these games. */
export function methodNote(games: readonly Game[], { algorithm }: LabMethod): MethodNote | undefined {
  if (games.length === 0) return undefined;
  if (algorithm === best) return { kind: 'best', of: games.map((game) => ({ game, method: bestOf(game) })) };
  const suited = suitedGames(games, algorithm);
  if (suited.length === games.length) return undefined;
  return { kind: suited.length > 0 ? 'only' : 'none', games: gamesFor(algorithm) };
}

/** Those of the games that an algorithm is for. */
const suitedGames = (games: readonly Game[], algorithm: string): readonly Game[] =>
  games.filter((game) => gamesFor(algorithm).includes(game));

const bestOf = (game: Game): MethodInfo =>
  algorithmsFor(game).find(({ id }) => id === game.recommended.algorithm)!;

/** The heuristics that a method may use on some of the games; none where its algorithm uses none. */
export function heuristicOffers(
  games: readonly Game[],
  { algorithm, heuristic }: LabMethod,
): readonly Offer[] {
  if (!findMethod(algorithm)?.usesHeuristic) return [];
  return offers(
    suitedGames(games, algorithm).flatMap((game) => game.heuristics.map(({ id }) => ({ id, game }))),
    heuristic,
  );
}

/** The cost models to choose from; none where every game that the method is for has but one. */
export function costOffers(games: readonly Game[], { algorithm, cost }: LabMethod): readonly Offer[] {
  const several = suitedGames(games, algorithm).filter(({ costs }) => costs.length > 1);
  return offers(
    several.flatMap((game) => game.costs.map(({ id }) => ({ id, game }))),
    cost,
  );
}

/** The methods with others added, each once. */
export function addMethods(methods: readonly LabMethod[], more: readonly LabMethod[]): readonly LabMethod[] {
  const known = new Set(methods.map(formatMethod));
  return [...methods, ...more.filter((method) => !known.has(formatMethod(method)))];
}

/** The search that heuristics are made for, with every heuristic of the games. */
export function everyHeuristic(games: readonly Game[]): readonly LabMethod[] {
  const method = { algorithm: usual.guided.id, options: {} };
  return heuristicOffers(games, method).map(({ id }) => ({ ...method, heuristic: id }));
}

/**
 * The same method with something else set, none of those that are there: another number, another choice, or else another
 * heuristic. Undefined where there is nothing to set.
 */
export function variantOf(
  method: LabMethod,
  methods: readonly LabMethod[],
  games: readonly Game[],
): LabMethod | undefined {
  const known = new Set(methods.map(formatMethod));
  return variants(method, games).find((each) => !known.has(formatMethod(each)));
}

/** How many values of a number are tried. */
const mostTried = 50;
/** Where a number has no usual value. */
const firstTried = 10;

function variants(method: LabMethod, games: readonly Game[]): LabMethod[] {
  const specs = findMethod(method.algorithm)?.options ?? [];
  const set = (id: string, value: number | string | boolean): LabMethod => ({
    ...method,
    options: { ...method.options, [id]: value },
  });
  const numbers = specs.flatMap(({ id, value: spec }) => {
    if (spec.kind !== 'number') return [];
    const start = Number(method.options[id] ?? spec.fallback);
    if (!Number.isFinite(start)) return [set(id, firstTried)];
    const tried = [start];
    while (tried.length < mostTried)
      tried.push(spec.whole ? Math.max(2 * tried.at(-1)!, 1) : tried.at(-1)! + 1);
    return tried.slice(1).map((value) => set(id, value));
  });
  const choices = specs.flatMap(({ id, value: spec }) => {
    if (spec.kind === 'flag') return [set(id, true)];
    return spec.kind === 'choice' ? spec.choices.map((choice) => set(id, choice)) : [];
  });
  const heuristics = heuristicOffers(games, method).map(({ id }) => ({ ...method, heuristic: id }));
  return [...numbers, ...heuristics, ...choices];
}
