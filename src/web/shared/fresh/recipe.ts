import type { PlayedGame } from '../../../core/game.ts';
import { type Difficulty, difficulties, type Generator, shapeKeys } from '../../../core/generator.ts';
import { mostCounted } from '../../../core/limits.ts';
import type { GenerateRequest, ShapeWishes } from '../../../generate/request.ts';

/** All that a made level depends on: the same recipe gives the same level on every machine. */
export interface Recipe extends Pick<GenerateRequest, 'minMoves' | 'maxMoves'> {
  readonly game: string;
  /** Of the generator. Another one makes another level of the rest. */
  readonly version: number;
  readonly difficulty: Difficulty;
  readonly seed: number;
  readonly shape: ShapeWishes;
}

export const mostSeed = mostCounted;
/** The longest solution that can be asked for. */
export const mostMoves = 500;

/** As it stands in an address: `1.hard.4711.rows5.columns6.moves8-12`. The game stands before it. */
export function formatRecipe({ version, difficulty, seed, shape, minMoves, maxMoves }: Recipe): string {
  const wishes = shapeKeys.flatMap((key) => (shape[key] === undefined ? [] : [`${key}${shape[key]}`]));
  const moves = minMoves ?? maxMoves;
  const range = moves === undefined ? [] : [`moves${minMoves ?? ''}-${maxMoves ?? ''}`];
  return [version, difficulty, seed, ...wishes, ...range].join('.');
}

/** Undefined when it is none. Whether a generator can do it is another question. */
export function parseRecipe(game: string, text: string): Recipe | undefined {
  const [version = '', level = '', seed = '', ...wishes] = text.split('.');
  const difficulty = difficulties.find((each) => each === level);
  if (!/^\d{1,4}$/.test(version) || !difficulty || !/^\d{1,10}$/.test(seed)) return undefined;
  const shape: Record<string, number> = {};
  let range: Pick<Recipe, 'minMoves' | 'maxMoves'> = {};
  for (const wish of wishes) {
    const [, key = '', first = '', last] = /^([a-z]+)(\d{0,3})(?:-(\d{0,3}))?$/.exec(wish) ?? [];
    if (key === 'moves' && last !== undefined && first + last !== '')
      range = { ...(first && { minMoves: Number(first) }), ...(last && { maxMoves: Number(last) }) };
    else if (shapeKeys.some((each) => each === key) && first !== '' && last === undefined)
      shape[key] = Number(first);
    else return undefined;
  }
  const recipe = { game, version: Number(version), difficulty, seed: Number(seed), shape, ...range };
  return recipe.seed <= mostSeed ? recipe : undefined;
}

/** What cannot be made: a number out of its bounds, a range without a number in it, wishes that do not go together. */
export type WishProblem =
  | { readonly code: 'bounds'; readonly key: string; readonly least: number; readonly most: number }
  | { readonly code: 'moves' }
  | {
      readonly code: 'together';
      readonly words: NonNullable<ReturnType<NonNullable<Generator['impossible']>>>;
    };

export type Wishes = Pick<Recipe, 'shape' | 'minMoves' | 'maxMoves'>;

export function wishProblem(
  generator: Generator,
  { shape, minMoves, maxMoves }: Wishes,
): WishProblem | undefined {
  const moves = { key: 'moves', least: 1, most: mostMoves };
  const isOutside = (wish: number | undefined, { least, most }: typeof moves): boolean =>
    wish !== undefined && !(Number.isInteger(wish) && wish >= least && wish <= most);
  for (const key of shapeKeys) {
    const spec = generator.shape.find((each) => each.key === key) ?? { key, least: 0, most: -1 };
    if (isOutside(shape[key], spec)) return { code: 'bounds', key, least: spec.least, most: spec.most };
  }
  if (isOutside(minMoves, moves) || isOutside(maxMoves, moves)) return { code: 'bounds', ...moves };
  if (minMoves !== undefined && maxMoves !== undefined && minMoves > maxMoves) return { code: 'moves' };
  const wanted = Object.entries(shape).filter(([, wish]) => wish !== undefined);
  const words = generator.impossible?.(Object.fromEntries(wanted));
  return words && { code: 'together', words };
}

/**
 * The recipe of a date or of a level of Endless. Neither names a version, so they keep to the first one: the puzzle of a day
 * and the way back stay as they were.
 */
export async function lastingRecipe(game: PlayedGame, difficulty: Difficulty, seed: number): Promise<Recipe> {
  const { generator } = await game.generator!();
  const { version } = generator.earlier?.[0] ?? generator;
  return { game: game.id, version, difficulty, seed, shape: {} };
}
