import { iceFamilies } from './break-the-ice.ts';
import type { Family } from './family.ts';
import { foldingFamilies } from './folding-blocks.ts';
import { tilesFamilies } from './match-the-tiles.ts';
import { rollFamilies } from './roll-the-block.ts';

export const families: readonly Family[] = [
  ...foldingFamilies,
  ...tilesFamilies,
  ...rollFamilies,
  ...iceFamilies,
];
