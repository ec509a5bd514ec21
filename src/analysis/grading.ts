import { type Game, unitCost } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { createRandom } from '../core/random.ts';
import { defaultBytes, type Status } from '../core/search.ts';
import type { Pace, Steps } from '../core/slices.ts';
import { packedRow, type Space } from '../core/space.ts';
import { judgingMethod } from '../search/method.ts';
import { spaceInSteps } from '../search/prepare.ts';
import { bottlenecksOfAll, optimalBottlenecks } from './bottlenecks.ts';
import type { Basis, DifficultyFigures, KnownFigures } from './difficulty-figures.ts';
import { gradeOf, type ScoredFigures, scoreOf } from './difficulty-score.ts';
import { effortsOn } from './effort.ts';
import { none, type StateGraph, stateGraph } from './graph.ts';
import { informationOf } from './information.ts';
import { counterIntuitiveMoves, estimatesOf, obviousEstimate, obviousHeuristic } from './intuition.ts';
import { nearBy, nearOptimal } from './near-optimal.ts';
import { Neighbourhood, TooManyError } from './neighbourhood.ts';
import { countFinals, countPaths, type OptimalPaths, optimalPaths } from './optimal-paths.ts';
import { admissibleEstimate } from './optimal-solutions.ts';
import { sampledTraps } from './sampled-traps.ts';
import { Estimates, searched } from './searched.ts';
import { singlePath } from './single-path.ts';
import { trapsOf } from './traps.ts';
import { exactWalk, sampledWalk } from './walker.ts';

/** Solving, and finding all optimal solutions, may each store so many times the limit of positions. */
const solvingFactor = 10;
/** The most expansions of each search whose effort is measured. */
const effortFactor = 5;
/** A graph, the paths in it and what is around them are in memory at the same time: each may take a part of the limit. */
const parts = 4;
/** Steps of the sampled walker on a known graph, and on one that is generated on the way. */
const stepsOnGraph = 2_000_000;
const stepsOutside = 200_000;

/** What to grade, and how. */
interface Task {
  readonly game: Game;
  readonly level: Level;
  readonly maxStates: number;
  readonly seed: number;
  /** The most memory of it all; 4 GiB when left out. */
  readonly bytes: number | undefined;
  readonly pace: Pace;
  /** Hears every figure as soon as it is known. */
  readonly tell: (known: KnownFigures) => void;
}

/** The input of all figures. */
interface Subject extends Required<Task> {
  readonly space: Space;
  readonly start: Uint32Array;
  readonly estimates: Estimates;
  /** The most memory of each search and graph. */
  readonly bytes: number;
}

/** Finds all figures, those that take longest last. */
export function* grading(task: Task): Steps<'graded' | Exclude<Status, 'solved'>> {
  const { game, level, maxStates, pace, tell } = task;
  const bytes = (task.bytes ?? defaultBytes) / parts;
  const space = yield* spaceInSteps(game, level, unitCost.id);
  const start = packedRow(space, game.rules(level).start());
  const subject = { ...task, bytes, space, start, estimates: new Estimates(space) };
  const graph = yield* stateGraph(space, start, { states: maxStates, bytes }, pace);
  const scored = yield* typeof graph === 'number' ? fromSamples(subject, graph) : fromGraph(subject, graph);
  if (typeof scored === 'string') return scored;
  const score = scoreOf(scored);
  tell({ score, estimated: gradeOf(score, game.gradeLimits) });
  const limits = { mostExpanded: effortFactor * maxStates, limits: { bytes }, pace };
  const effort = yield* effortsOn(game, space, start, subject.estimates, limits);
  tell({ figures: { effort: { ...effort, basis: 'exact' } } });
  return 'graded';
}

/** The figures from the whole reachable graph. */
function* fromGraph(
  subject: Subject,
  graph: StateGraph,
): Steps<ScoredFigures | 'unsolvable' | 'memory-limit'> {
  const { game, space, start, bytes, estimates, seed, pace, tell } = subject;
  const optimum = graph.toGoal[0]!;
  if (optimum === none || optimum > (space.moveLimit ?? Number.POSITIVE_INFINITY)) return 'unsolvable';
  tell({ figures: { positions: { count: graph.count, basis: 'exact' } } });
  const paths = yield* optimalPaths(space, start, { bytes }, { optimum }, pace);
  if (paths === 'memory-limit') return paths;
  if (typeof paths === 'string') throw new Error(`${game.id}: solvable, and then ${paths}`);
  const onPaths = yield* fromPaths(subject, paths, 'exact');
  const bottlenecks = { optimal: optimalBottlenecks(paths), all: yield* bottlenecksOfAll(graph, pace) };
  tell({ figures: { bottlenecks: { ...bottlenecks, basis: 'exact' } } });
  tell({ figures: { nearOptimal: { ...(yield* nearOptimal(graph, pace)), basis: 'exact' } } });

  const obvious = yield* obviousEstimate(game, estimates);
  const values = yield* estimatesOf(obvious, graph.states, space.words, graph.count, pace);
  const exact = yield* exactWalk(graph, values, pace);
  const around = {
    next: (id: number) => graph.targets.subarray(graph.firstMove[id]!, graph.firstMove[id + 1]!),
    isGoal: (id: number) => graph.toGoal[id] === 0,
  };
  const looks = (id: number): number => values[id]!;
  const { steps, isAtLeast } =
    exact ?? (yield* sampledWalk(around, 0, looks, optimum, createRandom(seed), stepsOnGraph, pace));
  const walker = { steps, isAtLeast, basis: exact ? 'exact' : 'sampled' } as const;
  tell({ figures: { walker } });

  const { entrances, ...found } = yield* trapsOf(graph, pace);
  const wander = exact &&
    entrances.length > 0 && { wander: mean(entrances.map((id) => exact.untilEnd[id]!)) };
  const traps = { ...found, ...wander, basis: 'exact' } as const;
  tell({ figures: { traps } });
  return { ...onPaths, walker, traps };
}

/** The figures without the whole graph; some are exact all the same, because they need only a part of it. */
function* fromSamples(subject: Subject, moreThan: number): Steps<ScoredFigures | Exclude<Status, 'solved'>> {
  const { game, space, start, maxStates, bytes, estimates, seed, pace, tell } = subject;
  tell({ figures: { positions: { count: moreThan, basis: 'sampled' } } });
  const judging = judgingMethod(game);
  const method = yield* estimates.method(judging.algorithm, judging.heuristic);
  const limits = { states: solvingFactor * maxStates, bytes };
  const solution = yield* searched(space, start, method, { limits, pace });
  if (solution.status !== 'solved') return solution.status;
  if (!solution.isOptimal) throw new Error(`${game.id}: the method for grades proves nothing`);
  const optimum = solution.path.length;
  tell({ figures: { optimum: { moves: optimum, basis: 'exact' } } });

  const estimate = yield* admissibleEstimate(game, estimates);
  const all = yield* optimalPaths(space, start, limits, { optimum, estimate }, pace);
  const isWhole = typeof all !== 'string';
  const paths = isWhole ? all : yield* singlePath(space, start, solution.path, pace);
  const basis = isWhole ? 'exact' : 'sampled';
  const onPaths = yield* fromPaths(subject, paths, basis);
  tell({ figures: { bottlenecks: { optimal: optimalBottlenecks(paths), basis } } });

  const traps = yield* sampledTraps(paths, method, createRandom(seed), { bytes }, pace);
  tell({ figures: { traps } });
  const obvious = yield* obviousEstimate(game, estimates);
  const around = new Neighbourhood(space, { start, bytes, estimate: obvious, pace });
  const looks = (id: number): number => around.values.values[id]!;
  const walk = yield* sampledWalk(around, 0, looks, optimum, createRandom(seed), stepsOutside, pace);
  const walker = { ...walk, basis: 'sampled' } as const;
  tell({ figures: { walker } });

  const within = estimate && { moves: optimum + nearBy, estimate };
  const near = within && (yield* stateGraph(space, start, { states: maxStates, bytes }, pace, within));
  if (typeof near === 'object')
    tell({ figures: { nearOptimal: { ...(yield* nearOptimal(near, pace)), basis: 'exact' } } });
  return { ...onPaths, traps, walker };
}

type PathFigures = Pick<DifficultyFigures, 'optimum' | 'solutions' | 'information' | 'counterIntuitive'>;

/** The figures that need only the optimal solutions. */
function* fromPaths(subject: Subject, paths: OptimalPaths, basis: Basis): Steps<PathFigures> {
  const { game, estimates, pace, tell } = subject;
  const optimum = { moves: paths.optimum, basis: 'exact' } as const;
  const solutions = { count: yield* countPaths(paths, pace), finals: countFinals(paths), basis };
  tell({ figures: { optimum, solutions } });
  const obvious = yield* obviousEstimate(game, estimates);
  const moves = yield* counterIntuitiveMoves(paths, obvious, pace);
  const counterIntuitive = { moves, heuristic: obviousHeuristic(game).id, basis };
  tell({ figures: { counterIntuitive } });
  const bits = yield* bitsOf(subject, paths);
  const information = bits === undefined ? undefined : { bits, basis };
  if (information) tell({ figures: { information } });
  return { optimum, solutions, counterIntuitive, ...(information && { information }) };
}

/** Undefined when there are too many positions around the paths. */
function* bitsOf({ bytes, pace }: Subject, paths: OptimalPaths): Steps<number | undefined> {
  try {
    return yield* informationOf(paths, { bytes, pace });
  } catch (error) {
    if (error instanceof TooManyError) return undefined;
    throw error;
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
