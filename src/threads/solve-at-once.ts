import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { type Improvement, type SolveOptions, solveNow } from '../search/solve.ts';
import { grace } from './protocol.ts';
import { type SolveTold, stoppedSolution, unsuitable } from './solve-task.ts';
import { withinTime } from './within-time.ts';

/** A search may take so long in this thread: about the time that another one needs to start, on a busy machine. */
const atOnceSeconds = 0.1;

/** Solves in this thread what is solved at once, without giving way; returns what a thread would tell, or undefined. */
export async function solveAtOnce(
  game: Game,
  level: Level,
  options: SolveOptions,
  mostSeconds = atOnceSeconds,
): Promise<readonly SolveTold[] | undefined> {
  await options.algorithm.load?.();
  const { seconds = Number.POSITIVE_INFINITY } = options.limits ?? {};
  const limits = { ...options.limits, seconds: Math.min(seconds, mostSeconds) };
  const improvements: Improvement[] = [];
  const onImprovement = (improvement: Improvement): void => {
    improvements.push(improvement);
  };
  try {
    const solution =
      withinTime(1000 * limits.seconds + grace, () =>
        solveNow(game, level, { ...options, limits, onImprovement }),
      ) ?? stoppedSolution('time-limit', undefined, improvements.at(-1));
    const endedBy = solution.stoppedBy ?? solution.status;
    if (endedBy === 'time-limit' && seconds > mostSeconds) return undefined;
    return [
      ...improvements.map((improvement) => ({ kind: 'improvement' as const, improvement })),
      { kind: 'solution', solution },
    ];
  } catch (error) {
    return [unsuitable(error)];
  }
}
