import type { Rules } from '../../../core/game.ts';
import { type Direction, directions, isDirection } from '../../../core/grid.ts';
import { shorten } from '../../../core/level-text.ts';
import type { Message } from '../../../core/message.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import {
  type Cell,
  emptyCell,
  type FoldLevel,
  groupCells,
  groupLetters,
  holeCell,
  mirrored,
} from '../level.ts';
import { foldMessage } from '../messages.ts';
import { foldControls, foldView } from './view.ts';

/** The board in the notation of `FoldLevel.cells`. */
export interface FoldState {
  readonly cells: string;
}

/** Mirror a group over the edge of its bounding box on the side of the direction. */
export interface FoldMove {
  readonly group: string;
  readonly direction: Direction;
}

export type FoldRules = Rules<FoldState, FoldMove>;

export function foldRules(level: FoldLevel): FoldRules {
  const { rows, columns } = level;
  const isGoal = (state: FoldState): boolean => !state.cells.includes(emptyCell);

  /** The cells that a fold newly covers, or why it is not legal. */
  const newCells = (state: FoldState, { group, direction }: FoldMove): Result<readonly Cell[], Message> => {
    if (isGoal(state)) return failure(foldMessage('solved'));
    const cells = groupCells(state.cells, group, columns);
    if (cells.length === 0) return failure(foldMessage('no-group', { group }));
    const images = mirrored(cells, direction);
    for (const { row, column } of images) {
      if (row < 0 || row >= rows || column < 0 || column >= columns)
        return failure(foldMessage('leaves-board', { group, direction }));
      const there = state.cells[row * columns + column]!;
      const fold = { group, direction, row: row + 1, column: column + 1 };
      if (there === holeCell) return failure(foldMessage('covers-hole', fold));
      if (there !== emptyCell) return failure(foldMessage('covers-group', { ...fold, other: there }));
    }
    return success(images);
  };

  return {
    start: () => ({ cells: level.cells }),
    moves: (state) =>
      groupLetters(state.cells)
        .flatMap((group) => directions.map((direction): FoldMove => ({ group, direction })))
        .filter((move) => newCells(state, move).ok),
    apply: (state, move) => {
      const covered = newCells(state, move);
      if (!covered.ok) return covered;
      const cells = state.cells.split('');
      for (const { row, column } of covered.value) cells[row * columns + column] = move.group;
      return success({ cells: cells.join('') });
    },
    isGoal,
    cost: () => 1,
    key: (state) => state.cells,
    formatMove: (move) => move.group + move.direction,
    parseMove,
    view: (state) => foldView(level, state),
    controls: foldControls(level, (state, move) => {
      const covered = newCells(state, move);
      return covered.ok ? undefined : covered.error;
    }),
  };
}

const parseMove: FoldRules['parseMove'] = (text) => {
  const [, group, letter] = /^([A-Z])([UDLR])$/.exec(asciiUpperCase(text)) ?? [];
  if (group === undefined || letter === undefined || !isDirection(letter))
    return failure(foldMessage('not-a-move', { text: shorten(text) }));
  return success({ group, direction: letter });
};

/** Some letters outside a to z have an upper case among A to Z; they do not name a group. */
const asciiUpperCase = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
