import type { Direction } from '../../../core/grid.ts';
import type { CellView, Controls, Preview, View } from '../../../core/view.ts';
import type { IceLevel } from '../level.ts';
import { objection } from './moves.ts';
import { formatCell, type IceMove, type Position, parseCell } from './notation.ts';
import type { LooseColumn } from './settling.ts';
import { blockAt, canonical, type IceState, neighbour, occupiedCells } from './state.ts';

export function iceView(level: IceLevel, columns: readonly LooseColumn[]): View {
  const cell = (row: number, column: number): CellView => {
    const block = columns[column]?.[level.rows - 1 - row];
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
    preview: (state, choice, direction) => {
      const cell = choice === undefined ? undefined : parseCell(choice);
      return cell && preview(level, state, cell, direction);
    },
  };
}

/** Where a block comes to lie before anything breaks: a swap's other cell, or where it lands after a slide. */
function preview(level: IceLevel, state: IceState, cell: Position, direction: Direction): Preview {
  const problem = objection(level, state, canonical(state, { ...cell, direction }));
  const beside = neighbour(cell, direction);
  const lands = problem === undefined && !blockAt(state, beside);
  const height = lands ? state.stacks[beside.column]!.length : beside.height;
  const row = level.rows - 1 - height;
  return { cells: [{ row, column: beside.column, blocked: problem !== undefined }], problem };
}
