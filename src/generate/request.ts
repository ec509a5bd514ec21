import type { Game } from '../core/game.ts';
import {
  type Difficulty,
  difficulties,
  type Generator,
  generatorOf,
  type Shape,
  type ShapeKey,
  shapeKeys,
} from '../core/generator.ts';
import type { Level } from '../core/level.ts';
import { mostCounted } from '../core/limits.ts';
import { failure, type Result, success } from '../core/result.ts';
import { judgingMethod } from '../search/method.ts';

/** The shape of a level, as far as it is requested. */
export type ShapeWishes = { readonly [Key in ShapeKey]?: number | undefined };

/** Limits of a generation. */
export interface GenerateLimits {
  /** Of time, solving included; 60 when left out. */
  readonly seconds?: number | undefined;
  /** Tries that may be made; as many as time allows when left out. */
  readonly tries?: number | undefined;
  /** The most states that one solve may store: levels that take more are not made. Part of a level's origin. */
  readonly states?: number | undefined;
}

/** A request for levels; everything may be left out. */
export interface GenerateRequest {
  /** The same seed gives the same levels on every machine; 1 when left out. */
  readonly seed?: number | undefined;
  /** Of the generator; the newest when left out. Earlier ones make their levels again. */
  readonly version?: number | undefined;
  /** How many levels; 1 when left out. */
  readonly count?: number | undefined;
  /** Rows, columns, colours, pieces; the rest is drawn for each level from the usual range of the difficulty. */
  readonly shape?: ShapeWishes | undefined;
  /** The range of the optimum; a bound left out follows from the difficulty. */
  readonly minMoves?: number | undefined;
  readonly maxMoves?: number | undefined;
  /** Follows from the moves when left out; `medium` without those. */
  readonly difficulty?: Difficulty | undefined;
  readonly limits?: GenerateLimits | undefined;
  /** The number of the first try; 0 when left out. With `limits.tries: 1`, one level is made again. */
  readonly firstTry?: number | undefined;
  /** Levels that are not wanted again, nor any that differs from them by a symmetry only. */
  readonly exclude?: Iterable<Level> | undefined;
}

/** A valid request with all defaults filled in. */
export interface Plan {
  readonly game: Game;
  readonly generator: Generator;
  readonly seed: number;
  readonly count: number;
  readonly wishes: ShapeWishes;
  readonly difficulty: Difficulty;
  readonly moves: MoveRange;
  readonly limits: Readonly<Required<{ [Key in keyof GenerateLimits]: number }>>;
  readonly firstTry: number;
  /** Canonical forms of levels that are not wanted again. */
  readonly exclude: ReadonlySet<string>;
}

/** Both ends are included; `most` may be Infinity. */
export interface MoveRange {
  readonly least: number;
  readonly most: number;
}

const defaultSeconds = 60;
export const defaultStates = 200_000;
export const mostCount = 10_000;

/** Decides what a request leaves open and loads what it takes, or says in a sentence what is wrong with it. */
export async function planGeneration(game: Game, request: GenerateRequest = {}): Promise<Result<Plan>> {
  if (!game.generator) return failure(`${game.name} has no generator yet.`);
  const [{ generator: newest }] = await Promise.all([
    game.generator(),
    judgingMethod(game).algorithm.load?.(),
  ]);
  const generator = generatorOf(newest, request.version);
  if (!generator)
    return failure(
      `The generator of ${game.name} has no version ${request.version}; expected a whole number from 1 to ${newest.version}.`,
    );
  const { shape = {}, limits = {} } = request;
  const mistake =
    mistakeInNumber('The seed', request.seed, 0) ??
    mistakeInNumber('The count', request.count, 1, mostCount) ??
    mistakeInNumber('The least number of moves', request.minMoves, 1) ??
    mistakeInNumber('The most moves', request.maxMoves, 1) ??
    mistakeInNumber('The first try', request.firstTry, 0) ??
    mistakeInNumber('The limit of tries', limits.tries, 1) ??
    mistakeInNumber('The limit of states', limits.states, 1) ??
    mistakeInSeconds(limits.seconds) ??
    mistakeInShape(game, generator, shape) ??
    mistakeInMoves(request);
  if (mistake !== undefined) return failure(mistake);
  const difficulty = request.difficulty ?? difficultyOf(generator, request);
  return success({
    game,
    generator,
    seed: request.seed ?? 1,
    count: request.count ?? 1,
    wishes: shape,
    difficulty,
    moves: rangeOf(generator, difficulty, request),
    limits: {
      seconds: limits.seconds ?? defaultSeconds,
      tries: limits.tries ?? Number.POSITIVE_INFINITY,
      states: limits.states ?? defaultStates,
    },
    firstTry: request.firstTry ?? 0,
    exclude: new Set(Array.from(request.exclude ?? [], (level) => generator.canonical(level))),
  });
}

function mistakeInNumber(
  what: string,
  value: number | undefined,
  least: number,
  most = mostCounted,
): string | undefined {
  if (value === undefined || (Number.isSafeInteger(value) && value >= least && value <= most))
    return undefined;
  return `${what} is ${value}; expected a whole number from ${least} to ${most.toLocaleString('en')}.`;
}

const mistakeInSeconds = (seconds: number | undefined): string | undefined =>
  seconds === undefined || seconds > 0
    ? undefined
    : `The limit of seconds is ${seconds}; expected a number above 0.`;

function mistakeInShape(game: Game, generator: Generator, shape: ShapeWishes): string | undefined {
  for (const key of shapeKeys) {
    const wish = shape[key];
    if (wish === undefined) continue;
    const spec = generator.shape.find((each) => each.key === key);
    if (!spec) {
      const known = generator.shape.map((each) => each.key).join(', ');
      return `Levels of ${game.name} have no ${key} to choose; expected some of ${known}.`;
    }
    const { summary, least, most } = spec;
    if (!Number.isSafeInteger(wish) || wish < least || wish > most)
      return `For ${game.name}, ${key} is ${wish}; expected a whole number from ${least} to ${most} (${summary}).`;
  }
  return generator.impossible?.(known(shape))?.en;
}

function mistakeInMoves({ minMoves, maxMoves, difficulty }: GenerateRequest): string | undefined {
  if (minMoves !== undefined && maxMoves !== undefined && minMoves > maxMoves)
    return `At least ${minMoves} moves and at most ${maxMoves} cannot both be.`;
  if (difficulty !== undefined && !difficulties.includes(difficulty))
    return `"${difficulty}" is not a difficulty; expected one of ${difficulties.join(', ')}.`;
  return undefined;
}

/** The easiest difficulty whose levels can be that long. */
function difficultyOf({ moves }: Generator, { minMoves, maxMoves }: GenerateRequest): Difficulty {
  const wanted = minMoves ?? maxMoves;
  if (wanted === undefined) return 'medium';
  return difficulties.find((difficulty) => moves[difficulty][1] >= wanted) ?? 'expert';
}

function rangeOf(
  generator: Generator,
  difficulty: Difficulty,
  { minMoves, maxMoves, difficulty: wanted }: GenerateRequest,
): MoveRange {
  const [usualLeast, usualMost] = generator.moves[difficulty];
  const least = minMoves ?? Math.min(usualLeast, maxMoves ?? usualLeast);
  // A lower bound alone does not make the usual upper bound apply.
  const isOpen = minMoves !== undefined && (wanted === undefined || minMoves > usualMost);
  return { least, most: maxMoves ?? (isOpen ? Number.POSITIVE_INFINITY : usualMost) };
}

/** Without the keys that were left open. */
export const known = (shape: ShapeWishes): Partial<Shape> =>
  Object.fromEntries(Object.entries(shape).filter(([, wish]) => wish !== undefined));
