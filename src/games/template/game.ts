import { type Game, unitCost } from '../../core/game.ts';
import type { Direction } from '../../core/grid.ts';
import { walkHeuristics } from './heuristics.ts';
import { readLevel, type WalkLevel, writeLevel } from './level.ts';
import { WalkSpace } from './packed.ts';
import { type WalkState, walkRules } from './rules.ts';
import { en } from './words/en.ts';

/** The smallest possible game: walk from @ to *. Copy this folder to start a new one. */
export const template: Game<WalkLevel, WalkState, Direction, WalkSpace> = {
  id: 'template',
  name: en.name,
  summary: en.summary,
  notation: en.notation,
  words: { en, pt: () => import('./words/pt.ts').then(({ pt }) => pt) },
  headers: [],
  costs: [unitCost],
  heuristics: walkHeuristics,
  recommended: { algorithm: 'astar', heuristic: 'manhattan' },
  generator: () => import('./generator.ts'),
  studio: () => import('./studio.ts'),
  read: readLevel,
  write: writeLevel,
  rules: walkRules,
  space: (level) => new WalkSpace(level),
};
