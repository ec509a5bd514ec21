import { chooseMethod } from '../../../../search/method.ts';
import { UnsuitableError } from '../../../../search/solve.ts';
import { Recording, type RecordProgress } from '../../../../trace/recording.ts';
import { readLevel } from '../../../shared/state/read-level.ts';
import type { RecordAnswer, RecordTask } from './protocol.ts';

/** Between two words of progress. */
const sliceMilliseconds = 100;

/** Records one search, as a worker is asked to. */
export async function runRecord(
  task: RecordTask,
  tell: (progress: RecordProgress) => void,
): Promise<RecordAnswer> {
  const { game, level } = readLevel(task.level);
  const method = chooseMethod(game, task);
  if (!method.ok) return { kind: 'refused', refusal: method.error };
  await method.value.algorithm.load?.();
  const { options, limits } = task;
  try {
    const recording = new Recording(game, level, { method: method.value, options, limits });
    while (!recording.slice(sliceMilliseconds)) tell(recording.progress);
    return { kind: 'trace', trace: recording.finish() };
  } catch (error) {
    if (error instanceof UnsuitableError) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}
