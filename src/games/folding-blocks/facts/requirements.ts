import type { Requirement } from '../../../core/facts.ts';
import { directions } from '../../../core/grid.ts';
import { type Cell, emptyCell, type FoldLevel, groupCells, groupLetters, mirrored } from '../level.ts';
import type { FoldState } from '../rules/rules.ts';

/** Every empty cell must be covered. */
export function requirements(level: FoldLevel): readonly Requirement<FoldState>[] {
  const { cells, columns } = level;
  const reach = new Set(groupLetters(cells).flatMap((letter) => [...reachAlone(level, letter)]));
  return [...cells].flatMap((sign, at) => {
    if (sign !== emptyCell) return [];
    const place = { row: Math.floor(at / columns), column: at % columns };
    const where = `${place.row + 1},${place.column + 1}`;
    return [
      {
        id: where,
        name: { en: `cell ${where} covered`, pt: `casa ${where} coberta` },
        cells: [place],
        isMet: (state: FoldState) => state.cells[at] !== emptyCell,
        isHopeless: !reach.has(at),
        metBy: (state: FoldState) => state.cells[at],
      },
    ];
  });
}

/**
 * The cells that a group could cover if no other one were folded. Groups only grow, so with the others in its way it covers no
 * more than these.
 */
export function reachAlone({ cells, rows, columns }: FoldLevel, letter: string): ReadonlySet<number> {
  const number = ({ row, column }: Cell): number => row * columns + column;
  const isFree = ({ row, column }: Cell): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns && cells[row * columns + column] === emptyCell;
  const reach = new Set<number>();
  const seen = new Set<string>();
  const shapes = [groupCells(cells, letter, columns)];
  for (const shape of shapes) {
    for (const direction of directions) {
      const images = mirrored(shape, direction);
      if (!images.every(isFree)) continue;
      const next = [...shape, ...images];
      const key = next
        .map(number)
        .sort((a, b) => a - b)
        .join();
      if (seen.has(key)) continue;
      seen.add(key);
      shapes.push(next);
      for (const cell of images) reach.add(number(cell));
    }
  }
  return reach;
}
