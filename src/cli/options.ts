import { InvalidArgumentError, Option } from 'commander';
import { type Game, unitCost } from '../core/game.ts';
import { mostCounted, mostMegabytes, mostSeconds, usualSeconds } from '../core/limits.ts';
import type { Message } from '../core/message.ts';
import { didYouMean } from '../core/near.ts';
import type { Result } from '../core/result.ts';
import {
  type Algorithm,
  type AlgorithmOptions,
  defaultBytes,
  type Limits,
  type OptionSpec,
} from '../core/search.ts';
import { games } from '../games/index.ts';
import { formerOptions } from '../search/algorithms/former.ts';
import {
  allAlgorithms,
  choiceMistake,
  chooseCost,
  chooseMethod,
  type Method,
  type MethodChoice,
} from '../search/method.ts';
import { CommandError } from './exit.ts';

/** The options that several commands share. */
export const levelOption = (): Option =>
  new Option('--level <which>', 'a level of the file, by number or title');
export const jsonOption = (): Option => new Option('--json', 'print one JSON document and nothing else');

export interface LimitOptions {
  readonly maxStates?: number;
  readonly maxSeconds?: number;
  readonly maxMemory?: number;
  readonly depth?: number;
}

/** The limits of a command where none are given. */
interface UsualLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

const usualLimits: UsualLimits = { seconds: usualSeconds, megabytes: defaultBytes / 1024 ** 2 };

export const limitOptions = ({ seconds, megabytes } = usualLimits): Option[] => [
  new Option('--max-states <n>', 'stop when so many positions are stored').argParser(wholeNumber(1)),
  new Option('--max-seconds <s>', `stop after so many seconds (${seconds})`).argParser(positiveNumber),
  new Option('--max-memory <mb>', `stop when so many megabytes are in use (${megabytes})`).argParser(
    aboveZero(mostMegabytes),
  ),
  new Option('--depth <d>', 'look no deeper than so many moves').argParser(wholeNumber(0)),
];

export const limitsOf = (
  { maxStates, maxSeconds, maxMemory, depth }: LimitOptions,
  { seconds, megabytes } = usualLimits,
): Limits & Required<Pick<Limits, 'seconds' | 'bytes'>> => ({
  ...(maxStates !== undefined && { states: maxStates }),
  seconds: maxSeconds ?? seconds,
  bytes: (maxMemory ?? megabytes) * 1024 ** 2,
  ...(depth !== undefined && { depth }),
});

const digits = (value: number): string => value.toLocaleString('en');

export const wholeNumber =
  (least: number, most = mostCounted) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(
      `Expected a whole number from ${digits(least)} to ${digits(most)}, not "${text}".`,
    );
  };

/** Digits, with a point among them or not. */
const decimal = /^\d*\.?\d+$/;

const numberFrom =
  (least: number, most = mostCounted) =>
  (text: string): number => {
    const value = Number(text);
    if (decimal.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(
      `Expected a number from ${digits(least)} to ${digits(most)}, not "${text}".`,
    );
  };

const aboveZero =
  (most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (decimal.test(text) && value > 0 && value <= most) return value;
    throw new InvalidArgumentError(`Expected a number above 0, at most ${digits(most)}, not "${text}".`);
  };

/** Processes at one time. */
export const mostJobs = 1000;

/** For seconds. */
export const positiveNumber = aboveZero(mostSeconds);

const idsOf = (things: readonly { readonly id: string }[]): string => things.map(({ id }) => id).join(', ');

export function gameNamed(id: string): Game {
  const game = games.find((each) => each.id === id);
  if (!game) {
    const meant = didYouMean(
      id,
      games.map((each) => each.id),
    );
    throw new CommandError(`"${id}" is not a game; expected one of ${idsOf(games)}.${meant}`);
  }
  return game;
}

/** The method that the options choose; a mistake in them ends the command. */
export const methodOf = (game: Game, options: MethodChoice): Method =>
  orCommandError(chooseMethod(game, options));

export const costOf = (game: Game, wanted: string | undefined): string =>
  orCommandError(chooseCost(game, wanted));

function orCommandError<T>(result: Result<T, Message>): T {
  if (!result.ok) throw new CommandError(choiceMistake(result.error));
  return result.value;
}

/** The general algorithms and those made for one game. */
const everyAlgorithm = allAlgorithms(games).map(({ algorithm }) => algorithm);

export const algorithmOption = (): Option =>
  new Option(
    '--algorithm <id>',
    `one of ${idsOf(everyAlgorithm)}; best, the strongest for the game, when left out`,
  );
export const heuristicOption = (): Option =>
  new Option(
    '--heuristic <id>',
    'a heuristic of the game (fourfold heuristics lists them); alone, it means A*',
  );
/** What is a limit for every search is no option of an algorithm as well, though it may be one elsewhere. */
const limitIds = new Set(limitOptions().map((option) => option.attributeName()));
const optionsOf = ({ options = [] }: Algorithm): readonly OptionSpec[] =>
  options.filter(({ id }) => !limitIds.has(id));

/** One command-line option for every option that some algorithm has. */
export function algorithmOptions(): Option[] {
  const all = new Map(everyAlgorithm.flatMap(optionsOf).map((spec) => [spec.id, spec]));
  const present = [...all.values()].map(({ id, summary, value }) => {
    // Algorithms that share an option may have different defaults.
    const users = everyAlgorithm.flatMap((algorithm) => {
      const own = algorithm.options?.find((spec) => spec.id === id);
      if (!own) return [];
      return own.value.kind === 'flag'
        ? algorithm.id
        : `${algorithm.id}: ${own.value.fallback} when left out`;
    });
    const text = `${summary} (${users.join(', ')})`;
    if (value.kind === 'flag') return new Option(`--${id}`, text);
    const option = new Option(`--${id} <${value.kind === 'choice' ? value.choices.join('|') : 'n'}>`, text);
    if (value.kind === 'choice') return option.choices(value.choices);
    return option.argParser(value.whole ? wholeNumber(value.least) : numberFrom(value.least));
  });
  const former = Object.entries(formerOptions).map(([id, instead]) => {
    const refuse = (): never => {
      throw new CommandError(`There is no option --${id} any more: ${instead}`);
    };
    return new Option(`--${id}`).preset('').argParser(refuse).hideHelp();
  });
  return [...present, ...former];
}

/** The options given for any algorithm. */
export function givenAlgorithmOptions(given: Readonly<Record<string, unknown>>): AlgorithmOptions {
  const known = new Set(everyAlgorithm.flatMap(optionsOf).map(({ id }) => id));
  const givenFor = (id: string): unknown => given[new Option(`--${id}`).attributeName()];
  return Object.fromEntries(
    [...known].flatMap((id) => (givenFor(id) === undefined ? [] : [[id, givenFor(id)]])),
  ) as AlgorithmOptions;
}

/** The options given for one algorithm; one that belongs to others is a mistake. */
export function algorithmOptionsOf(
  algorithm: Algorithm,
  given: Readonly<Record<string, unknown>>,
): AlgorithmOptions {
  const options = givenAlgorithmOptions(given);
  for (const id of Object.keys(options)) {
    if (!algorithm.options?.some((spec) => spec.id === id))
      throw new CommandError(`${algorithm.id} has no option --${id}.`);
  }
  return options;
}

export function costOption(): Option {
  const own = games.flatMap(({ name, costs }) =>
    costs.filter(({ id }) => id !== unitCost.id).map(({ id }) => `or ${id} for ${name}`),
  );
  return new Option('--cost <model>', `what a move costs: ${[unitCost.id, ...own].join(', ')}`);
}
