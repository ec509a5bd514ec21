import type { Direction } from '../../../core/grid.ts';
import type { Lesson } from '../../../web/play/lessons/lesson.ts';
import type { WalkLevel } from '../level.ts';
import type { WalkState } from '../rules.ts';

export const lessons: readonly Lesson<WalkLevel, WalkState, Direction>[] = [
  {
    id: 'walk',
    says: {
      en: 'Swipe or press an arrow: the walker goes one cell that way.',
      pt: 'Deslize o dedo ou prima uma seta: o caminhante anda uma casa para esse lado.',
    },
    isIn: () => true,
    isShownBy: () => true,
    example: { board: '@.*', moves: 'R' },
  },
];
