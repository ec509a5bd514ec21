import { readPack } from '../../../../games/pack.ts';
import { chooseMethod } from '../../../../search/method.ts';
import { UnsuitableError } from '../../../../search/solve.ts';
import { Recording } from '../../../../trace/recording.ts';
import type { RecordReply, RecordTask } from './protocol.ts';

/** Between two words of progress. */
const sliceMilliseconds = 100;

/** Does what a worker is asked; mistakes and breakdowns are answers too. */
export function runRecord(task: RecordTask, tell: (reply: RecordReply) => void): void {
  try {
    tell(answer(task, tell));
  } catch (error) {
    if (error instanceof UnsuitableError) tell({ kind: 'refused', refusal: error.refusal });
    else tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function answer(task: RecordTask, tell: (reply: RecordReply) => void): RecordReply {
  const levels = readPack(task.level);
  const known = levels.ok ? levels.value[0] : undefined;
  if (!known) return { kind: 'failed', reason: 'the level cannot be read' };
  const method = chooseMethod(known.game, task);
  if (!method.ok) return { kind: 'refused', refusal: method.error };
  const { options, limits } = task;
  const recording = new Recording(known.game, known.level, { method: method.value, options, limits });
  while (!recording.slice(sliceMilliseconds)) tell({ kind: 'progress', progress: recording.progress });
  return { kind: 'done', trace: recording.finish() };
}
