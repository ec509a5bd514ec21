/**
 * Fourfold as a library: read levels of four puzzle games, and of games of one's own; solve them, check solutions, play, review what was
 * played, grade, compare methods, make new levels.
 *
 * Mistakes in level text and in moves are values ({@link Result}); wrong ids, limits, options and records are errors of the caller's
 * program and throw a `RangeError` that says what was expected.
 *
 * @packageDocumentation
 */
export type { Graded, GradeProgress, Grading, NotGraded } from './analysis/difficulty.ts';
export type { Basis, DifficultyFigures, KnownFigures, TrapFigures } from './analysis/difficulty-figures.ts';
export type { Effort, Efforts } from './analysis/effort.ts';
export type { Exploration } from './analysis/explore.ts';
export type { NearOptimal } from './analysis/near-optimal.ts';
export type { AllSolutions, AllSolutionsProgress } from './analysis/optimal-solutions.ts';
export type { PathCount } from './analysis/path-count.ts';
export type { CountProgress, SolvedCount } from './analysis/solved-count.ts';
export type { Traps } from './analysis/traps.ts';
export type { Certificate, Claim } from './certificate/certificate.ts';
export type { Checked, CheckProgress } from './certificate/check.ts';
export type { CellPlace } from './core/sketch.ts';
export type { Stars } from './core/stars.ts';
export type { LevelRecord, RunRecord, RunStatus } from './experiments/record.ts';
export type { ToldProblem as Problem } from './games/pack.ts';
export type { Rejection } from './generate/attempt.ts';
export type { Generation, GenerationProgress, GenerationStop } from './generate/generate.ts';
export type { GenerateLimits, GenerateRequest, ShapeWishes } from './generate/request.ts';
export { type CheckCertificateOptions, checkCertificate } from './library/certificate.ts';
export { type CompareOptions, type CompareProgress, type Comparison, compare } from './library/compare.ts';
export * from './library/core.ts';
export { type CountSolvedOptions, countSolved, type ExploreOptions, explore } from './library/explore.ts';
export { type GeneratedLevels, type GenerateOptions, generateLevels } from './library/generate.ts';
export { type AllSolutionsOptions, allSolutions, type GradeOptions, grade } from './library/grade.ts';
export type { AlgorithmId, CostId, GameId, HeuristicId } from './library/ids.ts';
export {
  formatLevels,
  type PlayableLevel,
  type ReadOptions,
  readLevels,
  sentenceOf,
} from './library/levels.ts';
export { algorithms, games, type ListedAlgorithm } from './library/lists.ts';
export type { MethodOptions } from './library/method.ts';
export type { Modules, PositionOptions, SearchLimits, WorkOptions } from './library/options.ts';
export { type Review, type ReviewOptions, review } from './library/review.ts';
export {
  type Certified,
  type CertifyOptions,
  certify,
  type Progress,
  type SolveOptions,
  solve,
} from './library/solve.ts';
export { type VerifyOptions, verify } from './library/verify.ts';
export type { BadMove, Replay } from './play/replay.ts';
export { PlaySession } from './play/session.ts';
export type { Best, Distance, Reason, Verdict } from './review/findings.ts';
export type { Line } from './review/line.ts';
export type { Query } from './review/query.ts';
export { type Improvement, type Solution, UnsuitableError } from './search/solve.ts';
