import { type Undone, WorkerClient } from '../../shared/worker/client.ts';
import type { ExamineReply, ExamineRequest } from './examine-protocol.ts';

/** Answers one question at a time, until it is stopped. */
export interface ExaminerClient {
  ask(request: ExamineRequest): Promise<ExamineReply | Undone>;
  stop(): void;
}

/** Asks a worker of the browser's. */
export function startExaminer(): ExaminerClient {
  const client = new WorkerClient<ExamineRequest, ExamineReply>(
    () => new Worker(new URL('./examine.worker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    ask: async (request) => {
      const outcome = await client.ask(request, {
        transfer: request.kind === 'judge' ? [request.values.buffer] : [],
      });
      return outcome.kind === 'done' ? outcome.answer : outcome;
    },
    stop: () => client.stop(),
  };
}
