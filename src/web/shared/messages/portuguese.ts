import { pt as general } from '../../../core/words/pt.ts';
import { playedGames } from '../../../games/list.ts';
import type { Tongue } from './index.ts';
import { pt } from './pt.ts';

export async function portuguese(): Promise<Tongue> {
  const words = await Promise.all(playedGames.map(async (game) => [game.id, await game.words.pt()] as const));
  return {
    messages: pt,
    general,
    games: new Map(words),
    titles: new Map(words.flatMap(([, { titles = {} }]) => Object.entries(titles))),
  };
}
