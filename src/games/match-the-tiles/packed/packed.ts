import type { TilesLevel } from '../level.ts';
import { FewTilesSpace } from './few.ts';
import { ManyTilesSpace } from './many.ts';
import { mostTilesInOneWord, OneWordSpace } from './one-word.ts';
import { mostCellsOfPairTable } from './pair-table.ts';
import { fieldBits, type TilesSpace } from './space.ts';
import { bitsInTwoWords, mostTilesInTwoWords, TwoWordsSpace } from './two-words.ts';

/** The packed space of a level, in the fastest of the four implementations that supports it. */
export function tilesSpace(level: TilesLevel): TilesSpace {
  const tiles = level.tiles.length;
  const freeCells = level.walls.filter((wall) => !wall).length;
  if (freeCells <= mostCellsOfPairTable) {
    const words = Math.ceil(tiles / Math.floor(32 / fieldBits(freeCells)));
    if (words === 1 && tiles <= mostTilesInOneWord) return new OneWordSpace(level);
    const allDifferent = new Set(level.tiles.map(({ colour }) => colour)).size === tiles;
    const fits = fieldBits(freeCells) === bitsInTwoWords && tiles <= mostTilesInTwoWords;
    if (words === 2 && fits && allDifferent) return new TwoWordsSpace(level);
  }
  return tiles * tiles <= 8 * freeCells ? new FewTilesSpace(level) : new ManyTilesSpace(level);
}
