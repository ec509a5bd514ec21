import { doLatest, doTask, type Work } from './task.ts';

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

/** Makes this worker do what it was asked last; the work must give way to other events, and heed its signal. */
export function serveLatest<Task, Answer, Progress = never>(
  work: Parameters<typeof doLatest<Task, Answer, Progress>>[0],
): void {
  const latest = doLatest(work);
  addEventListener('message', ({ data }: MessageEvent<Task>) =>
    latest(data, (message) => postMessage(message)),
  );
}
