import type { Landmark } from '../../../core/facts.ts';
import { placeName } from '../../../core/words/telling.ts';
import { type TilesLevel, tileLetter } from '../level.ts';
import type { TilesState } from '../rules/rules.ts';
import { tileName } from './names.ts';

/** Tiles on goals of which there are several, then tiles on any other cell. */
export function landmarks({
  tiles,
  goals,
  walls,
  columns,
}: TilesLevel): readonly (readonly Landmark<TilesState>[])[] {
  const colours = [...new Set(tiles.map(({ colour }) => colour))].sort((a, b) => a - b);
  const onGoals: Landmark<TilesState>[] = [];
  const onCells: Landmark<TilesState>[] = [];
  for (const colour of colours) {
    const own = tiles.flatMap((tile, index) => (tile.colour === colour ? [index] : []));
    const wanted = goals.filter((goal) => goal.colour === colour);
    const name = tileName(tileLetter(colour));
    const [enTile, ptTile] = own.length === 1 ? ['the', 'a'] : ['a', 'uma'];
    for (const [cell, isWall] of walls.entries()) {
      if (isWall) continue;
      const isGoal = wanted.some((goal) => goal.cell === cell);
      // One tile and one goal: that is what the level asks for, and nothing on the way to it.
      if (isGoal && own.length === 1 && wanted.length === 1) continue;
      const place = { row: Math.floor(cell / columns), column: cell % columns };
      const { en, pt } = placeName(place);
      (isGoal ? onGoals : onCells).push({
        id: `${tileLetter(colour)} ${place.row + 1},${place.column + 1}`,
        to: {
          en: `bring ${enTile} ${name.en} to ${isGoal ? 'the goal in ' : ''}${en}`,
          pt: `levar ${ptTile} ${name.pt} ${isGoal ? 'ao alvo da' : 'à'} ${pt}`,
        },
        cells: [place],
        holds: ({ cells }) => own.some((index) => cells[index] === cell),
      });
    }
  }
  return [onGoals, onCells];
}
