import type { ExamineReply, ExamineRequest } from './examine-protocol.ts';

/** Answers one question at a time, until it is stopped; then what was asked is answered by a failure. */
export interface ExaminerClient {
  ask(request: ExamineRequest): Promise<ExamineReply>;
  stop(): void;
}

/** Asks a worker of the browser's. */
export function startExaminer(): ExaminerClient {
  const worker = new Worker(new URL('./examine.worker.ts', import.meta.url), { type: 'module' });
  let answer: ((reply: ExamineReply) => void) | undefined;
  const reply = (value: ExamineReply): void => {
    const told = answer;
    answer = undefined;
    told?.(value);
  };
  worker.addEventListener('message', (event: MessageEvent<ExamineReply>) => reply(event.data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    reply({ kind: 'failed', reason: event.message || 'the worker could not be started' });
  });
  return {
    ask: (request) =>
      new Promise((resolve) => {
        answer = resolve;
        worker.postMessage(request, request.kind === 'judge' ? [request.values.buffer] : []);
      }),
    stop: () => {
      worker.terminate();
      reply({ kind: 'failed', reason: 'stopped' });
    },
  };
}
