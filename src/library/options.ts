import { mostCounted, mostMegabytes, usualSeconds } from '../core/limits.ts';
import { didYouMean } from '../core/near.ts';
import type { Limits, OptionSpec } from '../core/search.ts';

/** Limits of long work. */
export interface SearchLimits {
  /** The most positions stored; a whole number from 1. */
  readonly states?: number | undefined;
  /** Of time, preparing included; 600 when left out, and Infinity is none. */
  readonly seconds?: number | undefined;
  /** The most memory of table and frontier, in MiB; 4096 when left out. */
  readonly megabytes?: number | undefined;
  /** Positions after so many moves are not searched further; a whole number from 0. */
  readonly depth?: number | undefined;
}

/** What every function that can take long understands; everything may be left out. */
export interface WorkOptions<Progress, Limits = SearchLimits> {
  readonly limits?: Limits | undefined;
  /** Ends the work: what is known by then is the answer, not an error. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every slice of about 15 ms, so some sixty times a second, and at the end. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /**
   * Work in a thread of its own, so that this one stays free; limits and the signal end it there also where it does not give way.
   * Otherwise it runs in this thread, in slices of about 15 ms.
   */
  readonly worker?: boolean | undefined;
  /**
   * Modules with games, heuristics and algorithms of one's own, which are then known by their ids, in a thread too: addresses, or
   * paths from the current folder.
   */
  readonly use?: Modules | undefined;
}

/** One module or more. */
export type Modules = string | URL | readonly (string | URL)[];

/** A position of a level, by the moves that lead to it from the start. */
export interface PositionOptions {
  /**
   * The moves that were played before, in the notation of the game: one by one, or as text with blanks or commas between them. They
   * count towards the moves of a level that has a limit of them.
   */
  readonly after?: string | readonly string[] | undefined;
}

/** The names that all of them have. */
const common = ['limits', 'signal', 'onProgress', 'worker', 'use'];
const limitNames = ['states', 'seconds', 'megabytes', 'depth'] as const;
type LimitName = (typeof limitNames)[number];

/** Refuses options of a function of long work that it does not have. `former` is what was given behind them. */
export function checkWorkNames(
  call: string,
  given: object,
  own: readonly string[] = [],
  former: readonly unknown[] = [],
): void {
  checkNames(call, given, [...common, ...own], former);
}

export function checkNames(
  call: string,
  given: object,
  names: readonly string[],
  former: readonly unknown[] = [],
): void {
  const expected = `expected ${call}(…, { ${names.join(', ')} })`;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RangeError(`The options of ${call} are ${JSON.stringify(given)}; ${expected}.`);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const isLimit = names.includes('limits') && limitNames.some((name) => name === unknown);
    const hint = isLimit ? ` Limits stand in limits: { ${unknown}: … }.` : didYouMean(unknown, names);
    throw new RangeError(`${call} has no option "${unknown}"; ${expected}.${hint}`);
  }
  if (former.some((each) => each !== undefined))
    throw new RangeError(`${call} takes its options in one object; ${expected}.`);
}

/** The limits as the engine has them. `has` are those that the function heeds. */
export function limitsOf(
  given: SearchLimits | undefined = {},
  has: readonly string[] = limitNames,
  usual = usualSeconds,
): Limits & Required<Pick<Limits, 'seconds'>> {
  checkNames('limits', given, has);
  const { states, seconds = usual, megabytes, depth } = given;
  checkNumber('limits.states', states, { least: 1, whole: true });
  checkNumber('limits.seconds', seconds, { least: 0, whole: false, most: Number.POSITIVE_INFINITY });
  checkNumber('limits.megabytes', megabytes, { least: 0, whole: false, most: mostMegabytes });
  checkNumber('limits.depth', depth, { least: 0, whole: true });
  return {
    ...(states !== undefined && { states }),
    seconds,
    ...(megabytes !== undefined && { bytes: megabytes * 1024 ** 2 }),
    ...(depth !== undefined && { depth }),
  };
}

/** All limits but that of depth. */
export const withoutDepth = limitNames.filter((name: LimitName) => name !== 'depth');

interface NumberRange {
  readonly least: number;
  /** 2^31 - 2 when left out. */
  readonly most?: number;
  readonly whole: boolean;
}

export function checkNumber(name: string, value: number | undefined, range: NumberRange): void {
  if (value === undefined || isNumberIn(value, range)) return;
  throw new RangeError(`${name} is ${value}; expected ${describeNumber(range)}.`);
}

/** The expected value of an option of an algorithm, in words; undefined when the value is right. */
export function mistakeIn(spec: OptionSpec['value'], value: unknown): string | undefined {
  if (spec.kind === 'flag') return typeof value === 'boolean' ? undefined : 'true or false';
  if (spec.kind === 'number') return isNumberIn(value, spec) ? undefined : describeNumber(spec);
  return spec.choices.some((choice) => choice === value) ? undefined : `one of ${spec.choices.join(', ')}`;
}

const isNumberIn = (value: unknown, { least, most = mostCounted, whole }: NumberRange): boolean =>
  typeof value === 'number' && value >= least && value <= most && (!whole || Number.isSafeInteger(value));

const describeNumber = ({ least, most = mostCounted, whole }: NumberRange): string =>
  `a ${whole ? 'whole ' : ''}number from ${least} to ${most.toLocaleString('en')}`;
