import { type Game, unitCost } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Limits, Status } from '../core/search.ts';
import { inSlices } from '../core/slices.ts';
import { type Estimate, packedRow, type Space } from '../core/space.ts';
import { mustChoose } from '../search/method.ts';
import { solve } from '../search/solve.ts';
import { countFinals, countPaths, listPaths, type OptimalPaths, optimalPaths } from './optimal-paths.ts';
import type { PathCount } from './path-count.ts';

/** Solutions listed by default. */
export const usuallyListed = 10;

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
  /** `solved` when they were counted; otherwise why not. */
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
  const paths = await findPaths(game, level, known, limits, signal);
  if (typeof paths === 'string') return { status: paths, optimum: known, solutions: [] };
  return {
    status: 'solved',
    optimum: paths.optimum,
    count: countPaths(paths),
    finals: countFinals(paths),
    solutions: firstSolutions(game, level, paths, list),
  };
}

async function fewestMoves(
  game: Game,
  level: Level,
  limits: Limits,
  signal: AbortSignal | undefined,
): Promise<number | Exclude<Status, 'solved'>> {
  const { status, cost, optimal } = await solve(game, level, {
    ...mustChoose(game, { cost: unitCost.id }),
    limits,
    ...(signal && { signal }),
  });
  if (status !== 'solved') return status;
  if (!optimal || cost === undefined) throw new Error(`${game.id}: the recommended method proves nothing`);
  return cost;
}

async function findPaths(
  game: Game,
  level: Level,
  optimum: number,
  limits: Limits,
  signal: AbortSignal | undefined,
): Promise<OptimalPaths | Exclude<Status, 'solved'>> {
  const space = game.space(level, unitCost.id);
  const start = packedRow(space, game.rules(level).start());
  const steps = optimalPaths(space, start, limits, { optimum, estimate: admissibleEstimate(game, space) });
  const began = performance.now();
  let found: OptimalPaths | Exclude<Status, 'solved'> | undefined;
  await inSlices(() => {
    const { done, value } = steps.next();
    const seconds = (performance.now() - began) / 1000;
    if (done) found = value;
    else if (seconds > (limits.seconds ?? Number.POSITIVE_INFINITY)) found = 'time-limit';
    else if (signal?.aborted) found = 'cancelled';
    return found !== undefined;
  });
  return found!;
}

/** The recommended heuristic where it is admissible for moves; undefined otherwise. */
export function admissibleEstimate(game: Game, space: Space): Estimate | undefined {
  const heuristic = game.heuristics.find(({ id }) => id === game.recommended.heuristic);
  return heuristic?.admissible.includes(unitCost.id) ? heuristic.prepare(space) : undefined;
}

/** The first solutions of all, in the game's notation; one that the rules refuse is a bug of ours. */
function firstSolutions(game: Game, level: Level, paths: OptimalPaths, most: number): string[][] {
  const rules = game.rules(level);
  const solutions: string[][] = [];
  if (most < 1) return solutions;
  for (const codes of listPaths(paths)) {
    const solution: string[] = [];
    let state = rules.start();
    for (const code of codes) {
      const move = paths.space.move(code);
      const result = rules.apply(state, move);
      if (!result.ok) throw new Error(`An optimal solution breaks the rules: ${result.error.code}`);
      solution.push(rules.formatMove(move));
      state = result.value;
    }
    if (!rules.isGoal(state)) throw new Error('An optimal solution does not end in a goal position');
    solutions.push(solution);
    if (solutions.length >= most) break;
  }
  return solutions;
}
