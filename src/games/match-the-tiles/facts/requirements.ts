import type { Requirement } from '../../../core/facts.ts';
import type { CellPlace } from '../../../core/sketch.ts';
import { type TilesLevel, tileLetter } from '../level.ts';
import type { TilesState } from '../rules/rules.ts';

/** All tiles of a colour must lie on its goals, colour by colour. */
export function requirements({ tiles, goals, columns }: TilesLevel): readonly Requirement<TilesState>[] {
  const place = (cell: number): CellPlace => ({ row: Math.floor(cell / columns), column: cell % columns });
  return [...new Set(tiles.map(({ colour }) => colour))]
    .sort((a, b) => a - b)
    .map((colour) => {
      const own = tiles.flatMap((tile, index) => (tile.colour === colour ? [{ ...tile, index }] : []));
      const wanted = new Set(goals.filter((goal) => goal.colour === colour).map(({ cell }) => cell));
      const letter = tileLetter(colour);
      return {
        id: letter,
        name: { en: `tiles ${letter} on goals of their colour`, pt: `peças ${letter} em alvos da sua cor` },
        cells: own.map(({ cell }) => place(cell)),
        cellsIn: ({ cells }) => [...own.map(({ index }) => cells[index]!), ...wanted].map(place),
        isMet: ({ cells }) => own.every(({ index }) => wanted.has(cells[index]!)),
      };
    });
}
