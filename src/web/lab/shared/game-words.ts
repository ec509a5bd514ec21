import type { PlayedGame } from '../../../core/game.ts';
import type { GameWords } from '../../../core/words.ts';
import { playedGames } from '../../../games/list.ts';
import { gameWords, generalWords } from '../../shared/ui/context.svelte.ts';

/** The name of a heuristic in the chosen language. */
export const heuristicName = (game: PlayedGame, id: string): string =>
  gameWords(game).heuristics[id]?.name ?? id;

/** A heuristic's summary in the chosen language. */
export const heuristicSummary = (game: PlayedGame, id: string): string =>
  gameWords(game).heuristics[id]?.summary ?? '';

/** A cost model's summary in the chosen language. */
export function costSummary(game: PlayedGame, id: string): string {
  const costs: GameWords['costs'] = { ...generalWords().costs, ...gameWords(game).costs };
  return costs[id] ?? id;
}

/** The words of a solver that only one game has; undefined for any other method. */
export function solverWords(id: string): GameWords['solvers'][string] | undefined {
  const owner = playedGames.find(({ solvers }) => solvers?.some((solver) => solver.id === id));
  return owner && gameWords(owner).solvers[id];
}
