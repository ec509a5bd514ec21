import { wholeGame } from '../../../games/index.ts';
import type { GameLevel } from '../../../games/pack.ts';
import { readPlayed } from './read-played.ts';

/** The same with all that searches need of its game. */
export function readLevel(text: string): GameLevel {
  const { game, level } = readPlayed(text);
  return { game: wholeGame(game), level };
}
