import { doTask, type Work } from './task.ts';

/** Makes this worker do what it is asked; `handOver` names the buffers of an answer that need not be copied. */
export function serve<Task, Answer, Progress = never>(
  work: Work<Task, Answer, Progress>,
  handOver: (answer: Answer) => Transferable[] = () => [],
): void {
  addEventListener('message', ({ data }: MessageEvent<Task>) =>
    doTask(work, data, (message) =>
      postMessage(message, { transfer: message.kind === 'done' ? handOver(message.answer) : [] }),
    ),
  );
}
