import type { CellView, Controls, View } from '../../core/view.ts';
import type { IceLevel } from './level.ts';
import { formatCell, type IceMove, parseCell } from './notation.ts';
import { blockAt, canonical, type IceState, occupiedCells } from './state.ts';

export function iceView(level: IceLevel, state: IceState): View {
  const cell = (row: number, column: number): CellView => {
    const block = blockAt(state, { column, height: level.rows - 1 - row });
    if (!block) return { ground: 'floor' };
    const { id, colour } = block;
    return { ground: 'floor', piece: { id, label: colour, colour: colour.charCodeAt(0) - 97 } };
  };
  return {
    cells: Array.from({ length: level.rows }, (_, row) =>
      Array.from({ length: level.columns }, (_, column) => cell(row, column)),
    ),
  };
}

/** A player picks a block, known by its cell, and a direction. */
export function iceControls(level: IceLevel): Controls<IceState, IceMove> {
  return {
    choices: (state) =>
      occupiedCells(state).map((cell) => ({
        id: formatCell(cell),
        label: formatCell(cell),
        cells: [{ row: level.rows - 1 - cell.height, column: cell.column }],
      })),
    move: (state, choice, direction) => {
      const cell = choice === undefined ? undefined : parseCell(choice);
      return cell && canonical(state, { ...cell, direction });
    },
    choiceOf: (_state, move) => formatCell(move),
  };
}
