import type { Game, Heuristic } from '../core/game.ts';
import type { Algorithm } from '../core/search.ts';
import type { Space } from '../core/space.ts';
import { games as shippedGames } from '../games/index.ts';
import { algorithms } from '../search/algorithms/index.ts';
import { algorithmsFor } from '../search/method.ts';
import { ownAlgorithm } from './own/algorithm.ts';
import { type OwnHeuristic, ownHeuristic, rememberingSpaces } from './own/heuristic.ts';
import { loadModule } from './own/load.ts';
import type { OwnModule } from './protocol.ts';
import { Unreadable } from './unreadable.ts';

/** What a file of the user's own adds: its default export. Nothing that it states of itself counts as proved. */
export interface Extension {
  /** Games beside those that are there. */
  readonly games?: readonly Game[];
  /** Heuristics by the id of their game. */
  readonly heuristics?: Readonly<Record<string, readonly OwnHeuristic[]>>;
  /** Algorithms for all games. */
  readonly algorithms?: readonly Algorithm[];
}

/** By what a module added: the hash of the module. */
const origins = new WeakMap<object, string>();

/** The hashes of the modules that a method of a game needs. */
export const modulesOf = (
  ...parts: readonly (Game | Algorithm | Heuristic | undefined)[]
): readonly string[] => [...new Set(parts.flatMap((part) => (part && origins.get(part)) ?? []))];

/** All games with what these modules add. A mistake in one throws an `Unreadable` with a sentence that names its file. */
export async function extendedGames(modules: readonly OwnModule[]): Promise<readonly Game[]> {
  let games = shippedGames;
  for (const module of modules) {
    const extension = await loadModule(module, games);
    games = extend(games, extension, module);
  }
  return games;
}

/** Games with what an extension adds: new records, so that nobody else sees it. */
function extend(games: readonly Game[], extension: Extension, module: OwnModule): readonly Game[] {
  const { path, hash } = module;
  const refuse = (sentence: string): never => {
    throw new Unreadable(`${path}: ${sentence}`);
  };
  const mine = <T extends object>(thing: T): T => {
    origins.set(thing, hash);
    return thing;
  };
  for (const { id } of extension.games ?? [])
    if (games.some((game) => game.id === id)) refuse(`there is a game "${id}" already; expected another id.`);
  const all = [...games, ...(extension.games ?? []).map((game) => mine(withoutClaims(game, path)))];
  for (const id of Object.keys(extension.heuristics ?? {}))
    if (!all.some((game) => game.id === id))
      refuse(
        `"heuristics" names the game "${id}"; expected some of ${all.map((game) => game.id).join(', ')}.`,
      );
  const added = (extension.algorithms ?? []).map((algorithm) => mine(ownAlgorithm(algorithm, path)));
  return all.map((game) => {
    const heuristics = (extension.heuristics?.[game.id] ?? []).map((each) => mine(ownHeuristic(each, path)));
    const clash =
      clashing(game.heuristics, heuristics, 'heuristic') ?? clashing(algorithmsFor(game), added, 'algorithm');
    if (clash !== undefined) refuse(`${game.name} has ${clash} already; expected another id.`);
    if (heuristics.length === 0 && added.length === 0) return game;
    const origin = origins.get(game);
    const extended = rememberingSpaces({
      ...game,
      heuristics: [...game.heuristics, ...heuristics],
      solvers: [...(game.solvers ?? []), ...added],
    });
    if (origin !== undefined) origins.set(extended, origin);
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
function withoutClaims(game: Game, path: string): Game {
  const own: Game = {
    ...game,
    heuristics: game.heuristics.map((each) => ownHeuristic(each as Heuristic<Space>, path)),
    ...(game.solvers && { solvers: game.solvers.map((each) => ownAlgorithm(each, path)) }),
  };
  const clash = clashing(algorithms, own.solvers ?? [], 'algorithm');
  if (clash !== undefined) throw new Unreadable(`${path}: there is ${clash} already; expected another id.`);
  const { algorithm, heuristic } = own.recommended;
  const isThere =
    algorithmsFor(own).some(({ id }) => id === algorithm) &&
    (heuristic === undefined || own.heuristics.some(({ id }) => id === heuristic));
  if (!isThere)
    throw new Unreadable(`${path}: the game "${own.id}" recommends a method that it does not have.`);
  return rememberingSpaces(own);
}
