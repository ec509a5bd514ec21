import type { Facts } from '../../core/facts.ts';
import type { GameLevel } from '../../games/pack.ts';
import type { Best, Distance } from '../findings.ts';

/** A level, and what its game can say of positions; a game may have nothing to say. */
export interface Explained extends GameLevel {
  readonly facts: Facts | undefined;
}

/** What the game of a level can say of its positions, loaded. */
export const explained = async (known: GameLevel): Promise<Explained> => ({
  ...known,
  facts: (await known.game.facts?.())?.facts,
});

/** A move that is proved to lose moves or the level. */
export interface Mistake {
  /** Moves played before it. */
  readonly at: number;
  /** The position that it was played in, of the readable rules. */
  readonly state: unknown;
  /** In the game's notation. */
  readonly move: string;
  /** The distances before and after it. */
  readonly before: Distance;
  readonly after: Distance;
  /** What should have been played, where that is known. */
  readonly best: Best | undefined;
}

/** How far each query may go; counts and not time, so that reasons are the same everywhere. */
export interface WhyLimits {
  /** Positions visited by one query. */
  readonly states: number;
}

export const usualWhyLimits: WhyLimits = { states: 100_000 };
