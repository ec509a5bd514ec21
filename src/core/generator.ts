import type { Level } from './level.ts';
import type { Random } from './random.ts';
import type { Steps } from './slices.ts';
import type { Language } from './words.ts';

/** How hard a level should be for a person; an estimate. */
export type Difficulty = 'easy' | 'medium' | 'hard' | 'expert';
/** From easy to hard. */
export const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard', 'expert'];

/** The parameters of a level's shape. `pieces` are tiles, groups, blocks or bridges, depending on the game. */
export type ShapeKey = 'rows' | 'columns' | 'colours' | 'pieces';
export const shapeKeys: readonly ShapeKey[] = ['rows', 'columns', 'colours', 'pieces'];

/** The shape of a level to be made; keys that the game does not use are absent. */
export type Shape = Readonly<Partial<Record<ShapeKey, number>>> & {
  readonly rows: number;
  readonly columns: number;
};

/** A parameter of a generator; help and menus are made from these. */
export interface ShapeSpec {
  readonly key: ShapeKey;
  readonly summary: string;
  /** The summary in Portuguese, where the app has no general word for it. */
  readonly pt?: string;
  readonly least: number;
  readonly most: number;
  /** The default range by difficulty, both ends included. */
  readonly usual: Readonly<Record<Difficulty, readonly [least: number, most: number]>>;
}

/** How a game makes new levels. `src/generate` solves, improves, simplifies and compares its proposals. */
export interface Generator<L extends Level = Level, State = unknown> {
  /** Part of a level's origin: raised whenever the same seed would give other levels. */
  readonly version: number;
  /** The generators of earlier versions, the first one first: they make the levels of old links and headers. */
  readonly earlier?: readonly Generator<L, State>[];
  readonly shape: readonly ShapeSpec[];
  /** The optimal lengths that are worth asking for, by difficulty. */
  readonly moves: Readonly<Record<Difficulty, readonly [least: number, most: number]>>;
  /**
   * The heuristic by which a narrow beam search guesses optima while a level is improved, so that only the level that seems to
   * be right is solved. Without one, every change is solved.
   */
  readonly guide?: string;
  /**
   * Whether unusual wishes go with what suits them before the usual numbers are drawn, and a level that was guessed to be
   * right is taken whenever its optimum is in the range, whatever length was aimed at.
   */
  readonly followsWishes?: boolean;
  /** What goes well with these wishes where the usual numbers do not. */
  suiting?(wishes: Partial<Shape>, difficulty: Difficulty): Partial<Shape>;
  /** A candidate, solvable more often than not; undefined when this attempt failed. */
  propose(random: Random, shape: Shape): L | undefined;
  /** The same in short steps, where it can take long. */
  proposeInSteps?(random: Random, shape: Shape): Steps<L | undefined>;
  /** A small change of a level, for local search; undefined when this attempt failed. */
  vary(random: Random, level: L): L | undefined;
  /** The same board with another start position; undefined where no level can start there. */
  startingFrom?(level: L, state: State): L | undefined;
  /** Why no level has all of these, as a sentence in each language; each of them alone is in its range. */
  impossible?(wishes: Partial<Shape>): Readonly<Record<Language, string>> | undefined;
  /** The shape of a finished level; removing idle parts may have left less than was asked for. */
  shapeOf?(level: L): Shape;
  /** The level without one of its parts, for each part: where the optimum stays the same, the part was idle. */
  simpler(level: L): Iterable<L>;
  /** Equal for two levels exactly when they differ only by symmetries that the rules allow and by names of colours. */
  canonical(level: L): string;
}

/** The generator of a version, or the newest one; undefined when there is none. */
export const generatorOf = (newest: Generator, version = newest.version): Generator | undefined =>
  [newest, ...(newest.earlier ?? [])].find((each) => each.version === version);
