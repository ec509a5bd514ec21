import type { Message } from '../../../../core/message.ts';
import type { Limits } from '../../../../core/search.ts';
import type { GameLevel } from '../../../../games/pack.ts';
import { formatLevel } from '../../../../games/pack.ts';
import type { RecordProgress } from '../../../../trace/recording.ts';
import type { TraceData } from '../../../../trace/trace.ts';
import { type LabMethod, methodFor } from '../setup.ts';
import type { RecordReply, RecordTask } from './protocol.ts';

/** A worker that records one search. */
interface RecordWorker {
  send(task: RecordTask): void;
  stop(): void;
}
export type StartRecordWorker = (events: {
  reply(reply: RecordReply): void;
  failed(reason: string): void;
}) => RecordWorker;

export const startRecordWorker: StartRecordWorker = (events) => {
  const worker = new Worker(new URL('./record.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<RecordReply>) => events.reply(event.data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    events.failed(event.message || 'the worker could not be started');
  });
  return { send: (task) => worker.postMessage(task), stop: () => worker.terminate() };
};

/** What came of a wish to record. */
export type Recorded =
  | { readonly kind: 'trace'; readonly trace: TraceData }
  | { readonly kind: 'refused'; readonly refusal: Message }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'cancelled' };

export interface RecordWish {
  readonly limits?: Limits;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RecordProgress) => void;
}

/** What a page is ready to wait for, and to hold. */
const recordLimits: Limits = { seconds: 30, bytes: 1024 ** 3 };

/** Records a search in a worker of its own, which ends with it. */
export function record(
  level: GameLevel,
  method: LabMethod,
  { limits = recordLimits, signal, onProgress }: RecordWish = {},
  start: StartRecordWorker = startRecordWorker,
): Promise<Recorded> {
  const chosen = methodFor(level.game, method);
  if (!chosen.ok) return Promise.resolve({ kind: 'refused', refusal: chosen.error });
  if (signal?.aborted) return Promise.resolve({ kind: 'cancelled' });
  return new Promise((resolve) => {
    let worker: RecordWorker | undefined;
    const finish = (recorded: Recorded): void => {
      worker?.stop();
      signal?.removeEventListener('abort', cancel);
      resolve(recorded);
    };
    const cancel = (): void => finish({ kind: 'cancelled' });
    signal?.addEventListener('abort', cancel);
    try {
      worker = start({
        reply: (reply) => {
          if (reply.kind === 'progress') onProgress?.(reply.progress);
          else if (reply.kind === 'done') finish({ kind: 'trace', trace: reply.trace });
          else finish(reply);
        },
        failed: (reason) => finish({ kind: 'failed', reason }),
      });
      worker.send({
        level: formatLevel(level),
        algorithm: chosen.value.algorithm.id,
        heuristic: chosen.value.heuristic?.id,
        cost: chosen.value.cost,
        options: method.options,
        limits,
      });
    } catch (error) {
      finish({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  });
}
