import type { TilesLevel } from './level.ts';
import { FewTilesSpace } from './packed-few.ts';
import { ManyTilesSpace } from './packed-many.ts';
import { mostTilesInOneWord, OneWordSpace } from './packed-one-word.ts';
import { mostCellsOfPairTable } from './pair-table.ts';
import { fieldBits, type TilesSpace } from './space.ts';

/** The packed space of a level: the quickest of the three ways to slide that can take it. */
export function tilesSpace(level: TilesLevel): TilesSpace {
  const tiles = level.tiles.length;
  const freeCells = level.walls.filter((wall) => !wall).length;
  const oneWord = tiles <= mostTilesInOneWord && tiles * fieldBits(freeCells) <= 32;
  if (oneWord && freeCells <= mostCellsOfPairTable) return new OneWordSpace(level);
  return tiles * tiles <= 8 * freeCells ? new FewTilesSpace(level) : new ManyTilesSpace(level);
}
