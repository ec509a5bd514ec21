import type { Rules } from '../../core/game.ts';
import { type Direction, directions, isDirection, step } from '../../core/grid.ts';
import { shorten } from '../../core/level-text.ts';
import { playMessage } from '../../core/messages.ts';
import { failure, success } from '../../core/result.ts';
import type { WalkLevel } from './level.ts';
import { walkMessage } from './messages.ts';
import { walkControls, walkView } from './view.ts';

export interface WalkState {
  readonly row: number;
  readonly column: number;
}

export function walkRules(level: WalkLevel): Rules<WalkState, Direction> {
  const { rows, columns, walls, goal } = level;
  const positionOf = (cell: number): WalkState => ({
    row: Math.floor(cell / columns),
    column: cell % columns,
  });
  const isGoal = (state: WalkState): boolean => state.row * columns + state.column === goal;

  const apply: Rules<WalkState, Direction>['apply'] = (state, direction) => {
    if (isGoal(state)) return failure(playMessage('solved'));
    const row = state.row + step[direction].row;
    const column = state.column + step[direction].column;
    if (row < 0 || row >= rows || column < 0 || column >= columns)
      return failure(walkMessage('leaves-board', { direction }));
    if (walls[row * columns + column]) return failure(walkMessage('wall-ahead', { direction }));
    return success({ row, column });
  };

  return {
    start: () => positionOf(level.start),
    moves: (state) => directions.filter((direction) => apply(state, direction).ok),
    apply,
    isGoal,
    cost: () => 1,
    key: (state) => `${state.row},${state.column}`,
    formatMove: (direction) => direction,
    parseMove: (text) => {
      const letter = text.toUpperCase();
      return isDirection(letter)
        ? success(letter)
        : failure(playMessage('not-a-move', { text: shorten(text) }));
    },
    view: (state) => walkView(level, state),
    controls: walkControls,
  };
}
