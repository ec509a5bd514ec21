import type { Game, PlayedGame } from '../core/game.ts';
import './break-the-ice/game.ts';
import './folding-blocks/game.ts';
import './match-the-tiles/game.ts';
import './roll-the-block/game.ts';
import { playedGames } from './list.ts';

/** All games, whole: each file above adds to what is played of its game what searches need. A game may be whole from the start. */
export const games = playedGames as readonly Game[];

/** The whole of a game of which a page had only what is played. */
export const wholeGame = (game: PlayedGame): Game => game as Game;
