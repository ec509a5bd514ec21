import { type Game, unitCost } from '../../core/game.ts';
import type { Direction } from '../../core/grid.ts';
import { tilesHeuristics } from './heuristics/heuristics.ts';
import { readLevel, type TilesLevel, writeLevel } from './level.ts';
import { tilesSpace } from './packed/packed.ts';
import type { TilesSpace } from './packed/space.ts';
import { type TilesState, tilesRules } from './rules/rules.ts';
import { tilesSolvers } from './solver/solver.ts';
import { en } from './words/en.ts';

export const matchTheTiles: Game<TilesLevel, TilesState, Direction, TilesSpace> = {
  id: 'match-the-tiles',
  name: en.name,
  summary: en.summary,
  notation: en.notation,
  words: { en, pt: () => import('./words/pt.ts').then(({ pt }) => pt) },
  headers: [],
  costs: [unitCost],
  heuristics: tilesHeuristics,
  gradeLimits: { easy: 30, medium: 43, hard: 54 },
  solvers: tilesSolvers,
  recommended: { algorithm: 'footprints', heuristic: 'pairs' },
  judgedBy: { algorithm: 'astar', heuristic: 'pairs' },
  generator: () => import('./generator/generator.ts'),
  read: readLevel,
  write: writeLevel,
  rules: (level) => tilesRules(level),
  space: (level) => tilesSpace(level),
};
