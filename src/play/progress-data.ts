import { failure, type Result, success } from '../core/result.ts';
import type { Stars } from '../core/stars.ts';

/** The best result of a level. There is one only when the level has been solved. */
export interface LevelResult {
  readonly game: string;
  readonly moves: number;
  /** None while nothing is known to compare the solution with. */
  readonly stars: Stars | undefined;
  /** In notation, as many as `moves`. */
  readonly solution: readonly string[];
  /** Hints helped to find it. */
  readonly hints?: true;
  /** When this solution was found, in milliseconds since 1970. */
  readonly when: number;
}

/** A level that was played, solved or not. */
export interface LastPlayed {
  readonly game: string;
  readonly level: string;
  readonly when: number;
}

/** All that is remembered, by level id and by game. */
export interface ProgressData {
  readonly levels: ReadonlyMap<string, LevelResult>;
  readonly last: ReadonlyMap<string, LastPlayed>;
}

/** Why a text is not taken as progress. `newer` was written by a later version of the app. */
export type ProgressProblem = 'too-large' | 'not-json' | 'not-progress' | 'newer';

const currentVersion = 1;
const maxCharacters = 4 * 1024 * 1024;
const maxMoves = 100_000;

export const emptyProgress: ProgressData = { levels: new Map(), last: new Map() };

/** The better of two results: fewer moves, then without hints, then the earlier one. Stars are kept wherever they were earned. */
function betterResult(a: LevelResult, b: LevelResult): LevelResult {
  const best = compareResults(a, b) <= 0 ? a : b;
  const stars = Math.max(a.stars ?? 0, b.stars ?? 0) as Stars | 0;
  return { ...best, stars: stars === 0 ? undefined : stars };
}

function compareResults(a: LevelResult, b: LevelResult): number {
  // The texts decide when all else is equal, so that merging gives the same in any order.
  const text = (result: LevelResult): string => `${result.game} ${result.solution.join('.')}`;
  const hints = Number(a.hints ?? false) - Number(b.hints ?? false);
  return a.moves - b.moves || hints || a.when - b.when || (text(a) < text(b) ? -1 : 1);
}

const laterPlayed = (a: LastPlayed, b: LastPlayed): LastPlayed => {
  if (a.when !== b.when) return a.when > b.when ? a : b;
  return a.level > b.level ? a : b;
};

/** Nothing is lost by merging, and the order does not matter. */
export const mergeProgress = (a: ProgressData, b: ProgressData): ProgressData => ({
  levels: mergeMaps(a.levels, b.levels, betterResult),
  last: mergeMaps(a.last, b.last, laterPlayed),
});

function mergeMaps<T>(
  a: ReadonlyMap<string, T>,
  b: ReadonlyMap<string, T>,
  merge: (a: T, b: T) => T,
): ReadonlyMap<string, T> {
  const merged = new Map(a);
  for (const [key, value] of b) {
    const own = merged.get(key);
    merged.set(key, own === undefined ? value : merge(own, value));
  }
  return merged;
}

/** As it is stored and exported. */
export function formatProgress({ levels, last }: ProgressData): string {
  const sorted = <T>(map: ReadonlyMap<string, T>): [string, T][] =>
    [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({
    app: 'fourfold',
    version: currentVersion,
    levels: Object.fromEntries(
      sorted(levels).map(([id, { solution, ...rest }]) => [id, { ...rest, solution: solution.join('.') }]),
    ),
    last: Object.fromEntries(sorted(last).map(([game, { level, when }]) => [game, { level, when }])),
  });
}

/** Reads what `formatProgress` wrote. Broken parts are left out and counted, the others stand. */
export function parseProgress(
  text: string,
): Result<{ readonly data: ProgressData; readonly dropped: number }, ProgressProblem> {
  if (text.length > maxCharacters) return failure('too-large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure('not-json');
  }
  if (!isObject(value)) return failure('not-progress');
  const { app, version } = value;
  if (app !== 'fourfold' || typeof version !== 'number') return failure('not-progress');
  if (version !== currentVersion) return failure(version > currentVersion ? 'newer' : 'not-progress');
  if (!isObject(value['levels'])) return failure('not-progress');
  let dropped = 0;
  const readAll = <T>(
    from: unknown,
    read: (key: string, value: unknown) => T | undefined,
  ): Map<string, T> => {
    const found = new Map<string, T>();
    for (const [key, each] of Object.entries(isObject(from) ? from : {})) {
      const good = read(key, each);
      if (good === undefined) dropped += 1;
      else found.set(key, good);
    }
    return found;
  };
  const levels = readAll(value['levels'], readResult);
  const last = readAll(value['last'], readLast);
  return success({ data: { levels, last }, dropped });
}

function readResult(id: string, value: unknown): LevelResult | undefined {
  if (!isName(id) || !isObject(value)) return undefined;
  const { game, moves, stars, solution, when, hints } = value;
  if (!isName(game) || !isCount(moves, maxMoves) || !isTime(when) || typeof solution !== 'string')
    return undefined;
  if (stars !== undefined && stars !== 1 && stars !== 2 && stars !== 3) return undefined;
  const words = solution === '' ? [] : solution.split('.');
  if (words.length !== moves || !words.every((word) => /^\w{1,16}$/.test(word))) return undefined;
  return { game, moves, stars, solution: words, when, ...(hints === true ? { hints } : {}) };
}

function readLast(game: string, value: unknown): LastPlayed | undefined {
  if (!isName(game) || !isObject(value)) return undefined;
  const { level, when } = value;
  return isName(level) && isTime(when) ? { game, level, when } : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The id of a level or a game, of this version or another. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-z][0-9a-z-]{0,63}$/.test(value);
const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isTime = (value: unknown): value is number => isCount(value, 8.64e15);
