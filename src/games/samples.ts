import type { SampleLevel } from '../core/sample.ts';
import { sampleLevel as breakTheIce } from './break-the-ice/sample.ts';
import { sampleLevel as foldingBlocks } from './folding-blocks/sample.ts';
import { sampleLevel as matchTheTiles } from './match-the-tiles/sample.ts';
import { sampleLevel as rollTheBlock } from './roll-the-block/sample.ts';
import { sampleLevel as template } from './template/sample.ts';

/** Random levels for the tests of every game, by the game's id. */
export const samples: Readonly<Record<string, SampleLevel>> = {
  template,
  'folding-blocks': foldingBlocks,
  'match-the-tiles': matchTheTiles,
  'roll-the-block': rollTheBlock,
  'break-the-ice': breakTheIce,
};
