import { iceFamilies } from '../../src/games/break-the-ice/families.ts';
import { foldingFamilies } from '../../src/games/folding-blocks/families.ts';
import { tilesFamilies } from '../../src/games/match-the-tiles/families.ts';
import { rollFamilies } from '../../src/games/roll-the-block/families.ts';
import type { Family } from './family.ts';

export const families: readonly Family[] = [
  ...foldingFamilies,
  ...tilesFamilies,
  ...rollFamilies,
  ...iceFamilies,
];
