// The worker of one run: it solves what it is asked, as often as it is asked, and never gives way.
import type { WorkerRequest } from '../../../../experiments/protocol.ts';
import { runRequest } from './run-request.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => postMessage(runRequest(data)));
