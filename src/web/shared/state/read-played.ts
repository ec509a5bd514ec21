import { playedGames } from '../../../games/list.ts';
import { type PlayedLevel, readPackOf } from '../../../games/pack-text.ts';

/** A level of which we know that it can be read: it was sent to a worker, or is part of a lesson. */
export function readPlayed(text: string): PlayedLevel {
  const read = readPackOf(playedGames, text);
  const level = read.ok ? read.value[0] : undefined;
  if (!level) throw new Error(`the level cannot be read:\n${text}`);
  return level;
}
