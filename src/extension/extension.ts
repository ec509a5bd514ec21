import type { Game, Heuristic } from '../core/game.ts';
import type { Algorithm } from '../core/search.ts';
import type { Space } from '../core/space.ts';
import { Unreadable } from '../core/unreadable.ts';
import { algorithms } from '../search/algorithms/index.ts';
import { algorithmsFor } from '../search/method.ts';
import { ownAlgorithm } from './algorithm.ts';
import { type OwnHeuristic, ownHeuristic, rememberingSpaces } from './heuristic.ts';

/** Games, heuristics and algorithms of one's own. Nothing that they state of themselves counts as proved. */
export interface Extension {
  /** Games beside those that are there. */
  readonly games?: readonly Game[];
  /** Heuristics by the id of their game. */
  readonly heuristics?: Readonly<Record<string, readonly OwnHeuristic[]>>;
  /** Algorithms for all games. */
  readonly algorithms?: readonly Algorithm[];
}

/** By what was added: the hash of the module that added it; empty where it was none. */
const origins = new WeakMap<object, string>();

/** The hashes of the modules that a method of a game needs. */
export const modulesOf = (
  ...parts: readonly (Game | Algorithm | Heuristic | undefined)[]
): readonly string[] => [...new Set(parts.flatMap((part) => (part && origins.get(part)) || []))];

/** Whether an extension has made it. */
export const isOwn = (part: Game | Algorithm | Heuristic): boolean => origins.has(part);

/**
 * Games with what an extension adds: new records, so that nobody else sees it. A mistake in it throws an `Unreadable` with a sentence
 * that begins with `place`.
 */
export function extend(
  games: readonly Game[],
  extension: Extension,
  place: string,
  hash = '',
): readonly Game[] {
  const refuse = (sentence: string): never => {
    throw new Unreadable(`${place}: ${sentence}`);
  };
  const mine = <T extends object>(thing: T): T => {
    origins.set(thing, hash);
    return thing;
  };
  const all = [...games];
  for (const game of extension.games ?? []) {
    if (all.some(({ id }) => id === game.id))
      refuse(`there is a game "${game.id}" already; expected another id.`);
    all.push(mine(withoutClaims(game, place)));
  }
  for (const id of Object.keys(extension.heuristics ?? {}))
    if (!all.some((game) => game.id === id))
      refuse(
        `"heuristics" names the game "${id}"; expected some of ${all.map((game) => game.id).join(', ')}.`,
      );
  const added = (extension.algorithms ?? []).map((algorithm) => mine(ownAlgorithm(algorithm, place)));
  return all.map((game) => {
    const heuristics = (extension.heuristics?.[game.id] ?? []).map((each) => mine(ownHeuristic(each, place)));
    const clash =
      clashing(game.heuristics, heuristics, 'heuristic') ?? clashing(algorithmsFor(game), added, 'algorithm');
    if (clash !== undefined) refuse(`${game.name} has ${clash} already; expected another id.`);
    if (heuristics.length === 0 && added.length === 0) return game;
    const extended = rememberingSpaces({
      ...game,
      heuristics: [...game.heuristics, ...heuristics],
      solvers: [...(game.solvers ?? []), ...added],
    });
    // The game itself may be one of ours: a run of another method of it does not need the module.
    origins.set(extended, origins.get(game) ?? '');
    return extended;
  });
}

type Named = { readonly id: string };

function clashing(known: readonly Named[], added: readonly Named[], what: string): string | undefined {
  const ids = added.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index || known.some((each) => each.id === id));
  return twice === undefined ? undefined : `the ${what} "${twice}"`;
}

/** A game of the user's own: its rules are what it is, but what it states of its heuristics and solvers is no proof. */
function withoutClaims(game: Game, place: string): Game {
  const own: Game = {
    ...game,
    heuristics: game.heuristics.map((each) => ownHeuristic(each as Heuristic<Space>, place)),
    ...(game.solvers && { solvers: game.solvers.map((each) => ownAlgorithm(each, place)) }),
  };
  const clash = clashing(algorithms, own.solvers ?? [], 'algorithm');
  if (clash !== undefined) throw new Unreadable(`${place}: there is ${clash} already; expected another id.`);
  for (const { algorithm, heuristic } of [own.recommended, own.judgedBy ?? own.recommended]) {
    const isThere =
      algorithmsFor(own).some(({ id }) => id === algorithm) &&
      (heuristic === undefined || own.heuristics.some(({ id }) => id === heuristic));
    if (!isThere)
      throw new Unreadable(`${place}: the game "${own.id}" recommends a method that it does not have.`);
  }
  return rememberingSpaces(own);
}
