import type { Game } from '../core/game.ts';
import { solve } from '../search/solve.ts';
import { understand } from './answer.ts';
import type { WorkerAnswer, WorkerRequest } from './protocol.ts';
import { serve } from './serve.ts';

/** With what files of the user's own add; a process loads them once. */
let games: readonly Game[] | undefined;

/** Makes one run of `compare` or of a sweep. */
export async function makeRun(request: WorkerRequest): Promise<WorkerAnswer> {
  if (request.modules) {
    const { extendedGames } = await import('../extension/modules.ts');
    games = await extendedGames(request.modules);
  }
  const { game, level, options } = understand(request, games);
  return { kind: 'solution', solution: await solve(game, level, options) };
}

/** Makes this process one that makes runs. */
export const serveRuns = (): Promise<void> => serve(makeRun);
