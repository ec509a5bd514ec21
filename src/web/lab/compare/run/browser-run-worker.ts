import type { Machine } from '../../../../experiments/record.ts';
import type { StartWorker } from '../../../shared/worker/client.ts';

export const startRunWorker: StartWorker = () =>
  new Worker(new URL('./run.worker.ts', import.meta.url), { type: 'module' });

/** The facts that a browser gives about itself and its machine. */
export const thisBrowser = (): Machine => ({
  node: null,
  browser: navigator.userAgent,
  platform: navigator.platform || 'unknown',
  arch: 'unknown',
  cpu: `${navigator.hardwareConcurrency} cores`,
});
