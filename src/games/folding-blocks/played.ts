import { type PlayedGame, unitCost } from '../../core/game.ts';
import { type FoldLevel, readLevel, writeLevel } from './level.ts';
import { type FoldMove, type FoldState, foldRules } from './rules/rules.ts';
import { foldSolvers } from './solver/solver.ts';
import { en } from './words/en.ts';

/** Fold coloured groups over their edges, each fold doubling a group, until no cell is empty. */
export const played: PlayedGame<FoldLevel, FoldState, FoldMove> = {
  id: 'folding-blocks',
  name: en.name,
  summary: en.summary,
  notation: en.notation,
  words: { en, pt: () => import('./words/pt.ts').then(({ pt }) => pt) },
  headers: [],
  costs: [unitCost],
  gradeLimits: { easy: 20, medium: 29, hard: 33 },
  solvers: foldSolvers,
  recommended: { algorithm: 'cover', heuristic: 'final-shapes' },
  async countSolved(level, limits) {
    const { CoverCount } = await import('./solver/cover-count.ts');
    return CoverCount.make(level, limits);
  },
  evidence: { cover: () => import('./solver/check-cover.ts').then(({ coverKind }) => coverKind) },
  generator: () => import('./generator/generator.ts'),
  studio: () => import('./studio/studio.ts'),
  facts: () => import('./facts/facts.ts'),
  pddl: () => import('./pddl/pddl.ts'),
  read: readLevel,
  write: writeLevel,
  rules: (level) => foldRules(level),
};
