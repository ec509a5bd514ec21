// The process that makes runs of `compare` and of sweeps.
import { load } from '../load.ts';

const { serveRuns } = load('runs.cjs') as typeof import('../../experiments/worker.ts');
await serveRuns();
