import type { Game } from '../core/game.ts';
import { breakTheIce } from './break-the-ice/game.ts';
import { foldingBlocks } from './folding-blocks/game.ts';
import { matchTheTiles } from './match-the-tiles/game.ts';
import { rollTheBlock } from './roll-the-block/game.ts';

/** All games: the only list of them. A new game is its folder and one line here. */
export const games: readonly Game[] = [foldingBlocks, matchTheTiles, rollTheBlock, breakTheIce];
