import type { Direction } from '../../../core/grid.ts';
import type { CellView, Controls, PieceView, View } from '../../../core/view.ts';
import { goalLetter, type TilesLevel, tileLetter } from '../level.ts';
import type { TilesState } from './rules.ts';

export function tilesView(level: TilesLevel, state: TilesState): View {
  const pieces = new Map<number, PieceView>(
    level.tiles.map(({ colour }, index) => [
      state.cells[index]!,
      { id: `tile ${index + 1}`, label: tileLetter(colour), colour },
    ]),
  );
  const goals = new Map(level.goals.map((goal) => [goal.cell, goal.colour]));
  const groundOf = (cell: number): CellView => {
    const colour = goals.get(cell);
    if (colour !== undefined)
      return { ground: 'goal', groundLabel: goalLetter(colour), groundColour: colour };
    return { ground: level.walls[cell] ? 'void' : 'floor' };
  };
  const view = (cell: number): CellView => {
    const piece = pieces.get(cell);
    return piece ? { ...groundOf(cell), piece } : groundOf(cell);
  };
  return {
    cells: Array.from({ length: level.rows }, (_, row) =>
      Array.from({ length: level.columns }, (_, column) => view(row * level.columns + column)),
    ),
  };
}

/** All tiles move together, so a direction says it all. */
export const tilesControls: Controls<TilesState, Direction> = {
  choices: () => [],
  move: (_state, _choice, direction) => direction,
  choiceOf: () => undefined,
};
