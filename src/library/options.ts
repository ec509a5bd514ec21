import { mostCounted, mostMegabytes, usualSeconds } from '../core/limits.ts';
import type { Algorithm, AlgorithmOptions, Limits, OptionSpec, Statistics } from '../core/search.ts';
import { choiceMistake, chooseMethod, type Method } from '../search/method.ts';
import type { Improvement } from '../search/solve.ts';
import { asGameLevel, type PlayableLevel } from './levels.ts';

/** Limits of a search or an exploration. */
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

/** Progress of a search. */
export interface Progress extends Readonly<Statistics> {
  /** Searched so far. */
  readonly milliseconds: number;
}

/** How to solve a level; everything may be left out. */
export interface SolveOptions {
  /** The id of one of {@link algorithms}; the one that the game recommends when left out. */
  readonly algorithm?: string | undefined;
  /** The id of a heuristic of the game; where the algorithm uses one, the one that the game recommends when left out. */
  readonly heuristic?: string | undefined;
  /** The id of a cost model of the game; its first one when left out. */
  readonly cost?: string | undefined;
  readonly limits?: SearchLimits | undefined;
  /** Options of the algorithm, by the ids in its `options`. */
  readonly options?: AlgorithmOptions | undefined;
  /** Ends the search: that is an answer with the status `cancelled`, not an error. */
  readonly signal?: AbortSignal | undefined;
  /** Called some fifty times a second, and once at the end. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called with every better solution by the algorithms that go on looking for one. */
  readonly onImprovement?: ((improvement: Improvement) => void) | undefined;
  /**
   * Search in a thread of its own, so that this one stays free, and a signal ends the search at once. Otherwise the search
   * runs in this thread, in slices of about 15 ms.
   */
  readonly worker?: boolean | undefined;
}

/** A valid request: ids resolved, numbers checked. */
export interface Request {
  readonly method: Method;
  readonly limits: Limits;
  readonly options: AlgorithmOptions;
}

export function requestOf(level: PlayableLevel, given: SolveOptions): Request {
  const method = chooseMethod(asGameLevel(level).game, given);
  if (!method.ok) throw new RangeError(choiceMistake(method.error));
  const options = given.options ?? {};
  checkOptions(method.value.algorithm, options);
  return { method: method.value, limits: limitsOf(given.limits), options };
}

export function limitsOf({
  states,
  seconds = usualSeconds,
  megabytes,
  depth,
}: SearchLimits = {}): Limits & Required<Pick<Limits, 'seconds'>> {
  const limits = {
    ...(states !== undefined && { states }),
    seconds,
    ...(megabytes !== undefined && { bytes: megabytes * 1024 ** 2 }),
    ...(depth !== undefined && { depth }),
  };
  checkNumber('limits.states', states, { least: 1, whole: true });
  checkNumber('limits.seconds', seconds, { least: 0, whole: false, most: Number.POSITIVE_INFINITY });
  checkNumber('limits.megabytes', megabytes, { least: 0, whole: false, most: mostMegabytes });
  checkNumber('limits.depth', depth, { least: 0, whole: true });
  return limits;
}

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

function checkOptions(algorithm: Algorithm, given: AlgorithmOptions): void {
  for (const [id, value] of Object.entries(given)) {
    const spec = algorithm.options?.find((each) => each.id === id);
    if (!spec) throw new RangeError(`${algorithm.id} has no option "${id}".`);
    const expected = mistakeIn(spec.value, value);
    if (expected !== undefined)
      throw new RangeError(`The option "${id}" of ${algorithm.id} is ${value}; expected ${expected}.`);
  }
}

/** The expected value, in words; undefined when the value is right. */
function mistakeIn(spec: OptionSpec['value'], value: unknown): string | undefined {
  if (spec.kind === 'flag') return typeof value === 'boolean' ? undefined : 'true or false';
  if (spec.kind === 'number') return isNumberIn(value, spec) ? undefined : describeNumber(spec);
  return spec.choices.some((choice) => choice === value) ? undefined : `one of ${spec.choices.join(', ')}`;
}

const isNumberIn = (value: unknown, { least, most = mostCounted, whole }: NumberRange): boolean =>
  typeof value === 'number' && value >= least && value <= most && (!whole || Number.isSafeInteger(value));

const describeNumber = ({ least, most = mostCounted, whole }: NumberRange): string =>
  `a ${whole ? 'whole ' : ''}number from ${least} to ${most.toLocaleString('en')}`;
