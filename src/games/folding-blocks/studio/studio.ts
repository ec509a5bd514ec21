import { Problems } from '../../../core/problem.ts';
import { cellAt, placesOf, sourceOf } from '../../../core/sketch.ts';
import { capitals, type Studio, signBrush } from '../../../core/studio.ts';
import { emptyCell, type FoldLevel, holeCell, isGroupLetter, understoodLevel } from '../level.ts';
import type { FoldMove, FoldState } from '../rules/rules.ts';
import { foldView } from '../rules/view.ts';
import { useOf } from './use.ts';

/** Zero is another way to write an empty cell, and an underscore a hole. */
const isEmpty = (cell: string): boolean => cell === emptyCell || cell === '0';
const isHole = (cell: string): boolean => cell === holeCell || cell === '_';

export const studio: Studio<FoldLevel, FoldState, FoldMove> = {
  empty: emptyCell,
  brushes: [
    {
      id: 'sheet',
      name: { en: 'Sheet', pt: 'Folha' },
      letters: capitals,
      put: (_, letter) => letter,
      heldBy: (cell) => (isGroupLetter(cell) ? cell : undefined),
    },
    {
      ...signBrush('hole', holeCell, { en: 'Hole', pt: 'Buraco' }),
      heldBy: (cell) => (isHole(cell) ? '' : undefined),
    },
  ],
  first: ['A...', '....', '....', '...B'],
  draft(sketch) {
    const level = understoodLevel(
      sourceOf(sketch, () => false),
      new Problems(),
    );
    return { level, view: foldView(level, { cells: level.cells }) };
  },
  /** A sheet is picked up whole, however many parts it has. */
  partAt(sketch, cell) {
    const letter = cellAt(sketch, cell)!;
    return isGroupLetter(letter)
      ? placesOf(sketch).filter((place) => cellAt(sketch, place) === letter)
      : [cell];
  },
  lift: (cell) => ({ left: emptyCell, held: isEmpty(cell) ? '' : cell }),
  drop: (cell, held) => (isEmpty(cell) ? held : undefined),
  turnMove: (move, { direction }) => ({ ...move, direction: direction[move.direction] }),
  useOf,
};
