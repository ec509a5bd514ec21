/**
 * Fourfold as a library: read levels of four puzzle games, solve them, check solutions, play, review what was played, grade them, make new ones.
 *
 * Mistakes in level text and in moves are values ({@link Result}); wrong ids, limits and options are errors of the caller's
 * program and throw a `RangeError` that says what was expected.
 *
 * @packageDocumentation
 */
import { type Exploration, exploreInSlices } from './analysis/explore.ts';
import { countSolved as count, type SolvedCount } from './analysis/solved-count.ts';
import type { GameInfo } from './core/game.ts';
import { failure, type Result } from './core/result.ts';
import type { AlgorithmInfo } from './core/search.ts';
import { games as gameRecords } from './games/index.ts';
import { asGameLevel, type PlayableLevel, sentenceOf } from './library/levels.ts';
import { limitsOf, type SearchLimits } from './library/options.ts';
import { type BadMove, type Replay, replay, splitMoves } from './play/replay.ts';
import { algorithms as algorithmRecords } from './search/algorithms/index.ts';
import { choiceMistake, chooseCost } from './search/method.ts';

export type { Graded, Grading, NotGraded } from './analysis/difficulty.ts';
export type { Basis, DifficultyFigures, KnownFigures, TrapFigures } from './analysis/difficulty-figures.ts';
export type { Effort, Efforts } from './analysis/effort.ts';
export type { Exploration } from './analysis/explore.ts';
export type { NearOptimal } from './analysis/near-optimal.ts';
export type { AllSolutions } from './analysis/optimal-solutions.ts';
export type { PathCount } from './analysis/path-count.ts';
export type { SolvedCount } from './analysis/solved-count.ts';
export type { Traps } from './analysis/traps.ts';
export type { CostModel, GameInfo, HeaderSpec, HeuristicInfo, Rules } from './core/game.ts';
export type { Difficulty, ShapeKey } from './core/generator.ts';
export type { Direction } from './core/grid.ts';
export type { Level, LevelInfo } from './core/level.ts';
export type { Message, Values } from './core/message.ts';
export type { Result } from './core/result.ts';
export type { AlgorithmInfo, AlgorithmOptions, OptionSpec, Statistics, Status } from './core/search.ts';
export type { CellPlace } from './core/sketch.ts';
export type { Stars } from './core/stars.ts';
export type { Named } from './core/studio.ts';
export type { CellView, Choice, Controls, Ground, Part, PieceView, Preview, View } from './core/view.ts';
export type { Language } from './core/words.ts';
export type { ToldProblem as Problem } from './games/pack.ts';
export type { Rejection } from './generate/attempt.ts';
export type { GenerateWatch, Generation, GenerationProgress, GenerationStop } from './generate/generate.ts';
export type { GenerateLimits, GenerateRequest, ShapeWishes } from './generate/request.ts';
export { type GeneratedLevels, type GenerateOptions, generateLevels } from './library/generate.ts';
export { type AllSolutionsOptions, allSolutions, type GradeOptions, grade } from './library/grade.ts';
export { formatLevels, type PlayableLevel, readLevels, sentenceOf } from './library/levels.ts';
export type { Progress, SearchLimits, SolveOptions } from './library/options.ts';
export { type Review, type ReviewOptions, review } from './library/review.ts';
export { solve } from './library/solve.ts';
export type { BadMove, Replay } from './play/replay.ts';
export { PlaySession } from './play/session.ts';
export type { Best, Distance, Reason, Verdict } from './review/findings.ts';
export type { Line } from './review/line.ts';
export type { Query } from './review/query.ts';
export { type Improvement, type Solution, UnsuitableError } from './search/solve.ts';

/** All games, with their heuristics and cost models. */
export const games: readonly GameInfo[] = gameRecords;

/** All algorithms, with what they promise and what one can set about them. */
export const algorithms: readonly AlgorithmInfo[] = algorithmRecords;

/**
 * Plays moves by the rules of the game and says whether they solve the level, or which one is wrong and why.
 *
 * @param moves in the notation of the game: one by one, or as text with blanks or commas between them.
 * @param cost the id of a cost model of the game; its first one when left out.
 * @throws RangeError when the game has no such cost model.
 */
export function verify(
  level: PlayableLevel,
  moves: string | readonly string[],
  cost?: string,
): Result<Replay, BadMove> {
  const known = asGameLevel(level);
  const model = chooseCost(known.game, cost);
  if (!model.ok) throw new RangeError(choiceMistake(model.error));
  const words = typeof moves === 'string' ? splitMoves(moves) : moves;
  const played = replay(known.game.rules(known.level, model.value), words);
  if (played.ok) return played;
  return failure({ ...played.error, reason: sentenceOf(known.game, played.error.reason) });
}

/**
 * Counts the positions that can be reached from the start of a level, by depth. It runs in this thread, in slices of
 * about 15 ms.
 *
 * @param signal ends it; what was found until then is the answer, not an error.
 * @throws RangeError when a limit is not a number in its range; the promise rejects with it.
 */
export async function explore(
  level: PlayableLevel,
  limits: SearchLimits = {},
  signal?: AbortSignal,
): Promise<Exploration> {
  const known = asGameLevel(level);
  return exploreInSlices(known.game, known.level, limitsOf(limits), signal);
}

/**
 * Counts the solved positions that can be reached, by the number of moves to them, exactly, however many there are. This is for
 * games that give it away without a walk through all positions. It runs in this thread, in slices of about 15 ms.
 *
 * @param signal ends it; what was counted until then is the answer, not an error.
 * @throws RangeError when the game does not give it away, or a limit is not a number in its range; the promise rejects with it.
 */
export async function countSolved(
  level: PlayableLevel,
  limits: Omit<SearchLimits, 'depth'> = {},
  signal?: AbortSignal,
): Promise<SolvedCount> {
  const known = asGameLevel(level);
  const counted = await count(known.game, known.level, limitsOf(limits), signal);
  if (!counted.ok) throw new RangeError(counted.error);
  return counted.value;
}
