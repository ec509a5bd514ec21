import { askOnce, type Outcome } from '../../shared/worker/client.ts';
import type { LevelMap, MapTask } from './protocol.ts';

/** Asks a worker of its own for a map. */
export const askForMap = (task: MapTask, signal: AbortSignal): Promise<Outcome<LevelMap>> =>
  askOnce<MapTask, LevelMap>(
    () => new Worker(new URL('./map.worker.ts', import.meta.url), { type: 'module' }),
    task,
    {
      signal,
    },
  );
