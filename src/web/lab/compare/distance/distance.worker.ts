import { type DistanceTask, runDistanceTask } from './protocol.ts';

/** Measures one level. */
addEventListener('message', ({ data }: MessageEvent<DistanceTask>) => postMessage(runDistanceTask(data)));
