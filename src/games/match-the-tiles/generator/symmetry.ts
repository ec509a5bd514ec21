import type { Coloured, TilesLevel } from '../level.ts';

/**
 * The same text for two levels exactly when one is the other turned, mirrored and with other colours: tiles slide alike in all
 * four directions, so all eight symmetries of the board count, the ones that swap rows and columns too. Of the eight
 * pictures it is the first by alphabet, colours named in the order in which they appear.
 */
export function canonicalTiles(level: TilesLevel): string {
  const pictures = [false, true].flatMap((turned) =>
    [false, true].flatMap((upsideDown) =>
      [false, true].map((mirrored) => picture(level, turned, upsideDown, mirrored)),
    ),
  );
  return pictures.reduce((first, other) => (other < first ? other : first));
}

function picture(level: TilesLevel, turned: boolean, upsideDown: boolean, mirrored: boolean): string {
  const rows = turned ? level.columns : level.rows;
  const columns = turned ? level.rows : level.columns;
  const tiles = byCell(level.tiles);
  const goals = byCell(level.goals);
  const names = new Map<number, number>();
  const nameOf = (colour: number): number => {
    const name = names.get(colour) ?? names.size;
    names.set(colour, name);
    return name;
  };
  let text = `${rows}x${columns}`;
  for (let row = 0; row < rows; row += 1) {
    text += ' ';
    for (let column = 0; column < columns; column += 1) {
      const down = upsideDown ? rows - 1 - row : row;
      const right = mirrored ? columns - 1 - column : column;
      const cell = turned ? right * level.columns + down : down * level.columns + right;
      const tile = tiles.get(cell);
      const goal = goals.get(cell);
      if (tile !== undefined) text += String.fromCharCode(65 + nameOf(tile));
      if (goal !== undefined) text += String.fromCharCode(97 + nameOf(goal));
      // It ends every cell, so that no letter can be taken for one of the next.
      text += level.walls[cell] ? '#' : '.';
    }
  }
  return text;
}

const byCell = (coloured: readonly Coloured[]): ReadonlyMap<number, number> =>
  new Map(coloured.map(({ cell, colour }) => [cell, colour]));
