import type { Rules } from '../../../core/game.ts';
import { type Direction, directions, isDirection, neighbour } from '../../../core/grid.ts';
import { shorten } from '../../../core/level-text.ts';
import { playMessage } from '../../../core/messages.ts';
import { failure, success } from '../../../core/result.ts';
import { type TilesLevel, tileLetter } from '../level.ts';
import { tilesMessage } from '../messages.ts';
import { tilesControls, tilesView } from './view.ts';

/** Where the tiles stand: `cells[i]` is the cell of `level.tiles[i]`, always the same tile. */
export interface TilesState {
  readonly cells: readonly number[];
}

export function tilesRules(level: TilesLevel): Rules<TilesState, Direction> {
  const { walls, tiles } = level;
  const goalColours = new Map(level.goals.map((goal) => [goal.cell, goal.colour]));
  const isGoal = (state: TilesState): boolean =>
    tiles.every((tile, index) => goalColours.get(state.cells[index]!) === tile.colour);

  /** The neighbour of a cell in a direction, or undefined where the border or an obstacle is. */
  const next = (cell: number, direction: Direction): number | undefined => {
    const beside = neighbour(cell, direction, level);
    return beside === undefined || walls[beside] ? undefined : beside;
  };

  /** The tiles move one after the other, those in front first, each until something stops it. */
  const slide = (state: TilesState, direction: Direction): TilesState => {
    const towards = direction === 'U' || direction === 'L' ? 1 : -1;
    const frontFirst = [...state.cells.keys()].sort((a, b) => towards * (state.cells[a]! - state.cells[b]!));
    const cells = [...state.cells];
    const arrived = new Set<number>();
    for (const tile of frontFirst) {
      let cell = cells[tile]!;
      let ahead = next(cell, direction);
      while (ahead !== undefined && !arrived.has(ahead)) {
        cell = ahead;
        ahead = next(cell, direction);
      }
      cells[tile] = cell;
      arrived.add(cell);
    }
    return { cells };
  };

  const apply: Rules<TilesState, Direction>['apply'] = (state, direction) => {
    if (isGoal(state)) return failure(playMessage('solved'));
    const after = slide(state, direction);
    if (after.cells.every((cell, tile) => cell === state.cells[tile]))
      return failure(tilesMessage('no-tile-moves', { direction }));
    return success(after);
  };

  return {
    start: () => ({ cells: tiles.map((tile) => tile.cell) }),
    moves: (state) => directions.filter((direction) => apply(state, direction).ok),
    apply,
    isGoal,
    cost: () => 1,
    // Tiles of one colour are interchangeable: a position is which colour stands on which cell.
    key: (state) =>
      tiles
        .map((tile, index) => ({ colour: tile.colour, cell: state.cells[index]! }))
        .sort((a, b) => a.cell - b.cell)
        .map(({ colour, cell }) => `${tileLetter(colour)}${cell}`)
        .join(' '),
    formatMove: (direction) => direction,
    parseMove: (text) => {
      const letter = text.toUpperCase();
      return isDirection(letter)
        ? success(letter)
        : failure(playMessage('not-a-move', { text: shorten(text) }));
    },
    view: (state) => tilesView(level, state),
    controls: tilesControls,
  };
}
