import { type PlayedGame, unitCost } from '../../core/game.ts';
import type { Direction } from '../../core/grid.ts';
import { readLevel, type TilesLevel, writeLevel } from './level.ts';
import { type TilesState, tilesRules } from './rules/rules.ts';
import { tilesSolvers } from './solver/solver.ts';
import { en } from './words/en.ts';

export const played: PlayedGame<TilesLevel, TilesState, Direction> = {
  id: 'match-the-tiles',
  name: en.name,
  summary: en.summary,
  notation: en.notation,
  words: { en, pt: () => import('./words/pt.ts').then(({ pt }) => pt) },
  headers: [],
  costs: [unitCost],
  gradeLimits: { easy: 30, medium: 43, hard: 54 },
  solvers: tilesSolvers,
  recommended: { algorithm: 'footprints', heuristic: 'pairs' },
  judgedBy: { algorithm: 'astar', heuristic: 'pairs' },
  generator: () => import('./generator/generator.ts'),
  studio: () => import('./studio/studio.ts'),
  facts: () => import('./facts/facts.ts'),
  pddl: () => import('./pddl/pddl.ts'),
  read: readLevel,
  write: writeLevel,
  rules: (level) => tilesRules(level),
};
