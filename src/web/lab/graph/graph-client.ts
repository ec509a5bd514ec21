import { askOnce, type Outcome } from '../../shared/worker/client.ts';
import type { GraphProgress, GraphTask } from './protocol.ts';

/** Asks a worker of its own for a graph; it is done when the layout is final. */
export const askForGraph = (
  task: GraphTask,
  signal: AbortSignal,
  onProgress: (progress: GraphProgress) => void,
): Promise<Outcome<void>> =>
  askOnce<GraphTask, void, GraphProgress>(
    () => new Worker(new URL('./graph.worker.ts', import.meta.url), { type: 'module' }),
    task,
    { signal, onProgress },
  );
