import type { GraphReply, GraphTask } from './protocol.ts';

/** Asks a worker of its own for a graph; it ends when the returned function is called or the layout is final. */
export function askForGraph(task: GraphTask, reply: (reply: GraphReply) => void): () => void {
  const worker = new Worker(new URL('./graph.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<GraphReply>) => {
    if (data.kind === 'failed' || (data.kind === 'places' && data.isLast)) worker.terminate();
    reply(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    reply({ kind: 'failed', reason: event.message || 'the worker could not be started' });
  });
  worker.postMessage(task);
  return () => worker.terminate();
}
