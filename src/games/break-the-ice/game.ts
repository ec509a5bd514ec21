import type { Game } from '../../core/game.ts';
import { iceHeuristics } from './heuristics/heuristics.ts';
import type { IceLevel } from './level.ts';
import { IceSpace } from './packed/packed.ts';
import { played } from './played.ts';
import type { IceMove } from './rules/notation.ts';
import type { IceState } from './rules/state.ts';

/** Slide and swap ice blocks until every one is broken. */
export const breakTheIce: Game<IceLevel, IceState, IceMove, IceSpace> = Object.assign(played, {
  heuristics: iceHeuristics,
  space: (level: IceLevel) => new IceSpace(level),
});
