import { type Game, unitCost } from '../../core/game.ts';
import { rollHeaders } from './headers.ts';
import { rollHeuristics } from './heuristics/heuristics.ts';
import { type RollLevel, readLevel, writeLevel } from './level.ts';
import { RollSpace } from './packed/packed.ts';
import { rollCost } from './rules/costs.ts';
import { type RollMove, type RollState, rollRules } from './rules/rules.ts';
import { rollSolvers } from './solver/solver.ts';

export const rollTheBlock: Game<RollLevel, RollState, RollMove, RollSpace> = {
  id: 'roll-the-block',
  name: 'Roll the Block',
  summary:
    'Roll a block over its edges until it stands on the goal; bridges, switches and a split are in the way.',
  notation: 'U D L R: roll the block up, down, left or right; 1U … 2R: move cube 1 or 2 of a split block.',
  headers: rollHeaders,
  costs: [unitCost, rollCost],
  heuristics: rollHeuristics,
  solvers: rollSolvers,
  gradeLimits: { easy: 42, medium: 60, hard: 74 },
  recommended: { algorithm: 'dense', heuristic: 'perfect' },
  read: readLevel,
  write: writeLevel,
  rules: rollRules,
  space: (level, cost) => new RollSpace(level, cost),
};
