import { directions } from '../../../core/grid.ts';
import { cellName, directionNames, type Pddl, type PddlAction } from '../../../core/pddl.ts';
import { failure, success } from '../../../core/result.ts';
import {
  boundingBox,
  type Cell,
  emptyCell,
  type FoldLevel,
  groupCells,
  groupLetters,
  holeCell,
  mirrored,
} from '../level.ts';

/** The cells that all folds together may newly cover; each is about 50 bytes of text. */
const mostCells = 500_000;

/**
 * One action a fold of one shape, without parameters: how many cells a fold covers depends on the shape, and an action of plain
 * STRIPS has a fixed number of effects. The shapes are those that a group can have when the other groups stay as they are at the
 * start; nothing ever shrinks, so there are no others.
 */
export const pddl: Pddl<FoldLevel> = {
  task: (level) => {
    const { rows, columns } = level;
    const nameOf = ({ row, column }: Cell): string => cellName(row * columns + column, columns);
    const isFree = ({ row, column }: Cell): boolean =>
      row >= 0 &&
      row < rows &&
      column >= 0 &&
      column < columns &&
      level.cells[row * columns + column] === emptyCell;
    const shapeName = (letter: string, cells: readonly Cell[]): string => {
      const { top, bottom, left, right } = boundingBox(cells);
      const [first, last] = [nameOf({ row: top, column: left }), nameOf({ row: bottom, column: right })];
      return `${letter.toLowerCase()}-${first}-${last}`;
    };

    const shapes: string[] = [];
    const start: string[] = [];
    const actions: PddlAction[] = [];
    let covered = 0;
    for (const letter of groupLetters(level.cells)) {
      const first = groupCells(level.cells, letter, columns);
      // A shape is known by its box: it is the part of the group's mirror images inside.
      const found = new Map([[shapeName(letter, first), first]]);
      start.push(`now ${shapeName(letter, first)}`);
      for (const [shape, cells] of found) {
        for (const direction of directions) {
          const images = mirrored(cells, direction);
          if (!images.every(isFree)) continue;
          covered += images.length;
          if (covered > mostCells)
            return failure(
              `The folds of this board, ${rows} x ${columns}, are too many for single actions: they would name more than ${mostCells.toLocaleString('en')} cells. Expected a smaller board or fewer groups; 26 groups of one cell still fit on an empty board of 40 x 40.`,
            );
          const all = [...cells, ...images];
          const next = shapeName(letter, all);
          found.set(next, all);
          const names = images.map(nameOf);
          actions.push({
            name: `fold-${directionNames[direction]}-${shape}`,
            parameters: {},
            needs: [`now ${shape}`, ...names.map((cell) => `empty ${cell}`)],
            adds: [`now ${next}`, ...names.map((cell) => `covered ${cell}`)],
            removes: [`now ${shape}`, ...names.map((cell) => `empty ${cell}`)],
            cost: 1,
            move: () => `${letter}${direction}`,
          });
        }
      }
      shapes.push(...found.keys());
    }

    const cells: string[] = [];
    for (const [cell, sign] of [...level.cells].entries()) {
      if (sign === holeCell) continue;
      const name = cellName(cell, columns);
      cells.push(name);
      start.push(`${sign === emptyCell ? 'empty' : 'covered'} ${name}`);
    }
    return success({
      domain: 'folding-blocks',
      about: [
        'Folding Blocks, one level: fold-<direction>-<group>-<first cell>-<last cell> folds that group when its box is from that',
        'first to that last cell. The actions belong to this level alone.',
      ],
      constants: { cell: cells, shape: shapes },
      objects: {},
      predicates: { now: ['shape'], empty: ['cell'], covered: ['cell'] },
      actions,
      start,
      goal: cells.map((cell) => `covered ${cell}`),
    });
  },
};
