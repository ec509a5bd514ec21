import type { Game, Heuristic } from '../core/game.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Algorithm, AlgorithmOptions } from '../core/search.ts';
import type { GameLevel } from '../games/pack.ts';
import { algorithmsFor, best } from '../search/method.ts';
import { methodMistake, readMethod, splitMethod, type WrittenMethod } from '../search/written-method.ts';

/** A level to compare methods on, and its file. */
export interface SourceLevel extends GameLevel {
  readonly file: string;
  /** In its file, counted from 1. */
  readonly number: number;
  readonly name: string;
}

/** The choice of what to compare; each default is the widest sensible one. */
export interface Choice {
  /** Methods one by one, `algorithm:heuristic:option=value`, beside what the other choices make. */
  readonly methods?: readonly string[];
  /** Ids; all algorithms by default, or none where there are methods. */
  readonly algorithms?: readonly string[];
  /** Ids, or `all` for every one of the game; by default the one that each game recommends. */
  readonly heuristics?: readonly string[];
  /** The id of a cost model; games that do not have it keep their own. */
  readonly cost?: string;
  /** Options of algorithms, by id; each goes to the algorithms that have it. */
  readonly options?: AlgorithmOptions;
}

/** One method on one level. */
export interface PlannedRun {
  readonly source: SourceLevel;
  readonly algorithm: Algorithm;
  readonly heuristic?: Heuristic;
  readonly cost: string;
  readonly options: AlgorithmOptions;
}

const everyHeuristic = 'all';

/** Every level with every method that fits its game, level by level; a sentence when the choice is invalid. */
export function planRuns(levels: readonly SourceLevel[], choice: Choice): Result<readonly PlannedRun[]> {
  const games = [...new Set(levels.map(({ game }) => game))];
  const written = readMethods(games, choice.methods ?? []);
  if (!written.ok) return written;
  const crossed = choice.algorithms ?? (choice.methods ? [] : undefined);
  const chosen = chooseAlgorithms(
    games,
    crossed && [...crossed, ...written.value.map(({ algorithm }) => algorithm)],
  );
  const mistake =
    (crossed?.length === 0 && choice.heuristics
      ? 'Beside methods, heuristics need algorithms to go with.'
      : undefined) ??
    unknownAlgorithm(games, crossed) ??
    unknownHeuristic(games, choice.heuristics) ??
    unknownCost(games, choice.cost) ??
    uselessOption(chosen, choice.options);
  if (mistake !== undefined) return failure(mistake);
  const runs = levels.flatMap((source) =>
    eachOnce([
      ...algorithmsOf(source.game, crossed).flatMap((algorithm) => runsOf(source, algorithm, choice)),
      ...written.value.flatMap((method) => writtenRuns(source, method, choice)),
    ]),
  );
  if (runs.length > 0) return success(runs);
  return failure('None of these algorithms and heuristics goes with these levels.');
}

/** The methods that were written one by one; a sentence that names the one with a mistake. */
function readMethods(games: readonly Game[], texts: readonly string[]): Result<readonly WrittenMethod[]> {
  const known = [...new Set(games.flatMap(algorithmsFor)), { id: best, usesHeuristic: false }];
  const read: WrittenMethod[] = [];
  for (const text of texts) {
    const parts = splitMethod(text, ':');
    const method = readMethod(parts, text, (id) => known.find((each) => each.id === id));
    const mistake =
      unknownAlgorithm(games, [parts.id]) ??
      unknownHeuristic(games, parts.plain) ??
      (method.ok ? unknownCost(games, method.value.cost) : methodMistake(method.error));
    if (mistake !== undefined) return failure(`In the method "${text}": ${mistake}`);
    if (method.ok) read.push(method.value);
  }
  return success(read);
}

function writtenRuns(source: SourceLevel, method: WrittenMethod, choice: Choice): PlannedRun[] {
  const { heuristic, cost = choice.cost, options } = method;
  return algorithmsOf(source.game, [method.algorithm]).flatMap((algorithm) =>
    runsOf(source, algorithm, {
      ...(heuristic !== undefined && { heuristics: [heuristic] }),
      ...(cost !== undefined && { cost }),
      options: { ...choice.options, ...options },
    }),
  );
}

/** Without methods that are the same by another name. */
function eachOnce(runs: readonly PlannedRun[]): PlannedRun[] {
  const keyOf = ({ algorithm, heuristic, cost, options }: PlannedRun): string =>
    JSON.stringify([algorithm.id, heuristic?.id, cost, Object.entries(options).sort()]);
  return [...new Map(runs.map((run) => [keyOf(run), run])).values()];
}

/** The chosen algorithms that fit a game; solvers of other games are left out. */
function algorithmsOf(game: Game, ids: readonly string[] | undefined): readonly Algorithm[] {
  if (ids === undefined) return algorithmsFor(game);
  const meant = new Set(ids.map((id) => (id === best ? game.recommended.algorithm : id)));
  return [...meant].flatMap((id) => algorithmsFor(game).find((each) => each.id === id) ?? []);
}

const chooseAlgorithms = (
  games: readonly Game[],
  ids: readonly string[] | undefined,
): readonly Algorithm[] => [...new Set(games.flatMap((game) => algorithmsOf(game, ids)))];

function unknownAlgorithm(games: readonly Game[], ids: readonly string[] = []): string | undefined {
  const known = [...new Set(games.flatMap((game) => algorithmsFor(game).map(({ id }) => id))), best];
  const unknown = ids.find((id) => !known.includes(id));
  return unknown === undefined
    ? undefined
    : `"${unknown}" is not an algorithm; expected one of ${known.join(', ')}.`;
}

function runsOf(source: SourceLevel, algorithm: Algorithm, choice: Choice): PlannedRun[] {
  const { game } = source;
  const cost = game.costs.find(({ id }) => id === choice.cost)?.id ?? game.costs[0]!.id;
  const run = { source, algorithm, cost, options: ownOptions(algorithm, choice.options) };
  if (!algorithm.usesHeuristic) return [run];
  return heuristicsFor(game, choice.heuristics).map((heuristic) => ({ ...run, heuristic }));
}

function heuristicsFor(game: Game, ids: readonly string[] | undefined): readonly Heuristic[] {
  if (ids === undefined) {
    const { heuristic: recommended } = game.recommended;
    return game.heuristics.filter(({ id }, index) =>
      recommended === undefined ? index === 0 : id === recommended,
    );
  }
  if (ids.includes(everyHeuristic)) return game.heuristics;
  return [...new Set(ids)].flatMap((id) => game.heuristics.find((each) => each.id === id) ?? []);
}

/** The options among the given ones that an algorithm has. */
function ownOptions(algorithm: Algorithm, given: AlgorithmOptions = {}): AlgorithmOptions {
  const own = new Set(algorithm.options?.map(({ id }) => id));
  return Object.fromEntries(Object.entries(given).filter(([id]) => own.has(id)));
}

function unknownHeuristic(games: readonly Game[], ids: readonly string[] = []): string | undefined {
  const known = [...new Set(games.flatMap(({ heuristics }) => heuristics.map(({ id }) => id)))];
  const unknown = ids.find((id) => id !== everyHeuristic && !known.includes(id));
  if (unknown === undefined) return undefined;
  const names = games.map(({ name }) => name).join(', ');
  return `"${unknown}" is not a heuristic of ${names}; expected ${everyHeuristic} or some of ${known.join(', ')}.`;
}

function unknownCost(games: readonly Game[], cost: string | undefined): string | undefined {
  const known = [...new Set(games.flatMap(({ costs }) => costs.map(({ id }) => id)))];
  if (cost === undefined || known.includes(cost)) return undefined;
  const names = games.map(({ name }) => name).join(', ');
  return `"${cost}" is not a cost model of ${names}; expected one of ${known.join(', ')}.`;
}

function uselessOption(chosen: readonly Algorithm[], given: AlgorithmOptions = {}): string | undefined {
  const useless = Object.keys(given).find((id) => chosen.every((each) => !(id in ownOptions(each, given))));
  return useless === undefined ? undefined : `None of ${idsOf(chosen)} has an option --${useless}.`;
}

const idsOf = (things: readonly { readonly id: string }[]): string => things.map(({ id }) => id).join(', ');
