import type { Heuristic } from '../../core/game.ts';
import type { WalkSpace } from './packed.ts';
import { en } from './words/en.ts';

export const walkHeuristics: readonly Heuristic<WalkSpace>[] = [
  {
    id: 'manhattan',
    ...en.heuristics.manhattan,
    admissible: ['unit'],
    consistent: ['unit'],
    argument:
      'A move changes the row or the column by one, so it changes this sum by at most one; at the goal it is 0.',
    prepare: ({ level }) => {
      const goalRow = Math.floor(level.goal / level.columns);
      const goalColumn = level.goal % level.columns;
      return (words, at) => {
        const cell = words[at]!;
        const column = cell % level.columns;
        const row = (cell - column) / level.columns;
        return Math.abs(row - goalRow) + Math.abs(column - goalColumn);
      };
    },
  },
];
