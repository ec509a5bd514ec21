/**
 * What the author of a game, a heuristic or an algorithm needs: the contract, and what Fourfold's own games are made with.
 *
 * @packageDocumentation
 */

export type { Check, CheckLimits, Evidence, EvidenceKind, Report } from '../core/certificate.ts';
export type { Facts, Landmark, Requirement, Wanted } from '../core/facts.ts';
export {
  type CostModel,
  type Game,
  type GameInfo,
  type HeaderSpec,
  type Heuristic,
  type HeuristicInfo,
  preparedInSteps,
  type Rules,
  unitCost,
} from '../core/game.ts';
export type { Difficulty, Generator, Shape, ShapeKey, ShapeSpec } from '../core/generator.ts';
export {
  type BoardImage,
  type Direction,
  directions,
  firstText,
  imagesOf,
  isDirection,
  neighbour,
  opposite,
  type Size,
  step,
} from '../core/grid.ts';
export {
  type CellText,
  type HeaderLine,
  type Level,
  type LevelInfo,
  type LevelSource,
  type LevelText,
  maxBoardSide,
} from '../core/level.ts';
export { shorten } from '../core/level-text.ts';
export {
  type AnyPhrases,
  type Message,
  type MessageOf,
  messagesOf,
  type Phrases,
  type Values,
} from '../core/message.ts';
export { type LevelTextMessages, levelMessage, type PlayMessages, playMessage } from '../core/messages.ts';
export { type Place, type Problem as LevelProblem, Problems } from '../core/problem.ts';
export { createRandom, type Random } from '../core/random.ts';
export { failure, type Result, success } from '../core/result.ts';
export {
  type Algorithm,
  type AlgorithmInfo,
  type AlgorithmOptions,
  depthLimitOf,
  type Limits,
  lazySearch,
  newStatistics,
  noteMemory,
  type OptimalityConditions,
  type OptionSpec,
  optionOf,
  type Search,
  type SearchProblem,
  type Statistics,
  type Status,
} from '../core/search.ts';
export { type Pace, runNow, type Steps, unhurried } from '../core/slices.ts';
export type { SolvedCounter } from '../core/solved-count.ts';
export {
  type Backward,
  createSuccessors,
  type Estimate,
  packedRow,
  type Space,
  type Successors,
} from '../core/space.ts';
export type { Brush, Named, Studio } from '../core/studio.ts';
export type { CellView, Choice, Controls, Ground, Part, PieceView, Preview, View } from '../core/view.ts';
export { towards } from '../core/words/en.ts';
export type { GameWords, Language } from '../core/words.ts';
export type { Extension } from '../extension/extension.ts';
export type { OwnHeuristic } from '../extension/heuristic.ts';
export type { Cell, Goal, Piece, State } from '../extension/state-types.ts';
