import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { readPack } from '../games/pack.ts';
import { algorithmsFor } from '../search/method.ts';
import { type SolveOptions, UnsuitableError } from '../search/solve.ts';
import type { WorkerAnswer, WorkerRequest } from './protocol.ts';

/** A decoded request: a level and a method. */
export function understand(
  request: WorkerRequest,
  games?: readonly Game[],
): {
  readonly game: Game;
  readonly level: Level;
  readonly options: SolveOptions;
} {
  const pack = readPack(request.level, games);
  const named = pack.ok ? pack.value[0] : undefined;
  const algorithm = named && algorithmsFor(named.game).find(({ id }) => id === request.algorithm);
  if (!named || !algorithm) throw new Error('the request is not understood');
  const heuristic = named.game.heuristics.find(({ id }) => id === request.heuristic);
  const { cost, options, limits } = request;
  return { ...named, options: { algorithm, cost, options, limits, ...(heuristic && { heuristic }) } };
}

/** An error of the search is an answer too. */
export function failureOf(error: unknown): WorkerAnswer {
  if (error instanceof UnsuitableError)
    return { kind: 'unsuitable', reason: error.message, refusal: error.refusal };
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', reason, outOfMemory: /allocation failed|out of memory/i.test(reason) };
}
