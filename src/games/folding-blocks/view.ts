import type { CellView, Controls, View } from '../../core/view.ts';
import { type FoldLevel, groupCells, groupLetters, holeCell, isGroupLetter } from './level.ts';
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

/** Pick a group, then give a direction; where there is only one group, a direction alone will do. */
export function foldControls(level: FoldLevel): Controls<FoldState, FoldMove> {
  return {
    choices: (state) =>
      groupLetters(state.cells).map((letter) => ({
        id: letter,
        label: letter,
        cells: groupCells(state.cells, letter, level.columns),
      })),
    move: (state, choice, direction) => {
      const letters = groupLetters(state.cells);
      const group = choice ?? (letters.length === 1 ? letters[0] : undefined);
      return group !== undefined && letters.includes(group) ? { group, direction } : undefined;
    },
    choiceOf: (_state, move) => move.group,
  };
}
