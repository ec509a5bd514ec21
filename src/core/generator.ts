import type { Level } from './level.ts';
import type { Random } from './random.ts';

/** How hard a level should be for a person; an estimate. */
export type Difficulty = 'easy' | 'medium' | 'hard' | 'expert';
/** From easy to hard. */
export const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard', 'expert'];

/** What of a level's shape can be asked for. `pieces` are tiles, groups, blocks, bridges: what the game has. */
export type ShapeKey = 'rows' | 'columns' | 'colours' | 'pieces';
export const shapeKeys: readonly ShapeKey[] = ['rows', 'columns', 'colours', 'pieces'];

/** The shape of a level to be made; a key that the game has no use for is not there. */
export type Shape = Readonly<Partial<Record<ShapeKey, number>>> & {
  readonly rows: number;
  readonly columns: number;
};

/** Something that can be asked of a generator; help and menus are made from these. */
interface ShapeSpec {
  readonly key: ShapeKey;
  readonly summary: string;
  readonly least: number;
  readonly most: number;
  /** What is taken when nothing is said: any number of this range, both ends included. */
  readonly usual: Readonly<Record<Difficulty, readonly [least: number, most: number]>>;
}

/** How a game makes new levels. What it proposes is solved, improved, simplified and compared by `src/generate`. */
export interface Generator<L extends Level = Level, State = unknown> {
  /** Part of where a level comes from: raised whenever the same seed would give other levels. */
  readonly version: number;
  readonly shape: readonly ShapeSpec[];
  /** The optimal lengths that are worth asking for, by difficulty. */
  readonly moves: Readonly<Record<Difficulty, readonly [least: number, most: number]>>;
  /** A level to try, solvable more often than not; undefined when this try came to nothing. */
  propose(random: Random, shape: Shape): L | undefined;
  /** The same level a little changed, for improving step by step; undefined when this try came to nothing. */
  vary(random: Random, level: L): L | undefined;
  /** The same board starting from another position of it; undefined where no level starts like that. */
  startingFrom?(level: L, state: State): L | undefined;
  /** A sentence that says why no level has these together; each of them alone is in its range. */
  impossible?(wishes: Partial<Shape>): string | undefined;
  /** What a level has of the shape: idle parts that were taken away may have left less than was asked for. */
  shapeOf?(level: L): Shape;
  /** The level without one of its parts, once for each part: where the optimum stays the same, the part was idle. */
  simpler(level: L): Iterable<L>;
  /** Equal for two levels exactly when they differ only by symmetries that the rules allow and by names of colours. */
  canonical(level: L): string;
}
