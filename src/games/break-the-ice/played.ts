import { type PlayedGame, unitCost } from '../../core/game.ts';
import { type IceLevel, readLevel, writeLevel } from './level.ts';
import type { IceMove } from './rules/notation.ts';
import { iceRules } from './rules/rules.ts';
import type { IceState } from './rules/state.ts';
import { iceSolvers } from './solver/solver.ts';
import { en } from './words/en.ts';

/** Slide and swap ice blocks until every one is broken. */
export const played: PlayedGame<IceLevel, IceState, IceMove> = {
  id: 'break-the-ice',
  name: en.name,
  summary: en.summary,
  notation: en.notation,
  words: { en, pt: () => import('./words/pt.ts').then(({ pt }) => pt) },
  headers: [
    {
      key: 'clear',
      summary: 'What breaks with a line: contact (all of its colour connected to it, the default) or line.',
    },
    {
      key: 'moves',
      summary: 'The par: solved in so many moves earns three stars, two moves more are allowed.',
    },
  ],
  costs: [unitCost],
  obvious: 'blocks',
  gradeLimits: { easy: 18, medium: 28, hard: 38 },
  solvers: iceSolvers,
  recommended: { algorithm: 'thaw', heuristic: 'displacement' },
  judgedBy: { algorithm: 'astar', heuristic: 'displacement' },
  generator: () => import('./generator/generator.ts'),
  studio: () => import('./studio/studio.ts'),
  facts: () => import('./facts/facts.ts'),
  pddl: () => import('./pddl/pddl.ts'),
  read: readLevel,
  write: writeLevel,
  rules: iceRules,
};
