import { firstText, imagesOf } from '../../../core/grid.ts';
import type { Coloured, TilesLevel } from '../level.ts';

/**
 * The canonical text of a level under rotation, reflection and renaming of colours. Tiles slide alike in all four directions,
 * so all eight symmetries of the board apply. It is the alphabetically first of the eight images, with colours named in the
 * order in which they appear.
 */
export function canonicalTiles(level: TilesLevel): string {
  const tiles = byCell(level.tiles);
  const goals = byCell(level.goals);
  return firstText(
    imagesOf(level).map(({ rows, columns, from }) => {
      const names = new Map<number, number>();
      const letter = (colour: number | undefined, first: number): string => {
        if (colour === undefined) return '';
        if (!names.has(colour)) names.set(colour, names.size);
        return String.fromCharCode(first + names.get(colour)!);
      };
      const cells = from.map((cell) => {
        // The last character ends a cell, so that cells stay separate.
        return letter(tiles.get(cell), 65) + letter(goals.get(cell), 97) + (level.walls[cell] ? '#' : '.');
      });
      return `${rows}x${columns} ${cells.join('')}`;
    }),
  );
}

const byCell = (coloured: readonly Coloured[]): ReadonlyMap<number, number> =>
  new Map(coloured.map(({ cell, colour }) => [cell, colour]));
