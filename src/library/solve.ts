import { formatLevel } from '../games/pack.ts';
import { type Solution, solve as search } from '../search/solve.ts';
import { stoppedSolution } from '../threads/solve-task.ts';
import { asGameLevel, type PlayableLevel } from './levels.ts';
import { requestOf, type SolveOptions } from './options.ts';
import { solveInThread } from './thread.ts';

/**
 * Solves a level. Whatever the answer is, solved, unsolvable or stopped by a limit, it is a {@link Solution}: see its
 * `status`. All moves of a solution were replayed by the rules of the game.
 *
 * @throws RangeError when an id, a limit or an option is not one that there is; the promise rejects with it.
 * @throws UnsuitableError when the algorithm cannot work on this level; likewise.
 */
export async function solve(level: PlayableLevel, options: SolveOptions = {}): Promise<Solution> {
  const request = requestOf(level, options);
  const known = asGameLevel(level);
  const { signal, onProgress, onImprovement, worker } = options;
  // Checked here, because preparing can take a while.
  if (signal?.aborted) return stoppedSolution('cancelled');
  if (worker) {
    const { algorithm, heuristic, cost } = request.method;
    const task = {
      level: formatLevel(known),
      method: { algorithm: algorithm.id, heuristic: heuristic?.id, cost },
      limits: request.limits,
      options: request.options,
    };
    return solveInThread(task, { signal, onProgress, onImprovement });
  }
  return search(known.game, known.level, {
    ...request.method,
    limits: request.limits,
    options: request.options,
    ...(signal && { signal }),
    ...(onImprovement && { onImprovement }),
    onProgress: (statistics, milliseconds) => onProgress?.({ ...statistics, milliseconds }),
  });
}
