// The worker of the x-ray. It works in slices: a newer drawing takes the place of the older one without another worker.
import { serveLatest } from '../../shared/worker/serve.ts';
import { runXray } from './run-xray.ts';

serveLatest(runXray);
