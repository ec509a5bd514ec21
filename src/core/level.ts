import type { Place } from './problem.ts';

/** The most rows and the most columns a board may have. */
export const maxBoardSide = 64;

/** The headers that all games share. */
export interface LevelInfo {
  readonly title?: string;
  readonly author?: string;
  /** The cost of the cheapest solution in moves, as the file states it. */
  readonly optimal?: number;
  readonly difficulty?: string;
  readonly source?: string;
  /** The generator that made it: game, version, parameters, seed. */
  readonly generator?: string;
  /** A solution, move by move, as its author has played it; it is not replayed when the level is read. */
  readonly solution?: string;
  /** What no solution may do without, as it is written (`core/guards.ts`). */
  readonly guards?: string;
}

/** The part of a level that all games share; each game adds its own fields. */
export interface Level {
  readonly info: LevelInfo;
  readonly rows: number;
  readonly columns: number;
}

/** One `key: value` line. */
export interface HeaderLine {
  readonly key: string;
  readonly value: string;
  readonly place: Place;
  readonly valuePlace: Place;
}

/** One cell as it was written. */
export interface CellText {
  readonly text: string;
  readonly place: Place;
}

/**
 * The parsed text of a level, before a game interprets it. The rows may differ in length: that mistake has been reported by
 * then, and the game still reads the cells so that one pass finds all mistakes.
 */
export interface LevelSource {
  readonly place: Place;
  readonly info: LevelInfo;
  /** The headers that belong to the game alone. */
  readonly headers: readonly HeaderLine[];
  readonly rows: readonly (readonly CellText[])[];
}

/** The text of a level as its game writes it: its own headers and the cells. */
export interface LevelText {
  readonly headers: readonly (readonly [key: string, value: string])[];
  readonly rows: readonly (readonly string[])[];
}
