import type { Game } from '../../core/game.ts';
import { runNow } from '../../core/slices.ts';
import { rollHeuristics } from './heuristics/heuristics.ts';
import type { RollLevel } from './level.ts';
import { RollSpace } from './packed/packed.ts';
import { played } from './played.ts';
import type { RollMove, RollState } from './rules/rules.ts';

export const rollTheBlock: Game<RollLevel, RollState, RollMove, RollSpace> = Object.assign(played, {
  heuristics: rollHeuristics,
  space: (level: RollLevel, cost?: string) => runNow(RollSpace.make(level, cost)),
  spaceInSteps: (level: RollLevel, cost?: string) => RollSpace.make(level, cost),
});
