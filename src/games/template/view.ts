import type { Direction } from '../../core/grid.ts';
import type { CellView, Controls, View } from '../../core/view.ts';
import type { WalkLevel } from './level.ts';
import type { WalkState } from './rules.ts';

export function walkView(level: WalkLevel, state: WalkState): View {
  const cell = (row: number, column: number): CellView => {
    const at = row * level.columns + column;
    const ground = level.walls[at] ? 'void' : at === level.goal ? 'goal' : 'floor';
    if (row !== state.row || column !== state.column) return { ground };
    return { ground, piece: { id: 'walker', label: '@', colour: 0 } };
  };
  return {
    cells: Array.from({ length: level.rows }, (_, row) =>
      Array.from({ length: level.columns }, (_, column) => cell(row, column)),
    ),
  };
}

/** There is only one piece, so a direction says it all. */
export const walkControls: Controls<WalkState, Direction> = {
  choices: () => [],
  move: (_state, _choice, direction) => direction,
  choiceOf: () => undefined,
};
