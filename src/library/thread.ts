import { type Improvement, type Solution, UnsuitableError } from '../search/solve.ts';
import { type SolveFigures, type SolveTold, stoppedSolution } from '../threads/solve-task.ts';
import { WorkThread } from '../threads/work-thread.ts';
import type { SolveOptions } from './options.ts';
import { startWorker } from './start-worker.ts';
import type { Task } from './task.ts';

/** Solves in a thread of its own. The signal and the limit of time end it, also where it does not give way. */
export async function solveInThread(
  task: Task,
  { signal, onProgress, onImprovement }: Pick<SolveOptions, 'signal' | 'onProgress' | 'onImprovement'>,
): Promise<Solution> {
  const thread = new WorkThread<Task, SolveTold>(startWorker);
  let figures: SolveFigures | undefined;
  let best: Improvement | undefined;
  let solution: Solution | undefined;
  const hear = (told: SolveTold): void => {
    switch (told.kind) {
      case 'progress': {
        figures = told.figures;
        const { prepareMilliseconds, ...progress } = figures;
        onProgress?.(progress);
        break;
      }
      case 'improvement':
        best = told.improvement;
        onImprovement?.(best);
        break;
      case 'solution':
        solution = told.solution;
        break;
      case 'unsuitable':
        throw new UnsuitableError(told.reason, told.refusal);
    }
  };
  try {
    const endedBy = await thread.run(task, { onTold: hear, signal });
    return solution ?? stoppedSolution(endedBy ?? 'cancelled', figures, best);
  } finally {
    thread.end();
  }
}
