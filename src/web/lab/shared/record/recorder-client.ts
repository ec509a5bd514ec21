import type { Limits } from '../../../../core/search.ts';
import type { GameLevel } from '../../../../games/pack.ts';
import { formatLevel } from '../../../../games/pack.ts';
import type { RecordProgress } from '../../../../trace/recording.ts';
import { askOnce, type StartWorker, type Undone } from '../../../shared/worker/client.ts';
import { type LabMethod, methodFor } from '../setup.ts';
import type { RecordAnswer, RecordTask } from './protocol.ts';

const startRecordWorker: StartWorker = () =>
  new Worker(new URL('./record.worker.ts', import.meta.url), { type: 'module' });

/** The result of a wish to record. */
export type Recorded = RecordAnswer | Undone;

export interface RecordWish {
  readonly limits?: Limits;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RecordProgress) => void;
}

/** A page neither waits longer nor holds more than this. */
const recordLimits: Limits = { seconds: 30, bytes: 1024 ** 3 };

/** Records a search in a worker of its own, which ends with it. */
export async function record(
  level: GameLevel,
  method: LabMethod,
  { limits = recordLimits, ...wish }: RecordWish = {},
  start = startRecordWorker,
): Promise<Recorded> {
  const chosen = methodFor(level.game, method);
  if (!chosen.ok) return { kind: 'refused', refusal: chosen.error };
  const task: RecordTask = {
    level: formatLevel(level),
    algorithm: chosen.value.algorithm.id,
    heuristic: chosen.value.heuristic?.id,
    cost: chosen.value.cost,
    options: method.options,
    limits,
  };
  const outcome = await askOnce<RecordTask, RecordAnswer, RecordProgress>(start, task, wish);
  return outcome.kind === 'done' ? outcome.answer : outcome;
}
