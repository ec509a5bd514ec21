import { newStatistics } from '../../../core/search.ts';
import { PlaySession } from '../../../play/session.ts';
import { mustChoose } from '../../../search/method.ts';
import { type Solution, solveNow } from '../../../search/solve.ts';
import { readLevel } from '../state/read-level.ts';
import { reasonOf } from '../worker/task.ts';
import type { Answer, Progress, Task } from './protocol.ts';

/** Does what a worker is asked; mistakes and breakdowns are answers too. */
export async function runTask(task: Task, onProgress: (progress: Progress) => void): Promise<Answer> {
  let progress: Progress = { ...newStatistics(), milliseconds: 0 };
  try {
    const { game, level } = readLevel(task.level);
    const method = mustChoose(game, task.method);
    await method.algorithm.load?.();
    const session = new PlaySession(game.rules(level, method.cost));
    for (const word of task.played) {
      const move = session.rules.parseMove(word);
      const played = move.ok ? session.play(move.value) : move;
      if (!played.ok) return failed(`${word}: ${played.error.code}`);
    }
    const solution = solveNow(game, level, {
      ...method,
      limits: task.limits,
      options: task.options,
      from: { state: session.state, movesPlayed: session.moveCount },
      onProgress: (statistics, milliseconds) => {
        progress = { ...statistics, milliseconds };
        onProgress(progress);
      },
    });
    return answerOf(solution);
  } catch (error) {
    // Browsers give a page less memory than the limits allow; not getting it is one more limit.
    if (error instanceof RangeError && /alloc|length|memory/i.test(error.message))
      return { status: 'memory-limit', figures: { ...progress, prepareMilliseconds: 0 } };
    return failed(reasonOf(error));
  }
}

const failed = (problem: string): Answer => ({ status: 'failed', problem });

function answerOf(solution: Solution): Answer {
  const { expanded, generated, stored, reopened, peakFrontier, bytes, reservedBytes, seenSet } = solution;
  const { milliseconds, prepareMilliseconds, status, moves, optimal } = solution;
  const figures = {
    ...{ expanded, generated, stored, reopened, peakFrontier, bytes, reservedBytes },
    ...(seenSet && { seenSet }),
    ...{ milliseconds, prepareMilliseconds },
  };
  if (status === 'cancelled') return { status };
  if (status !== 'solved') return { status, figures };
  return { status, moves, cost: solution.cost ?? moves.length, optimal, figures };
}
