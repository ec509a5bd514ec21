import type { Level } from './level.ts';
import type { Result } from './result.ts';

/**
 * How levels of a game are written for planners: in plain STRIPS with types and action costs. The total cost of a cheapest plan
 * is the cost of a cheapest solution.
 */
export interface Pddl<L extends Level = Level> {
  /** The planning task of a level, with the costs of the cost model with this id; or a sentence that says why there is none. */
  task(level: L, cost?: string): Result<PddlTask>;
}

/**
 * A planning task. A fact is written without its brackets, `on red r1c2`; in an action some of its words are parameters,
 * `on ?colour ?cell`. All names are lower case: planners do not tell upper case from lower case.
 */
export interface PddlTask {
  /** The name of the domain. */
  readonly domain: string;
  /** What the domain is, for its reader, a line each. */
  readonly about: readonly string[];
  /** Objects by type: those that actions name, and those of the level alone. */
  readonly constants: PddlObjects;
  readonly objects: PddlObjects;
  /** By name, the types of the arguments. */
  readonly predicates: Readonly<Record<string, readonly string[]>>;
  readonly actions: readonly PddlAction[];
  readonly start: readonly string[];
  readonly goal: readonly string[];
}

export type PddlObjects = Readonly<Record<string, readonly string[]>>;

export interface PddlAction {
  readonly name: string;
  /** The types by name, `?cell` and so on, in their order. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly needs: readonly string[];
  readonly adds: readonly string[];
  readonly removes: readonly string[];
  /** Absent: 0. Such a step belongs to the move of the last paid step before it. */
  readonly cost?: number;
  /** Of a paid step: the move that it begins, in the game's notation. */
  readonly move?: (objects: readonly string[]) => string;
}

/** The cell of a board as planners call it: r1c1 is the upper left one. */
export const cellName = (cell: number, columns: number): string =>
  `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;

/** The directions as planners call them, and the letters of moves. */
export const directionNames = { U: 'up', D: 'down', L: 'left', R: 'right' } as const;
export const directionLetter = (name: string): string => name[0]!.toUpperCase();
