import type { CellPlace } from '../../../core/sketch.ts';
import type { Use } from '../../../core/studio.ts';
import type { FoldLevel } from '../level.ts';
import type { FoldMove, FoldState } from '../rules/rules.ts';

/** Folding the group on a cell; undefined where there is none. */
export function useOf(level: FoldLevel, { row, column }: CellPlace): Use<FoldState, FoldMove> | undefined {
  const letter = level.cells[row * level.columns + column];
  if (letter === undefined || !/[A-Z]/.test(letter)) return undefined;
  return { isUsedBy: (_before, { group }) => group === letter };
}
