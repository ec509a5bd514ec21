// What the thread of `solve` and `grade` does. The command itself stays free to keep the clock and to hear Ctrl-C.
// What a simple solve does not need is loaded on demand.
import type { KnownFigures } from '../../analysis/difficulty-figures.ts';
import { usesOwnCode } from '../../experiments/own-code.ts';
import { games } from '../../games/index.ts';
import type { GameLevel } from '../../games/pack.ts';
import { mustChoose } from '../../search/method.ts';
import { type Desk, serveTasks } from '../../threads/serve.ts';
import { solveAtDesk } from '../../threads/solve-task.ts';
import type { GradeTask, GradingTold, SolveTask, SolvingTold } from './task.ts';

/** Makes this thread one that does the tasks of a command. */
export async function serveCommand(): Promise<void> {
  if (usesOwnCode()) await (await import('../../experiments/in-process.ts')).useAsStarted();
  serveTasks<SolveTask | GradeTask, SolvingTold | GradingTold>(async (task, desk) => {
    const known = { game: games.find(({ id }) => id === task.game)!, level: task.level };
    if (task.kind === 'solve') await solveTask(known, task, desk);
    else await gradeTask(known, task, desk);
  });
}

async function solveTask(known: GameLevel, task: SolveTask, desk: Desk<SolvingTold>): Promise<void> {
  const { game, level } = known;
  const { limits, list } = task;
  const { signal } = desk;
  const method = mustChoose(game, task.method);
  const options = { ...method, options: task.options, limits, withEvidence: task.certificate };
  const solution = await solveAtDesk(game, level, options, desk);
  if (!solution) return;
  if (task.certificate) {
    // The time that the search left.
    const spent = (solution.prepareMilliseconds + solution.milliseconds) / 1000;
    const seconds = Math.max(0, limits.seconds - spent);
    desk.limit(seconds);
    const { certificateOf } = await import('../../certificate/certificate.ts');
    const made = await certificateOf(known, method, solution, { seconds, signal });
    const text = made ? `${JSON.stringify(made.certificate, null, 2)}\n` : null;
    desk.tell({ kind: 'certificate', text, leftOut: made?.leftOut ?? [] });
  }
  if (list === undefined || solution.status !== 'solved' || signal.aborted) return;
  const { allSolutions } = await import('../../analysis/optimal-solutions.ts');
  // Without a proof from this search, the optimum is searched again, and the limits count for that too.
  const optimum = solution.optimal ? solution.moves.length : undefined;
  desk.limit(limits.seconds * (optimum === undefined ? 2 : 1));
  desk.tell({ kind: 'all', all: await allSolutions(game, level, { list, limits, optimum, signal }) });
}

async function gradeTask(
  { game, level }: GameLevel,
  { limits }: GradeTask,
  desk: Desk<GradingTold>,
): Promise<void> {
  const { gradeInSlices } = await import('../../analysis/difficulty.ts');
  desk.limit(limits.seconds);
  const onFigures = (known: KnownFigures): void => desk.tell({ kind: 'figures', known });
  const options = { maxStates: limits.states, limits, onFigures };
  desk.tell({ kind: 'grading', grading: await gradeInSlices(game, level, options, desk.signal) });
}
