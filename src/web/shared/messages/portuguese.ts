import { pt as general } from '../../../core/words/pt.ts';
import { games } from '../../../games/index.ts';
import type { Tongue } from './index.ts';
import { pt } from './pt.ts';

export async function portuguese(): Promise<Tongue> {
  const words = await Promise.all(games.map(async (game) => [game.id, await game.words.pt()] as const));
  return {
    messages: pt,
    general,
    games: new Map(words),
    titles: new Map(words.flatMap(([, { titles = {} }]) => Object.entries(titles))),
  };
}
