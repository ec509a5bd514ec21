// The thread that `solve` starts when it is asked to leave the caller's thread free. It ends by itself.
import { parentPort, workerData } from 'node:worker_threads';
import { readPack } from '../games/pack.ts';
import { chooseMethod } from '../search/method.ts';
import { solve, UnsuitableError } from '../search/solve.ts';
import type { Message, Task } from './task.ts';

const tell = (message: Message): void => parentPort?.postMessage(message);

async function work({ level, method, limits, options }: Task): Promise<void> {
  const levels = readPack(level);
  const known = levels.ok ? levels.value[0] : undefined;
  const chosen = known && chooseMethod(known.game, method);
  if (!chosen?.ok) throw new Error('the level cannot be written as text and read back');
  const began = performance.now();
  let prepareMilliseconds: number | undefined;
  const solution = await solve(known!.game, known!.level, {
    ...chosen.value,
    limits,
    options,
    onProgress: (statistics, milliseconds) => {
      prepareMilliseconds ??= performance.now() - began - milliseconds;
      tell({ kind: 'progress', progress: { ...statistics, milliseconds }, prepareMilliseconds });
    },
    onImprovement: (improvement) => tell({ kind: 'improvement', improvement }),
  });
  tell({ kind: 'solution', solution });
}

try {
  await work(workerData);
} catch (error) {
  if (!(error instanceof UnsuitableError)) throw error;
  tell({ kind: 'unsuitable', reason: error.message, refusal: error.refusal });
}
