import type { Game } from '../src/core/game.ts';

/** Loads the searches made for these games, for tests that solve without giving way. */
export async function loadSolvers(...games: readonly Game[]): Promise<void> {
  await Promise.all(games.flatMap(({ solvers = [] }) => solvers.map((solver) => solver.load?.())));
}
