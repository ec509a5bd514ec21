// The thread that `solve` starts when it is asked to leave the caller's thread free.
import { readPack } from '../games/pack.ts';
import { chooseMethod } from '../search/method.ts';
import { serveTasks } from '../threads/serve.ts';
import { type SolveTold, solveAtDesk } from '../threads/solve-task.ts';
import type { Task } from './task.ts';

serveTasks<Task, SolveTold>(async ({ level, method, limits, options }, desk) => {
  const levels = readPack(level);
  const known = levels.ok ? levels.value[0] : undefined;
  const chosen = known && chooseMethod(known.game, method);
  if (!chosen?.ok) throw new Error('the level cannot be written as text and read back');
  await solveAtDesk(known!.game, known!.level, { ...chosen.value, limits, options }, desk);
});
