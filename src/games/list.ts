import type { PlayedGame } from '../core/game.ts';
import { played as breakTheIce } from './break-the-ice/played.ts';
import { played as foldingBlocks } from './folding-blocks/played.ts';
import { played as matchTheTiles } from './match-the-tiles/played.ts';
import { played as rollTheBlock } from './roll-the-block/played.ts';

/** All games, as they are played: the only list of them. A new game is its folder and one line here. */
export const playedGames: readonly PlayedGame[] = [foldingBlocks, matchTheTiles, rollTheBlock, breakTheIce];
