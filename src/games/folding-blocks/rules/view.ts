import type { Message } from '../../../core/message.ts';
import type { CellView, Controls, View } from '../../../core/view.ts';
import {
  emptyCell,
  type FoldLevel,
  groupCells,
  groupLetters,
  holeCell,
  isGroupLetter,
  mirrored,
} from '../level.ts';
import type { FoldMove, FoldState } from './rules.ts';

export function foldView(level: FoldLevel, state: FoldState): View {
  const cell = (row: number, column: number): CellView => {
    const at = row * level.columns + column;
    const letter = state.cells[at]!;
    if (!isGroupLetter(letter)) return { ground: letter === holeCell ? 'void' : 'floor' };
    const colour = letter.charCodeAt(0) - 'A'.charCodeAt(0);
    return { ground: 'floor', piece: { id: `${letter}${at}`, label: letter, colour } };
  };
  return {
    cells: Array.from({ length: level.rows }, (_, row) =>
      Array.from({ length: level.columns }, (_, column) => cell(row, column)),
    ),
  };
}

/**
 * Pick a group, then give a direction; where there is only one group, a direction alone will do.
 * @param problem Why a move is not legal, by the rules; undefined when it is.
 */
export function foldControls(
  level: FoldLevel,
  problem: (state: FoldState, move: FoldMove) => Message | undefined,
): Controls<FoldState, FoldMove> {
  const { rows, columns } = level;

  const moveOf: Controls<FoldState, FoldMove>['move'] = (state, choice, direction) => {
    const letters = groupLetters(state.cells);
    const group = choice ?? (letters.length === 1 ? letters[0] : undefined);
    return group !== undefined && letters.includes(group) ? { group, direction } : undefined;
  };

  const isFree = (state: FoldState, row: number, column: number): boolean =>
    row >= 0 &&
    row < rows &&
    column >= 0 &&
    column < columns &&
    state.cells[row * columns + column] === emptyCell;

  return {
    choices: (state) =>
      groupLetters(state.cells).map((letter) => ({
        id: letter,
        label: letter,
        cells: groupCells(state.cells, letter, columns),
      })),
    move: moveOf,
    choiceOf: (_state, move) => move.group,
    preview: (state, choice, direction) => {
      const move = moveOf(state, choice, direction);
      if (!move) return undefined;
      return {
        cells: mirrored(groupCells(state.cells, move.group, columns), direction).map(({ row, column }) => ({
          row,
          column,
          blocked: !isFree(state, row, column),
        })),
        problem: problem(state, move),
      };
    },
  };
}
