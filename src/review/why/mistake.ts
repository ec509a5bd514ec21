import { admissibleEstimate } from '../../analysis/optimal-solutions.ts';
import { Estimates } from '../../analysis/searched.ts';
import type { Facts } from '../../core/facts.ts';
import { unitCost } from '../../core/game.ts';
import type { Steps } from '../../core/slices.ts';
import type { Estimate, Space } from '../../core/space.ts';
import type { GameLevel } from '../../games/pack.ts';
import { spaceInSteps } from '../../search/prepare.ts';
import type { Best, Distance } from '../findings.ts';

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

/** A level whose mistakes are to be explained: what its game can say of positions, and what queries need, made once. */
export class Explained {
  readonly known: GameLevel;
  /** A game may have nothing to say. */
  readonly facts: Facts | undefined;
  private prepared: { readonly space: Space; readonly estimate: Estimate | undefined } | undefined;

  constructor(known: GameLevel, facts: Facts | undefined) {
    this.known = known;
    this.facts = facts;
  }

  /** The compiled level, and an estimate that is admissible where the game has one. */
  *prepare(): Steps<{ readonly space: Space; readonly estimate: Estimate | undefined }> {
    if (this.prepared) return this.prepared;
    const { game, level } = this.known;
    const space = yield* spaceInSteps(game, level, unitCost.id);
    const estimate = yield* admissibleEstimate(game, new Estimates(space));
    this.prepared = { space, estimate };
    return this.prepared;
  }
}

/** Loads what the game of a level can say of its positions. */
export const explained = async (known: GameLevel): Promise<Explained> =>
  new Explained(known, (await known.game.facts?.())?.facts);
