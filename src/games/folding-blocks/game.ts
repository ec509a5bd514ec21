import type { Game } from '../../core/game.ts';
import { runNow } from '../../core/slices.ts';
import { foldHeuristics } from './heuristics/heuristics.ts';
import type { FoldLevel } from './level.ts';
import { FoldSpace } from './packed/packed.ts';
import { played } from './played.ts';
import type { FoldMove, FoldState } from './rules/rules.ts';

/** Fold coloured groups over their edges, each fold doubling a group, until no cell is empty. */
export const foldingBlocks: Game<FoldLevel, FoldState, FoldMove, FoldSpace> = Object.assign(played, {
  heuristics: foldHeuristics,
  space: (level: FoldLevel) => runNow(FoldSpace.make(level)),
  spaceInSteps: (level: FoldLevel) => FoldSpace.make(level),
});
