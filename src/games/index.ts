import type { Game, PlayedGame } from '../core/game.ts';
import { breakTheIce } from './break-the-ice/game.ts';
import { foldingBlocks } from './folding-blocks/game.ts';
import { playedGames } from './list.ts';
import { matchTheTiles } from './match-the-tiles/game.ts';
import { rollTheBlock } from './roll-the-block/game.ts';

/** The games that are listed by what is played of them; any other is listed whole. */
const split: readonly Game[] = [foldingBlocks, matchTheTiles, rollTheBlock, breakTheIce];

/** The whole of a game of which a page had only what is played. */
export const wholeGame = (game: PlayedGame): Game => split.find(({ id }) => id === game.id) ?? (game as Game);

const all: Game[] = playedGames.map(wholeGame);

/** All games, whole. */
export const games: readonly Game[] = all;

/** From now on these are all games of this process. Only a command with modules of the user's own needs that. */
export const playInstead = (others: readonly Game[]): void => {
  all.splice(0, all.length, ...others);
};
