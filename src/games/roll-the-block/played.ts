import { type PlayedGame, unitCost } from '../../core/game.ts';
import { rollHeaders } from './headers.ts';
import { type RollLevel, readLevel, writeLevel } from './level.ts';
import { rollCost } from './rules/costs.ts';
import { type RollMove, type RollState, rollRules } from './rules/rules.ts';
import { rollSolvers } from './solver/solver.ts';
import { en } from './words/en.ts';

export const played: PlayedGame<RollLevel, RollState, RollMove> = {
  id: 'roll-the-block',
  name: en.name,
  summary: en.summary,
  notation: en.notation,
  words: { en, pt: () => import('./words/pt.ts').then(({ pt }) => pt) },
  headers: rollHeaders,
  costs: [unitCost, rollCost],
  solvers: rollSolvers,
  gradeLimits: { easy: 42, medium: 60, hard: 74 },
  recommended: { algorithm: 'dense', heuristic: 'perfect' },
  generator: () => import('./generator/generator.ts'),
  studio: () => import('./studio/studio.ts'),
  facts: () => import('./facts/facts.ts'),
  pddl: () => import('./pddl/pddl.ts'),
  read: readLevel,
  write: writeLevel,
  rules: rollRules,
};
