import { type Game, unitCost } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { usuallyListed } from '../core/limits.ts';
import type { Limits, Status } from '../core/search.ts';
import type { Pace, Steps } from '../core/slices.ts';
import { type Estimate, packedRow } from '../core/space.ts';
import { provingMethod } from '../search/method.ts';
import { spaceInSteps } from '../search/prepare.ts';
import { solve } from '../search/solve.ts';
import { countFinals, countPaths, listPaths, type NoPaths, optimalPaths } from './optimal-paths.ts';
import type { PathCount } from './path-count.ts';
import { replayed } from './replayed.ts';
import { Estimates } from './searched.ts';
import { withinLimits } from './within-limits.ts';

export interface AllSolutionsOptions {
  /** The most solutions to list; 10 when left out. */
  readonly list?: number | undefined;
  /** For finding the optimum and for finding all solutions, each. */
  readonly limits?: Limits | undefined;
  /** The fewest moves, where they are proved already. */
  readonly optimum?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** All solutions with the fewest moves. */
export interface AllSolutions {
  /** `solved` when they were counted and listed; otherwise why not. */
  readonly status: Status;
  /** The moves of each; undefined where they are not known. */
  readonly optimum?: number;
  /** Their number, as sequences of moves; undefined unless they were counted. */
  readonly count?: PathCount;
  /** The number of different positions they end in. */
  readonly finals?: number;
  /** The first of them in the order of the rules, in the game's notation, each replayed by the rules. */
  readonly solutions: readonly (readonly string[])[];
}

/** Counts all solutions with the fewest moves and lists some, in slices. */
export async function allSolutions(
  game: Game,
  level: Level,
  { list = usuallyListed, limits = {}, optimum, signal }: AllSolutionsOptions = {},
): Promise<AllSolutions> {
  const known = optimum ?? (await fewestMoves(game, level, limits, signal));
  if (typeof known === 'string') return { status: known, solutions: [] };
  let found: Found = { optimum: known, solutions: [] };
  const tell = (more: Found): void => {
    found = more;
  };
  const status = await withinLimits(
    (pace) => finding(game, level, { optimum: known, list, limits, pace, tell }),
    { ...limits, signal },
  );
  return { status, ...found };
}

async function fewestMoves(
  game: Game,
  level: Level,
  limits: Limits,
  signal: AbortSignal | undefined,
): Promise<number | Exclude<Status, 'solved'>> {
  const { status, cost, optimal } = await solve(game, level, {
    ...provingMethod(game),
    limits,
    ...(signal && { signal }),
  });
  if (status !== 'solved') return status;
  if (!optimal || cost === undefined) throw new Error(`${game.id}: the recommended method proves nothing`);
  return cost;
}

type Found = Omit<AllSolutions, 'status'>;

interface Wanted {
  readonly optimum: number;
  readonly list: number;
  readonly limits: Limits;
  readonly pace: Pace;
  /** Hears what is known as soon as they are counted; the list in it grows. */
  readonly tell: (found: Found) => void;
}

function* finding(
  game: Game,
  level: Level,
  { optimum, list, limits, pace, tell }: Wanted,
): Steps<NoPaths | 'solved'> {
  const space = yield* spaceInSteps(game, level, unitCost.id);
  const start = packedRow(space, game.rules(level).start());
  const estimate = yield* admissibleEstimate(game, new Estimates(space));
  const paths = yield* optimalPaths(space, start, limits, { optimum, estimate }, pace);
  if (typeof paths === 'string') return paths;
  const solutions: string[][] = [];
  tell({ optimum, count: yield* countPaths(paths, pace), finals: countFinals(paths), solutions });
  if (list < 1) return 'solved';
  for (const codes of listPaths(paths)) {
    solutions.push(replayed(game, level, space, codes));
    if (solutions.length >= list) break;
    if (pace.isOver()) yield;
  }
  return 'solved';
}

/** The recommended heuristic where it is admissible for moves; undefined otherwise. */
export function* admissibleEstimate(game: Game, estimates: Estimates): Steps<Estimate | undefined> {
  const heuristic = game.heuristics.find(({ id }) => id === game.recommended.heuristic);
  return heuristic?.admissible.includes(unitCost.id) ? yield* estimates.of(heuristic) : undefined;
}
