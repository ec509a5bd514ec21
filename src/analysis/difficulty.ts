import { type Game, unitCost } from '../core/game.ts';
import type { Difficulty } from '../core/generator.ts';
import type { Level } from '../core/level.ts';
import { createRandom } from '../core/random.ts';
import type { Status } from '../core/search.ts';
import { runInSlices, type Steps } from '../core/slices.ts';
import type { Space } from '../core/space.ts';
import { packedRow } from '../core/space.ts';
import { judgingMethod } from '../search/method.ts';
import { bottlenecksOfAll, optimalBottlenecks } from './bottlenecks.ts';
import type { Basis, DifficultyFigures, TrapFigures } from './difficulty-figures.ts';
import { gradeOf, scoreOf } from './difficulty-score.ts';
import { effortsOn, searched } from './effort.ts';
import { none, type StateGraph, stateGraph } from './graph.ts';
import { informationOf } from './information.ts';
import { counterIntuitiveMoves, obviousEstimate, obviousHeuristic } from './intuition.ts';
import { nearBy, nearOptimal } from './near-optimal.ts';
import { Neighbourhood, TooManyError } from './neighbourhood.ts';
import { countFinals, countPaths, type OptimalPaths, optimalPaths } from './optimal-paths.ts';
import { admissibleEstimate } from './optimal-solutions.ts';
import { sampledTraps } from './sampled-traps.ts';
import { singlePath } from './single-path.ts';
import { trapsOf } from './traps.ts';
import { exactWalk, sampledWalk } from './walker.ts';

export interface GradeOptions {
  /** Levels with more positions are graded from samples; 200,000 when left out. */
  readonly maxStates?: number | undefined;
  /** Of the samples; 1 when left out. */
  readonly seed?: number | undefined;
}

/** How hard a level is for people, by estimate. */
export interface Grading {
  /** `graded`, or why not: there is no solution, or none was found within the limits. */
  readonly status: 'graded' | Exclude<Status, 'solved'>;
  /** Undefined unless graded. */
  readonly estimated?: Difficulty;
  /** From 0 to 100; it decides the grade. */
  readonly score?: number;
  readonly figures?: DifficultyFigures;
}

export const defaultMaxStates = 200_000;
/** Solving, and finding all optimal solutions, may each store so many times the limit of positions. */
const solvingFactor = 10;
/** The most expansions of each search whose effort is measured. */
const effortFactor = 5;
/** Steps of the sampled walker on a known graph, and on one that is generated on the way. */
const stepsOnGraph = 2_000_000;
const stepsOutside = 200_000;

/** Grades in pieces, so that signals, timers and the rest of the program go on meanwhile. */
export async function gradeInSlices(
  game: Game,
  level: Level,
  options: GradeOptions = {},
  signal?: AbortSignal,
): Promise<Grading> {
  await judgingMethod(game).algorithm.load?.();
  return (await runInSlices(grading(game, level, options), signal)) ?? { status: 'cancelled' };
}

/** The input of all figures. */
interface Subject {
  readonly game: Game;
  readonly level: Level;
  readonly space: Space;
  readonly start: Uint32Array;
  readonly maxStates: number;
  readonly seed: number;
}

function* grading(
  game: Game,
  level: Level,
  { maxStates = defaultMaxStates, seed = 1 }: GradeOptions,
): Steps<Grading> {
  const space = game.space(level, unitCost.id);
  const start = packedRow(space, game.rules(level).start());
  const subject = { game, level, space, start, maxStates, seed };
  const graph = yield* stateGraph(space, start, maxStates);
  const figures = graph ? yield* fromGraph(subject, graph) : yield* fromSamples(subject);
  if (typeof figures === 'string') return { status: figures };
  const score = scoreOf(figures);
  return { status: 'graded', estimated: gradeOf(score, game.gradeLimits), score, figures };
}

/** All figures, from the whole reachable graph. */
function* fromGraph(subject: Subject, graph: StateGraph): Steps<DifficultyFigures | 'unsolvable'> {
  const { game, space, start, maxStates, seed } = subject;
  const optimum = graph.toGoal[0]!;
  if (optimum === none || optimum > (space.moveLimit ?? Number.POSITIVE_INFINITY)) return 'unsolvable';
  const paths = yield* optimalPaths(space, start, {}, { optimum });
  if (typeof paths === 'string') throw new Error(`${game.id}: solvable, and then ${paths}`);
  const obvious = obviousEstimate(game, space);
  const values = Float64Array.from({ length: graph.count }, (_, id) =>
    obvious(graph.states, id * space.words),
  );
  yield;
  const exact = yield* exactWalk(graph, values);
  const walk =
    exact ??
    (yield* sampledWalk(
      {
        next: (id) => graph.targets.subarray(graph.firstMove[id]!, graph.firstMove[id + 1]!),
        isGoal: (id) => graph.toGoal[id] === 0,
      },
      0,
      (id) => values[id]!,
      optimum,
      createRandom(seed),
      stepsOnGraph,
    ));
  const { entrances, ...traps } = trapsOf(graph);
  return {
    ...(yield* onPaths(subject, paths, 'exact')),
    positions: { count: graph.count, basis: 'exact' },
    nearOptimal: { ...nearOptimal(graph), basis: 'exact' },
    traps: {
      ...traps,
      ...(exact && entrances.length > 0 && { wander: mean(entrances.map((id) => exact.untilEnd[id]!)) }),
      basis: 'exact',
    },
    walker: { steps: walk.steps, isAtLeast: walk.isAtLeast, basis: exact ? 'exact' : 'sampled' },
    bottlenecks: { optimal: optimalBottlenecks(paths), all: bottlenecksOfAll(graph), basis: 'exact' },
    effort: { ...(yield* effortsOn(game, space, start, effortFactor * maxStates)), basis: 'exact' },
  };
}

/** The figures without the whole graph; some are exact all the same, because they need only a part of it. */
function* fromSamples(subject: Subject): Steps<DifficultyFigures | Exclude<Status, 'solved'>> {
  const { game, level, space, start, maxStates, seed } = subject;
  const limits = { states: solvingFactor * maxStates };
  const solution = yield* searched(space, start, judgingMethod(game), limits);
  if (solution.status !== 'solved') return solution.status;
  if (!solution.isOptimal) throw new Error(`${game.id}: the method for grades proves nothing`);
  const optimum = solution.path.length;
  const estimate = admissibleEstimate(game, space);
  const all = yield* optimalPaths(space, start, limits, { optimum, estimate });
  const isWhole = typeof all !== 'string';
  const paths = isWhole ? all : singlePath(space, start, solution.path);
  const basis = isWhole ? 'exact' : 'sampled';
  const near =
    estimate && (yield* stateGraph(space, start, maxStates, { moves: optimum + nearBy, estimate }));
  const traps: TrapFigures = yield* sampledTraps(game, level, paths, createRandom(seed));
  const around = new Neighbourhood(space);
  const obvious = obviousEstimate(game, space);
  const walk = yield* sampledWalk(
    around,
    around.add(start, 0),
    (id) => obvious(around.states, id * space.words),
    optimum,
    createRandom(seed),
    stepsOutside,
  );
  return {
    ...(yield* onPaths(subject, paths, basis)),
    positions: { count: maxStates, basis: 'sampled' },
    ...(near && { nearOptimal: { ...nearOptimal(near), basis: 'exact' } }),
    traps,
    walker: { ...walk, basis: 'sampled' },
    bottlenecks: { optimal: optimalBottlenecks(paths), basis },
    effort: { ...(yield* effortsOn(game, space, start, effortFactor * maxStates)), basis: 'exact' },
  };
}

type PathFigures = Pick<DifficultyFigures, 'optimum' | 'solutions' | 'information' | 'counterIntuitive'>;

/** The figures that need only the optimal solutions. */
function* onPaths({ game }: Subject, paths: OptimalPaths, basis: Basis): Steps<PathFigures> {
  const information = bitsOf(paths);
  yield;
  const heuristic = obviousHeuristic(game).id;
  const moves = counterIntuitiveMoves(paths, obviousEstimate(game, paths.space));
  return {
    optimum: { moves: paths.optimum, basis: 'exact' },
    solutions: { count: countPaths(paths), finals: countFinals(paths), basis },
    ...(information !== undefined && { information: { bits: information, basis } }),
    counterIntuitive: { moves, heuristic, basis },
  };
}

function bitsOf(paths: OptimalPaths): number | undefined {
  try {
    return informationOf(paths);
  } catch (error) {
    if (error instanceof TooManyError) return undefined;
    throw error;
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
