import type { Message } from '../../../core/message.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Steps } from '../../../core/slices.ts';
import type { Catalogue } from '../../../games/catalogue.ts';
import type { Change } from '../../../search/algorithms/former.ts';
import { usual } from '../../../search/algorithms/index.ts';
import { type Packing, packText, unpackText } from '../../shared/state/packed-text.ts';
import { findMethod } from '../shared/all-methods.ts';
import {
  changeIn,
  formatMethod,
  type LabLevel,
  type LabMethod,
  type LevelProblem,
  levelOf,
  parseMethod,
  shippedLevel,
} from '../shared/setup.ts';
import { formatResults, parseResults, type StoredRun } from './stored-results.ts';

/** The limits of each run, and how often it is made. */
export interface RunLimits {
  readonly seconds: number;
  readonly megabytes: number;
  /** The most states stored; undefined is without limit. */
  readonly states: number | undefined;
  readonly repeat: number;
}

/** The levels and methods to compare, and the limits of each run. */
export interface CompareSetup extends RunLimits {
  readonly levels: readonly LabLevel[];
  readonly methods: readonly LabMethod[];
}

/** The limits of a set-up in the units of a search. */
export const searchLimits = ({ states, seconds, megabytes }: RunLimits) => ({
  ...(states !== undefined && { states }),
  seconds,
  bytes: megabytes * 1024 ** 2,
});

/** The contents of an address: a set-up, perhaps with the figures that somebody got. */
export interface SharedComparison {
  readonly setup: CompareSetup;
  readonly results: readonly (StoredRun | undefined)[] | undefined;
  /** Methods that have changed since it was written: their figures are of what they were. */
  readonly changes: readonly Change[];
}

/** Why an address holds no set-up. */
export type SetupProblem = LevelProblem | { readonly code: 'unknown-method'; readonly mistake: Message };

const packing: Packing = { maxBytes: 256 * 1024, maxPackedLength: 64 * 1024 };

/** The largest comparison that a page runs. */
export const bounds = {
  levels: 240,
  methods: 40,
  runs: 2000,
  seconds: { least: 0.1, most: 600 },
  megabytes: { least: 1, most: 4096 },
  states: { least: 1, most: 2 ** 31 - 2 },
  repeat: { least: 1, most: 25 },
} as const;

export const defaultLimits = { seconds: 10, megabytes: 512, states: undefined, repeat: 1 } as const;

/** The default: a few levels that are easy but not trivial, and methods that differ. */
export function defaultSetup(catalogue: Catalogue): CompareSetup {
  const [game] = catalogue.games;
  const packs = game ? catalogue.packs(game.id) : [];
  const entries = (packs[1] ?? packs[0])?.entries.slice(0, 3) ?? [];
  return {
    levels: entries.map(shippedLevel),
    methods: usual.compared.map(({ id }) => ({ algorithm: id, options: {} })),
    ...defaultLimits,
  };
}

/** Addresses up to here are left readable. */
const plainLength = 600;

/** The set-up as it stands behind the question mark of an address; undefined when it is too large for one. */
export function formatSetup(
  setup: CompareSetup,
  results?: readonly (StoredRun | undefined)[],
): string | undefined {
  const text = plainText(setup, results);
  if (text.length <= plainLength && results === undefined) return text;
  const packed = packText(text, packing);
  return packed === undefined ? undefined : `z=${packed}`;
}

function plainText(setup: CompareSetup, results: readonly (StoredRun | undefined)[] | undefined): string {
  const { levels, methods, seconds, megabytes, states, repeat } = setup;
  const parts: [key: string, value: string | number][] = [
    ['levels', shortReferences(levels.map(({ reference }) => reference)).join(',')],
    ['methods', methods.map(formatMethod).join(',')],
  ];
  if (seconds !== defaultLimits.seconds) parts.push(['seconds', seconds]);
  if (megabytes !== defaultLimits.megabytes) parts.push(['mb', megabytes]);
  if (states !== undefined) parts.push(['states', states]);
  if (repeat !== defaultLimits.repeat) parts.push(['repeat', repeat]);
  if (results) parts.push(['results', formatResults(results)]);
  return parts.map((part) => part.join('=')).join('&');
}

/** Levels of one game after the other name it once. */
function shortReferences(references: readonly string[]): string[] {
  let last: string | undefined;
  return references.map((reference) => {
    const [game, id] = reference.split('/');
    if (reference.startsWith('~') || id === undefined) return reference;
    const short = game === last ? id : reference;
    last = game;
    return short;
  });
}

function longReferences(references: readonly string[]): string[] {
  let last = '';
  return references.map((reference) => {
    if (reference.startsWith('~')) return reference;
    const [game = '', id] = reference.split('/');
    if (id === undefined) return `${last}/${reference}`;
    last = game;
    return reference;
  });
}

/** Reads what `formatSetup` writes, level by level. */
export function* parseSetup(
  text: string,
  catalogue: Catalogue,
): Steps<Result<SharedComparison, SetupProblem>> {
  const plain = text.startsWith('z=') ? unpackText(text.slice(2), packing) : decoded(text);
  if (!plain.ok) return plain;
  const values = new Map(
    plain.value.split('&').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)] as const;
    }),
  );
  const listOf = (key: string): string[] => (values.get(key) ?? '').split(',').filter((each) => each !== '');
  const references = longReferences(listOf('levels'));
  const words = listOf('methods');
  if (references.length > bounds.levels || words.length > bounds.methods) return failure({ code: 'damaged' });
  const levels: LabLevel[] = [];
  for (const reference of new Set(references)) {
    const level = levelOf(reference, catalogue);
    if (!level.ok) return level;
    levels.push(level.value);
    yield;
  }
  const methods: LabMethod[] = [];
  for (const word of new Set(words)) {
    const method = parseMethod(word, findMethod);
    if (!method.ok) return failure({ code: 'unknown-method', mistake: method.error });
    // Two words of an old address can mean the same today.
    const isNew = methods.every((known) => formatMethod(known) !== formatMethod(method.value));
    if (isNew) methods.push(method.value);
  }
  const limits = limitsIn(values);
  const results = values.has('results') ? parseResults(values.get('results')!) : undefined;
  if (!limits || (values.has('results') && !results)) return failure({ code: 'damaged' });
  const changes = [...new Set(words.flatMap((word) => changeIn(word) ?? []))];
  return success({ setup: { levels, methods, ...limits }, results, changes });
}

function limitsIn(values: ReadonlyMap<string, string>): RunLimits | undefined {
  const read = (key: string, kind: keyof RunLimits): number | undefined => {
    const given = values.get(key);
    if (given === undefined) return defaultLimits[kind];
    const { least, most } = bounds[kind];
    const number = Number(given);
    return given !== '' && number >= least && number <= most ? number : Number.NaN;
  };
  const [seconds, megabytes, states, repeat] = [
    read('seconds', 'seconds'),
    read('mb', 'megabytes'),
    read('states', 'states'),
    read('repeat', 'repeat'),
  ];
  if ([seconds, megabytes, states, repeat].some(Number.isNaN)) return undefined;
  if (!Number.isInteger(repeat) || !Number.isInteger(states ?? 1)) return undefined;
  return { seconds: seconds!, megabytes: megabytes!, states, repeat: repeat! };
}

function decoded(text: string): Result<string, SetupProblem> {
  try {
    return success(decodeURIComponent(text));
  } catch {
    return failure({ code: 'damaged' });
  }
}
